import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const dawn = supporting({
  id: 'tbb-011',
  name: 'Dawn',
  cost: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['scoobies'],
  powers: [],
});

export const joyce = supporting({
  id: 'tbb-012',
  name: 'Joyce',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['scoobies'],
  powers: [],
});

export const cordelia = supporting({
  id: 'tbb-013',
  name: 'Cordelia',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['scoobies'],
  powers: [],
});

export const tara = supporting({
  id: 'tbb-014',
  name: 'Tara',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['scoobies'],
  powers: [keyword('ranged')],
});

export const xander = supporting({
  id: 'tbb-015',
  name: 'Xander',
  cost: 2,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['scoobies'],
  powers: [],
});

export const firstSlayer = supporting({
  id: 'tbb-016',
  name: 'First Slayer',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['scoobies'],
  powers: [],
});

export const giles = supporting({
  id: 'tbb-017',
  name: 'Giles',
  cost: 3,
  atk: 2,
  def: 7,
  health: 1,
  teams: ['scoobies'],
  powers: [],
});

export const anya = supporting({
  id: 'tbb-018',
  name: 'Anya',
  cost: 4,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['scoobies'],
  powers: [],
});

export const oz = supporting({
  id: 'tbb-019',
  name: 'Oz',
  cost: 4,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['scoobies'],
  powers: [],
});

export const buffy = supporting({
  id: 'tbb-020',
  name: 'Buffy',
  cost: 5,
  atk: 5,
  def: 5,
  health: 3,
  teams: ['scoobies'],
  powers: [],
});

export const riley = supporting({
  id: 'tbb-021',
  name: 'Riley',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['scoobies'],
  powers: [keyword('ranged')],
});

export const angel = supporting({
  id: 'tbb-022',
  name: 'Angel',
  cost: 6,
  atk: 7,
  def: 8,
  health: 1,
  aka: ['Angelus'],
  teams: ['scoobies'],
  powers: [keyword('stealth')],
});

export const willow = supporting({
  id: 'tbb-023',
  name: 'Willow',
  cost: 7,
  atk: 6,
  def: 9,
  health: 1,
  teams: ['scoobies'],
  powers: [keyword('ranged')],
});

export const dissolutionSpell = plotTwist({
  id: 'tbb-024',
  name: 'Dissolution Spell',
  team: 'scoobies',
  timing: 'main',
  effects: [],
});

export const slayage = plotTwist({ id: 'tbb-025', name: 'Slayage', team: 'scoobies', timing: 'main', effects: [] });

export const theChosenOne = plotTwist({
  id: 'tbb-026',
  name: 'The Chosen One',
  team: 'scoobies',
  timing: 'main',
  effects: [],
});

export const theLibrary = specialLocation('tbb-027', 'The Library', 'scoobies');
