import { keyword, main } from '@longbox/vs/language';

export const angelusLevel1 = main({
  id: 'tbb-028',
  name: 'Angelus',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  aka: ['Angel'],
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const angelusLevel2 = main({
  id: 'tbb-029',
  name: 'Angelus',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  aka: ['Angel'],
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const darkWillowLevel1 = main({
  id: 'tbb-030',
  name: 'Dark Willow',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  aka: ['Willow'],
  teams: ['forcesOfDarkness'],
  powers: [keyword('ranged')],
});

export const darkWillowLevel2 = main({
  id: 'tbb-031',
  name: 'Dark Willow',
  level: 2,
  atk: 4,
  def: 7,
  health: 6,
  aka: ['Willow'],
  teams: ['forcesOfDarkness'],
  powers: [keyword('ranged')],
});

export const mayorWilkinsLevel1 = main({
  id: 'tbb-032',
  name: 'Mayor Wilkins',
  level: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const mayorWilkinsLevel2 = main({
  id: 'tbb-033',
  name: 'Mayor Wilkins',
  level: 2,
  atk: 30,
  def: 30,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const theFirstEvilLevel1 = main({
  id: 'tbb-034',
  name: 'The First Evil',
  level: 1,
  atk: 0,
  def: 6,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const theFirstEvilLevel2 = main({
  id: 'tbb-035',
  name: 'The First Evil',
  level: 2,
  atk: 0,
  def: 9,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const theMasterLevel1 = main({
  id: 'tbb-036',
  name: 'The Master',
  level: 1,
  atk: 1,
  def: 5,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const theMasterLevel2 = main({
  id: 'tbb-037',
  name: 'The Master',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [],
});
