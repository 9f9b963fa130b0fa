import {
  a,
  allNamesOnYourSide,
  always,
  anEnemy,
  anyTurn,
  asManyAs,
  atLeastPrinted,
  atMostPrinted,
  attacker,
  cant,
  character,
  choose,
  choosePlayer,
  countersOn,
  danceOff,
  discard,
  draw,
  each,
  endOfYourTurn,
  enemy,
  firstAttack,
  gainXp,
  happened,
  happenedBefore,
  inHand,
  itself,
  journey,
  keyword,
  later,
  law,
  levelUp,
  main,
  may,
  not,
  on,
  oneOf,
  onlyIf,
  onlyWhile,
  putMinus,
  putPlus,
  startOfYourTurn,
  stun,
  superPower,
  tally,
  the,
  thePlayer,
  transform,
  trigger,
  when,
  winGame,
} from '@longbox/vs/language';

const readyToFollow = superPower(
  'Ready To Follow Captain America?',
  'combat',
  ['might'],
  when(firstAttack, [putPlus(2, each(attacker()))]),
);

export const captainAmericaLevel1 = main({
  id: 'mcu1-001',
  name: 'Captain America',
  short: 'Cap',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [readyToFollow, levelUp('The First Avenger', 4, onlyWhile(on('attacks', itself), firstAttack))],
});

export const captainAmericaLevel2 = main({
  id: 'mcu1-002',
  name: 'Captain America',
  short: 'Cap',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    readyToFollow,
    superPower(
      'Assemble the Team',
      'build',
      ['intellect'],
      when(allNamesOnYourSide('Black Widow', 'Hawkeye', 'Hulk', 'Iron Man', 'Thor'), [winGame]),
    ),
  ],
});

export const bruceBanner = main({
  id: 'mcu1-003',
  name: 'Bruce Banner',
  short: 'Banner',
  gender: 'm',
  aka: ['Hulk'],
  line: 'Bruce Banner',
  level: 1,
  atk: 0,
  def: 1,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    trigger('Genius', startOfYourTurn, draw()),
    trigger("I'm Always Angry", on('attacks', itself), transform('Hulk', 2)),
  ],
});

export const hulkLevel2 = main({
  id: 'mcu1-004',
  name: 'Hulk',
  gender: 'm',
  aka: ['Bruce Banner'],
  line: 'Bruce Banner',
  level: 2,
  atk: 8,
  def: 8,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    law('Rage Monster', { rule: 'cantDraw', who: 'you' }),
    trigger(
      "Hey Big Guy, Sun's Gettin' Real Low",
      onlyIf(endOfYourTurn, not(happened(on('attacks', itself), 'turn'))),
      transform('Bruce Banner', 1),
    ),
    trigger("Hey Big Guy, Sun's Gettin' Real Low", on('getsStunned', itself), transform('Bruce Banner', 1)),
  ],
});

const day11Test37 = superPower(
  'Day 11, Test 37',
  'main',
  ['intellect'],
  putPlus(tally(on('usesSuperPower', undefined, { player: 'you', power: 'Day 11, Test 37' }), 'game'), 'self'),
);

export const ironManLevel1 = main({
  id: 'mcu1-005',
  name: 'Iron Man',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    day11Test37,
    levelUp('Something Big For 15 Minutes', 7, endOfYourTurn, gainXp(countersOn('plus', 'self'))),
  ],
});

export const ironManLevel2 = main({
  id: 'mcu1-006',
  name: 'Iron Man',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 5,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    day11Test37,
    superPower(
      'Arc Reactor',
      'build',
      ['energy'],
      later('turn', on('playsCard', undefined, { player: 'you' }), draw()),
    ),
  ],
});

const legendaryOutlaw = anyTurn(
  'Legendary Outlaw?',
  'combat',
  ['skill'],
  choose(a(character({ combat: 'attackingSelf' }), 'target')),
  when(not(happenedBefore(on('attacks', { sameNameAs: the('target') }, { object: itself }), 'game')), [
    stun(the('target')),
  ]),
);

export const starLordLevel1 = main({
  id: 'mcu1-007',
  name: 'Star-Lord',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [keyword('ranged'), legendaryOutlaw, levelUp('Dance Off, Bro', 3, endOfYourTurn, may(danceOff(gainXp())))],
});

export const starLordLevel2 = main({
  id: 'mcu1-008',
  name: 'Star-Lord',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 5,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    legendaryOutlaw,
    superPower(
      'Something Good? Something Bad? Bit of Both?',
      'build',
      ['intellect'],
      oneOf(
        [draw(2)],
        [choosePlayer(anEnemy('foe')), discard(thePlayer('foe'), asManyAs(2, inHand({}, thePlayer('foe'))))],
        [draw(), choosePlayer(anEnemy('foe')), discard(thePlayer('foe'), a(inHand({}, thePlayer('foe'))))],
      ),
    ),
  ],
});

export const thorLevel1 = main({
  id: 'mcu1-009',
  name: 'Thor',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    always('Cast Out', cant('havePlus'), atMostPrinted),
    journey(
      'Journey of Self Discovery',
      1,
      on('attacks', { self: true, combat: 'soloAttacker' }),
      on('attacks', itself, { amount: 2 }),
      on('attacks', itself, { amount: 3 }),
    ),
  ],
});

export const thorLevel2 = main({
  id: 'mcu1-010',
  name: 'Thor',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    always('Are You, "Thor, the God of Hammers"?', cant('haveMinus'), atLeastPrinted),
    superPower(
      'The Biggest Lightning Blast in the History of Lightning',
      'main',
      ['energy'],
      putMinus(6, a(enemy({ is: 'main' }))),
    ),
  ],
});
