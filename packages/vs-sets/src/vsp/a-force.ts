import { keyword, supporting } from '@longbox/vs/language';

export const sheHulk = supporting({
  id: 'vsp-004',
  name: 'She-Hulk',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['aForce'],
  powers: [keyword('leader')],
});
