import { describe, expect, test } from 'vitest';
import {
  type Amount,
  a,
  always,
  among,
  anEnemy,
  anotherPlayer,
  aPlayerWithout,
  atkOf,
  atLeast,
  atMost,
  basicTypesOf,
  becomeCharacter,
  type Card,
  type Condition,
  cant,
  cardsIn,
  character,
  comeBack,
  compare,
  controllerOf,
  costingInAll,
  costOf,
  countersOn,
  countOf,
  DURATIONS,
  defOf,
  draw,
  drawUntil,
  type Effect,
  EVENTS,
  each,
  enemy,
  equipment,
  excess,
  exists,
  type Filter,
  fits,
  gainAtkUntil,
  gainUntil,
  gets,
  guessType,
  happened,
  has,
  inDeck,
  inHand,
  inKo,
  inPile,
  inPiles,
  itself,
  ko,
  lethalWound,
  type Modifier,
  modify,
  on,
  outside,
  ownerOf,
  PERMISSIONS,
  type PlayerRule,
  type Power,
  PROHIBITIONS,
  preventWound,
  putBeside,
  rearrange,
  rearrangeEquipment,
  resource,
  sameTeamOnYourSide,
  searchTeam,
  some,
  startOfYourTurn,
  stats,
  stun,
  sum,
  superPower,
  superPowersOf,
  supporting,
  tally,
  teamsAmong,
  the,
  thePlayer,
  times,
  toResources,
  totalOf,
  trigger,
  type Verb,
  when,
  withdraw,
  woundsOn,
  yours,
} from '../language/index.ts';
import { LANGS, type Lang, plainPower, printCard } from './print.ts';

const card = (...powers: Power[]): Card =>
  supporting({ id: 'xx1-001', name: 'Sable', gender: 'f', cost: 1, atk: 1, def: 1, health: 1, teams: [], powers });

const printed = (power: Power, lang: Lang): string =>
  printCard(card(power), lang)
    .text.map((one) => plainPower(one, lang))
    .join(' ');

const effects = (lang: Lang, ...all: Effect[]): string => printed(superPower('Try', 'main', [], ...all), lang);

const x = a(enemy(), 'x');
const foe = thePlayer('foe');

/** One instruction of each kind, with what must come before it. */
const SAMPLES: { readonly [V in Verb]: readonly Effect[] } = {
  draw: [draw(countOf(yours()), 'eachEnemy')],
  drawUntil: [
    { verb: 'choosePlayer', player: anEnemy('foe') },
    drawUntil(cardsIn('hand', foe)),
    drawUntil(5, 'eachEnemy'),
  ],
  discard: [{ verb: 'discard', player: anEnemy('foe'), cards: a(inHand({}, foe)) }],
  discardMany: [{ verb: 'discardMany', player: anEnemy('foe'), count: countOf(yours()) }],
  discardHand: [{ verb: 'discardHand', player: 'eachPlayer' }],
  revealHand: [{ verb: 'revealHand', player: 'eachOther', to: 'all' }],
  reveal: [stun(x), { verb: 'reveal', cards: each(inHand({ is: 'location' })) }],
  revealDeck: [{ verb: 'revealDeck', player: 'eachEnemy' }],
  lookAtTop: [{ verb: 'lookAtTop', count: 1, name: 'x' }],
  revealUntil: [
    { verb: 'revealUntil', player: 'eachPlayer', until: { is: 'character', otherName: true }, name: 'x', rest: 'y' },
  ],
  search: [
    { verb: 'search', from: { zone: 'deck', of: 'you', where: { is: 'location' } }, name: 'x', count: 2 },
    searchTeam({ zone: 'deck', of: 'you', where: { is: 'character' } }, 'v', 2),
    {
      verb: 'search',
      from: { zone: 'deck', also: 'ko', of: 'you', where: { is: 'location' } },
      name: 'w',
      count: 'any',
    },
    toResources(the('w'), 'yours', true),
    { verb: 'search', from: inPiles({ is: 'equipment' }), name: 'y', count: { upTo: 2 } },
    { verb: 'search', from: inDeck({ is: 'character' }, 'eachEnemy'), name: 'z', count: 'each' },
  ],
  toHand: [stun(x), { verb: 'toHand', cards: the('x') }],
  toDeckTop: [{ verb: 'toDeckTop', cards: each(inKo({ is: 'plotTwist' })) }],
  toDeckBottom: [{ verb: 'toDeckBottom', cards: each(inKo({ is: 'plotTwist' })) }],
  toKo: [{ verb: 'toKo', cards: each(inDeck({ is: 'location' }, 'eachEnemy')) }],
  shuffleIntoDeck: [{ verb: 'shuffleIntoDeck', cards: each(inKo()), count: 'n' }],
  shuffleDeck: [{ verb: 'shuffleDeck', player: 'eachEnemy' }],
  putIntoPlay: [
    { verb: 'putIntoPlay', cards: a(inHand({ is: 'character' })), stunned: true },
    putBeside(a(yours()), 'self'),
  ],
  equip: [
    { verb: 'equip', cards: a(inHand({ is: 'equipment' })), bearer: 'self' },
    { verb: 'equip', cards: a(inHand({ is: 'equipment' })), bearer: 'self', free: true },
  ],
  recruitFree: [{ verb: 'recruitFree', cards: a(inHand({ is: 'character' })) }],
  takePlaceOf: [{ verb: 'takePlaceOf', cards: 'self', with: a(enemy()) }],
  topToResources: [{ verb: 'topToResources', count: 2, mayTurnUp: true }],
  toResources: [{ verb: 'toResources', cards: 'self', side: 'owner' }],
  turnLocation: [{ verb: 'turnLocation', cards: each(resource({ is: 'location' }, 'you')), face: 'up' }],
  removeFromGame: [
    { verb: 'removeFromGame', cards: x },
    { verb: 'removeFromGame', cards: each(yours()), keep: 'counters' },
  ],
  becomeCharacter: [
    becomeCharacter(a(resource({ is: 'location', face: 'up' }, 'you')), 'front', {
      name: 'Grove',
      atk: 6,
      def: 5,
      health: 1,
      teams: ['avengers'],
      keywords: ['swarm'],
    }),
  ],
  putTokens: [{ verb: 'putTokens', token: 'Imp', until: 3, row: 'back' }],
  collect: [{ verb: 'collect', cards: a(character({ uncollected: true })) }],
  withdraw: [withdraw('self', 'w')],
  stepOut: [stun(x), { verb: 'stepOut', cards: the('x') }],
  removeHalf: [{ verb: 'removeHalf', player: 'eachEnemy', half: 'top' }],
  comeBack: [withdraw('self', 'w'), comeBack('self', 'w')],
  absorb: [stun(x), { verb: 'absorb', cards: the('x') }],
  setAside: [{ verb: 'setAside', cards: each(inHand({}, anEnemy())), until: 'endOfTurn' }],
  toPile: [
    { verb: 'toPile', cards: 'self', pile: 'ultronFacility' },
    { verb: 'toPile', cards: 'self', pile: 'facehuggers', shuffle: true },
    { verb: 'toPile', cards: some('any', inKo({ is: 'plotTwist' })), pile: 'spellbook', single: true },
  ],
  playPlotTwist: [{ verb: 'playPlotTwist', cards: a(inHand({ is: 'plotTwist' })), after: 'ko' }],
  gainRecruitPoints: [{ verb: 'gainRecruitPoints', count: 3 }],
  spendRecruitPoints: [{ verb: 'spendRecruitPoints', name: 'n' }],
  stun: [stun(each(enemy({ alignment: 'evil', level: 2 })))],
  daze: [
    { verb: 'daze', cards: x },
    { verb: 'daze', cards: a(yours()), keepsEquipment: true },
  ],
  recover: [{ verb: 'recover', cards: 'self' }],
  ready: [{ verb: 'ready', cards: x }],
  exhaust: [{ verb: 'exhaust', cards: x }],
  freeze: [{ verb: 'freeze', cards: x }],
  hide: [{ verb: 'hide', cards: 'self' }],
  turnFaceUp: [{ verb: 'turnFaceUp', cards: a(character({ is: 'supporting', face: 'down' })) }],
  ko: [ko(a(enemy({ is: ['supporting', 'equipment'] })))],
  wound: [{ verb: 'wound', cards: x, count: 2 }, lethalWound(x)],
  removeAllCounters: [{ verb: 'removeAllCounters', cards: x }],
  removeAnyCounters: [{ verb: 'removeAnyCounters', cards: x }],
  loseModifiers: [{ verb: 'loseModifiers', cards: x }],
  moveCounter: [{ verb: 'moveCounter', counter: 'plus', cards: a(enemy()), with: 'self' }],
  bottomToKo: [{ verb: 'bottomToKo', player: 'eachEnemy', count: 3 }],
  preventWound: [preventWound],
  woundInstead: [{ verb: 'woundInstead', cards: a(yours({ is: 'supporting' })) }],
  rearrangeEquipment: [rearrangeEquipment],
  guessType: [guessType(anEnemy('foe')), guessType('eachEnemy')],
  moveWound: [{ verb: 'moveWound', cards: a(enemy({ wounded: true })), with: a(enemy({ is: 'supporting' })) }],
  heal: [{ verb: 'heal', cards: 'self', count: 2 }],
  put: [{ verb: 'put', counter: 'plus', count: atkOf(x), cards: 'self' }],
  divide: [{ verb: 'divide', counter: 'minus', count: 3, among: enemy() }],
  removeCounters: [{ verb: 'removeCounters', counter: 'minus', cards: each(yours()) }],
  doubleCounters: [{ verb: 'doubleCounters', counter: 'minus', cards: x }],
  convertCounters: [{ verb: 'convertCounters', cards: 'self' }],
  putUntilDefExceeds: [{ verb: 'putUntilDefExceeds', cards: 'self', amount: 7 }],
  putMinusUntil: [{ verb: 'putMinusUntil', cards: a(enemy()), stat: 'def', is: '<=', than: 1 }],
  noteTeam: [stun(x), { verb: 'noteTeam', cards: the('x'), teams: ['hydra', 'shield'] }],
  gainXp: [{ verb: 'gainXp', cards: a(yours({ is: 'main' })), count: 2 }],
  takeXp: [{ verb: 'takeXp', cards: a(enemy({ is: 'main' })) }],
  becomeLevel: [{ verb: 'becomeLevel', cards: x, level: 1, lasts: 'untilNextTurn' }],
  transform: [{ verb: 'transform', cards: 'self', into: 'Night', level: 2 }],
  transformInto: [{ verb: 'transformInto', cards: 'self', into: a(outside({ is: 'main', level: 2 })) }],
  promote: [{ verb: 'promote', cards: 'self' }],
  replaceMain: [{ verb: 'replaceMain', cards: 'self', with: a(outside({ name: 'Night', level: 2 })) }],
  move: [{ verb: 'move', cards: 'self', row: 'choose' }, rearrange],
  switchPlaces: [{ verb: 'switchPlaces', cards: 'self', with: a(yours({ other: true })) }],
  takeControl: [{ verb: 'takeControl', cards: x }],
  giveControl: [
    { verb: 'giveControl', cards: 'self', player: anotherPlayer(), row: 'back' },
    { verb: 'giveControl', cards: 'self', player: ownerOf('self') },
  ],
  hatch: [
    { verb: 'hatch', cards: 'self' },
    { verb: 'may', effects: [{ verb: 'hatch', cards: a(yours({ name: 'Ovomorph' })) }] },
  ],
  capture: [{ verb: 'capture', cards: x }],
  koCaptives: [{ verb: 'koCaptives', cards: 'self' }],
  removeFromCombat: [{ verb: 'removeFromCombat', cards: 'self' }],
  cancelCombat: [{ verb: 'cancelCombat' }],
  cancelPower: [{ verb: 'cancelPower' }, { verb: 'cancelPower', what: 'plotTwist' }],
  replaceDefender: [
    { verb: 'replaceDefender', cards: x, with: 'self' },
    { verb: 'replaceDefender', cards: a(enemy(), 'y'), with: the('x'), anyway: true },
  ],
  strike: [{ verb: 'strike', cards: 'self', at: x }],
  attackOften: [{ verb: 'attackOften', cards: 'self', at: enemy() }],
  turnCombat: [{ verb: 'cancelCombat' }, { verb: 'turnCombat', cards: 'self' }],
  stunEachOther: [{ verb: 'stunEachOther', cards: 'self', with: x }],
  attackAgain: [{ verb: 'attackAgain', cards: 'self', at: enemy() }],
  modify: [
    modify(x, 'turn', cant('attack'), has('lethal')),
    stun(costingInAll(atkOf('self'), enemy())),
    { verb: 'modify', cards: 'self', by: [has('flight'), has('dodge'), has('lethal')], lasts: 'game', random: true },
    stun(x),
    modify(the('x'), 'game', { mod: 'leavesToPile' }),
  ],
  relate: [stun(some(2, yours(), 'pair')), { verb: 'relate', cards: the('pair') }],
  cheapenPower: [{ verb: 'cheapenPower', cards: a(character({ is: 'supporting' })), less: 1 }],
  gainUntil: [gainUntil('self', 27, 27), stun(x), gainAtkUntil('self', atkOf(the('x')), 'turn')],
  doubleStats: [{ verb: 'doubleStats', cards: 'self', lasts: 'turn' }],
  rule: [{ verb: 'rule', rule: { rule: 'cantUseSuperPowers', who: 'eachEnemy' }, lasts: 'untilYourNextTurn' }],
  ruleFor: [{ verb: 'ruleFor', who: yours(), by: [cant('beKod')], lasts: 'afterYourNextTurn' }],
  later: [{ verb: 'later', on: on('appears', { side: 'yours', other: true }), lasts: 'turn', effects: [draw()] }],
  choose: [{ verb: 'choose', cards: a(enemy(), 'x', anEnemy('foe')) }],
  chooseEach: [
    { verb: 'chooseEach', from: [yours({ row: 'front' }), inKo({ is: 'character' })], name: 'all' },
    ko(the('all')),
  ],
  bind: [{ verb: 'bind', name: 'all', cards: each(enemy()) }, stun(the('all')), ko(the('all'))],
  choosePlayer: [
    { verb: 'choosePlayer', player: aPlayerWithout('one', 'cardsInHand', 'cardsInDeck', 'supportingCharacters') },
    draw(1, thePlayer('one')),
    { verb: 'choosePlayer', player: anEnemy('foe') },
    ko(a(character({ side: { of: foe } }))),
  ],
  chooseRow: [{ verb: 'chooseRow', of: 'enemies', name: 'row' }, stun(each(character({ row: { chosen: 'row' } })))],
  chooseNumber: [
    { verb: 'chooseNumber', name: 'n' },
    draw({ amount: 'the', name: 'n' }),
    { verb: 'chooseNumber', name: 'm', below: defOf('self') },
    draw({ amount: 'the', name: 'm' }),
  ],
  name: [{ verb: 'name', what: 'team', name: 't' }, ko(each(character({ namedTeam: 't' })))],
  pay: [
    { verb: 'pay', cost: ['alien', ['might', 'skill']], player: 'you', cards: 'self' },
    { verb: 'may', by: anEnemy('foe'), effects: [{ verb: 'pay', cost: ['energy'], player: foe }] },
  ],
  if: [when({ condition: 'combatIs', kind: 'ranged' }, [draw()], [stun(x)])],
  may: [{ verb: 'may', by: anEnemy(), effects: [draw()] }],
  unless: [{ verb: 'unless', player: anEnemy('foe'), effects: [draw(1, foe)], instead: [draw(2)] }],
  forEach: [{ verb: 'forEach', cards: each(enemy()), name: 'one', effects: [stun(the('one'))] }],
  forEachPlayer: [{ verb: 'forEachPlayer', player: 'eachPlayer', name: 'p', effects: [draw(1, thePlayer('p'))] }],
  oneOf: [
    { verb: 'oneOf', modes: [[draw()], [stun(x)]] },
    { verb: 'choosePlayer', player: anEnemy('foe') },
    { verb: 'oneOf', modes: [[draw()], [draw(2)]], by: foe },
  ],
  danceOff: [{ verb: 'danceOff', ifYouWin: [draw()] }],
  flipCoin: [{ verb: 'flipCoin', ifYouWin: [draw()] }],
  say: [{ verb: 'say', words: 'Mine!' }],
  sing: [{ verb: 'sing', cards: { cards: 'each', from: enemy() } }],
  winGame: [{ verb: 'winGame' }],
  extraTurn: [{ verb: 'extraTurn' }],
};

const MODIFIERS: { readonly [M in Modifier['mod']]: Extract<Modifier, { mod: M }> } = {
  stats: { mod: 'stats', atk: 1, def: cardsIn('hand', 'you') },
  base: { mod: 'base', atk: 5, def: 6 },
  switch: { mod: 'switch' },
  toBase: { mod: 'toBase' },
  clamp: { mod: 'clamp', to: 'atLeastPrinted' },
  health: { mod: 'health', by: 2 },
  keyword: { mod: 'keyword', keyword: 'fearless' },
  team: { mod: 'team', team: 'shield' },
  power: { mod: 'power', power: trigger('Sub', startOfYourTurn, draw()) },
  copyPowers: { mod: 'copyPowers', of: enemy() },
  gainPowers: { mod: 'gainPowers', from: 'subject' },
  losePowers: { mod: 'losePowers' },
  loseKeyword: { mod: 'loseKeyword', keyword: 'flight' },
  idleCounters: { mod: 'idleCounters', counter: 'plus' },
  becomesLevel: { mod: 'becomesLevel', level: 1 },
  strikeTwice: { mod: 'strikeTwice', against: { is: 'main' }, times: 3 },
  cant: { mod: 'cant', what: 'beAttacked', whom: { side: 'enemy' }, in: 'melee' },
  can: { mod: 'can', what: 'attackProtected' },
  counterInstead: { mod: 'counterInstead', counter: 'minus', put: 'plus' },
  appearsWith: { mod: 'appearsWith', counter: 'minus', count: 5 },
  payLess: { mod: 'payLess', less: 1 },
  powerUpWith: { mod: 'powerUpWith', what: { is: 'supporting' } },
  leavesToPile: { mod: 'leavesToPile', pile: 'behindTheCamera' },
};

const RULES: { readonly [R in PlayerRule['rule']]: PlayerRule } = {
  cantPlay: { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } },
  cantUseSuperPowers: { rule: 'cantUseSuperPowers', who: 'eachOther' },
  cantPowerUp: { rule: 'cantPowerUp', who: 'eachEnemy' },
  cantDraw: { rule: 'cantDraw', who: 'eachPlayer' },
  equipInCombat: { rule: 'equipInCombat', who: 'you', wearer: { team: 'predators' } },
  formInstead: { rule: 'formInstead', who: 'you', what: { is: 'supporting', name: 'Night' } },
  revealDraws: { rule: 'revealDraws', who: 'eachEnemy' },
  startsWith: { rule: 'startsWith', who: 'you', name: 'Night' },
  goesFirst: { rule: 'goesFirst', who: 'you' },
  cantWin: { rule: 'cantWin', who: 'eachEnemy' },
  cantLose: { rule: 'cantLose', who: 'you' },
  nextRecruitCosts: { rule: 'nextRecruitCosts', who: 'you', less: 2 },
  mayPlayTop: { rule: 'mayPlayTop', who: 'you' },
  fewerPoints: { rule: 'fewerPoints', who: 'eachEnemy', less: 2 },
  openHand: { rule: 'openHand', who: 'eachEnemy', endFor: 'skill' },
  openTop: { rule: 'openTop', who: 'you' },
  recruitCosts: { rule: 'recruitCosts', who: 'eachEnemy', what: { is: 'character', team: 'hydra' }, less: 1 },
  equipCosts: {
    rule: 'equipCosts',
    who: 'you',
    what: { is: 'equipment', alignment: 'evil' },
    less: 2,
    wearer: { keyword: 'agent' },
    least: 1,
  },
  nextEquipCosts: { rule: 'nextEquipCosts', who: 'you', less: 2 },
  equipOnlyTo: { rule: 'equipOnlyTo', who: 'you', wearer: { alignment: 'evil' } },
  mayPlayResources: { rule: 'mayPlayResources', who: 'you' },
  powersUpAny: { rule: 'powersUpAny', who: 'you' },
  paysFor: { rule: 'paysFor', who: 'you', name: 'Sable' },
  appearsAs: { rule: 'appearsAs', who: 'you', of: character({ is: 'supporting', other: true }) },
  startsBeside: { rule: 'startsBeside', who: 'you', name: 'Night' },
  recruitFor: { rule: 'recruitFor', who: 'you', pay: ['might', 'skill'] },
  mayRecruit: { rule: 'mayRecruit', who: 'you', from: inKo({ is: 'character' }) },
  cantUseOwn: { rule: 'cantUseOwn', who: 'you', power: 'Jump', unless: exists(yours()) },
  firstTwistCancelled: { rule: 'firstTwistCancelled', who: 'eachEnemy' },
  firstTwistToHand: { rule: 'firstTwistToHand', who: 'you' },
  recruitForAny: { rule: 'recruitForAny', who: 'you', least: 1 },
  recruitDiscarding: { rule: 'recruitDiscarding', who: 'you', count: 2 },
  mayPlayTwists: { rule: 'mayPlayTwists', who: 'you', from: inPile('spellbook') },
  startsInPile: { rule: 'startsInPile', who: 'you', pile: 'key' },
  recruitFromPile: { rule: 'recruitFromPile', who: 'you', pile: 'key' },
  deckWithout: { rule: 'deckWithout', who: 'you', teams: ['hydra', 'shield'] },
  firstAttackMust: { rule: 'firstAttackMust', who: anEnemy(), with: 'x', at: 'self' },
};

const FILTERS: { readonly [F in keyof Filter]-?: NonNullable<Filter[F]> } = {
  side: { of: ownerOf('self') },
  owner: 'you',
  is: 'supporting',
  isNot: 'main',
  other: true,
  self: true,
  same: 'self',
  not: 'self',
  name: 'Night',
  named: 'n',
  sameNameAs: 'self',
  nameContains: 'man',
  nameNotAmong: inKo({ is: 'plotTwist' }),
  sameCardAs: 'self',
  team: ['hydra', 'shield'],
  sharesMantle: true,
  sharesMantleWith: yours(),
  sharesTeamWith: 'self',
  sharesNoTeamWith: yours({ is: 'main' }),
  hasTeam: true,
  namedTeam: 't',
  row: 'front',
  sameRowAs: 'self',
  face: 'down',
  stunned: true,
  exhausted: false,
  keyword: 'ranged',
  without: 'flight',
  hasSuperPower: true,
  hasPaidSymbol: true,
  blood: 'green',
  hasCounter: 'minus',
  wounded: true,
  equipped: true,
  cost: atMost(2),
  atk: atLeast(3),
  def: atLeast(atkOf('self')),
  printedHealth: atLeast(2),
  higherThanEach: { stat: 'atk', of: enemy({ face: 'up' }) },
  highestAmong: { stat: 'atk', of: enemy({ face: 'up' }) },
  level: atLeast(2),
  wearing: 'Hammer',
  wornBy: 'self',
  hasPower: 'Sing',
  alignment: 'good',
  combat: 'teamAttacker',
  protectedBy: 'self',
  protects: 'self',
  protected: false,
  meleeAttackableBy: 'self',
  couldBear: 'self',
  stunnedThisTurnBy: 'self',
  flownOverBy: 'self',
  attackedSinceYourTurn: true,
  attackedThisTurn: false,
  appearedThisTurn: true,
  symbol: 'might',
  basic: true,
  anyTurnCombat: true,
  pile: 'behindTheCamera',
  otherName: true,
  otherThanNamed: ['Night', 'Day'],
  uncollected: true,
  brand: 'marvel',
  absorbed: true,
};

const CONDITIONS: { readonly [C in Condition['condition']]: Condition } = {
  exists: exists(enemy({ stunned: true })),
  paidWith: { condition: 'paidWith', name: 'x', names: ['Day', 'Night'] },
  compare: compare(atkOf('self'), atLeast(5)),
  fits: fits('self', { row: 'back', exhausted: true }),
  not: { condition: 'not', of: fits('self', { stunned: true }) },
  both: { condition: 'both', of: [{ condition: 'yourTurn' }, exists(yours())] },
  either: { condition: 'either', of: [{ condition: 'yourTurn' }, exists(inKo())] },
  yourTurn: { condition: 'yourTurn' },
  enemyTurn: { condition: 'enemyTurn' },
  firstAttack: { condition: 'firstAttack' },
  happened: happened(on('kos', itself), 'game'),
  someEnemyHasOnly: { condition: 'someEnemyHasOnly', filter: { exhausted: true } },
  moreCharactersThanAnEnemy: { condition: 'moreCharactersThanAnEnemy' },
  fewerCharactersThanAnEnemy: { condition: 'fewerCharactersThanAnEnemy' },
  allNamesOnYourSide: { condition: 'allNamesOnYourSide', names: ['Day', 'Night'] },
  combatIs: { condition: 'combatIs', kind: 'melee' },
  sameTeamOnYourSide: sameTeamOnYourSide(5),
  allInCombatAligned: { condition: 'allInCombatAligned' },
  done: { condition: 'done' },
};

const AMOUNTS: { readonly [A in Exclude<Amount, number>['amount']]: Amount } = {
  count: countOf(enemy()),
  counters: { amount: 'counters', counter: 'plus', on: yours({ other: true }) },
  stat: woundsOn('self'),
  printed: { amount: 'printed', stat: 'atk', of: 'self' },
  total: totalOf('atk', inKo({ is: 'character' })),
  digits: { amount: 'digits', digit: 1, of: 'self' },
  nameWords: { amount: 'nameWords', of: 'self' },
  superPowers: superPowersOf('self'),
  powers: { amount: 'powers', of: yours({ other: true }) },
  instances: { amount: 'instances', keyword: 'agent' },
  teams: teamsAmong(enemy()),
  basicTypes: basicTypesOf('you'),
  symbolColors: { amount: 'symbolColors', of: 'you' },
  half: { amount: 'half', of: atkOf(x) },
  excess: excess(atkOf('self'), woundsOn('self')),
  cardsIn: cardsIn('ko', 'you'),
  the: { amount: 'the', name: 'n' },
  eventAmount: { amount: 'eventAmount' },
  recruitPoints: { amount: 'recruitPoints' },
  sum: sum(2, woundsOn('self'), countOf(yours())),
  times: times(3, countersOn('plus', 'self')),
  tally: tally(on('stuns', itself), 'turn'),
};

/** What a reader must find of each term, whatever stands around it; see the sums below. */
const TERMS: readonly (readonly [Amount, Readonly<Record<Lang, RegExp>>])[] = [
  [woundsOn('self'), { en: /wounds? on (Sable|her)/, it: /ferit[ae]/ }],
  [countOf(enemy()), { en: /enemy characters?/, it: /personaggi?o? nemic[oi]/ }],
  [costOf('self'), { en: /(Sable's|her) cost/, it: /costo|costa/ }],
  [countersOn('minus', 'self'), { en: /-1\/-1 counters? on (Sable|her)/, it: /segnalin[oi] -1\/-1 su/ }],
];

/** Every place an amount can stand in. */
const PLACES: Readonly<Record<string, (amount: Amount, lang: Lang) => string>> = {
  draw: (amount, lang) => effects(lang, draw(amount)),
  atk: (amount, lang) => printed(always('Try', stats(amount, 0)), lang),
  both: (amount, lang) => printed(always('Try', stats(amount, amount)), lang),
  'atk and def': (amount, lang) => printed(always('Try', stats(amount, cardsIn('hand', 'you'))), lang),
  health: (amount, lang) => printed(always('Try', { mod: 'health', by: amount }), lang),
  base: (amount, lang) => printed(always('Try', { mod: 'base', atk: amount, def: 1 }), lang),
  if: (amount, lang) => effects(lang, when(compare(amount, atLeast(1)), [draw()])),
  'if not': (amount, lang) => effects(lang, when({ condition: 'not', of: compare(amount, atMost(0)) }, [draw()])),
  'if equal': (amount, lang) => effects(lang, when(compare(amount, { is: '=', than: amount }), [draw()])),
  bound: (amount, lang) => effects(lang, ko(a(enemy({ cost: atMost(amount) })))),
};

const inPlaces = (name: string, amount: Amount, lang: Lang): string[] =>
  Object.entries(PLACES).map(([place, say]) => `${place} ${name}: ${say(amount, lang)}`);

/** Everything, as a text of one line each. */
function texts(lang: Lang): string[] {
  const field = (name: string, value: unknown): Filter => ({ [name]: value });
  return [
    ...Object.entries(SAMPLES).map(([verb, all]) => `${verb}: ${effects(lang, ...all)}`),
    ...Object.values(MODIFIERS).map((by) => `${by.mod}: ${printed(always('Try', by), lang)}`),
    ...PROHIBITIONS.map((what) => `can't ${what}: ${effects(lang, modify(each(enemy()), 'combat', cant(what)))}`),
    ...PERMISSIONS.map((what) => `can ${what}: ${printed(always('Try', { mod: 'can', what }), lang)}`),
    ...DURATIONS.map((lasts) => `${lasts}: ${effects(lang, gets('self', 1, 1, lasts))}`),
    ...Object.values(RULES).map(
      (rule) => `${rule.rule}: ${effects(lang, { verb: 'choose', cards: x }, { verb: 'rule', rule, lasts: 'turn' })}`,
    ),
    ...EVENTS.map(
      (event) => `on ${event}: ${printed(trigger('Try', on(event, itself, { player: 'eachEnemy' }), draw()), lang)}`,
    ),
    ...Object.values(CONDITIONS).flatMap((condition) => [
      `if ${condition.condition}: ${effects(lang, when(condition, [draw()]))}`,
      `if not ${condition.condition}: ${effects(lang, when({ condition: 'not', of: condition }, [draw()]))}`,
    ]),
    ...Object.entries(FILTERS).flatMap(([name, value]) => [
      `a ${name}: ${effects(lang, ko(a(character(field(name, value)))))}`,
      `is ${name}: ${effects(lang, when(fits('self', field(name, value)), [draw()]))}`,
    ]),
    `among: ${effects(lang, ko(each(among('them', { is: 'location' }))))}`,
    `controller: ${effects(lang, draw(1, controllerOf(x)))}`,
  ];
}

const amounts = (lang: Lang): string[] =>
  Object.entries(AMOUNTS).flatMap(([name, amount]) => inPlaces(name, amount, lang));

describe.each(LANGS)('in %s', (lang) => {
  test('every kind of node can be said', async () => {
    await expect(`${texts(lang).join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/every-node.${lang}.txt`);
  });

  test('every amount can be said wherever it stands', async () => {
    await expect(`${amounts(lang).join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/amounts.${lang}.txt`);
  });

  test('no text is empty or has a hole', () => {
    const bad = [...texts(lang), ...amounts(lang)].filter((line) =>
      /undefined|object Object| {2}| [,.;]|: $|: \.|: Main: \.?$/.test(line),
    );
    expect(bad).toEqual([]);
  });

  test('a sum says every one of its terms, wherever it stands', () => {
    const pairs = TERMS.flatMap((one, i) => TERMS.slice(i + 1).map((other) => [one, other] as const));
    const lost = pairs.flatMap(([[one, first], [other, second]]) =>
      inPlaces('sum', sum(2, one, other), lang).filter((line) => !first[lang].test(line) || !second[lang].test(line)),
    );
    expect(lost).toEqual([]);
  });

  test('ATK and DEF that come of different things say both', () => {
    const line = printed(always('Try', stats(countOf(enemy()), woundsOn('self'))), lang);
    expect(line).toMatch(TERMS[0][1][lang]);
    expect(line).toMatch(TERMS[1][1][lang]);
  });

  // VS-EQP-12
  test('equipment speaks of the equipped character', () => {
    const blade = equipment({
      id: 'xx1-002',
      name: 'Blade',
      cost: 1,
      teams: [],
      powers: [always('Sharp', has('lethal')), trigger('Thirst', on('stuns', itself), draw())],
    });
    const text = printCard(blade, lang).text.map((one) => plainPower(one, lang));
    expect(text).toEqual(
      lang === 'en'
        ? ['The equipped character has Lethal.', 'When the equipped character stuns a character, draw a card.']
        : [
            'Il personaggio equipaggiato ha Lethal.',
            'Quando il personaggio equipaggiato stordisce un personaggio, pesca una carta.',
          ],
    );
  });
});
