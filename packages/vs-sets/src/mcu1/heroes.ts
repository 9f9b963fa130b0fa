import {
  a,
  among,
  anEnemy,
  anyTurn,
  atkOf,
  atMost,
  aura,
  bind,
  cant,
  character,
  choose,
  chooseNumber,
  choosePlayer,
  countOf,
  differentlyNamed,
  discard,
  draw,
  each,
  endOfCombat,
  endOfYourTurn,
  enemy,
  exists,
  firstEachTurn,
  gainRecruitPoints,
  gets,
  inDeck,
  inHand,
  inKo,
  itself,
  keyword,
  ko,
  later,
  laterOnce,
  lessThan,
  may,
  modify,
  move,
  on,
  onlyIf,
  plotTwist,
  putIntoPlay,
  putPlus,
  ready,
  recover,
  removeCounters,
  resource,
  revealHand,
  search,
  shuffleDeck,
  specialLocation,
  spendRecruitPoints,
  superPower,
  supporting,
  the,
  theNumber,
  thePlayer,
  toHand,
  trigger,
  turnUp,
  yours,
} from '@longbox/vs/language';

export const babyGroot = supporting({
  id: 'mcu1-011',
  name: 'Baby Groot',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 2,
  teams: ['mcuHeroes'],
  powers: [trigger('I. Am. Groot?', on('powersUp', itself), putPlus(5, 'self'))],
});

export const heimdall = supporting({
  id: 'mcu1-012',
  name: 'Heimdall',
  gender: 'm',
  cost: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    superPower(
      'Keeper of the Bifrost',
      'build',
      ['energy'],
      spendRecruitPoints('number'),
      search(inDeck({ is: 'character', cost: atMost(theNumber('number')) }), 'target'),
      putIntoPlay(the('target')),
      shuffleDeck(),
    ),
  ],
});

export const blackWidow = supporting({
  id: 'mcu1-013',
  name: 'Black Widow',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    superPower(
      'Infiltrate',
      'main',
      ['skill'],
      choosePlayer(anEnemy('foe')),
      revealHand(thePlayer('foe')),
      discard(thePlayer('foe'), a(inHand({ isNot: 'character' }, thePlayer('foe')), undefined, 'you')),
    ),
  ],
});

export const rocket = supporting({
  id: 'mcu1-014',
  name: 'Rocket',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    superPower(
      "I'm Gonna Need a Few Things",
      'main',
      ['intellect'],
      choosePlayer(anEnemy('foe')),
      choose(differentlyNamed(2, inKo(), 'seen')),
      toHand(a(among('seen'), undefined, thePlayer('foe'))),
    ),
  ],
});

export const captainAmerica = supporting({
  id: 'mcu1-015',
  name: 'Captain America',
  short: 'Cap',
  gender: 'm',
  cost: 3,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('leader'),
    anyTurn(
      'I Can Do This All Day',
      'combat',
      ['might'],
      modify('self', 'combat', cant('beWoundedByStun')),
      later('combat', on('getsStunned', itself), recover('self'), ready('self')),
    ),
  ],
});

export const falcon = supporting({
  id: 'mcu1-016',
  name: 'Falcon',
  gender: 'm',
  cost: 3,
  atk: 6,
  def: 3,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [keyword('flight'), keyword('airSuperiority')],
});

export const nickFury = supporting({
  id: 'mcu1-017',
  name: 'Nick Fury',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    trigger(
      'The Avengers Initiative',
      firstEachTurn(on('recruits', { is: 'character', other: true, team: 'mcuHeroes' }, { player: 'you' })),
      draw(),
    ),
  ],
});

export const ironMan = supporting({
  id: 'mcu1-018',
  name: 'Iron Man',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Genius Billionaire Playboy Philanthropist',
      'build',
      ['intellect'],
      draw(),
      gainRecruitPoints(1),
      putPlus(1, 'self'),
      putPlus(1, a(character({ other: true }))),
    ),
  ],
});

export const starLord = supporting({
  id: 'mcu1-019',
  name: 'Star-Lord',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [keyword('flight'), keyword('halfCelestial')],
});

export const gamora = supporting({
  id: 'mcu1-020',
  name: 'Gamora',
  gender: 'f',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['mcuHeroes'],
  powers: [
    trigger('Warrior', on('stuns', itself, { object: { side: 'enemy', combat: 'attacker' } }), putPlus(2, 'self')),
    trigger('Assassin', on('stuns', itself, { object: { side: 'enemy', combat: 'defender' } }), putPlus(2, 'self')),
  ],
});

export const warMachine = supporting({
  id: 'mcu1-021',
  name: 'War Machine',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'The Big Guns',
      'main',
      ['energy'],
      ko(a(character({ is: 'supporting', atk: lessThan(atkOf('self')) }))),
    ),
  ],
});

export const drax = supporting({
  id: 'mcu1-022',
  name: 'Drax',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 5,
  health: 2,
  teams: ['mcuHeroes'],
  powers: [
    trigger(
      'Finger on Throat Means Death',
      on('wounds', itself, { object: { is: 'supporting', combat: 'meleeAgainstSelf' } }),
      ko('object'),
    ),
  ],
});

export const thor = supporting({
  id: 'mcu1-023',
  name: 'Thor',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['mcuHeroes'],
  powers: [
    keyword('leader'),
    superPower('The New King', 'main', ['intellect'], putPlus(countOf(yours({ protectedBy: 'self' })), 'self')),
  ],
});

export const hulk = supporting({
  id: 'mcu1-024',
  name: 'Hulk',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 7,
  health: 3,
  teams: ['mcuHeroes'],
  powers: [
    anyTurn(
      'Hulk Like Raging Fire',
      'combat',
      ['might'],
      chooseNumber('number'),
      gets('self', theNumber('number'), theNumber('number')),
    ),
  ],
});

export const peggyCarter = supporting({
  id: 'mcu1-025',
  name: 'Peggy Carter',
  gender: 'f',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    keyword('oneOfAKind'),
    aura('You Were Meant For More', { is: 'main', side: 'yours', name: 'Captain America' }, cant('beWoundedByStun')),
  ],
});

export const erikSelvig = supporting({
  id: 'mcu1-026',
  name: 'Erik Selvig',
  gender: 'm',
  cost: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('oneOfAKind'),
    trigger('The Stories I Grew Up With', on('attacks', { is: 'main', side: 'yours', name: 'Thor' }), draw()),
  ],
});

export const happyHogan = supporting({
  id: 'mcu1-027',
  name: 'Happy Hogan',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      "We're Relocating to a New Facility",
      onlyIf(endOfYourTurn, exists(yours({ is: 'main', name: 'Iron Man' }))),
      may(turnUp(a(resource({ is: 'location', face: 'down' }, 'you')))),
    ),
  ],
});

export const generalRoss = supporting({
  id: 'mcu1-028',
  name: 'General Ross',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Help the Green One!',
      firstEachTurn(on('attacks', { is: 'main', side: 'yours', name: 'Hulk' })),
      bind('target', 'subject'),
      laterOnce('combat', endOfCombat, ready(the('target'))),
    ),
  ],
});

export const sokoviaAccords = plotTwist({
  id: 'mcu1-029',
  name: 'Sokovia Accords',
  team: 'mcuHeroes',
  timing: 'combat',
  anyTurn: true,
  effects: [removeCounters('plus', each(enemy({ combat: 'any' })))],
});

export const noYouMove = plotTwist({
  id: 'mcu1-030',
  name: 'No, You Move.',
  team: 'mcuHeroes',
  timing: 'combat',
  anyTurn: true,
  effects: [
    gets(a(yours({ combat: 'any' })), 0, 3),
    laterOnce('combat', endOfCombat, may(move(a(enemy({ combat: 'any' }))))),
  ],
});

export const avengersTower = specialLocation('mcu1-031', 'Avengers Tower', 'mcuHeroes');
