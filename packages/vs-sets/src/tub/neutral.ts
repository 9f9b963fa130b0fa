import {
  a,
  appearsItself,
  basicLocation,
  character,
  choose,
  each,
  endOfYourTurn,
  enemy,
  gainXp,
  gets,
  has,
  ifDone,
  keyword,
  ko,
  later,
  law,
  levelUp,
  main,
  may,
  modify,
  on,
  paidWith,
  pay,
  payNoting,
  plotTwist,
  ready,
  stats,
  superPower,
  supporting,
  type Team,
  teamsUnshared,
  the,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

const mutants: readonly Team[] = ['brotherhood', 'resistance', 'xmen'];

export const sacredGround = plotTwist({
  id: 'tub-029',
  name: 'Sacred Ground',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(yours({ team: ['brotherhood', 'resistance', 'xmen'], combat: 'any' }), 'faithful')),
    may(payNoting([['energy', 'intellect', 'might', 'skill', 'alien', 'humanity']], the('faithful'), 'ground')),
    ifDone(
      when(
        paidWith('ground', 'Asteroid M', 'Utopia', 'School for Gifted Youngsters'),
        [gets(the('faithful'), 6, 6)],
        [gets(the('faithful'), 3, 3)],
      ),
    ),
  ],
});

export const simonTraskLevel1 = main({
  id: 'tub-037',
  name: 'Simon Trask',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 6,
  health: 5,
  teams: [],
  powers: [
    law('Humanity Now!', { rule: 'deckWithout', who: 'you', teams: mutants }),
    levelUp(
      'Proposition X',
      5,
      on('appears', { is: 'character', side: 'enemy' }),
      gainXp(teamsUnshared(character({ same: 'subject' }), yours())),
    ),
  ],
});

export const simonTraskLevel2 = main({
  id: 'tub-038',
  name: 'Simon Trask',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 8,
  health: 6,
  teams: [],
  powers: [
    keyword('ranged'),
    keyword('biosentinel'),
    trigger(
      'The Bloodline Must Be Purged',
      on('getsStunned', { is: 'character', side: 'enemy', team: mutants }),
      may(ready(each(yours({ keyword: 'biosentinel' })))),
    ),
    superPower(
      'Human Sentinel One',
      'main',
      [['energy', 'intellect']],
      choose(a(yours({ is: 'supporting' }), 'host')),
      modify(the('host'), 'turn', has('biosentinel'), stats(5, 0), has('ranged'), has('lethal')),
      later('turn', endOfYourTurn, ko(the('host'))),
    ),
  ],
});

export const simonTrask = supporting({
  id: 'tub-040',
  name: 'Simon Trask',
  gender: 'm',
  cost: 1,
  atk: 0,
  def: 2,
  health: 1,
  teams: [],
  powers: [
    trigger(
      "Humanity's Last Stand",
      appearsItself,
      may(pay(['humanity'])),
      ifDone(ko(a(enemy({ is: 'supporting', sharesNoTeamWith: yours() })))),
    ),
  ],
});

export const laboratory = basicLocation('tub-061', 'Laboratory', 'energy');

export const academy = basicLocation('tub-062', 'Academy', 'intellect');

export const fortress = basicLocation('tub-063', 'Fortress', 'might');

export const trainingGround = basicLocation('tub-064', 'Training Ground', 'skill');
