import {
  a,
  always,
  appearsItself,
  aura,
  during,
  each,
  exists,
  has,
  itself,
  keyword,
  ko,
  may,
  on,
  outside,
  type PowerSymbol,
  plotTwist,
  putIntoPlay,
  ready,
  resource,
  stats,
  supporting,
  trigger,
  yours,
} from '@longbox/vs/language';

export const hawkeye = supporting({
  id: 'leg-059',
  name: '*Hawkeye*',
  short: 'Hawkeye',
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['aForce'],
  powers: [keyword('ranged'), keyword('quickDraw')],
});

const token = (name: string) => a(outside({ is: 'token', name }));

export const squirrelGirl = supporting({
  id: 'leg-060',
  name: 'Squirrel Girl',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['aForce'],
  powers: [
    trigger("Let's Get Nuts!", appearsItself, may(putIntoPlay(token('Monkey Joe')))),
    trigger("Let's Get Nuts!", on('recovers', itself), may(putIntoPlay(token('Tippy Toe')))),
  ],
});

export const spiderGwen = supporting({
  id: 'leg-061',
  name: 'Spider-Gwen',
  gender: 'f',
  cost: 4,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['aForce'],
  powers: [keyword('dodge'), keyword('dimensionalWristwatch')],
});

const youHave = (symbol: PowerSymbol) => exists(resource({ is: 'location', basic: true, symbol, face: 'up' }, 'you'));

export const crystal = supporting({
  id: 'leg-062',
  name: 'Crystal',
  gender: 'f',
  cost: 6,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['aForce'],
  powers: [
    during(youHave('energy'), always('Elemental Master', has('flight'))),
    during(youHave('skill'), always('Elemental Master', has('ranged'))),
    during(youHave('might'), always('Elemental Master', stats(5, 0))),
    during(youHave('intellect'), always('Elemental Master', stats(0, 5))),
  ],
});

const squirrelGirlOfYours = { side: 'yours', name: 'Squirrel Girl' } as const;
const squirrelInterrupted = trigger('Squirrel Interrupted', on('leavesPlay', squirrelGirlOfYours), ko('self'));

export const monkeyJoe = supporting({
  id: 'leg-063',
  name: 'Monkey Joe',
  gender: 'm',
  cost: 0,
  atk: 0,
  def: 1,
  health: 1,
  token: true,
  teams: ['aForce'],
  powers: [aura('Cover Squirrel', squirrelGirlOfYours, stats(0, 2)), squirrelInterrupted],
});

export const tippyToe = supporting({
  id: 'leg-064',
  name: 'Tippy Toe',
  gender: 'f',
  cost: 0,
  atk: 0,
  def: 1,
  health: 1,
  token: true,
  teams: ['aForce'],
  powers: [aura('Squirrel Power', squirrelGirlOfYours, stats(2, 0)), squirrelInterrupted],
});

export const readyForAnything = plotTwist({
  id: 'leg-065',
  name: 'Ready for Anything',
  team: 'aForce',
  symbols: 3,
  loyalty: 'aForce',
  timing: 'main',
  effects: [ready(each(yours()))],
});
