import { keyword, main } from '@longbox/vs/language';

export const angelLevel1 = main({
  id: 'res-001',
  name: 'Angel',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  aka: ['Archangel'],
  teams: ['resistance'],
  powers: [keyword('flight')],
});

export const archangelLevel2 = main({
  id: 'res-002',
  name: 'Archangel',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  aka: ['Angel'],
  teams: ['resistance'],
  powers: [keyword('flight'), keyword('ranged'), keyword('violent')],
});

export const gambitLevel1 = main({
  id: 'res-003',
  name: 'Gambit',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const gambitLevel2 = main({
  id: 'res-004',
  name: 'Gambit',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const rogueLevel1 = main({
  id: 'res-005',
  name: 'Rogue',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['resistance'],
  powers: [keyword('flight')],
});

export const rogueLevel2 = main({
  id: 'res-006',
  name: 'Rogue',
  level: 2,
  atk: 5,
  def: 6,
  health: 6,
  teams: ['resistance'],
  powers: [keyword('flight')],
});

export const rogueLevel3 = main({
  id: 'res-007',
  name: 'Rogue',
  level: 3,
  atk: 8,
  def: 8,
  health: 7,
  teams: ['resistance'],
  powers: [keyword('flight')],
});
