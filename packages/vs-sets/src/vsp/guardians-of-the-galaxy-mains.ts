import { keyword, main } from '@longbox/vs/language';

export const starLordLevel2 = main({
  id: 'vsp-005',
  name: 'Star-Lord',
  level: 2,
  atk: 4,
  def: 7,
  health: 5,
  teams: ['guardians'],
  powers: [keyword('ranged')],
});
