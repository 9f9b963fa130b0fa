import {
  a,
  anyTurn,
  can,
  cant,
  character,
  countOf,
  draw,
  enemy,
  fits,
  gainXp,
  has,
  hide,
  inDeck,
  inKo,
  inTeamAttack,
  itself,
  keyword,
  later,
  law,
  levelUp,
  main,
  modify,
  not,
  on,
  oneOrMore,
  putIntoPlay,
  putPlus,
  removeFromGame,
  search,
  shuffleDeck,
  stun,
  superPower,
  the,
  when,
} from '@longbox/vs/language';

const theDemonWhoMakesTrophiesOfMan = superPower(
  'The Demon Who Makes Trophies of Man',
  'main',
  ['alien'],
  removeFromGame(a(inKo({ is: 'character' }, 'eachEnemy'), 'trophy')),
  when(fits(the('trophy'), { blood: 'red' }), [draw(2)]),
  when(fits(the('trophy'), { blood: 'green' }), [draw(3)]),
);

const mustBeLosingIt = superPower(
  'Must Be Losing It',
  'main',
  ['skill'],
  modify(a(enemy()), 'itsNextTurn', cant('attack')),
);

const weReBeingHunted = superPower(
  "We're being hunted.",
  'build',
  ['energy'],
  search(inDeck({ name: 'Falcon Drone' }), 'drone'),
  putIntoPlay(the('drone')),
  shuffleDeck(),
);

const superPredator = superPower(
  'Super Predator',
  'main',
  ['skill'],
  modify('self', 'untilYourNextTurn', has('ferocious'), has('dodge')),
);

export const falconerLevel1 = main({
  id: 'prd-001',
  name: 'Falconer',
  gender: 'n',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['predators'],
  powers: [
    law('Active Falcon Drone', { rule: 'startsWith', who: 'you', name: 'Falcon Drone' }),
    weReBeingHunted,
    levelUp("We're the Game", 3, on('reveals', undefined, { player: 'eachEnemy' })),
  ],
});

export const falconerLevel2 = main({
  id: 'prd-002',
  name: 'Falconer',
  gender: 'n',
  level: 2,
  atk: 6,
  def: 8,
  health: 5,
  teams: ['predators'],
  powers: [
    weReBeingHunted,
    {
      ...anyTurn('An Epic Duel', 'combat', ['might'], later('combat', on('strikes', itself), stun('object'))),
      only: not(inTeamAttack),
    },
  ],
});

export const ghostLevel1 = main({
  id: 'prd-003',
  name: 'Ghost',
  gender: 'n',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    mustBeLosingIt,
    levelUp(
      'The City of Fear',
      2,
      on('endOfTurn', undefined, { player: 'eachEnemy' }),
      gainXp(countOf(character({ side: { of: 'thatPlayer' }, attackedThisTurn: false }))),
    ),
  ],
});

export const ghostLevel2 = main({
  id: 'prd-004',
  name: 'Ghost',
  gender: 'n',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['predators'],
  powers: [keyword('ranged'), mustBeLosingIt, superPower('Want Some Candy?', 'main', ['energy'], hide('self'))],
});

export const jungleHunterLevel1 = main({
  id: 'prd-005',
  name: 'Jungle Hunter',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    theDemonWhoMakesTrophiesOfMan,
    levelUp(
      "He's Killing Us One at a Time",
      4,
      on('stuns', { side: 'yours', combat: 'soloAttacker' }, { object: { combat: 'defender' } }),
    ),
  ],
});

export const jungleHunterLevel2 = main({
  id: 'prd-006',
  name: 'Jungle Hunter',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    theDemonWhoMakesTrophiesOfMan,
    {
      ...superPower('One Ugly Mother', 'combat', ['might'], putPlus(2, 'self')),
      amplify: [putPlus(4, 'self'), modify('self', 'combat', cant('beStunned'))],
    },
  ],
});

export const mrBlackLevel1 = main({
  id: 'prd-007',
  name: 'Mr. Black',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 2,
  health: 6,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    superPredator,
    levelUp(
      'No Honor Code',
      3,
      oneOrMore(on('stuns', { side: 'yours', combat: 'attacker' }, { object: { combat: 'defender' }, in: 'ranged' })),
    ),
  ],
});

export const mrBlackLevel2 = main({
  id: 'prd-008',
  name: 'Mr. Black',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    superPredator,
    superPower('Enhanced Bio-Mask', 'main', ['alien'], modify('self', 'turn', can('attackFaceDown'))),
  ],
});
