import { keyword, main } from '@longbox/vs/language';

export const jungleHunterLevel2 = main({
  id: 'vsp-023',
  name: 'Jungle Hunter',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['predators'],
  powers: [keyword('ranged')],
});
