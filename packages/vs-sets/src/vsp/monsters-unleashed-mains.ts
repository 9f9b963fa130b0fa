import { keyword, main } from '@longbox/vs/language';

export const finFangFoomLevel2 = main({
  id: 'vsp-021',
  name: 'Fin Fang Foom',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight')],
});
