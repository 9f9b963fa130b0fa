import { keyword, supporting } from '@longbox/vs/language';

export const enchantress = supporting({
  id: 'vsp-012',
  name: 'Enchantress',
  cost: 7,
  atk: 4,
  def: 8,
  health: 2,
  teams: ['femmeFatales'],
  powers: [keyword('ranged')],
});

export const goblinQueen = supporting({
  id: 'vsp-013',
  name: 'Goblin Queen',
  cost: 4,
  atk: 2,
  def: 6,
  health: 1,
  teams: ['femmeFatales'],
  powers: [keyword('flight')],
});
