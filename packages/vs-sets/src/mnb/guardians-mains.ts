import {
  anyTurn,
  atMost,
  atRandom,
  becomeLevel,
  cardsIn,
  compare,
  each,
  enemy,
  gets,
  happened,
  heal,
  inKo,
  itself,
  keyword,
  ko,
  later,
  levelUp,
  losesItsPowers,
  main,
  modify,
  on,
  onlyIf,
  putPlus,
  rule,
  stats,
  superPower,
  toHand,
  when,
  yours,
} from '@longbox/vs/language';

const murderYou = superPower('Murder You!', 'main', ['energy'], modify('self', 'nextAttack', stats(4, 0)));

export const rocketLevel1 = main({
  id: 'mnb-053',
  name: 'Rocket',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    murderYou,
    levelUp(
      'Back Against the Wall',
      1,
      onlyIf(on('leavesHand', undefined, { player: 'you' }), compare(cardsIn('hand', 'you'), atMost(0))),
    ),
  ],
});

export const rocketLevel2 = main({
  id: 'mnb-054',
  name: 'Rocket',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 5,
  health: 5,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    murderYou,
    superPower("One Raccoon's Garbage", 'main', ['skill'], toHand(atRandom(2, inKo()))),
  ],
});

const greatestGuardian = superPower(
  'Greatest Guardian',
  'build',
  ['intellect'],
  rule('turn', { rule: 'nextRecruitCosts', who: 'you', less: 1 }),
);

export const starLordLevel1 = main({
  id: 'mnb-055',
  name: 'Star-Lord',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    greatestGuardian,
    levelUp('Recruiting Drive', 5, on('recruits', { is: 'character' }, { player: 'you' })),
  ],
});

export const starLordLevel2 = main({
  id: 'mnb-056',
  name: 'Star-Lord',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 7,
  health: 5,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    greatestGuardian,
    superPower('Space Cop', 'main', ['skill'], modify(each(enemy()), 'turn', losesItsPowers)),
  ],
});

const brutalTraining = superPower(
  'Brutal Training',
  'main',
  ['skill'],
  when(happened(on('stuns', itself, { object: { side: 'enemy' } }), 'turn'), [putPlus(2, 'self')]),
);

export const gamoraLevel1 = main({
  id: 'mnb-057',
  name: 'Gamora',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['guardians'],
  powers: [
    brutalTraining,
    levelUp('Deadliest Woman in the Universe', 3, on('stuns', itself, { object: { is: 'main' } })),
  ],
});

export const gamoraLevel2 = main({
  id: 'mnb-058',
  name: 'Gamora',
  gender: 'f',
  level: 2,
  atk: 7,
  def: 5,
  health: 5,
  teams: ['guardians'],
  powers: [
    brutalTraining,
    superPower('Godslayer Blade', 'main', ['might', 'might'], later('turn', on('stuns', itself), ko('object'))),
  ],
});

const resources = cardsIn('resources', 'you');
const iAmGroot = anyTurn('I am Groot', 'combat', ['might'], gets('self', resources, resources));

export const grootLevel1 = main({
  id: 'mnb-059',
  name: 'Groot',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 1,
  health: 6,
  teams: ['guardians'],
  powers: [iAmGroot, levelUp('I am Groot', 5, on('gainsResource', undefined, { player: 'you' }))],
});

export const grootLevel2 = main({
  id: 'mnb-060',
  name: 'Groot',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['guardians'],
  powers: [iAmGroot, superPower('We are Groot', 'main', ['energy'], heal(each(yours())), becomeLevel(1))],
});
