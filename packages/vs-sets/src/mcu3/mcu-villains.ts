import {
  a,
  appearsItself,
  asManyAs,
  aura,
  baseHealth,
  cant,
  cardsIn,
  character,
  countOf,
  defender,
  each,
  enemy,
  exhaust,
  gets,
  itself,
  keyword,
  ko,
  modify,
  on,
  plotTwist,
  putMinus,
  putPlus,
  resource,
  statsAtMost,
  superPower,
  supporting,
  times,
  trigger,
  whenEither,
} from '@longbox/vs/language';

export const yellowjacket = supporting({
  id: 'mcu3-011',
  name: 'Yellowjacket',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['mcuVillains'],
  powers: [keyword('ranged'), keyword('shrink')],
});

export const grandmaster = supporting({
  id: 'mcu3-012',
  name: 'Grandmaster',
  gender: 'm',
  cost: 2,
  atk: 0,
  def: 3,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    trigger(
      "It's Main Event Time!",
      on('attacks', { side: 'yours', is: 'main' }, { object: { is: 'main' } }),
      putPlus(2, 'subject'),
    ),
  ],
});

export const skurge = supporting({
  id: 'mcu3-013',
  name: 'Skurge',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['mcuVillains'],
  powers: [keyword('ranged'), superPower('Des And Troy', 'main', ['skill'], putMinus(2, asManyAs(2, enemy())))],
});

export const mordo = supporting({
  id: 'mcu3-014',
  name: 'Mordo',
  gender: 'm',
  cost: 3,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['mcuVillains'],
  powers: [aura('Too Many Sorcerers', { side: 'enemy', is: 'character' }, cant('usePowers'))],
});

export const ulyssesKlaue = supporting({
  id: 'mcu3-015',
  name: 'Ulysses Klaue',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    keyword('ranged'),
    superPower(
      'Hand Cannon',
      'combat',
      ['might'],
      gets(a(defender()), times(-1, cardsIn('hand', 'you')), times(-1, cardsIn('hand', 'you'))),
    ),
  ],
});

export const kaecilius = supporting({
  id: 'mcu3-016',
  name: 'Kaecilius',
  gender: 'm',
  cost: 4,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    superPower(
      'Fold Space And Matter',
      'main',
      ['energy', 'intellect'],
      exhaust(each(resource())),
      modify(each(resource()), 'afterYourNextTurn', cant('ready')),
    ),
  ],
});

export const hela = supporting({
  id: 'mcu3-017',
  name: 'Hela',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 5,
  health: 2,
  teams: ['mcuVillains'],
  powers: [aura('Goddess of Death', { side: 'enemy', is: 'supporting' }, baseHealth(1))],
});

export const dormammu = supporting({
  id: 'mcu3-018',
  name: 'Dormammu',
  gender: 'm',
  cost: 6,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    trigger(
      'The Dark Dimension',
      whenEither(appearsItself, on('recovers', itself)),
      putPlus(countOf(resource({ face: 'down' }, 'you')), 'self'),
    ),
  ],
});

export const ego = supporting({
  id: 'mcu3-019',
  name: 'Ego',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 7,
  health: 2,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    aura("I'm What's Called a Celestial", { side: 'enemy', is: 'character', combat: 'againstSelf' }, statsAtMost(6)),
  ],
});

export const thanos = supporting({
  id: 'mcu3-020',
  name: 'Thanos',
  gender: 'm',
  cost: 8,
  atk: 10,
  def: 10,
  health: 3,
  teams: ['mcuVillains'],
  powers: [
    trigger(
      'Dread It. Run From It. Destiny Still Arrives.',
      on('startOfMain', undefined, { player: 'eachEnemy' }),
      ko(a(character({ side: { of: 'thatPlayer' } }), 'one', 'thatPlayer')),
    ),
  ],
});

export const gladToSeeMe = plotTwist({
  id: 'mcu3-021',
  name: 'I Thought You Would Be Glad To See Me',
  team: 'mcuVillains',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ is: 'main', combat: 'any' })), 3, 3)],
});
