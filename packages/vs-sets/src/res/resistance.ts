import { keyword, supporting } from '@longbox/vs/language';

export const doctorNemesis = supporting({
  id: 'res-008',
  name: 'Doctor Nemesis',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const trance = supporting({
  id: 'res-009',
  name: 'Trance',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['resistance'],
  powers: [],
});

export const danger = supporting({
  id: 'res-010',
  name: 'Danger',
  cost: 3,
  atk: 2,
  def: 6,
  health: 2,
  teams: ['resistance'],
  powers: [],
});

export const toad = supporting({
  id: 'res-011',
  name: 'Toad',
  cost: 3,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const gambit = supporting({
  id: 'res-012',
  name: 'Gambit',
  cost: 4,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const storm = supporting({
  id: 'res-013',
  name: 'Storm',
  cost: 5,
  atk: 4,
  def: 9,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('flight')],
});

export const emmaFrost = supporting({
  id: 'res-014',
  name: 'Emma Frost',
  cost: 6,
  atk: 6,
  def: 7,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged')],
});

export const mirage = supporting({
  id: 'res-015',
  name: 'Mirage',
  cost: 7,
  atk: 7,
  def: 9,
  health: 2,
  teams: ['resistance'],
  powers: [keyword('flight')],
});
