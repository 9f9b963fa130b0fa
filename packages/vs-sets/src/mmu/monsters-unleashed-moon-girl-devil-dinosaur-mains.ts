import { keyword, main } from '@longbox/vs/language';

export const devilDinosaurLevel1 = main({
  id: 'mmu-105',
  name: 'Devil Dinosaur',
  level: 1,
  atk: 2,
  def: 4,
  health: 4,
  teams: ['monstersUnleashed', 'moonGirlAndDevilDinosaur'],
  powers: [keyword('creature')],
});

export const devilDinosaurLevel2 = main({
  id: 'mmu-106',
  name: 'Devil Dinosaur',
  level: 2,
  atk: 6,
  def: 4,
  health: 4,
  teams: ['monstersUnleashed', 'moonGirlAndDevilDinosaur'],
  powers: [keyword('creature')],
});
