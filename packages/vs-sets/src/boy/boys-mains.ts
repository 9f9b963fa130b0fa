import { keyword, main } from '@longbox/vs/language';

export const butcherLevel1 = main({
  id: 'boy-001',
  name: 'Butcher',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['theBoys'],
  powers: [],
});

export const butcherLevel2 = main({
  id: 'boy-002',
  name: 'Butcher',
  level: 2,
  atk: 6,
  def: 7,
  health: 6,
  teams: ['theBoys'],
  powers: [],
});

export const frenchieLevel1 = main({
  id: 'boy-003',
  name: 'Frenchie',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['theBoys'],
  powers: [keyword('ranged')],
});

export const frenchieLevel2 = main({
  id: 'boy-004',
  name: 'Frenchie',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['theBoys'],
  powers: [keyword('ranged')],
});

export const hughieLevel1 = main({
  id: 'boy-005',
  name: 'Hughie',
  level: 1,
  atk: 1,
  def: 5,
  health: 5,
  teams: ['theBoys'],
  powers: [],
});

export const hughieLevel2 = main({
  id: 'boy-006',
  name: 'Hughie',
  level: 2,
  atk: 3,
  def: 10,
  health: 5,
  teams: ['theBoys'],
  powers: [],
});

export const kimikoLevel1 = main({
  id: 'boy-007',
  name: 'Kimiko',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['theBoys'],
  powers: [],
});

export const kimikoLevel2 = main({
  id: 'boy-008',
  name: 'Kimiko',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['theBoys'],
  powers: [],
});

export const mothersMilkLevel1 = main({
  id: 'boy-009',
  name: "Mother's Milk",
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['theBoys'],
  powers: [],
});

export const mothersMilkLevel2 = main({
  id: 'boy-010',
  name: "Mother's Milk",
  level: 2,
  atk: 4,
  def: 9,
  health: 5,
  teams: ['theBoys'],
  powers: [],
});
