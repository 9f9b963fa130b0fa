import { a, enemy, keyword, pull, superPower, supporting } from '@longbox/vs/language';

export const spiderCarnage = supporting({
  id: 'car-007',
  name: 'Spider-Carnage',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 2,
  health: 2,
  aka: ['Scarlet Spider'],
  teams: ['spiderFriends', 'symbiotes'],
  powers: [keyword('symbiosis'), superPower('Websling', 'main', ['skill'], pull(a(enemy({ row: 'back' }))))],
});
