import { countOf, draw, levelUp, main, on, resource, startsBeside, sum, superPower } from '@longbox/vs/language';

const basics = resource({ is: 'location', basic: true, symbol: 'intellect', face: 'up' }, 'you');

export const moonGirlLevel1 = main({
  id: 'mmu-045',
  name: 'Moon Girl',
  gender: 'f',
  level: 1,
  atk: 1,
  def: 5,
  health: 4,
  teams: ['inhumans', 'moonGirlAndDevilDinosaur'],
  powers: [
    startsBeside('BFFs', 'Devil Dinosaur'),
    levelUp(
      'Smartest Person in the Whole World',
      2,
      on('playsLocation', { basic: true, symbol: 'intellect' }, { player: 'you' }),
    ),
  ],
});

export const moonGirlLevel2 = main({
  id: 'mmu-046',
  name: 'Moon Girl',
  gender: 'f',
  level: 2,
  atk: 3,
  def: 6,
  health: 4,
  teams: ['inhumans', 'moonGirlAndDevilDinosaur'],
  powers: [superPower("Let's Crack Open Some Science", 'build', ['intellect'], draw(sum(1, countOf(basics))))],
});
