import { equipment, keyword, plotTwist, supporting } from '@longbox/vs/language';

export const doppelganger = supporting({
  id: 'car-008',
  name: 'Doppelganger',
  cost: 2,
  atk: 7,
  def: 4,
  health: 1,
  teams: ['symbiotes'],
  powers: [keyword('dodge')],
});

export const demogoblin = supporting({
  id: 'car-009',
  name: 'Demogoblin',
  cost: 3,
  atk: 6,
  def: 2,
  health: 1,
  teams: ['symbiotes'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const sleeper = supporting({
  id: 'car-010',
  name: 'Sleeper',
  cost: 4,
  atk: 3,
  def: 6,
  health: 2,
  teams: ['symbiotes'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const redGoblin = supporting({
  id: 'car-011',
  name: 'Red Goblin',
  cost: 5,
  atk: 7,
  def: 4,
  health: 2,
  aka: ['Green Goblin'],
  teams: ['symbiotes'],
  powers: [keyword('symbiosis')],
});

export const carnage = supporting({
  id: 'car-012',
  name: 'Carnage',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['symbiotes'],
  powers: [keyword('symbiosis')],
});

export const shriek = supporting({
  id: 'car-013',
  name: 'Shriek',
  cost: 6,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['symbiotes'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const scorn = supporting({
  id: 'car-014',
  name: 'Scorn',
  cost: 7,
  atk: 7,
  def: 10,
  health: 2,
  teams: ['symbiotes'],
  powers: [keyword('symbiosis')],
});

export const toxin = supporting({
  id: 'car-015',
  name: 'Toxin',
  cost: 7,
  atk: 1,
  def: 1,
  health: 3,
  teams: ['symbiotes'],
  powers: [keyword('symbiosis')],
});

export const darkCarnage = supporting({
  id: 'car-016',
  name: 'Dark Carnage',
  cost: 8,
  atk: 8,
  def: 8,
  health: 2,
  aka: ['Carnage'],
  teams: ['symbiotes'],
  powers: [keyword('symbiosis')],
});

export const symbioteCodex = plotTwist({
  id: 'car-017',
  name: 'Symbiote Codex',
  team: 'symbiotes',
  timing: 'main',
  effects: [],
});

export const weAreCarnage = plotTwist({
  id: 'car-018',
  name: 'We Are Carnage!',
  team: 'symbiotes',
  timing: 'main',
  effects: [],
});

export const carnageSymbiote = equipment({
  id: 'car-019',
  name: 'Carnage Symbiote',
  cost: 1,
  teams: ['symbiotes'],
  powers: [keyword('oneOfAKind')],
});
