import { main } from '@longbox/vs/language';

export const wolverineLevel3 = main({
  id: 'vsp-020',
  name: 'Wolverine',
  level: 3,
  atk: 9,
  def: 8,
  health: 6,
  teams: ['xmen'],
  powers: [],
});
