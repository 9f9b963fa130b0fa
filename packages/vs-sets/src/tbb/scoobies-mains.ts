import { keyword, main } from '@longbox/vs/language';

export const angelLevel1 = main({
  id: 'tbb-001',
  name: 'Angel',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  aka: ['Angelus'],
  teams: ['scoobies'],
  powers: [],
});

export const angelLevel2 = main({
  id: 'tbb-002',
  name: 'Angel',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  aka: ['Angelus'],
  teams: ['scoobies'],
  powers: [],
});

export const buffyLevel1 = main({
  id: 'tbb-003',
  name: 'Buffy',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['scoobies'],
  powers: [],
});

export const buffyLevel2 = main({
  id: 'tbb-004',
  name: 'Buffy',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['scoobies'],
  powers: [],
});

export const spikeLevel1 = main({
  id: 'tbb-005',
  name: 'Spike',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['scoobies'],
  powers: [],
});

export const spikeLevel2 = main({
  id: 'tbb-006',
  name: 'Spike',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['scoobies'],
  powers: [],
});

export const willowLevel1 = main({
  id: 'tbb-007',
  name: 'Willow',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['scoobies'],
  powers: [keyword('ranged')],
});

export const willowLevel2 = main({
  id: 'tbb-008',
  name: 'Willow',
  level: 2,
  atk: 4,
  def: 9,
  health: 5,
  teams: ['scoobies'],
  powers: [keyword('ranged')],
});

export const xanderLevel1 = main({
  id: 'tbb-009',
  name: 'Xander',
  level: 1,
  atk: 0,
  def: 6,
  health: 5,
  teams: ['scoobies'],
  powers: [],
});

export const xanderLevel2 = main({
  id: 'tbb-010',
  name: 'Xander',
  level: 2,
  atk: 0,
  def: 12,
  health: 5,
  teams: ['scoobies'],
  powers: [],
});
