import {
  a,
  always,
  among,
  anyTurn,
  appearsItself,
  atMost,
  atRandom,
  attacker,
  aura,
  cant,
  cardsIn,
  character,
  chooseYourRow,
  countOf,
  during,
  each,
  enemy,
  fits,
  gainRecruitPoints,
  has,
  heal,
  hide,
  inHand,
  inKo,
  keyword,
  ko,
  losesAllPowers,
  may,
  modify,
  nameKind,
  on,
  plotTwist,
  putIntoPlay,
  putPlus,
  removeFromGame,
  rest,
  revealTop,
  ruleFor,
  shuffleIntoDeck,
  strikesDouble,
  superPower,
  supporting,
  the,
  toHand,
  trigger,
  yours,
} from '@longbox/vs/language';

const MUTANTS = { is: 'supporting', team: ['brotherhood', 'xmen'] } as const;

export const mesmero = supporting({
  id: 'nbx-007',
  name: 'Mesmero',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 3,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    superPower('Hypnotism', 'main', ['intellect'], modify(each(enemy()), 'itsNextTurn', has('lumbering'))),
  ],
});

export const vanisher = supporting({
  id: 'nbx-008',
  name: 'Vanisher',
  gender: 'm',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['brotherhood'],
  powers: [keyword('ranged'), superPower('Teleportation', 'main', ['skill'], hide('self'))],
});

export const blindspot = supporting({
  id: 'nbx-009',
  name: 'Blindspot',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    trigger('Memory Gift', appearsItself, toHand(atRandom(1, inKo()))),
    trigger('Wealthy', on('startOfBuild', undefined, { player: 'you' }), gainRecruitPoints(1)),
  ],
});

export const destiny = supporting({
  id: 'nbx-010',
  name: 'Destiny',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Twelve Volumes of Predictions',
      appearsItself,
      nameKind('equipment', 'named'),
      revealTop(12, 'seen'),
      toHand(a(among('seen', { is: 'equipment', named: 'named' }), 'kept')),
      shuffleIntoDeck(rest('seen', 'kept')),
    ),
  ],
});

export const destiny2 = supporting({
  id: 'nbx-011',
  name: 'Destiny',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Twelve Volumes of Predictions',
      appearsItself,
      nameKind('location', 'named'),
      revealTop(12, 'seen'),
      toHand(a(among('seen', { is: 'location', named: 'named' }), 'kept')),
      shuffleIntoDeck(rest('seen', 'kept')),
    ),
  ],
});

export const destiny3 = supporting({
  id: 'nbx-012',
  name: 'Destiny',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Twelve Volumes of Predictions',
      appearsItself,
      nameKind('plotTwist', 'named'),
      revealTop(12, 'seen'),
      toHand(a(among('seen', { is: 'plotTwist', named: 'named' }), 'kept')),
      shuffleIntoDeck(rest('seen', 'kept')),
    ),
  ],
});

export const destiny4 = supporting({
  id: 'nbx-013',
  name: 'Destiny',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Twelve Volumes of Predictions',
      appearsItself,
      nameKind('supporting', 'named'),
      revealTop(12, 'seen'),
      toHand(a(among('seen', { is: 'supporting', named: 'named' }), 'kept')),
      shuffleIntoDeck(rest('seen', 'kept')),
    ),
  ],
});

export const lorelei = supporting({
  id: 'nbx-014',
  name: 'Lorelei',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    aura('Siren Song', { side: 'enemy', is: 'character', nameContains: 'man' }, cant('attack')),
  ],
});

export const sauron = supporting({
  id: 'nbx-015',
  name: 'Sauron',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 1,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger('Steal Life', appearsItself, putPlus(countOf(enemy()), 'self')),
  ],
});

export const mastermind = supporting({
  id: 'nbx-016',
  name: 'Mastermind',
  gender: 'm',
  cost: 4,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    superPower(
      'Reveal Illusion',
      'build',
      ['energy'],
      ko(a(yours({ is: 'supporting', other: true }))),
      putIntoPlay(a(inHand({ ...MUTANTS, cost: atMost(cardsIn('resources', 'you')) }))),
    ),
  ],
});

export const unus = supporting({
  id: 'nbx-017',
  name: 'Unus',
  gender: 'm',
  cost: 4,
  atk: 12,
  def: 2,
  health: 2,
  teams: ['brotherhood'],
  powers: [anyTurn('You Repulse Me!', 'combat', ['might'], modify('self', 'combat', cant('beStruck')))],
});

export const magma = supporting({
  id: 'nbx-018',
  name: 'Magma',
  gender: 'f',
  cost: 5,
  atk: 10,
  def: 4,
  health: 1,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    during(
      fits('self', { combat: 'inRanged' }),
      aura('Too Hot to Handle', { side: 'enemy', is: 'character', combat: 'againstSelf' }, losesAllPowers),
    ),
  ],
});

export const joseph = supporting({
  id: 'nbx-019',
  name: 'Joseph',
  gender: 'm',
  cost: 6,
  atk: 8,
  def: 8,
  health: 1,
  teams: ['brotherhood'],
  powers: [always('Send in the Clone', { mod: 'copyPowers', of: yours({ name: 'Magneto', face: 'up' }) })],
});

export const xorn = supporting({
  id: 'nbx-020',
  name: 'Xorn',
  gender: 'm',
  cost: 7,
  atk: 11,
  def: 9,
  health: 2,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger('A Sun in My Head', appearsItself, may(heal(a(yours({ is: 'supporting' }))))),
    superPower(
      'A Black Hole in My Head',
      'main',
      ['might'],
      modify(a(enemy({ is: 'supporting' }), 'target'), 'game', losesAllPowers),
      removeFromGame(the('target')),
    ),
  ],
});

export const aNightmareMadeReal = plotTwist({
  id: 'nbx-021',
  name: 'A Nightmare Made Real',
  loyalty: ['brotherhood', 'xmen'],
  oneOfAKind: true,
  team: 'brotherhood',
  timing: 'main',
  effects: [ruleFor(attacker(), 'untilYourNextTurn', strikesDouble)],
});

export const homoSuperior = plotTwist({
  id: 'nbx-022',
  name: 'Homo Superior',
  team: 'brotherhood',
  timing: 'main',
  effects: [chooseYourRow('row'), putPlus(1, each(character({ row: { chosen: 'row' } })))],
});
