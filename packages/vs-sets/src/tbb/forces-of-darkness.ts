import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const drusilla = supporting({
  id: 'tbb-038',
  name: 'Drusilla',
  cost: 1,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const turokHanVampire = supporting({
  id: 'tbb-039',
  name: 'Turok-Han Vampire',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [keyword('swarm')],
});

export const caleb = supporting({
  id: 'tbb-040',
  name: 'Caleb',
  cost: 2,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const mrTrick = supporting({
  id: 'tbb-041',
  name: 'Mr. Trick',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const darla = supporting({
  id: 'tbb-042',
  name: 'Darla',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [keyword('ranged')],
});

export const theGentlemen = supporting({
  id: 'tbb-043',
  name: 'The Gentlemen',
  cost: 3,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const luke = supporting({
  id: 'tbb-044',
  name: 'Luke',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const mayorWilkins = supporting({
  id: 'tbb-045',
  name: 'Mayor Wilkins',
  cost: 4,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const adam = supporting({
  id: 'tbb-046',
  name: 'Adam',
  cost: 5,
  atk: 6,
  def: 3,
  health: 2,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const sweet = supporting({
  id: 'tbb-047',
  name: 'Sweet',
  cost: 5,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const angelus = supporting({
  id: 'tbb-048',
  name: 'Angelus',
  cost: 6,
  atk: 8,
  def: 7,
  health: 1,
  aka: ['Angel'],
  teams: ['forcesOfDarkness'],
  powers: [keyword('lethal')],
});

export const glory = supporting({
  id: 'tbb-049',
  name: 'Glory',
  cost: 6,
  atk: 6,
  def: 8,
  health: 2,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const theMaster = supporting({
  id: 'tbb-050',
  name: 'The Master',
  cost: 7,
  atk: 9,
  def: 9,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const bigBad = plotTwist({
  id: 'tbb-051',
  name: 'Big Bad',
  team: 'forcesOfDarkness',
  timing: 'main',
  effects: [],
});

export const demonicCruelty = plotTwist({
  id: 'tbb-052',
  name: 'Demonic Cruelty',
  team: 'forcesOfDarkness',
  timing: 'main',
  effects: [],
});

export const vampiricHypnosis = plotTwist({
  id: 'tbb-053',
  name: 'Vampiric Hypnosis',
  team: 'forcesOfDarkness',
  timing: 'main',
  effects: [],
});

export const hellmouth = specialLocation('tbb-054', 'Hellmouth', 'forcesOfDarkness');
