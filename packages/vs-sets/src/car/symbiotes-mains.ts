import { keyword, main } from '@longbox/vs/language';

export const carnageLevel1 = main({
  id: 'car-001',
  name: 'Carnage',
  level: 1,
  atk: 2,
  def: 2,
  health: 5,
  teams: ['symbiotes'],
  powers: [keyword('symbiosis'), keyword('berserker')],
});

export const carnageLevel2 = main({
  id: 'car-002',
  name: 'Carnage',
  level: 2,
  atk: 5,
  def: 5,
  health: 5,
  teams: ['symbiotes'],
  powers: [keyword('symbiosis'), keyword('berserker')],
});

export const shriekLevel1 = main({
  id: 'car-003',
  name: 'Shriek',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['symbiotes'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const shriekLevel2 = main({
  id: 'car-004',
  name: 'Shriek',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['symbiotes'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const toxinLevel1 = main({
  id: 'car-005',
  name: 'Toxin',
  level: 1,
  atk: 4,
  def: 4,
  health: 7,
  teams: ['symbiotes'],
  powers: [keyword('symbiosis')],
});

export const toxinLevel2 = main({
  id: 'car-006',
  name: 'Toxin',
  level: 2,
  atk: 8,
  def: 8,
  health: 7,
  teams: ['symbiotes'],
  powers: [keyword('symbiosis')],
});
