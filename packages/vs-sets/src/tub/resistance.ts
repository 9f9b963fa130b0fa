import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const anole = supporting({
  id: 'tub-010',
  name: 'Anole',
  cost: 1,
  atk: 1,
  def: 2,
  health: 2,
  teams: ['resistance'],
  powers: [keyword('climb'), keyword('regeneration')],
});

export const magma = supporting({
  id: 'tub-011',
  name: 'Magma',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const hellion = supporting({
  id: 'tub-012',
  name: 'Hellion',
  cost: 2,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('flight')],
});

export const match = supporting({
  id: 'tub-013',
  name: 'Match',
  cost: 2,
  atk: 4,
  def: 1,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const pixie = supporting({
  id: 'tub-014',
  name: 'Pixie',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('flight')],
});

export const celeste = supporting({
  id: 'tub-015',
  name: 'Celeste',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('oneOfAKind')],
});

export const mindee = supporting({
  id: 'tub-016',
  name: 'Mindee',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('oneOfAKind')],
});

export const phoebe = supporting({
  id: 'tub-017',
  name: 'Phoebe',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('oneOfAKind')],
});

export const armor = supporting({
  id: 'tub-018',
  name: 'Armor',
  cost: 4,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const rockslide = supporting({
  id: 'tub-019',
  name: 'Rockslide',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['resistance'],
  powers: [],
});

export const domino = supporting({
  id: 'tub-020',
  name: 'Domino',
  cost: 5,
  atk: 5,
  def: 8,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const iceman = supporting({
  id: 'tub-021',
  name: 'Iceman',
  cost: 5,
  atk: 8,
  def: 1,
  health: 2,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const avalanche = supporting({
  id: 'tub-022',
  name: 'Avalanche',
  cost: 6,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const psylocke = supporting({
  id: 'tub-023',
  name: 'Psylocke',
  cost: 6,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['resistance'],
  powers: [],
});

export const colossus = supporting({
  id: 'tub-024',
  name: 'Colossus',
  cost: 7,
  atk: 12,
  def: 12,
  health: 3,
  teams: ['resistance'],
  powers: [],
});

export const wolverine = supporting({
  id: 'tub-025',
  name: 'Wolverine',
  cost: 7,
  atk: 9,
  def: 7,
  health: 2,
  teams: ['resistance'],
  powers: [],
});

export const mercury = supporting({
  id: 'tub-026',
  name: 'Mercury',
  cost: 0,
  atk: 0,
  def: 0,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('leap')],
});

export const fightTheGoodFight = plotTwist({
  id: 'tub-027',
  name: 'Fight the Good Fight',
  team: 'resistance',
  timing: 'main',
  effects: [],
});

export const longTermPlan = plotTwist({
  id: 'tub-028',
  name: 'Long-Term Plan',
  team: 'resistance',
  timing: 'main',
  effects: [],
});

export const utopia = specialLocation('tub-030', 'Utopia', 'resistance');
