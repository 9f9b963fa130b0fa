import {
  a,
  appearsItself,
  basicLocation,
  choose,
  enemy,
  gets,
  ifDone,
  keyword,
  ko,
  main,
  may,
  paidWith,
  pay,
  payNoting,
  plotTwist,
  supporting,
  the,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

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
  level: 1,
  atk: 0,
  def: 6,
  health: 5,
  teams: [],
  powers: [],
});

export const simonTraskLevel2 = main({
  id: 'tub-038',
  name: 'Simon Trask',
  level: 2,
  atk: 5,
  def: 8,
  health: 6,
  teams: [],
  powers: [keyword('ranged')],
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
