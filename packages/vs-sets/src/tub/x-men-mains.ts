import { draw, firstEachTurn, gainXp, keyword, levelUp, main, may, noteTeam, on, trigger } from '@longbox/vs/language';

export const emmaFrostLevel1 = main({
  id: 'tub-003',
  name: 'Emma Frost',
  gender: 'f',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    trigger('Schemer', firstEachTurn(on('playsPlotTwist', undefined, { player: 'you' })), may(draw())),
    levelUp(
      'Fluid Fidelity',
      5,
      on('recruits', { is: 'supporting', team: ['hammer', 'resistance'] }, { player: 'you' }),
      noteTeam('subject', 'hammer', 'resistance'),
      gainXp(),
    ),
  ],
});
