import {
  a,
  always,
  anyTurn,
  appearsItself,
  can,
  cant,
  choose,
  controllerOf,
  countOf,
  each,
  endOfTheTurn,
  enemy,
  equipment,
  exists,
  fits,
  has,
  heal,
  hide,
  inDeck,
  itself,
  keyword,
  laterOnce,
  law,
  may,
  modify,
  on,
  plotTwist,
  putMinus,
  putPlus,
  revealCards,
  search,
  shuffleDeck,
  stun,
  superPower,
  supporting,
  the,
  times,
  toHand,
  trigger,
  unless,
  when,
  whenEither,
  yours,
} from '@longbox/vs/language';

export const doppelganger = supporting({
  id: 'car-008',
  name: 'Doppelganger',
  cost: 2,
  atk: 7,
  def: 4,
  health: 1,
  teams: ['symbiotes'],
  powers: [law('Mindless', { rule: 'recruitDiscarding', who: 'you', count: 1 }), keyword('dodge')],
});

export const demogoblin = supporting({
  id: 'car-009',
  name: 'Demogoblin',
  gender: 'm',
  cost: 3,
  atk: 6,
  def: 2,
  health: 1,
  teams: ['symbiotes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Emotional Paralysis',
      'main',
      ['energy'],
      modify(a(enemy({ exhausted: true })), 'itsNextTurn', cant('ready')),
    ),
  ],
});

export const sleeper = supporting({
  id: 'car-010',
  name: 'Sleeper',
  cost: 4,
  atk: 3,
  def: 6,
  health: 2,
  teams: ['symbiotes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    { ...always('Enhanced Symbiosis', can('keepPlusWhileFaceDown')), whileFaceDown: true },
    superPower(
      'Chemokinesis',
      'main',
      ['intellect'],
      modify('self', 'turn', has('stealth')),
      laterOnce('turn', endOfTheTurn, may(hide('self'))),
    ),
  ],
});

export const redGoblin = supporting({
  id: 'car-011',
  name: 'Red Goblin',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 4,
  health: 2,
  aka: ['Green Goblin'],
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    superPower(
      'Sadistic Ultimatum',
      'main',
      ['might'],
      choose(a(enemy({ is: 'supporting' }), 'mark')),
      unless(controllerOf(the('mark')), [toHand(the('mark'))], [stun(the('mark'))]),
    ),
  ],
});

export const carnage = supporting({
  id: 'car-012',
  name: 'Carnage',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    trigger('Paint the Whole World Red', on('attacks', itself), putMinus(1, each(enemy()))),
  ],
});

export const shriek = supporting({
  id: 'car-013',
  name: 'Shriek',
  gender: 'f',
  cost: 6,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['symbiotes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    law('Maximum Mom', {
      rule: 'recruitCosts',
      who: 'you',
      what: { self: true },
      less: times(3, countOf(yours({ name: ['Doppelganger', 'Demogoblin'] }))),
    }),
    anyTurn('Sonic Beam', 'combat', ['energy'], putMinus(3, a(enemy({ combat: 'any' })))),
  ],
});

export const scorn = supporting({
  id: 'car-014',
  name: 'Scorn',
  gender: 'f',
  cost: 7,
  atk: 7,
  def: 10,
  health: 2,
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    { ...always('Techno-Symbiote', can('haveEquipmentWhileStunned')), whileFaceDown: true },
  ],
});

export const toxin = supporting({
  id: 'car-015',
  name: 'Toxin',
  gender: 'm',
  cost: 7,
  atk: 1,
  def: 1,
  health: 3,
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    always(
      'The Strongest and Most Dangerous',
      has('berserker'),
      has('climb'),
      has('fearless'),
      has('ferocious'),
      has('leap'),
      has('lethal'),
      has('violent'),
    ),
  ],
});

export const darkCarnage = supporting({
  id: 'car-016',
  name: 'Dark Carnage',
  gender: 'm',
  cost: 8,
  atk: 8,
  def: 8,
  health: 2,
  aka: ['Carnage'],
  teams: ['symbiotes'],
  powers: [
    trigger('Dark Arrival', whenEither(appearsItself, on('recovers', itself)), putPlus(5, 'self')),
    keyword('symbiosis'),
    superPower(
      'Dark Prophet',
      'build',
      ['intellect'],
      search(inDeck({ is: 'supporting', name: 'Knull' }), 'found'),
      revealCards(the('found')),
      toHand(the('found')),
      shuffleDeck(),
    ),
  ],
});

export const symbioteCodex = plotTwist({
  id: 'car-017',
  name: 'Symbiote Codex',
  team: 'symbiotes',
  timing: 'combat',
  anyTurn: true,
  effects: [
    putPlus(1, a(yours({ combat: 'any' }), 'mark')),
    when(
      fits(the('mark'), { keyword: 'symbiosis' }),
      [modify(the('mark'), 'combat', has('ferocious'))],
      [modify(the('mark'), 'afterYourRecovery', has('symbiosis'))],
    ),
  ],
});

export const weAreCarnage = plotTwist({
  id: 'car-018',
  name: 'We Are Carnage!',
  team: 'symbiotes',
  timing: 'main',
  effects: [
    when(
      exists(yours({ name: 'Carnage', face: 'up' })),
      [heal(each(yours({ keyword: 'symbiosis' })))],
      [heal(a(yours({ keyword: 'symbiosis' })))],
    ),
  ],
});

export const carnageSymbiote = equipment({
  id: 'car-019',
  name: 'Carnage Symbiote',
  cost: 1,
  teams: ['symbiotes'],
  powers: [
    keyword('oneOfAKind'),
    law('Jealous Parasite', { rule: 'equipOnlyTo', who: 'you', wearer: { is: 'supporting', without: 'symbiosis' } }),
    always('Jealous Parasite', can('keepEquipmentWhileStunned', { is: 'equipment', name: 'Carnage Symbiote' })),
    always('Symbiotic Relationship', has('berserker'), has('symbiosis'), { mod: 'health', by: 1 }),
  ],
});
