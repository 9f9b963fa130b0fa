import { keyword, supporting } from '@longbox/vs/language';

export const finFangFoom = supporting({
  id: 'vsp-030',
  name: 'Fin Fang Foom',
  gender: 'm',
  cost: 8,
  atk: 14,
  def: 14,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight'), keyword('solitary'), keyword('massive')],
});
