import {
  a,
  cant,
  draw,
  fits,
  inKo,
  keyword,
  main,
  modify,
  putPlus,
  removeFromGame,
  superPower,
  the,
  when,
} from '@longbox/vs/language';

export const jungleHunterLevel2 = main({
  id: 'vsp-023',
  name: 'Jungle Hunter',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    superPower(
      'The Demon Who Makes Trophies of Man',
      'main',
      ['alien'],
      removeFromGame(a(inKo({ is: 'character' }, 'eachEnemy'), 'trophy')),
      when(fits(the('trophy'), { blood: 'red' }), [draw(2)]),
      when(fits(the('trophy'), { blood: 'green' }), [draw(3)]),
    ),
    {
      ...superPower('One Ugly Mother', 'combat', ['might'], putPlus(2, 'self')),
      amplify: [putPlus(4, 'self'), modify('self', 'combat', cant('beStunned'))],
    },
  ],
});
