import { keyword, main } from '@longbox/vs/language';

export const winterSoldierLevel2 = main({
  id: 'vsp-008',
  name: 'Winter Soldier',
  level: 2,
  atk: 7,
  def: 5,
  health: 5,
  teams: ['underworld'],
  powers: [keyword('ranged')],
});
