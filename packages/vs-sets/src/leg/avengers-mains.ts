import {
  a,
  anyTurn,
  character,
  countOf,
  doubleCounters,
  draw,
  endOfYourTurn,
  enemy,
  gainXp,
  gets,
  keyword,
  levelUp,
  main,
  may,
  on,
  putMinus,
  superPower,
  yours,
} from '@longbox/vs/language';

const lightningStrike = superPower('Lightning Strike', 'main', ['energy'], putMinus(3, a(enemy())));

export const thorLevel1 = main({
  id: 'leg-001',
  name: 'Thor',
  line: 'Thor (Avengers)',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 4,
  health: 6,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('berserker'),
    lightningStrike,
    levelUp('Worthiness', 7, on('attacks', { is: 'character', side: 'yours', alignment: 'good' })),
  ],
});

export const thorLevel2 = main({
  id: 'leg-002',
  name: 'Thor',
  line: 'Thor (Avengers)',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 5,
  health: 6,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('berserker'),
    lightningStrike,
    superPower(
      'God of Thunder',
      'main',
      ['might'],
      doubleCounters('plus', 'self'),
      may(doubleCounters('minus', a(character({ other: true })))),
    ),
  ],
});

const friends = countOf(yours({ is: 'supporting', face: 'up' }));
const greatPower = anyTurn('Great Power', 'combat', ['might'], gets('self', friends, friends));

export const spiderManLevel2 = main({
  id: 'leg-003',
  name: 'Spider-Man',
  short: 'Spidey',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 10,
  health: 5,
  teams: ['avengers'],
  powers: [greatPower, levelUp('Greater Responsibility', 5, endOfYourTurn, gainXp(friends))],
});

export const spiderManLevel3 = main({
  id: 'leg-004',
  name: 'Spider-Man',
  gender: 'm',
  level: 3,
  atk: 6,
  def: 11,
  health: 6,
  teams: ['avengers'],
  powers: [greatPower, superPower('His Amazing Friends', 'build', ['intellect'], draw(friends))],
});
