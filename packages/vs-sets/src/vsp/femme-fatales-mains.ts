import { keyword, main } from '@longbox/vs/language';

export const darkPhoenixLevel2 = main({
  id: 'vsp-017',
  name: 'Dark Phoenix',
  level: 2,
  atk: 7,
  def: 7,
  health: 7,
  aka: ['Phoenix'],
  teams: ['femmeFatales'],
  powers: [keyword('flight'), keyword('ranged')],
});
