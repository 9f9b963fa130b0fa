import { keyword, supporting } from '@longbox/vs/language';

export const venom = supporting({
  id: 'vsp-009',
  name: 'Venom',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['underworld'],
  powers: [keyword('symbiosis')],
});

export const electro = supporting({
  id: 'vsp-019',
  name: 'Electro',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['underworld'],
  powers: [keyword('ranged')],
});

export const solo = supporting({
  id: 'vsp-028',
  name: 'Solo',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['underworld'],
  powers: [keyword('ranged'), keyword('solitary')],
});
