import { keyword, supporting } from '@longbox/vs/language';

export const ultron = supporting({
  id: 'vsp-001',
  name: 'Ultron',
  cost: 4,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['superVillains'],
  powers: [keyword('flight'), keyword('ranged'), keyword('swarm')],
});

export const loki = supporting({
  id: 'vsp-002',
  name: 'Loki',
  cost: 7,
  atk: 7,
  def: 8,
  health: 1,
  teams: ['superVillains'],
  powers: [keyword('schemer')],
});

export const thanos = supporting({
  id: 'vsp-003',
  name: 'Thanos',
  cost: 8,
  atk: 12,
  def: 12,
  health: 2,
  teams: ['superVillains'],
  powers: [],
});

export const dormammu = supporting({
  id: 'vsp-018',
  name: 'Dormammu',
  cost: 7,
  atk: 6,
  def: 7,
  health: 2,
  teams: ['superVillains'],
  powers: [keyword('flight'), keyword('immortal')],
});
