import { keyword, main } from '@longbox/vs/language';

export const emmaFrostLevel1 = main({
  id: 'tub-003',
  name: 'Emma Frost',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['xmen'],
  powers: [keyword('ranged'), keyword('schemer')],
});
