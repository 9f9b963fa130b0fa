import {
  a,
  anEnemy,
  anyCard,
  anyTurn,
  aPlayer,
  aPlayerWithout,
  atMost,
  becomeCharacter,
  character,
  chooseNumber,
  choosePlayer,
  costOf,
  countOf,
  each,
  endOfYourTurn,
  enemy,
  gainXp,
  inKo,
  itself,
  keyword,
  ko,
  laterOnce,
  leavesGame,
  levelUp,
  main,
  modify,
  on,
  putIntoPlay,
  putMinus,
  reaction,
  removeCounters,
  removeFromGame,
  resource,
  revealUntil,
  strikesTenfold,
  stun,
  superPower,
  the,
  theNumber,
  thePlayer,
  turnUp,
  whenEither,
  wound,
} from '@longbox/vs/language';

const yourWorld = superPower(
  'Your World Is Now My World',
  'main',
  ['intellect'],
  choosePlayer(anEnemy('foe')),
  revealUntil(thePlayer('foe'), { is: 'location', basic: true }, 'last', 'others'),
  removeFromGame(the('others')),
  removeFromGame(the('last')),
);

export const dormammuLevel1 = main({
  id: 'mcu3-001',
  name: 'Dormammu',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 7,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    yourWorld,
    levelUp(
      'Like All Worlds',
      30,
      endOfYourTurn,
      gainXp(countOf({ zone: 'removed', of: 'eachPlayer', where: { is: 'card' } })),
    ),
  ],
});

export const dormammuLevel2 = main({
  id: 'mcu3-002',
  name: 'Dormammu',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 8,
  health: 7,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    yourWorld,
    superPower(
      'You Will Spend Eternity Dying',
      'main',
      ['energy', 'energy'],
      choosePlayer(aPlayerWithout('victim', 'cardsInDeck')),
      wound(a(character({ is: 'main', side: { of: thePlayer('victim') } }), 'mark')),
      chooseNumber('more'),
      wound(the('mark'), theNumber('more')),
    ),
  ],
});

export const egoLevel1 = main({
  id: 'mcu3-003',
  name: 'Ego',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 4,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    keyword('friendly'),
    levelUp("After All These Years I've Found You", 1, on('appears', { is: 'supporting', name: 'Star-Lord' })),
  ],
});

export const egoLevel2 = main({
  id: 'mcu3-004',
  name: 'Ego',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    keyword('angry'),
    superPower(
      'Soon We Will Be All There Is',
      'build',
      ['energy'],
      turnUp(a(resource({ is: 'location', face: 'down' }, 'you'), 'place')),
      becomeCharacter(the('place'), 'front', {
        name: "Ego's Expansion",
        atk: 6,
        def: 6,
        health: 1,
        teams: ['mcuVillains'],
        keywords: ['swarm'],
      }),
    ),
  ],
});

const fathersAndPrinces = levelUp(
  'My Father Is Dead, As Are The Princes',
  6,
  endOfYourTurn,
  gainXp(countOf(inKo({ is: 'character' }, 'eachEnemy'))),
);

const noIdea = reaction(
  "You Have No Idea What's Possible",
  whenEither(
    on('gainsPlus', { side: 'enemy', is: 'character' }),
    on('getsEquipped', { side: 'enemy', is: 'character' }),
  ),
  ['intellect'],
  removeCounters('plus', 'subject'),
  ko(each(anyCard({ is: 'equipment', wornBy: 'subject' }))),
);

export const helaLevel1 = main({
  id: 'mcu3-005',
  name: 'Hela',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['mcuVillains'],
  powers: [keyword('ranged'), noIdea, fathersAndPrinces],
});

export const helaLevel2 = main({
  id: 'mcu3-006',
  name: 'Hela',
  gender: 'f',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    keyword('ranged'),
    noIdea,
    superPower(
      'By the Eternal Flame, You Are Reborn',
      'build',
      ['might', 'might'],
      choosePlayer(aPlayer('whose')),
      putIntoPlay(each(inKo({ is: 'character' }, thePlayer('whose')), 'risen')),
      laterOnce('turn', endOfYourTurn, removeFromGame(the('risen'))),
      modify(the('risen'), 'game', leavesGame),
    ),
  ],
});

const starWays = superPower(
  'Bathe the Star-Ways With Blood',
  'main',
  ['energy'],
  putMinus(1, each(enemy({ is: 'supporting' }))),
);

export const thanosLevel1 = main({
  id: 'mcu3-007',
  name: 'Thanos',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    starWays,
    levelUp(
      "Fine. I'll Do It Myself.",
      6,
      on('kos', itself, { object: { is: 'supporting' } }),
      gainXp(costOf('object')),
    ),
  ],
});

export const thanosLevel2 = main({
  id: 'mcu3-008',
  name: 'Thanos',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    starWays,
    superPower(
      "You Will Know What It's Like To Lose",
      'main',
      ['might'],
      wound(each(enemy({ is: 'main', face: 'down' }))),
    ),
  ],
});

const energyPulseStinger = superPower(
  'Energy Pulse Stinger',
  'main',
  ['energy'],
  stun(a(enemy({ is: 'supporting', atk: atMost(3) }))),
);

export const yellowjacketLevel1 = main({
  id: 'mcu3-009',
  name: 'Yellowjacket',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['mcuVillains'],
  powers: [
    keyword('ranged'),
    energyPulseStinger,
    levelUp('The Future of War', 4, on('recruits', { is: 'character', atk: atMost(3) }, { player: 'you' })),
  ],
});

export const yellowjacketLevel2 = main({
  id: 'mcu3-010',
  name: 'Yellowjacket',
  gender: 'm',
  level: 2,
  atk: 1,
  def: 10,
  health: 5,
  teams: ['mcuVillains'],
  powers: [
    keyword('ranged'),
    energyPulseStinger,
    anyTurn('Magnified Strength', 'combat', ['might'], modify('self', 'combat', strikesTenfold)),
  ],
});
