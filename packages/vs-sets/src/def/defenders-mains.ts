import {
  a,
  anyTurn,
  atLeast,
  attackOften,
  cant,
  character,
  chooseEnemyRow,
  compare,
  convertCounters,
  draw,
  enemy,
  enemyTurn,
  exhaust,
  exists,
  fits,
  gainXp,
  inPiles,
  itself,
  keyword,
  levelUp,
  levelUpBy,
  main,
  modify,
  move,
  on,
  onlyIf,
  onlyWhile,
  putIntoPlay,
  rule,
  search,
  shuffleDeck,
  some,
  spendRecruitPoints,
  strikesDouble,
  stun,
  superPower,
  the,
  theNumber,
  when,
} from '@longbox/vs/language';

const theManWithoutFear = anyTurn('The Man Without Fear', 'combat', ['skill'], modify('self', 'combat', strikesDouble));

export const daredevilLevel1 = main({
  id: 'def-001',
  name: 'Daredevil',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['defenders'],
  powers: [
    theManWithoutFear,
    levelUp(
      "Protector of Hell's Kitchen",
      3,
      onlyIf(on('isAttacked', itself), exists(character({ protectedBy: 'self' }))),
    ),
  ],
});

export const daredevilLevel2 = main({
  id: 'def-002',
  name: 'Daredevil',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['defenders'],
  powers: [
    theManWithoutFear,
    superPower(
      'Radar Sense',
      'main',
      ['intellect'],
      rule('game', { rule: 'openHand', who: 'eachEnemy', endFor: 'skill' }),
    ),
  ],
});

const supremeKnowledge = { ...superPower('Supreme Knowledge', 'build', ['energy'], draw()), limit: 'none' as const };

export const drStrangeLevel1 = main({
  id: 'def-003',
  name: 'Dr. Strange',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['defenders'],
  powers: [keyword('flight'), supremeKnowledge, levelUp('Supreme Power', 5, on('draws', undefined, { player: 'you' }))],
});

export const drStrangeLevel2 = main({
  id: 'def-004',
  name: 'Dr. Strange',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 7,
  health: 5,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    supremeKnowledge,
    superPower('Mass Transmutation', 'main', ['intellect'], convertCounters(some('any', character()))),
  ],
});

const spiritOfVengeance = superPower(
  'Spirit of Vengeance',
  'main',
  ['intellect', 'might'],
  stun(a(enemy({ attackedSinceYourTurn: true }))),
);

export const ghostRiderLevel1 = main({
  id: 'def-005',
  name: 'Ghost Rider',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 6,
  health: 6,
  teams: ['defenders'],
  powers: [
    spiritOfVengeance,
    levelUp(
      'When Innocent Blood is Spilled',
      3,
      onlyWhile(on('getsKod', { is: 'character', side: 'yours', other: true }), enemyTurn),
    ),
  ],
});

export const ghostRiderLevel2 = main({
  id: 'def-006',
  name: 'Ghost Rider',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['defenders'],
  powers: [
    spiritOfVengeance,
    superPower(
      'Hell on Wheels',
      'main',
      ['skill'],
      when(fits('self', { exhausted: false }), [
        chooseEnemyRow('row'),
        attackOften(character({ row: { chosen: 'row' } })),
        move('self'),
        exhaust('self'),
      ]),
    ),
  ],
});

const imperviousSkin = anyTurn(
  'Impervious Skin',
  'combat',
  ['might'],
  modify('self', 'combat', cant('beWoundedByStun')),
);

export const lukeCageLevel1 = main({
  id: 'def-007',
  name: 'Luke Cage',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['defenders'],
  powers: [
    imperviousSkin,
    levelUpBy(
      'Hero for Hire',
      5,
      'build',
      compare({ amount: 'recruitPoints' }, atLeast(1)),
      spendRecruitPoints('points'),
      gainXp(theNumber('points')),
    ),
  ],
});

export const lukeCageLevel2 = main({
  id: 'def-008',
  name: 'Luke Cage',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 5,
  teams: ['defenders'],
  powers: [
    imperviousSkin,
    superPower(
      'Power Man and...',
      'build',
      ['intellect'],
      search(inPiles({ is: 'supporting', name: 'Iron Fist' }), 'target'),
      putIntoPlay(the('target')),
      shuffleDeck(),
    ),
  ],
});
