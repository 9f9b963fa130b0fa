import {
  a,
  always,
  anEnemy,
  anyCard,
  appearsItself,
  atkOf,
  atLeast,
  basicTypesOf,
  can,
  cant,
  cardsIn,
  compare,
  daze,
  discard,
  during,
  each,
  endOfTheTurn,
  endOfYourTurn,
  enemy,
  equipment,
  exists,
  fits,
  has,
  heal,
  ifDone,
  inDeck,
  inHand,
  inKo,
  keyword,
  ko,
  laterOnce,
  law,
  may,
  mimicTwist,
  modify,
  move,
  on,
  oneOf,
  playFree,
  plotTwist,
  putIntoPlay,
  putPlus,
  reaction,
  resource,
  revealCards,
  revealHand,
  revealUntil,
  rule,
  search,
  shuffleDeck,
  shuffleIntoDeck,
  specialLocation,
  startOfYourTurn,
  stats,
  strike,
  stun,
  superPower,
  supporting,
  the,
  thePlayer,
  toHand,
  toResources,
  trigger,
  turnDown,
  yours,
} from '@longbox/vs/language';

export const falconDrone = supporting({
  id: 'prd-009',
  name: 'Falcon Drone',
  gender: 'n',
  cost: 1,
  atk: 0,
  def: 3,
  health: 1,
  teams: ['predators'],
  powers: [
    keyword('flight'),
    law('Bond with Falconer', { rule: 'paysFor', who: 'you', name: 'Falconer' }),
    law('Eye in the Sky', { rule: 'revealDraws', who: 'eachEnemy' }),
  ],
});

export const falconer = supporting({
  id: 'prd-010',
  name: 'Falconer',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['predators'],
  powers: [
    trigger(
      'Watch and Wait',
      appearsItself,
      search(inDeck({ name: 'Falcon Drone' }), 'found'),
      revealCards(the('found')),
      toHand(the('found')),
      shuffleDeck(),
    ),
    reaction(
      'Bait and Switch',
      on('endOfFormation', undefined, { player: 'eachEnemy' }),
      ['skill'],
      may(move(a(enemy()))),
    ),
  ],
});

export const ghost = supporting({
  id: 'prd-011',
  name: 'Ghost',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 7,
  health: 2,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    keyword('leap'),
    trigger(
      'Remarkable Weaponry',
      appearsItself,
      revealUntil('you', { is: 'equipment' }, 'found', 'others'),
      oneOf([playFree(the('found'), 'self')], [toHand(the('found'))]),
      shuffleIntoDeck(the('others')),
    ),
  ],
});

export const greyback = supporting({
  id: 'prd-012',
  name: 'Greyback',
  gender: 'm',
  cost: 4,
  atk: 1,
  def: 8,
  health: 1,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    during(
      compare(cardsIn('resources', 'you'), atLeast(8)),
      law('Wisdom of the Ages', { rule: 'recruitCosts', who: 'you', what: { self: true }, less: 4 }),
    ),
    superPower(
      'Passing on the Wisdom',
      'main',
      ['alien'],
      putPlus(atkOf('self'), each(yours({ other: true, team: 'predators' }))),
    ),
  ],
});

export const gunslinger = supporting({
  id: 'prd-013',
  name: 'Gunslinger',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    always('Tech Savvy', can('wearAnyNumber')),
    superPower(
      'Weapon Surplus',
      'build',
      ['alien'],
      rule('turn', { rule: 'equipCosts', who: 'you', what: { is: 'equipment' }, less: 1 }),
    ),
  ],
});

export const hellhound = supporting({
  id: 'prd-014',
  name: 'Hellhound',
  cost: 3,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['predators'],
  powers: [keyword('creature'), keyword('swarm'), keyword('durable'), keyword('monstrous')],
});

export const jungleHunter = supporting({
  id: 'prd-015',
  name: 'Jungle Hunter',
  gender: 'm',
  cost: 7,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['predators'],
  powers: [
    trigger(
      "He's Using the Trees",
      appearsItself,
      may(search(inDeck({ is: 'location' }), 'found'), toResources(the('found'), 'yours', true), shuffleDeck()),
    ),
    during(
      exists(resource({ is: 'location', name: 'Val Verdan Jungle', face: 'up' }, 'you')),
      always('Other World Lifeform', stats(3, 0), has('stealth')),
    ),
    during(
      exists(resource({ is: 'location', name: 'Predator Ship', face: 'up' }, 'you')),
      always('Other World Lifeform', stats(3, 0), has('invade')),
    ),
  ],
});

export const mrBlack = supporting({
  id: 'prd-016',
  name: 'Mr. Black',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    keyword('angry'),
    {
      ...superPower(
        'Out of Nowhere',
        'build',
        ['energy'],
        putIntoPlay('self'),
        laterOnce('turn', endOfTheTurn, ko('self')),
      ),
      from: 'hand',
    },
  ],
});

export const primevalHunter = supporting({
  id: 'prd-017',
  name: 'Primeval Hunter',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 2,
  health: 2,
  teams: ['predators'],
  powers: [
    keyword('hunter'),
    superPower('Apex Predator', 'main', ['might'], modify('self', 'turn', has('stealth'), has('lethal'))),
  ],
});

export const tracker = supporting({
  id: 'prd-018',
  name: 'Tracker',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['predators'],
  powers: [
    keyword('ranged'),
    always('It Wants Us to Run', stats(basicTypesOf('eachPlayer'), basicTypesOf('eachPlayer'))),
  ],
});

export const yautjaPrisoner = supporting({
  id: 'prd-019',
  name: 'Yautja Prisoner',
  gender: 'm',
  cost: 3,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['predators'],
  powers: [keyword('ranged'), always('Crucified', can('appearExhausted'), can('appearWounded'))],
});

export const anytime = plotTwist({
  id: 'prd-020',
  name: 'Anytime',
  team: 'predators',
  oneOfAKind: true,
  timing: 'main',
  effects: [strike(a(yours()), a(enemy({ face: 'up' })))],
});

export const overHere = plotTwist({
  id: 'prd-021',
  name: 'Over Here',
  team: 'predators',
  oneOfAKind: true,
  timing: 'main',
  effects: [
    putIntoPlay(a(inKo({ is: 'supporting' }, 'eachEnemy'), 'guest')),
    laterOnce('turn', endOfYourTurn, ko(the('guest'))),
  ],
});

export const turnAround = plotTwist({
  id: 'prd-022',
  name: 'Turn Around',
  team: 'predators',
  oneOfAKind: true,
  timing: 'main',
  effects: [
    revealHand(anEnemy('them')),
    discard(thePlayer('them'), a(inHand({}, thePlayer('them')), undefined, 'you')),
  ],
});

export const vocalMimicry = mimicTwist({ id: 'prd-023', name: 'Vocal Mimicry', team: 'predators', oneOfAKind: true });

export const activeCamouflage = equipment({
  id: 'prd-024',
  name: 'Active Camouflage',
  cost: 1,
  teams: ['predators'],
  powers: [always('It Changed Colors', stats(2, 2), has('dodge'), has('stealth'))],
});

export const combistick = equipment({
  id: 'prd-025',
  name: 'Combistick',
  cost: 0,
  teams: ['predators'],
  powers: [
    law('Quick-Fire', { rule: 'equipInCombat', who: 'you', wearer: { team: 'predators' } }),
    always('Ritualistic Totem', stats(1, 1), has('combatMaster')),
  ],
});

export const medikit = equipment({
  id: 'prd-026',
  name: 'Medikit',
  cost: 2,
  teams: ['predators'],
  powers: [superPower("There's Somebody in the Bathroom", 'main', ['might'], heal('self'))],
});

export const netLauncher = equipment({
  id: 'prd-027',
  name: 'Net Launcher',
  cost: 1,
  teams: ['predators'],
  powers: [
    superPower(
      'Catch Them Off Guard',
      'main',
      ['energy'],
      daze(a(enemy(), 'mark')),
      modify(the('mark'), 'afterItsRecovery', cant('recover')),
    ),
  ],
});

export const selfDestructDevice = equipment({
  id: 'prd-028',
  name: 'Self-Destruct Device',
  cost: 3,
  teams: ['predators'],
  powers: [
    trigger(
      'The Last Hunt',
      startOfYourTurn,
      may(ko(each(anyCard({ is: 'equipment', name: 'Self-Destruct Device', wornBy: 'self' })))),
      ifDone(stun(each(enemy())), turnDown(each(resource({ is: 'location', face: 'up' }, 'eachEnemy'))), ko('self')),
    ),
  ],
});

export const smartDisc = equipment({
  id: 'prd-029',
  name: 'Smart Disc',
  cost: 1,
  teams: ['predators'],
  powers: [
    during(fits('self', { combat: 'attacker' }), always('Cutting Disc', stats(4, 0))),
    {
      ...superPower('Smart Weapon', 'build', ['skill'], playFree('self', a(yours({ face: 'up' })))),
      from: 'ko',
      users: 'yours',
    },
  ],
});

export const trophyArea = specialLocation('prd-030', 'Trophy Area', 'predators', ['energy', 'might', 'skill', 'alien']);
