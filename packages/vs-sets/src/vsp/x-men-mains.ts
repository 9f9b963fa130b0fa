import { anyTurn, gets, later, main, on, ready, superPower } from '@longbox/vs/language';

export const wolverineLevel3 = main({
  id: 'vsp-020',
  name: 'Wolverine',
  gender: 'm',
  level: 3,
  atk: 9,
  def: 8,
  health: 6,
  teams: ['xmen'],
  powers: [
    anyTurn('SNIKT!', 'combat', ['skill'], gets('self', 3, 0)),
    superPower(
      'Kill Frenzy',
      'main',
      ['might'],
      later(
        'turn',
        on('stuns', { self: true, combat: 'soloAttacker' }, { object: { side: 'enemy', combat: 'defender' } }),
        ready('self'),
      ),
    ),
  ],
});
