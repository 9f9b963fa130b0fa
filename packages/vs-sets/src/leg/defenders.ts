import {
  a,
  always,
  anEnemy,
  appearsItself,
  atLeast,
  compare,
  countersOn,
  during,
  fits,
  gets,
  has,
  heal,
  keyword,
  law,
  lookAtHand,
  plotTwist,
  putPlus,
  superPower,
  supporting,
  the,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

export const mistyKnight = supporting({
  id: 'leg-041',
  name: 'Misty Knight',
  short: 'Misty',
  gender: 'f',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('ranged'),
    trigger('Detective Work', appearsItself, lookAtHand(anEnemy())),
    superPower('Bionic Arm', 'combat', ['might'], when(fits('self', { combat: 'inMelee' }), [gets('self', 2, 2)])),
  ],
});

const atLeastCounters = (count: number) => compare(countersOn('plus', 'self'), atLeast(count));

export const whiteTiger = supporting({
  id: 'leg-042',
  name: 'White Tiger',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['defenders'],
  powers: [
    during(atLeastCounters(1), always('Mystical Tiger Amulets', has('leap'))),
    during(atLeastCounters(2), always('Mystical Tiger Amulets', has('ferocious'))),
    during(atLeastCounters(3), always('Mystical Tiger Amulets', has('lethal'))),
  ],
});

export const jessicaJones = supporting({
  id: 'leg-043',
  name: 'Jessica Jones',
  short: 'Jessica',
  gender: 'f',
  cost: 3,
  atk: 4,
  def: 3,
  health: 3,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    keyword('tough'),
    law('Psionic Protection', { rule: 'cantUseSuperPowers', who: 'eachEnemy', symbol: 'intellect' }),
  ],
});

export const stick = supporting({
  id: 'leg-044',
  name: 'Stick',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 6,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('dodge'),
    trigger(
      'Mentor',
      appearsItself,
      putPlus(2, a(yours({ is: 'main' }), 'pupil')),
      when(fits(the('pupil'), { name: 'Daredevil' }), [putPlus(2, the('pupil'))]),
    ),
  ],
});

export const realityShift = plotTwist({
  id: 'leg-045',
  name: 'Reality Shift',
  team: 'defenders',
  symbols: 3,
  loyalty: 'defenders',
  timing: 'main',
  effects: [heal(a(yours()))],
});
