import {
  a,
  always,
  among,
  anEnemy,
  anyTurn,
  appearsItself,
  base,
  bind,
  both,
  can,
  cancelCombat,
  cant,
  character,
  choose,
  choosePlayer,
  countOf,
  discard,
  draw,
  during,
  each,
  exhaust,
  exists,
  firstAttack,
  firstEachTurn,
  fits,
  forEachPlayer,
  gainRecruitPoints,
  gainXp,
  gets,
  guessType,
  has,
  inHand,
  itself,
  keyword,
  later,
  lookAtTop,
  may,
  modify,
  not,
  on,
  plotTwist,
  printedOf,
  push,
  putIntoPlay,
  putMinus,
  putOnOwnersSide,
  putPlus,
  reaction,
  removeWithCounters,
  resource,
  rest,
  some,
  specialLocation,
  stats,
  stun,
  superPower,
  supporting,
  thatMany,
  the,
  thePlayer,
  toDeckBottom,
  toDeckTop,
  trigger,
  when,
  withoutMay,
  yours,
} from '@longbox/vs/language';

const helpfulInfo = trigger(
  'Helpful Info About Marvel Universe',
  firstEachTurn(on('gainsXp', { side: 'yours', is: 'main', brand: 'marvel' })),
  gainXp(1, 'subject'),
);

export const cyclops = supporting({
  id: 'mmu-011',
  name: '*Cyclops*',
  short: 'Cyclops',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['champions'],
  powers: [
    keyword('ranged'),
    superPower(
      'Trigonomic Blast',
      'main',
      ['energy'],
      choosePlayer(anEnemy('foe')),
      putMinus(1, a(character({ is: 'main', side: { of: thePlayer('foe') } }))),
      putMinus(1, a(character({ is: 'supporting', row: 'front', side: { of: thePlayer('foe') } }))),
      putMinus(1, a(character({ is: 'supporting', row: 'back', side: { of: thePlayer('foe') } }))),
    ),
  ],
});

export const dinahSoar = supporting({
  id: 'mmu-012',
  name: 'Dinah Soar',
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['champions'],
  powers: [keyword('flight'), trigger('Support', appearsItself, putPlus(1, a(yours({ other: true }))))],
});

export const msMarvel = supporting({
  id: 'mmu-013',
  name: '*Ms. Marvel*',
  short: 'Ms. Marvel',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['champions'],
  powers: [
    {
      power: 'super',
      name: 'Size Alteration',
      timing: 'combat',
      anyTurn: true,
      free: true,
      asTwist: true,
      limit: 'none',
      cost: [],
      only: exists(inHand({ is: 'supporting' })),
      effects: [
        discard('you', a(inHand({ is: 'supporting' }), 'shape')),
        modify('self', 'combat', base(printedOf('atk', the('shape')), printedOf('def', the('shape')))),
      ],
    },
  ],
});

export const bigBertha = supporting({
  id: 'mmu-014',
  name: 'Big Bertha',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 1,
  health: 2,
  teams: ['champions'],
  powers: [
    superPower(
      'Rapid Weight Gain',
      'main',
      ['might'],
      when(not(fits('self', { hasCounter: 'plus' })), [putPlus(4, 'self')]),
    ),
  ],
});

export const darkstar = supporting({
  id: 'mmu-015',
  name: 'Darkstar',
  gender: 'f',
  cost: 2,
  atk: 0,
  def: 0,
  health: 1,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    always(
      'Tap into the Darkforce',
      stats(countOf(resource({ face: 'down' }, 'you')), countOf(resource({ face: 'down' }, 'you'))),
    ),
  ],
});

export const doorman = supporting({
  id: 'mmu-016',
  name: 'Doorman',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [
    superPower(
      'Doorway to the Next Room',
      'main',
      ['energy'],
      choose(a(yours({ is: 'supporting', other: true }), 'guest')),
      when(
        fits(the('guest'), { row: 'front' }),
        [removeWithCounters(the('guest')), putIntoPlay(the('guest'), 'back')],
        [removeWithCounters(the('guest')), putIntoPlay(the('guest'), 'front')],
      ),
    ),
  ],
});

export const blackWidow = supporting({
  id: 'mmu-017',
  name: 'Black Widow',
  gender: 'f',
  cost: 3,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [keyword('ranged'), superPower('Spy Game', 'main', ['intellect'], guessType(anEnemy()))],
});

export const flatman = supporting({
  id: 'mmu-018',
  name: 'Flatman',
  gender: 'm',
  cost: 3,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['champions'],
  powers: [
    always('Two-Dimensional', cant('havePlus'), cant('haveMinus'), cant('haveVitality'), can('fallInsteadOfWound')),
  ],
});

export const iceman = supporting({
  id: 'mmu-019',
  name: 'Iceman',
  gender: 'm',
  cost: 3,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [
    keyword('ranged'),
    reaction(
      'Frosty Welcome',
      on('appears', { side: 'enemy', is: 'character' }),
      ['skill'],
      exhaust('subject'),
      modify('subject', 'turn', cant('ready')),
    ),
  ],
});

export const spiderMan = supporting({
  id: 'mmu-020',
  name: '*Spider-Man*',
  short: 'Spider-Man',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['champions'],
  powers: [
    anyTurn('Venom Blast', 'combat', ['skill'], gets(a(character({ combat: 'meleeAgainstSelf' })), 0, -3)),
    keyword('invisibility'),
  ],
});

export const angel = supporting({
  id: 'mmu-021',
  name: 'Angel',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    trigger('Wealthy', on('startOfBuild', undefined, { player: 'you' }), gainRecruitPoints()),
    keyword('mobile'),
  ],
});

export const vivVision = supporting({
  id: 'mmu-022',
  name: 'Viv Vision',
  short: 'Viv',
  gender: 'f',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    superPower(
      'Our Own Personal Search Engine',
      'build',
      ['intellect'],
      lookAtTop(countOf(yours({ team: 'champions' })), 'seen'),
      toDeckTop(some('any', among('seen'), 'kept')),
      toDeckBottom(rest('seen', 'kept')),
      draw(),
    ),
  ],
});

export const gwenpool = supporting({
  id: 'mmu-023',
  name: 'Gwenpool',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged'), helpfulInfo],
});

export const gwenpool2 = supporting({
  id: 'mmu-024',
  name: 'Gwenpool',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged'), helpfulInfo],
});

export const gwenpool3 = supporting({
  id: 'mmu-025',
  name: 'Gwenpool',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged'), helpfulInfo],
});

export const gwenpool4 = supporting({
  id: 'mmu-026',
  name: 'Gwenpool',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged'), helpfulInfo],
});

export const misterImmortal = supporting({
  id: 'mmu-027',
  name: 'Mister Immortal',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [
    reaction('Instant Resurrection', on('getsKod', itself), ['might'], putOnOwnersSide('self')),
    keyword('immortal'),
  ],
});

export const nova = supporting({
  id: 'mmu-028',
  name: 'Nova',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    during(
      both(firstAttack, fits('self', { combat: 'soloAttacker' })),
      always('The Human Rocket', stats(5, 0), cant('beStunned')),
    ),
  ],
});

export const hulk = supporting({
  id: 'mmu-029',
  name: '*Hulk*',
  short: 'Hulk',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['champions'],
  powers: [
    withoutMay('genius'),
    trigger('Smashing Intelligence', on('draws', undefined, { player: 'you' }), putPlus(thatMany, 'self')),
  ],
});

export const ghostRider = supporting({
  id: 'mmu-030',
  name: 'Ghost Rider',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 9,
  health: 2,
  teams: ['champions'],
  loyalty: 'good',
  powers: [
    trigger(
      'Seek Vengeance',
      on(
        'stuns',
        { is: 'supporting', alignment: 'evil', combat: 'attacker' },
        { object: { side: 'yours', is: 'character', other: true } },
      ),
      stun('subject'),
    ),
  ],
});

export const hercules = supporting({
  id: 'mmu-031',
  name: 'Hercules',
  gender: 'm',
  cost: 7,
  atk: 8,
  def: 8,
  health: 2,
  teams: ['champions'],
  powers: [
    trigger(
      'The Labors of Hercules',
      on('startOfMain', undefined, { player: 'you' }),
      forEachPlayer(
        'eachEnemy',
        'foe',
        choose(a(character({ side: { of: thePlayer('foe') } }), 'labor', thePlayer('foe'))),
        later('turn', on('stuns', itself, { object: { same: the('labor') } }), draw(2)),
      ),
    ),
  ],
});

export const babyAvengers = plotTwist({
  id: 'mmu-032',
  name: 'Baby Avengers',
  team: 'champions',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ combat: 'any' })), 0, 4)],
});

export const fallBack = plotTwist({
  id: 'mmu-033',
  name: 'Fall Back',
  team: 'champions',
  timing: 'combat',
  anyTurn: true,
  effects: [
    when(exists(yours({ combat: 'defender', row: 'front' })), [
      bind('runner', each(yours({ combat: 'defender', row: 'front' }))),
      cancelCombat,
      may(push(the('runner'))),
    ]),
  ],
});

export const toughKids = plotTwist({
  id: 'mmu-034',
  name: 'Tough Kids',
  team: 'champions',
  timing: 'combat',
  anyTurn: true,
  effects: [modify(a(character({ combat: 'any' })), 'combat', stats(2, 0), has('tough'))],
});

export const changeTheWorld = plotTwist({
  id: 'mmu-035',
  name: 'Change the World',
  team: 'champions',
  symbols: 3,
  loyalty: 'champions',
  timing: 'combat',
  anyTurn: true,
  effects: [putPlus(2, each(yours({ combat: 'any' })))],
});

export const jerseyCity = specialLocation('mmu-036', 'Jersey City', 'champions');
