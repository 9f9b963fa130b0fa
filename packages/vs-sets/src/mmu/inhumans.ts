import {
  a,
  always,
  among,
  anEnemy,
  anyCard,
  appearsItself,
  asManyAs,
  attacker,
  cant,
  cantWhile,
  character,
  cheapenPower,
  choose,
  choosePlayer,
  costingInAll,
  countersOn,
  countOf,
  daze,
  each,
  endOfTheTurn,
  enemy,
  equip,
  firstEachTurn,
  forEachPlayer,
  gets,
  has,
  heal,
  inDeck,
  inHand,
  inKo,
  inPiles,
  itself,
  keyword,
  ko,
  laterOnce,
  law,
  lookAtBottom,
  may,
  modify,
  on,
  oneOf,
  plotTwist,
  push,
  putIntoPlay,
  putMinus,
  putPlus,
  removeCounters,
  resource,
  revealCards,
  rule,
  ruleFor,
  sayName,
  search,
  shuffleDeck,
  shuffleIntoDeck,
  specialLocation,
  stats,
  superPower,
  supporting,
  the,
  theNumber,
  thePlayer,
  toHand,
  trigger,
  turnDown,
  withoutMay,
  wordsInName,
  yours,
} from '@longbox/vs/language';

export const captainSwain = supporting({
  id: 'mmu-047',
  name: 'Captain Swain',
  gender: 'f',
  short: 'Swain',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['inhumans'],
  powers: [
    keyword('terrigenesis'),
    trigger('Telempathic Nudge', appearsItself, cheapenPower(a(character({ is: 'supporting', hasSuperPower: true })))),
  ],
});

export const naja = supporting({
  id: 'mmu-048',
  name: 'Naja',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('flight'), keyword('terrigenesis'), keyword('ferocious')],
});

export const inferno = supporting({
  id: 'mmu-049',
  name: 'Inferno',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['inhumans'],
  powers: [
    keyword('ranged'),
    keyword('terrigenesis'),
    superPower(
      'Pyrokinesis',
      'main',
      ['energy'],
      choose(a(enemy(), 'target')),
      removeCounters('minus', each(character()), 'number'),
      putMinus(theNumber('number'), the('target')),
    ),
  ],
});

export const panacea = supporting({
  id: 'mmu-050',
  name: 'Panacea',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('terrigenesis'), trigger('Minor Heal', appearsItself, may(heal(a(yours({ is: 'supporting' })))))],
});

export const triton = supporting({
  id: 'mmu-051',
  name: 'Triton',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 2,
  health: 2,
  teams: ['inhumans'],
  powers: [
    superPower(
      'Plumb the Depths',
      'build',
      ['skill'],
      lookAtBottom(5, 'seen'),
      toHand(a(among('seen'), 'kept')),
      shuffleDeck(),
    ),
  ],
});

export const frankMcgee = supporting({
  id: 'mmu-052',
  name: 'Frank McGee',
  short: 'Frank',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['inhumans'],
  powers: [
    keyword('ranged'),
    keyword('terrigenesis'),
    superPower('Blinding Light', 'main', ['energy'], daze(a(enemy({ is: 'main' })))),
  ],
});

export const grid = supporting({
  id: 'mmu-053',
  name: 'Grid',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['inhumans'],
  powers: [
    keyword('terrigenesis'),
    superPower(
      'Magnetokinesis',
      'main',
      ['intellect'],
      equip(a(anyCard({ is: 'equipment' }), 'gear'), a(character({ equipped: false }))),
    ),
  ],
});

export const moonGirl = supporting({
  id: 'mmu-054',
  name: 'Moon Girl',
  gender: 'f',
  cost: 3,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['inhumans'],
  powers: [
    withoutMay('genius'),
    superPower(
      'Mind Switch',
      'main',
      ['might'],
      search(inDeck({ is: 'supporting', name: 'Devil Dinosaur' }), 'found'),
      putIntoPlay(the('found')),
      shuffleIntoDeck('self'),
      rule('turn', { rule: 'cantUseSuperPowers', who: 'you', power: 'Mind Switch' }),
    ),
  ],
});

export const flint = supporting({
  id: 'mmu-055',
  name: 'Flint',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['inhumans'],
  powers: [
    keyword('flight'),
    keyword('terrigenesis'),
    superPower(
      'Geokinesis',
      'main',
      ['might'],
      removeCounters('plus', each(character({ other: true })), 'number'),
      putPlus(theNumber('number'), 'self'),
    ),
  ],
});

export const lockjaw = supporting({
  id: 'mmu-056',
  name: 'Lockjaw',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['inhumans'],
  powers: [
    keyword('creature'),
    trigger('Along for the Ride', appearsItself, may(putIntoPlay(costingInAll(3, inHand({ is: 'character' }))))),
  ],
});

export const quake = supporting({
  id: 'mmu-057',
  name: 'Quake',
  gender: 'f',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['inhumans'],
  powers: [
    superPower(
      'Vibration Wave',
      'main',
      ['might'],
      choosePlayer(anEnemy('foe')),
      push(each(character({ is: 'supporting', side: { of: thePlayer('foe') } }))),
    ),
  ],
});

export const ahura = supporting({
  id: 'mmu-058',
  name: 'Ahura',
  gender: 'm',
  cost: 5,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['inhumans'],
  powers: [
    keyword('ranged'),
    superPower(
      'Soul Split',
      'main',
      ['intellect'],
      search(inPiles({ name: 'Ahura' }), 'found', { upTo: 3 }),
      ruleFor(yours({ name: 'Ahura' }), 'turn', has('swarm')),
      putIntoPlay(the('found')),
      shuffleDeck(),
      laterOnce('turn', endOfTheTurn, shuffleIntoDeck(the('found'))),
    ),
  ],
});

export const iso = supporting({
  id: 'mmu-059',
  name: 'Iso',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['inhumans'],
  powers: [
    keyword('terrigenesis'),
    superPower(
      'Tremendous Pressure',
      'main',
      ['skill'],
      forEachPlayer(
        'eachEnemy',
        'foe',
        choose(asManyAs(2, character({ is: 'supporting', side: { of: thePlayer('foe') } }), 'kept', thePlayer('foe'))),
        ko(each(character({ is: 'supporting', side: { of: thePlayer('foe') }, not: the('kept') }))),
      ),
    ),
  ],
});

export const karnak = supporting({
  id: 'mmu-060',
  name: 'Karnak',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['inhumans'],
  powers: [always('Flawed Strike', cantWhile('beWoundedInexactly', { combat: 'defender' }))],
});

export const gorgon = supporting({
  id: 'mmu-061',
  name: 'Gorgon',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['inhumans'],
  powers: [
    trigger(
      'Shockwave',
      on('attacks', itself),
      may(turnDown(a(resource({ is: 'location', basic: true, face: 'up' })))),
    ),
  ],
});

export const reader = supporting({
  id: 'mmu-062',
  name: 'Reader',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 8,
  health: 2,
  teams: ['inhumans'],
  powers: [
    trigger(
      'Literary Manifestation',
      appearsItself,
      oneOf(
        [
          choose(a(anyCard({ side: 'enemy', face: 'up' }), 'read')),
          search(inDeck({ sameCardAs: the('read') }), 'found'),
          revealCards(the('found')),
          toHand(the('found')),
          shuffleDeck(),
        ],
        [
          choose(a(inKo({}, 'eachEnemy'), 'read')),
          search(inDeck({ sameCardAs: the('read') }), 'found'),
          revealCards(the('found')),
          toHand(the('found')),
          shuffleDeck(),
        ],
      ),
    ),
  ],
});

export const blackBolt = supporting({
  id: 'mmu-063',
  name: 'Black Bolt',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 6,
  health: 2,
  teams: ['inhumans'],
  powers: [
    keyword('flight'),
    trigger(
      'Hypersonic Voice',
      firstEachTurn(on('playsPlotTwist', undefined, { player: 'you' })),
      sayName('subject'),
      putMinus(wordsInName('subject'), a(enemy())),
    ),
  ],
});

export const medusa = supporting({
  id: 'mmu-064',
  name: 'Medusa',
  gender: 'f',
  cost: 7,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['inhumans'],
  powers: [
    law("The Queen's Gambit", {
      rule: 'recruitCosts',
      who: 'you',
      what: { self: true },
      less: countOf(yours({ team: 'inhumans' })),
      least: 1,
    }),
    trigger('Queen of the Inhumans', appearsItself, putPlus(2, each(yours({ team: 'inhumans', other: true })))),
  ],
});

export const aKillerVoice = plotTwist({
  id: 'mmu-065',
  name: 'A Killer Voice',
  team: 'inhumans',
  timing: 'combat',
  effects: [modify(a(attacker()), 'combat', stats(2, 0), has('lethal'))],
});

export const emergeFromTheCocoon = plotTwist({
  id: 'mmu-066',
  name: 'Emerge From the Cocoon',
  team: 'inhumans',
  timing: 'main',
  effects: [putPlus(2, a(character({ appearedThisTurn: true })))],
});

export const theNuhumans = plotTwist({
  id: 'mmu-067',
  name: 'The Nuhumans',
  team: 'inhumans',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(character({ combat: 'any' }), 'target')),
    gets(the('target'), countersOn('plus', the('target')), countersOn('plus', the('target'))),
  ],
});

export const diplomaticImmunity = plotTwist({
  id: 'mmu-068',
  name: 'Diplomatic Immunity',
  team: 'inhumans',
  symbols: 3,
  loyalty: 'inhumans',
  timing: 'combat',
  anyTurn: true,
  effects: [ruleFor(yours({ combat: 'any' }), 'combat', cant('beStruck'))],
});

export const newAttilan = specialLocation('mmu-069', 'New Attilan', 'inhumans');
