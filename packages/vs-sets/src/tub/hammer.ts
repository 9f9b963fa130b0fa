import { equipment, keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const mystique = supporting({
  id: 'tub-039',
  name: 'Mystique',
  cost: 1,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [],
});

export const dagger = supporting({
  id: 'tub-041',
  name: 'Dagger',
  cost: 2,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['hammer'],
  powers: [keyword('ranged')],
});

export const darkBeast = supporting({
  id: 'tub-042',
  name: 'Dark Beast',
  cost: 2,
  atk: 2,
  def: 3,
  health: 2,
  teams: ['hammer'],
  powers: [],
});

export const bullseye = supporting({
  id: 'tub-043',
  name: 'Bullseye',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [keyword('ranged')],
});

export const cloak = supporting({
  id: 'tub-044',
  name: 'Cloak',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['hammer'],
  powers: [keyword('flight')],
});

export const daken = supporting({
  id: 'tub-045',
  name: 'Daken',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['hammer'],
  powers: [],
});

export const moonstone = supporting({
  id: 'tub-046',
  name: 'Moonstone',
  cost: 4,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const mimic = supporting({
  id: 'tub-047',
  name: 'Mimic',
  cost: 5,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [keyword('freeze'), keyword('genius')],
});

export const venom = supporting({
  id: 'tub-048',
  name: '*Venom*',
  cost: 5,
  atk: 7,
  def: 7,
  health: 2,
  aka: ['Scorpion'],
  teams: ['hammer'],
  powers: [],
});

export const ironPatriot = supporting({
  id: 'tub-049',
  name: 'Iron Patriot',
  cost: 6,
  atk: 5,
  def: 7,
  health: 1,
  aka: ['Norman Osborn, Green Goblin'],
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const weaponOmega = supporting({
  id: 'tub-050',
  name: 'Weapon Omega',
  cost: 6,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const ares = supporting({
  id: 'tub-051',
  name: 'Ares',
  cost: 7,
  atk: 10,
  def: 10,
  health: 3,
  teams: ['hammer'],
  powers: [keyword('dodge'), keyword('lethal')],
});

export const namor = supporting({
  id: 'tub-052',
  name: 'Namor',
  cost: 7,
  atk: 9,
  def: 9,
  health: 2,
  teams: ['hammer'],
  powers: [keyword('flight')],
});

export const sentry = supporting({
  id: 'tub-053',
  name: 'Sentry',
  cost: 8,
  atk: 18,
  def: 18,
  health: 2,
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const omegaMachineComponent = equipment({
  id: 'tub-054',
  name: 'Omega Machine Component',
  cost: 1,
  teams: ['hammer'],
  powers: [keyword('oneOfAKind')],
});

export const omegaMachineComponent2 = equipment({
  id: 'tub-055',
  name: 'Omega Machine Component',
  cost: 2,
  teams: ['hammer'],
  powers: [keyword('oneOfAKind')],
});

export const omegaMachineComponent3 = equipment({
  id: 'tub-056',
  name: 'Omega Machine Component',
  cost: 3,
  teams: ['hammer'],
  powers: [keyword('oneOfAKind')],
});

export const omegaMachineComponent4 = equipment({
  id: 'tub-057',
  name: 'Omega Machine Component',
  cost: 4,
  teams: ['hammer'],
  powers: [keyword('oneOfAKind')],
});

export const spinMaster = plotTwist({
  id: 'tub-058',
  name: 'Spin Master',
  team: 'hammer',
  timing: 'main',
  effects: [],
});

export const outPosition = plotTwist({
  id: 'tub-059',
  name: 'Out-Position',
  team: 'hammer',
  timing: 'main',
  effects: [],
});

export const hammerHq = specialLocation('tub-060', 'H.A.M.M.E.R. HQ', 'hammer');
