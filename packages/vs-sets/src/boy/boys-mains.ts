import {
  a,
  among,
  anyTurn,
  atMost,
  aura,
  bind,
  both,
  cancelCombat,
  cantWhile,
  character,
  countOf,
  defender,
  during,
  each,
  enemy,
  fits,
  gainXp,
  has,
  inKo,
  itself,
  keyword,
  ko,
  later,
  levelUp,
  lookAtTop,
  main,
  modify,
  on,
  printedOf,
  putPlus,
  recover,
  rest,
  rule,
  type SuperPower,
  strikesMore,
  stun,
  superPower,
  the,
  toDeckBottom,
  toDeckTop,
  turnCombat,
  when,
  yours,
  yourTurn,
} from '@longbox/vs/language';

const justCauseYouFall: SuperPower = {
  ...anyTurn(
    "Just 'Cause You Fall...",
    'combat',
    ['might'],
    modify('self', 'combat', cantWhile('beWoundedByStun', { combat: 'defender' })),
    later('combat', on('getsStunned', { self: true, combat: 'defender' }), recover('self')),
  ),
  limit: 'none',
};

/** As small as they come. */
const FRAIL = { printedHealth: { is: '=', than: 1 } } as const;

const wheresYourRage = superPower(
  "Where's Your Rage?",
  'main',
  ['might'],
  putPlus(countOf(inKo({ is: 'character', ...FRAIL })), a(yours())),
);

const gunrunnerByTrade = during(
  both(yourTurn, fits('self', { row: 'back' })),
  aura('Gunrunner by Trade', { side: 'yours', is: 'character', other: true, row: 'back' }, has('ranged')),
);

const planAhead = superPower(
  'Plan Ahead',
  'build',
  ['intellect'],
  lookAtTop(5, 'seen'),
  toDeckTop(a(among('seen'), 'kept')),
  toDeckBottom(rest('seen', 'kept')),
);

const theFemale = anyTurn('The Female', 'combat', ['skill'], modify('self', 'combat', strikesMore));

export const butcherLevel1 = main({
  id: 'boy-001',
  name: 'Butcher',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['theBoys'],
  powers: [
    wheresYourRage,
    levelUp(
      'Spank Them When They Get Out of Line',
      4,
      on('attacks', itself, { object: { is: 'supporting' } }),
      gainXp(printedOf('health', 'object')),
    ),
  ],
});

export const butcherLevel2 = main({
  id: 'boy-002',
  name: 'Butcher',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 7,
  health: 6,
  teams: ['theBoys'],
  powers: [
    wheresYourRage,
    anyTurn(
      "I'm Just Gonna Hurt You",
      'combat',
      ['energy'],
      bind('foes', each(enemy({ is: 'supporting', combat: 'againstSelf' }))),
      stun('self'),
      ko(the('foes')),
    ),
  ],
});

export const frenchieLevel1 = main({
  id: 'boy-003',
  name: 'Frenchie',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['theBoys'],
  powers: [
    keyword('ranged'),
    gunrunnerByTrade,
    levelUp('I Know a Little About a Lot of Things', 10, on('playsCard', undefined, { player: 'you' })),
  ],
});

export const frenchieLevel2 = main({
  id: 'boy-004',
  name: 'Frenchie',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['theBoys'],
  powers: [
    keyword('ranged'),
    gunrunnerByTrade,
    superPower(
      "I've Developed a Certain Niche",
      'combat',
      ['energy', 'energy', 'intellect', 'intellect', 'might', 'might', 'skill', 'skill'],
      ko(a(defender({ is: 'main' }))),
    ),
  ],
});

export const hughieLevel1 = main({
  id: 'boy-005',
  name: 'Hughie',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 5,
  health: 5,
  teams: ['theBoys'],
  powers: [justCauseYouFall, levelUp("Doesn't Mean You Have To Stay There", 3, on('recovers', itself))],
});

export const hughieLevel2 = main({
  id: 'boy-006',
  name: 'Hughie',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 10,
  health: 5,
  teams: ['theBoys'],
  powers: [
    justCauseYouFall,
    superPower(
      "Whatever the Price Is, I'll Pay It",
      'main',
      [['energy', 'intellect', 'might', 'skill']],
      stun(a(character({ is: 'supporting', hasPaidSymbol: true }))),
    ),
  ],
});

export const kimikoLevel1 = main({
  id: 'boy-007',
  name: 'Kimiko',
  gender: 'f',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['theBoys'],
  powers: [theFemale, levelUp('Of the Species', 4, on('strikes', itself))],
});

export const kimikoLevel2 = main({
  id: 'boy-008',
  name: 'Kimiko',
  gender: 'f',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['theBoys'],
  powers: [
    theFemale,
    anyTurn(
      'More Deadlier Than the Male',
      'combat',
      ['might'],
      when(fits('self', { combat: 'defender' }), [cancelCombat, turnCombat()]),
    ),
  ],
});

export const mothersMilkLevel1 = main({
  id: 'boy-009',
  name: "Mother's Milk",
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['theBoys'],
  powers: [
    planAhead,
    levelUp(
      'More Comfortable on a Smaller Scale',
      4,
      on('playsCard', { is: ['character', 'equipment'], cost: atMost(3) }, { player: 'you' }),
    ),
  ],
});

export const mothersMilkLevel2 = main({
  id: 'boy-010',
  name: "Mother's Milk",
  gender: 'm',
  level: 2,
  atk: 4,
  def: 9,
  health: 5,
  teams: ['theBoys'],
  powers: [
    planAhead,
    superPower(
      'Stick to the Plan',
      'build',
      ['skill', 'skill'],
      rule('whileSourceFaceUp', { rule: 'mayPlayTop', who: 'you' }),
    ),
  ],
});
