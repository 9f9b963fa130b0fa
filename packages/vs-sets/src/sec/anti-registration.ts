import {
  a,
  always,
  anyTurn,
  appearsItself,
  atkOf,
  atLeast,
  aura,
  can,
  cancelCombat,
  canOnly,
  character,
  choose,
  compare,
  countOf,
  divideMinus,
  during,
  endOfYourTurn,
  enemy,
  equipment,
  fits,
  gainRecruitPoints,
  has,
  ifDone,
  inDeck,
  inKo,
  itself,
  keyword,
  later,
  law,
  losesAllPowers,
  losesSuperPowers,
  may,
  modify,
  on,
  plotTwist,
  putIntoPlay,
  removeAnyCounters,
  revealCards,
  say,
  search,
  shuffleDeck,
  superPower,
  supporting,
  takePlaceOf,
  the,
  toHand,
  trigger,
  yours,
} from '@longbox/vs/language';

export const multipleMan = supporting({
  id: 'sec-007',
  name: 'Multiple Man',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['antiRegistration'],
  powers: [
    keyword('swarm'),
    trigger(
      'Kinetic Duplication',
      on('startOfMain', undefined, { player: 'you' }),
      may(search(inDeck({ sameCardAs: 'self' }), 'found'), putIntoPlay(the('found')), shuffleDeck()),
    ),
  ],
});

export const hawkeye = supporting({
  id: 'sec-008',
  name: '*Hawkeye*',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    keyword('quickDraw'),
    superPower(
      'Electric Arrow',
      'main',
      ['energy'],
      later(
        'turn',
        on('strikes', itself, { object: { combat: 'defender' } }),
        divideMinus(atkOf('self'), character({ sameRowAs: 'object', not: 'object' })),
      ),
    ),
  ],
});

export const kingpin = supporting({
  id: 'sec-009',
  name: 'Kingpin',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['antiRegistration'],
  powers: [
    trigger('Wealthy', on('startOfBuild', undefined, { player: 'you' }), gainRecruitPoints()),
    superPower(
      'Criminal Mastermind',
      'main',
      ['intellect'],
      choose(a(enemy(), 'mark')),
      removeAnyCounters(the('mark')),
    ),
  ],
});

export const nickFurySr = supporting({
  id: 'sec-010',
  name: 'Nick Fury Sr.',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    superPower('Contingency Plan', 'main', ['skill'], modify(a(enemy()), 'untilYourNextTurn', losesAllPowers)),
  ],
});

export const patriot = supporting({
  id: 'sec-011',
  name: 'Patriot',
  gender: 'm',
  cost: 3,
  atk: 5,
  def: 3,
  health: 1,
  teams: ['antiRegistration'],
  powers: [keyword('bulletproof')],
});

export const daredevil = supporting({
  id: 'sec-012',
  name: '*Daredevil*',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  aka: ['Iron Fist'],
  teams: ['antiRegistration'],
  powers: [
    keyword('masterMartialArtist'),
    during(
      fits('self', { row: 'front' }),
      aura('The Student Becomes the Master', { is: 'character', other: true }, has('martialArtist')),
    ),
  ],
});

export const wiccan = supporting({
  id: 'sec-013',
  name: 'Wiccan',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 6,
  health: 2,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger(
      'I Use My Words',
      appearsItself,
      may(choose(a(yours({ is: 'supporting' }), 'friend')), say('IwantthemtobeOK')),
      ifDone(removeAnyCounters(the('friend'))),
    ),
  ],
});

export const hulkling = supporting({
  id: 'sec-014',
  name: 'Hulkling',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 6,
  health: 3,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    trigger('Half-Skrull Shapeshifter', on('recruits', itself), may(takePlaceOf(a(enemy({ is: 'supporting' }))))),
  ],
});

export const solo = supporting({
  id: 'sec-015',
  name: 'Solo',
  gender: 'm',
  cost: 5,
  atk: 10,
  def: 5,
  health: 1,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    always('Special Forces Operative', canOnly('attack', { is: 'main' })),
    trigger('Teleport', endOfYourTurn, may(toHand('self'))),
  ],
});

export const vision = supporting({
  id: 'sec-016',
  name: '*Vision*',
  gender: 'm',
  cost: 6,
  atk: 4,
  def: 8,
  health: 2,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    always(
      'Physical Disruption',
      can('woundInsteadOfStrike', { is: 'supporting', side: 'enemy', combat: 'meleeAgainstSelf' }),
    ),
  ],
});

export const doctorStrange = supporting({
  id: 'sec-017',
  name: 'Doctor Strange',
  gender: 'm',
  cost: 7,
  atk: 8,
  def: 10,
  health: 2,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    law('The Least Amount of Blood', {
      rule: 'cantUseOwn',
      who: 'you',
      power: 'I Must Remain Above the Fray',
      unless: compare(countOf(inKo({ is: 'character', hasSuperPower: true }, 'eachPlayer')), atLeast(5)),
    }),
    {
      ...anyTurn('I Must Remain Above the Fray', 'anyCombat', ['might'], cancelCombat),
      from: 'hand',
      limit: 'none',
    },
  ],
});

export const nightmareScenario = plotTwist({
  id: 'sec-018',
  name: 'Nightmare Scenario',
  oneOfAKind: true,
  team: 'antiRegistration',
  timing: 'build',
  effects: [
    search(inDeck({ is: 'supporting', hasSuperPower: true }), 'found'),
    revealCards(the('found')),
    toHand(the('found')),
    shuffleDeck(),
  ],
});

export const electronScrambler = equipment({
  id: 'sec-019',
  name: 'Electron-Scrambler',
  cost: 1,
  teams: ['antiRegistration'],
  powers: [
    law("You've Got Five Minutes", { rule: 'equipOnlyTo', who: 'you', wearer: { side: 'enemy' } }),
    always('In Case You Ever Went Over to the Other Side', losesSuperPowers),
  ],
});
