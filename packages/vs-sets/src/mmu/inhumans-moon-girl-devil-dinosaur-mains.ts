import { main } from '@longbox/vs/language';

export const moonGirlLevel1 = main({
  id: 'mmu-045',
  name: 'Moon Girl',
  level: 1,
  atk: 1,
  def: 5,
  health: 4,
  teams: ['inhumans', 'moonGirlAndDevilDinosaur'],
  powers: [],
});

export const moonGirlLevel2 = main({
  id: 'mmu-046',
  name: 'Moon Girl',
  level: 2,
  atk: 3,
  def: 6,
  health: 4,
  teams: ['inhumans', 'moonGirlAndDevilDinosaur'],
  powers: [],
});
