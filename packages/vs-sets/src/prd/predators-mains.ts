import { keyword, main } from '@longbox/vs/language';

export const falconerLevel1 = main({
  id: 'prd-001',
  name: 'Falconer',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['predators'],
  powers: [],
});

export const falconerLevel2 = main({
  id: 'prd-002',
  name: 'Falconer',
  level: 2,
  atk: 6,
  def: 8,
  health: 5,
  teams: ['predators'],
  powers: [],
});

export const ghostLevel1 = main({
  id: 'prd-003',
  name: 'Ghost',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const ghostLevel2 = main({
  id: 'prd-004',
  name: 'Ghost',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const jungleHunterLevel1 = main({
  id: 'prd-005',
  name: 'Jungle Hunter',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const jungleHunterLevel2 = main({
  id: 'prd-006',
  name: 'Jungle Hunter',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const mrBlackLevel1 = main({
  id: 'prd-007',
  name: 'Mr. Black',
  level: 1,
  atk: 4,
  def: 2,
  health: 6,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const mrBlackLevel2 = main({
  id: 'prd-008',
  name: 'Mr. Black',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  teams: ['predators'],
  powers: [keyword('ranged')],
});
