import {
  a,
  always,
  appearsItself,
  attacker,
  base,
  both,
  can,
  cantWhile,
  canUse,
  character,
  choose,
  countOf,
  draw,
  during,
  each,
  enemy,
  equipment,
  exists,
  fits,
  freeze,
  gets,
  half,
  has,
  heal,
  ifDone,
  inKo,
  itself,
  keyword,
  laterOnce,
  law,
  losesPowers,
  modify,
  moveWound,
  not,
  on,
  oneOf,
  onlyWhile,
  plotTwist,
  printedOf,
  putMinus,
  putPlus,
  reaction,
  recover,
  specialLocation,
  startOfYourTurn,
  stats,
  superPower,
  supporting,
  the,
  trigger,
  when,
  winGame,
  wound,
  yours,
} from '@longbox/vs/language';

export const anna = supporting({
  id: 'prd-039',
  name: 'Anna',
  gender: 'f',
  cost: 1,
  atk: 0,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [
    law('Bond with Dutch', { rule: 'paysFor', who: 'you', name: 'Dutch' }),
    reaction(
      'This Thing is Hunting us. All of Us.',
      on('getsStunned', { side: 'yours', is: 'character', other: true }),
      ['humanity'],
      recover('subject'),
    ),
  ],
});

export const billy = supporting({
  id: 'prd-040',
  name: 'Billy',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['prey'],
  powers: [
    keyword('berserker'),
    trigger("Ain't Afraid of No Man", on('entersCombat', { self: true, combat: 'defender' }), putPlus(1, 'self')),
  ],
});

export const blain = supporting({
  id: 'prd-041',
  name: 'Blain',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['prey'],
  powers: [keyword('ranged'), keyword('tough'), trigger("I Ain't Got Time to Bleed", on('recovers', itself), draw())],
});

export const dillon = supporting({
  id: 'prd-042',
  name: 'Dillon',
  gender: 'm',
  cost: 5,
  atk: 8,
  def: 8,
  health: 2,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    during(
      fits('self', { wounded: true }),
      always('Maybe I Can Get Even', base(half(printedOf('atk', 'self')), half(printedOf('def', 'self')))),
    ),
  ],
});

export const dutch = supporting({
  id: 'prd-043',
  name: 'Dutch',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 8,
  health: 2,
  teams: ['prey'],
  powers: [
    keyword('leader'),
    keyword('lethal'),
    superPower(
      'Get to the Choppa!',
      'main',
      ['humanity', 'intellect', 'might'],
      laterOnce(
        'game',
        startOfYourTurn,
        when(both(fits('self', { face: 'up' }), not(exists(yours({ is: 'main', face: 'down' })))), [winGame]),
      ),
    ),
  ],
});

export const edwin = supporting({
  id: 'prd-044',
  name: 'Edwin',
  gender: 'm',
  cost: 2,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['prey'],
  powers: [
    {
      ...superPower(
        "I Wouldn't Do That",
        'main',
        ['intellect'],
        heal(a(yours({ is: 'supporting', wounded: true }))),
        ifDone(modify('self', 'game', canUse('I Like It Here'))),
      ),
      only: fits('self', { alignment: 'good' }),
    },
    {
      ...superPower(
        'I Like It Here',
        'main',
        ['intellect'],
        wound(a(character({ is: 'supporting' }))),
        modify('self', 'game', can('beEvil')),
      ),
      after: { healingWith: "I Wouldn't Do That" },
    },
  ],
});

export const harrigan = supporting({
  id: 'prd-045',
  name: 'Harrigan',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 6,
  health: 2,
  teams: ['prey'],
  powers: [
    keyword('fearless'),
    keyword('violent'),
    superPower(
      "They Say You're Good at What You Do",
      'main',
      ['might'],
      choose(a(yours({ other: true, team: 'prey' }), 'friend')),
      oneOf([modify(the('friend'), 'turn', has('fearless'))], [modify(the('friend'), 'turn', has('violent'))]),
    ),
  ],
});

export const hawkins = supporting({
  id: 'prd-046',
  name: 'Hawkins',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    keyword('mercenary'),
    trigger(
      'Follower',
      onlyWhile(on('attacks', itself), exists(attacker({ is: 'main' }))),
      modify(a(attacker({ is: 'main' })), 'combat', has('leader')),
    ),
  ],
});

export const isabelle = supporting({
  id: 'prd-047',
  name: 'Isabelle',
  gender: 'f',
  cost: 5,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    { ...always('Sniper Nest', cantWhile('beAttacked', { row: 'back' })), offFor: 'energy' },
    superPower('I Watched Him Die', 'combat', ['humanity'], gets('self', countOf(inKo({ is: 'character' })), 0)),
  ],
});

export const keyes = supporting({
  id: 'prd-048',
  name: 'Keyes',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['prey'],
  powers: [
    trigger(
      'Two Weeks to Learn His Patterns',
      appearsItself,
      modify(a(yours()), 'nextSuperPower', can('payAnySymbols')),
    ),
    superPower('Liquid Nitrogen Cannon', 'main', ['intellect'], freeze(a(enemy()))),
  ],
});

export const lambert = supporting({
  id: 'prd-049',
  name: 'Lambert',
  gender: 'm',
  cost: 3,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [keyword('ranged'), always('No Autographs', can('haveEveryGoodTeam')), keyword('quickDraw')],
});

export const mac = supporting({
  id: 'prd-050',
  name: 'Mac',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    trigger('Flares, Frags, and Claymores', on('appears', { side: 'enemy', is: 'character' }), putMinus(1, 'subject')),
    during(
      exists(enemy({ combat: 'againstSelf', hasCounter: 'minus' })),
      always('If It Bleeds We Can Kill It.', stats(2, 2)),
    ),
  ],
});

export const poncho = supporting({
  id: 'prd-051',
  name: 'Poncho',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    keyword('hunted'),
    superPower('37mm Rotary Grenade Launcher', 'main', ['skill'], putMinus(1, each(enemy({ row: 'back' })))),
  ],
});

export const royce = supporting({
  id: 'prd-052',
  name: 'Royce',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    during(not(exists(yours({ other: true, face: 'up' }))), always("I'm Better On My Own", stats(4, 4))),
    superPower(
      "We're going to Kill Them All",
      'main',
      ['skill'],
      moveWound(a(enemy({ wounded: true }), 'from'), a(enemy({ is: 'supporting', not: the('from') }))),
    ),
  ],
});

export const deathTrap = plotTwist({
  id: 'prd-053',
  name: 'Death Trap',
  team: 'prey',
  fromResources: true,
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(attacker()), 0, -4)],
});

export const heCouldntSeeMe = plotTwist({
  id: 'prd-054',
  name: "He Couldn't See Me",
  team: 'prey',
  timing: 'main',
  effects: [
    choose(a(yours(), 'friend')),
    oneOf(
      [modify(the('friend'), 'turn', has('stealth'))],
      [modify(the('friend'), 'untilNextTurn', has('invisibility'))],
    ),
  ],
});

export const sHappens = plotTwist({
  id: 'prd-055',
  name: 'S*** Happens',
  team: 'prey',
  timing: 'combat',
  anyTurn: true,
  effects: [putMinus(1, a(enemy({ combat: 'any' }), 'mark')), modify(the('mark'), 'combat', losesPowers)],
});

export const m134Minigun = equipment({
  id: 'prd-056',
  name: 'M134 Minigun',
  cost: 4,
  teams: ['prey'],
  powers: [
    during(
      exists(inKo({ is: 'character', team: 'prey' })),
      law('Payback Time', { rule: 'equipCosts', who: 'you', what: { self: true }, less: 2 }),
    ),
    always('Old Painless', has('ranged')),
    trigger('Old Painless', on('attacks', itself), putMinus(2, each(enemy({ protected: false })))),
  ],
});

export const headquarters = specialLocation('prd-057', 'Headquarters', 'prey', [
  'intellect',
  'might',
  'skill',
  'humanity',
]);
