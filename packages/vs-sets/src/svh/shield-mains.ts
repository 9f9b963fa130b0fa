import { keyword, main } from '@longbox/vs/language';

export const blackWidowLevel1 = main({
  id: 'svh-029',
  name: 'Black Widow',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['shield'],
  powers: [keyword('ranged')],
});

export const blackWidowLevel2 = main({
  id: 'svh-030',
  name: 'Black Widow',
  level: 2,
  atk: 6,
  def: 6,
  health: 5,
  teams: ['shield'],
  powers: [keyword('ranged')],
});

export const captainAmericaLevel1 = main({
  id: 'svh-031',
  name: '*Captain America*',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  aka: ['Falcon'],
  teams: ['shield'],
  powers: [keyword('flight')],
});

export const captainAmericaLevel2 = main({
  id: 'svh-032',
  name: '*Captain America*',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  aka: ['Falcon'],
  teams: ['shield'],
  powers: [keyword('flight')],
});

export const nickFuryLevel1 = main({
  id: 'svh-033',
  name: 'Nick Fury',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['shield'],
  powers: [keyword('ranged')],
});

export const nickFuryLevel2 = main({
  id: 'svh-034',
  name: 'Nick Fury',
  level: 2,
  atk: 6,
  def: 6,
  health: 5,
  teams: ['shield'],
  powers: [keyword('ranged')],
});

export const quakeLevel1 = main({
  id: 'svh-035',
  name: 'Quake',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['shield'],
  powers: [],
});

export const quakeLevel2 = main({
  id: 'svh-036',
  name: 'Quake',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['shield'],
  powers: [],
});
