import { keyword, main } from '@longbox/vs/language';

export const cyclopsLevel1 = main({
  id: 'tub-001',
  name: 'Cyclops',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const cyclopsLevel2 = main({
  id: 'tub-002',
  name: 'Cyclops',
  level: 2,
  atk: 9,
  def: 4,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const emmaFrostLevel2 = main({
  id: 'tub-004',
  name: 'Emma Frost',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const icemanLevel1 = main({
  id: 'tub-006',
  name: 'Iceman',
  level: 1,
  atk: 6,
  def: 1,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const icemanLevel2 = main({
  id: 'tub-007',
  name: 'Iceman',
  level: 2,
  atk: 10,
  def: 3,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const pixieLevel1 = main({
  id: 'tub-008',
  name: 'Pixie',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('flight')],
});

export const pixieLevel2 = main({
  id: 'tub-009',
  name: 'Pixie',
  level: 2,
  atk: 4,
  def: 9,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('flight')],
});
