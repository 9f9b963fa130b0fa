import { keyword, main } from '@longbox/vs/language';

export const emmaFrostLevel2 = main({
  id: 'tub-005',
  name: 'Emma Frost',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['hammer'],
  powers: [],
});

export const normanOsbornLevel1 = main({
  id: 'tub-031',
  name: 'Norman Osborn',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  aka: ['Iron Patriot, Green Goblin'],
  teams: ['hammer'],
  powers: [],
});

export const normanOsbornLevel2 = main({
  id: 'tub-032',
  name: 'Norman Osborn',
  level: 2,
  atk: 7,
  def: 6,
  health: 5,
  aka: ['Iron Patriot, Green Goblin'],
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const darkBeastLevel1 = main({
  id: 'tub-033',
  name: 'Dark Beast',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['hammer'],
  powers: [],
});

export const darkBeastLevel2 = main({
  id: 'tub-034',
  name: 'Dark Beast',
  level: 2,
  atk: 3,
  def: 10,
  health: 5,
  teams: ['hammer'],
  powers: [],
});

export const weaponOmegaLevel1 = main({
  id: 'tub-035',
  name: 'Weapon Omega',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const weaponOmegaLevel2 = main({
  id: 'tub-036',
  name: 'Weapon Omega',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});
