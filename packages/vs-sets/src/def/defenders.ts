import {
  a,
  always,
  anyTurn,
  appearsItself,
  aura,
  base,
  type Card,
  cant,
  character,
  countOf,
  defender,
  doubleStats,
  during,
  each,
  enemy,
  enemyTurn,
  fits,
  gets,
  has,
  heal,
  ifDone,
  inKo,
  itself,
  keyword,
  ko,
  later,
  modify,
  on,
  plotTwist,
  powerUpWith,
  printedOf,
  putMinus,
  removeCounters,
  rule,
  specialLocation,
  stats,
  stun,
  superPower,
  supporting,
  the,
  toDeckBottom,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

export const angel = supporting({
  id: 'def-009',
  name: 'Angel',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    keyword('dodge'),
    superPower('Healing Blood', 'main', ['energy'], heal(a(yours({ is: 'supporting' })))),
  ],
});

export const hellcat = supporting({
  id: 'def-010',
  name: 'Hellcat',
  gender: 'f',
  cost: 1,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['defenders'],
  powers: [keyword('pounce')],
});

export const dagger = supporting({
  id: 'def-011',
  name: 'Dagger',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('ranged'),
    trigger('Purifying Light', appearsItself, removeCounters('minus', each(yours()))),
    aura('Purifying Light', { side: 'yours', is: 'character' }, cant('gainMinus')),
  ],
});

export const ironFist = supporting({
  id: 'def-012',
  name: 'Iron Fist',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('dodge'),
    anyTurn(
      'Iron Fist Punch',
      'combat',
      ['skill'],
      later('combat', on('strikes', itself, { object: { is: 'character' } }), stun('object')),
    ),
  ],
});

export const scarletWitch = supporting({
  id: 'def-013',
  name: 'Scarlet Witch',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['defenders'],
  powers: [keyword('ranged'), keyword('hex')],
});

export const cloak = supporting({
  id: 'def-014',
  name: 'Cloak',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['defenders'],
  powers: [
    trigger(
      'The Dark Force Hungers',
      on('startOfBuild', undefined, { player: 'eachPlayer' }),
      putMinus(1, each(character({ side: { of: 'thatPlayer' } }))),
    ),
  ],
});

export const deathlok = supporting({
  id: 'def-015',
  name: 'Deathlok',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['defenders'],
  powers: [
    keyword('ranged'),
    superPower(
      'Rebuilt Body',
      'main',
      ['might'],
      toDeckBottom(a(inKo({ is: 'character' }), 'target')),
      ifDone(modify('self', 'turn', base(printedOf('atk', the('target')), printedOf('def', the('target'))))),
    ),
  ],
});

export const moonKnight = supporting({
  id: 'def-016',
  name: 'Moon Knight',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['defenders'],
  powers: [always('Multiple Personalities', powerUpWith({ is: 'character' }))],
});

export const nighthawk = supporting({
  id: 'def-017',
  name: 'Nighthawk',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    superPower(
      'Mobilize the Team',
      'build',
      ['intellect'],
      rule('turn', { rule: 'nextRecruitCosts', who: 'you', less: 4, what: { is: 'character', team: 'defenders' } }),
    ),
    during(enemyTurn, always('Night Shift', stats(3, 3))),
  ],
});

export const punisher = supporting({
  id: 'def-018',
  name: 'Punisher',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 3,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('ranged'),
    keyword('lethal'),
    anyTurn(
      'Perfect Position',
      'combat',
      ['skill'],
      when(fits('self', { combat: 'inRanged' }), [modify('self', 'combat', cant('beStruck'))]),
    ),
  ],
});

export const vision = supporting({
  id: 'def-019',
  name: 'Vision',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    superPower(
      'Increase Density',
      'combat',
      ['energy'],
      when(fits('self', { combat: 'attacker' }), [doubleStats('self', 'combat')]),
    ),
    anyTurn(
      'Decrease Density',
      'combat',
      ['energy'],
      when(fits('self', { combat: 'defender' }), [modify('self', 'combat', cant('strike'), cant('beStruck'))]),
    ),
  ],
});

export const valkyrie = supporting({
  id: 'def-020',
  name: 'Valkyrie',
  gender: 'f',
  cost: 6,
  atk: 5,
  def: 6,
  health: 2,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    superPower(
      'Chooser of the Slain',
      'build',
      ['intellect'],
      rule('turn', { rule: 'mayRecruit', who: 'you', from: inKo({ is: 'character' }) }),
    ),
  ],
});

export const warMachine = supporting({
  id: 'def-021',
  name: 'War Machine',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 5,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('Rocket Launcher', 'main', ['might', 'might'], ko(a(character({ is: 'supporting' })))),
  ],
});

export const ghostRider = supporting({
  id: 'def-022',
  name: 'Ghost Rider',
  gender: 'm',
  cost: 7,
  atk: 8,
  def: 8,
  health: 2,
  teams: ['defenders'],
  powers: [
    trigger(
      'Penance Stare',
      appearsItself,
      putMinus(countOf(inKo({ is: 'character', alignment: 'good' })), a(enemy())),
    ),
  ],
});

export const spellbound = plotTwist({
  id: 'def-023',
  name: 'Spellbound',
  team: 'defenders',
  timing: 'combat',
  anyTurn: true,
  effects: [rule('combat', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } })],
});

export const hiddenWeapons: Card = {
  card: 'plotTwist',
  id: 'def-024',
  name: 'Hidden Weapons',
  teams: ['defenders'],
  timing: [
    { at: 'main', effects: [modify(a(yours()), 'turn', stats(1, 1), has('ranged'))] },
    {
      at: 'combat',
      anyTurn: true,
      effects: [modify(a(character({ combat: 'any' })), 'combat', stats(1, 1), has('ranged'))],
    },
  ],
};

export const superSenses = plotTwist({
  id: 'def-025',
  name: 'Super Senses',
  team: 'defenders',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(defender()), 0, 5)],
});

export const sanctumSanctorum = specialLocation('def-026', 'Sanctum Sanctorum', 'defenders');
