import { keyword, main } from '@longbox/vs/language';

export const hulkLevel1 = main({
  id: 'mmu-001',
  name: '*Hulk*',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['champions'],
  powers: [],
});

export const hulkLevel2 = main({
  id: 'mmu-002',
  name: '*Hulk*',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['champions'],
  powers: [],
});

export const msMarvelLevel1 = main({
  id: 'mmu-003',
  name: '*Ms. Marvel*',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['champions'],
  powers: [],
});

export const msMarvelLevel2 = main({
  id: 'mmu-004',
  name: '*Ms. Marvel*',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['champions'],
  powers: [],
});

export const novaLevel1 = main({
  id: 'mmu-005',
  name: 'Nova',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['champions'],
  powers: [keyword('flight')],
});

export const novaLevel2 = main({
  id: 'mmu-006',
  name: 'Nova',
  level: 2,
  atk: 7,
  def: 6,
  health: 5,
  teams: ['champions'],
  powers: [keyword('flight')],
});

export const spiderManLevel1 = main({
  id: 'mmu-007',
  name: '*Spider-Man*',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['champions'],
  powers: [],
});

export const spiderManLevel2 = main({
  id: 'mmu-008',
  name: '*Spider-Man*',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['champions'],
  powers: [],
});

export const vivVisionLevel1 = main({
  id: 'mmu-009',
  name: 'Viv Vision',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['champions'],
  powers: [keyword('flight')],
});

export const vivVisionLevel2 = main({
  id: 'mmu-010',
  name: 'Viv Vision',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['champions'],
  powers: [keyword('flight')],
});
