import { keyword, supporting } from '@longbox/vs/language';

export const devilDinosaur = supporting({
  id: 'mmu-113',
  name: 'Devil Dinosaur',
  cost: 3,
  atk: 4,
  def: 2,
  health: 2,
  teams: ['monstersUnleashed', 'moonGirlAndDevilDinosaur'],
  powers: [keyword('ferocious'), keyword('creature')],
});
