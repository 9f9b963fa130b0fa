import {
  a,
  alsoTeam,
  always,
  anyCard,
  anyTurn,
  appearsItself,
  aura,
  becomesTeam,
  both,
  type Condition,
  cant,
  character,
  choose,
  controllerOf,
  costOf,
  counterMayBe,
  countOf,
  defender,
  doubleCounters,
  doubleStats,
  during,
  type Effect,
  each,
  endOfYourTurn,
  enemy,
  equipment,
  exists,
  fits,
  giveControl,
  has,
  ifDone,
  keyword,
  ko,
  law,
  losesPower,
  may,
  modify,
  moveAcross,
  not,
  on,
  oneOf,
  onlyIf,
  pay,
  plotTwist,
  putMinus,
  putPlus,
  putVitality,
  resource,
  specialLocation,
  superPower,
  supporting,
  type Team,
  the,
  trigger,
  turnDown,
  when,
  yours,
} from '@longbox/vs/language';

const mutants: readonly Team[] = ['brotherhood', 'resistance', 'xmen'];

/** Somebody else on the side he is on now is of this team. */
const isThere = (team: Team): Condition =>
  exists(character({ side: { of: controllerOf('self') }, team, face: 'up', other: true }));

/** A team that is there: the first takes the place of the old ones, the others join it. */
const gainsTeam = (team: Team): Effect =>
  when(isThere(team), [
    when(
      fits('self', { team: 'hammer' }),
      [modify('self', 'game', becomesTeam(team))],
      [modify('self', 'game', alsoTeam(team))],
    ),
  ]);

const shiftingLoyalties = trigger(
  'Shifting Loyalties',
  onlyIf(endOfYourTurn, both(exists(enemy({ face: 'up', team: mutants })), fits('self', { team: 'hammer' }))),
  choose(a(enemy({ face: 'up', team: mutants }), 'host')),
  when(
    fits('self', { row: 'front' }),
    [giveControl('self', controllerOf(the('host')), 'front')],
    [giveControl('self', controllerOf(the('host')), 'back')],
  ),
  when(isThere('brotherhood'), [modify('self', 'game', becomesTeam('brotherhood'))]),
  gainsTeam('resistance'),
  gainsTeam('xmen'),
);

export const mystique = supporting({
  id: 'tub-039',
  name: 'Mystique',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [
    during(not(exists(character({ name: 'Professor X' }))), always('Impersonating Professor X', has('leader'))),
    trigger(
      'Mutant Bomb',
      onlyIf(endOfYourTurn, fits('self', { row: 'front' })),
      may(pay(['skill'], each(yours({ is: 'main' })))),
      ifDone(ko('self'), putMinus(3, each(enemy({ row: 'front' })))),
    ),
  ],
});

export const dagger = supporting({
  id: 'tub-041',
  name: 'Dagger',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['hammer'],
  powers: [
    keyword('ranged'),
    aura('Lightforce Manipulation', { is: 'character', side: 'yours' }, counterMayBe('minus', 'plus')),
    shiftingLoyalties,
  ],
});

export const darkBeast = supporting({
  id: 'tub-042',
  name: 'Dark Beast',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 3,
  health: 2,
  teams: ['hammer'],
  powers: [
    law('Dark Scientist', {
      rule: 'equipCosts',
      who: 'you',
      what: { is: 'equipment', alignment: 'evil' },
      less: 2,
      least: 1,
    }),
  ],
});

export const bullseye = supporting({
  id: 'tub-043',
  name: 'Bullseye',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [
    keyword('ranged'),
    during(not(exists(character({ name: 'Hawkeye' }))), always('Impersonating Hawkeye', has('sniper'))),
  ],
});

export const cloak = supporting({
  id: 'tub-044',
  name: 'Cloak',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    trigger(
      'Darkforce Channeling',
      on('appears', { is: 'character', other: true }),
      putMinus(costOf('subject'), 'subject'),
    ),
    shiftingLoyalties,
  ],
});

export const daken = supporting({
  id: 'tub-045',
  name: 'Daken',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['hammer'],
  powers: [during(not(exists(character({ name: 'Wolverine' }))), always('Impersonating Wolverine', has('berserker')))],
});

export const moonstone = supporting({
  id: 'tub-046',
  name: 'Moonstone',
  gender: 'f',
  cost: 4,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    {
      ...during(
        not(exists(character({ name: 'Ms. Marvel' }))),
        always('Impersonating Ms. Marvel', { mod: 'health', by: 1 }),
      ),
      whileFaceDown: true,
    },
  ],
});

export const mimic = supporting({
  id: 'tub-047',
  name: 'Mimic',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['hammer'],
  powers: [
    keyword('freeze'),
    keyword('genius'),
    {
      ...anyTurn('Teke Shield', 'anyCombat', ['intellect'], modify(a(defender()), 'combat', cant('beStunned'))),
      limit: 'none',
    },
  ],
});

export const venom = supporting({
  id: 'tub-048',
  name: '*Venom*',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 7,
  health: 2,
  aka: ['Scorpion'],
  teams: ['hammer'],
  powers: [during(not(exists(character({ name: 'Spider-Man' }))), always('Impersonating Spider-Man', has('mobile')))],
});

export const ironPatriot = supporting({
  id: 'tub-049',
  name: 'Iron Patriot',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 7,
  health: 1,
  aka: ['Norman Osborn', 'Green Goblin'],
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger(
      'Lower the H.A.M.M.E.R.',
      appearsItself,
      may(turnDown(a(resource({ is: 'location', face: 'up', side: 'enemy' })))),
    ),
  ],
});

export const weaponOmega = supporting({
  id: 'tub-050',
  name: 'Weapon Omega',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Dark Invention',
      'main',
      ['might'],
      putVitality(countOf(anyCard({ is: 'equipment', side: 'yours', name: 'Omega Machine Component' })), 'self'),
    ),
  ],
});

export const ares = supporting({
  id: 'tub-051',
  name: 'Ares',
  gender: 'm',
  cost: 7,
  atk: 10,
  def: 10,
  health: 3,
  teams: ['hammer'],
  powers: [keyword('dodge'), keyword('combatMaster'), keyword('lethal')],
});

export const namor = supporting({
  id: 'tub-052',
  name: 'Namor',
  gender: 'm',
  cost: 7,
  atk: 9,
  def: 9,
  health: 2,
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    anyTurn('Imperius Rex!', 'combat', ['might'], doubleStats('self', 'combat')),
    shiftingLoyalties,
  ],
});

export const sentry = supporting({
  id: 'tub-053',
  name: 'Sentry',
  gender: 'm',
  cost: 8,
  atk: 18,
  def: 18,
  health: 2,
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    always('Reluctant God', cant('strike')),
    anyTurn('Mindfulness', 'combat', ['intellect'], modify('self', 'combat', losesPower('Reluctant God'))),
  ],
});

export const omegaMachineComponent = equipment({
  id: 'tub-054',
  name: 'Omega Machine Component',
  cost: 1,
  teams: ['hammer'],
  powers: [
    keyword('oneOfAKind'),
    trigger('Power Drain', on('recovers', { is: 'character', side: 'enemy' }), putMinus(1, 'subject')),
  ],
});

export const omegaMachineComponent2 = equipment({
  id: 'tub-055',
  name: 'Omega Machine Component',
  cost: 2,
  teams: ['hammer'],
  powers: [
    keyword('oneOfAKind'),
    trigger('Power Drain', on('readies', { is: 'character', side: 'enemy' }), putMinus(1, 'subject')),
  ],
});

export const omegaMachineComponent3 = equipment({
  id: 'tub-056',
  name: 'Omega Machine Component',
  cost: 3,
  teams: ['hammer'],
  powers: [
    keyword('oneOfAKind'),
    trigger('Power Drain', on('appears', { is: 'character', side: 'enemy' }), putMinus(1, 'subject')),
  ],
});

export const omegaMachineComponent4 = equipment({
  id: 'tub-057',
  name: 'Omega Machine Component',
  cost: 4,
  teams: ['hammer'],
  powers: [
    keyword('oneOfAKind'),
    trigger('Power Drain', on('exhausts', { is: 'character', side: 'enemy' }), putMinus(1, 'subject')),
  ],
});

export const spinMaster = plotTwist({
  id: 'tub-058',
  name: 'Spin Master',
  team: 'hammer',
  timing: 'main',
  effects: [doubleCounters('minus', each(enemy()))],
});

export const outPosition = plotTwist({
  id: 'tub-059',
  name: 'Out-Position',
  team: 'hammer',
  timing: 'main',
  effects: [
    choose(a(character(), 'pawn')),
    oneOf([putPlus(1, the('pawn'))], [putMinus(1, the('pawn'))]),
    may(moveAcross(the('pawn'))),
  ],
});

export const hammerHq = specialLocation('tub-060', 'H.A.M.M.E.R. HQ', 'hammer');
