import {
  a,
  anyTurn,
  cant,
  countOf,
  defender,
  draw,
  each,
  endOfYourTurn,
  enemy,
  gainXp,
  gets,
  itself,
  keyword,
  levelUp,
  main,
  may,
  on,
  push,
  putMinus,
  putPlus,
  removeCounters,
  replaceDefender,
  ruleFor,
  superPower,
  switchPlaces,
  the,
  theNumber,
  woundsOn,
  yours,
} from '@longbox/vs/language';

const avengersAssemble = superPower(
  'Avengers Assemble',
  'main',
  ['skill'],
  ruleFor(enemy(), 'turn', cant('strikeBack', undefined, 'team')),
);

export const captainAmericaLevel1 = main({
  id: 'mnb-001',
  name: 'Captain America',
  short: 'Cap',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['avengers'],
  powers: [
    avengersAssemble,
    levelUp('Side By Side', 3, on('stuns', { self: true, combat: 'teamAttacker' }, { object: { side: 'enemy' } })),
  ],
});

export const captainAmericaLevel2 = main({
  id: 'mnb-002',
  name: 'Captain America',
  short: 'Cap',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['avengers'],
  powers: [avengersAssemble, superPower('Leader of the Avengers', 'main', ['intellect'], putPlus(1, each(yours())))],
});

const smash = superPower('Smash', 'main', ['might'], putPlus(woundsOn('self'), 'self'));

export const hulkLevel1 = main({
  id: 'mnb-003',
  name: 'Hulk',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['avengers'],
  powers: [smash, levelUp("You Won't Like Him When He's Angry", 4, on('getsStunned', itself))],
});

export const hulkLevel2 = main({
  id: 'mnb-004',
  name: 'Hulk',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['avengers'],
  powers: [
    smash,
    superPower(
      "Banner's Influence",
      'build',
      ['intellect'],
      removeCounters('plus', 'self', 'number'),
      draw(theNumber('number')),
    ),
  ],
});

const repulsorBlast = superPower(
  'Repulsor Blast',
  'main',
  ['energy'],
  putMinus(1, a(enemy(), 'target')),
  may(push(the('target'))),
);

export const ironManLevel1 = main({
  id: 'mnb-005',
  name: 'Iron Man',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    repulsorBlast,
    levelUp('Armor Mk 3', 3, on('powersUp', { side: 'yours' })),
  ],
});

export const ironManLevel2 = main({
  id: 'mnb-006',
  name: 'Iron Man',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 7,
  health: 5,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    repulsorBlast,
    superPower('Upgraded Armor', 'main', ['intellect'], putPlus(3, a(yours({ hasCounter: 'plus' })))),
  ],
});

const faceUpSupporting = countOf(yours({ is: 'supporting', face: 'up' }));
const greatPower = anyTurn('Great Power', 'combat', ['might'], gets('self', faceUpSupporting, faceUpSupporting));

export const spiderManLevel1 = main({
  id: 'mnb-007',
  name: 'Spider-Man',
  short: 'Spidey',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['avengers'],
  powers: [greatPower, levelUp('Great Responsibility', 8, endOfYourTurn, gainXp(faceUpSupporting))],
});

export const spiderManLevel2 = main({
  id: 'mnb-008',
  name: 'Spider-Man',
  short: 'Spidey',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['avengers'],
  powers: [
    greatPower,
    anyTurn(
      'Friendly Neighbor',
      'anyCombat',
      ['intellect'],
      replaceDefender(a(defender({ side: 'yours', other: true }), 'target'), 'self'),
      switchPlaces(the('target'), 'self'),
    ),
  ],
});
