import {
  countOf,
  keyword,
  levelUp,
  main,
  on,
  putPlus,
  resource,
  startsBeside,
  sum,
  superPower,
} from '@longbox/vs/language';

const basics = resource({ is: 'location', basic: true, symbol: 'might', face: 'up' }, 'you');

export const devilDinosaurLevel1 = main({
  id: 'mmu-105',
  name: 'Devil Dinosaur',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 4,
  teams: ['monstersUnleashed', 'moonGirlAndDevilDinosaur'],
  powers: [
    keyword('creature'),
    startsBeside("Devil's Advocate", 'Moon Girl'),
    levelUp('The Mightiest of All', 2, on('playsLocation', { basic: true, symbol: 'might' }, { player: 'you' })),
  ],
});

export const devilDinosaurLevel2 = main({
  id: 'mmu-106',
  name: 'Devil Dinosaur',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 4,
  health: 4,
  teams: ['monstersUnleashed', 'moonGirlAndDevilDinosaur'],
  powers: [keyword('creature'), superPower('Dino-Might!', 'main', ['might'], putPlus(sum(1, countOf(basics)), 'self'))],
});
