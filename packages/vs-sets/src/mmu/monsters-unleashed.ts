import {
  a,
  always,
  anEnemy,
  anyTurn,
  appearsItself,
  appearsWith,
  atkOf,
  atLeast,
  atMost,
  attacker,
  bind,
  can,
  cant,
  character,
  choosePlayer,
  compare,
  controllerOf,
  defender,
  defOf,
  discard,
  draw,
  each,
  enemy,
  exhaust,
  firstEachTurn,
  forEach,
  gets,
  halfRoundedUp,
  has,
  inHand,
  itself,
  keyword,
  ko,
  laterOnce,
  law,
  losesKeyword,
  may,
  modify,
  on,
  plotTwist,
  pull,
  putIntoPlay,
  putMinusUntil,
  putPlus,
  removeSome,
  specialLocation,
  statOf,
  stats,
  stun,
  superPower,
  supporting,
  symbolColorsOf,
  the,
  thePlayer,
  times,
  toHand,
  trigger,
  twoOf,
  yours,
  yourTurn,
} from '@longbox/vs/language';

export const timBooBa = supporting({
  id: 'mmu-107',
  name: 'Tim Boo Ba',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [
    trigger('Terror of the Microverse', appearsItself, ko(each(enemy({ is: 'supporting', cost: atMost(1) })))),
    law('Terror of the Microverse', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'character', cost: atMost(1) } }),
  ],
});

export const creatureFromTheBlackBog = supporting({
  id: 'mmu-108',
  name: 'Creature from the Black Bog',
  cost: 2,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('friendly')],
});

export const googam = supporting({
  id: 'mmu-109',
  name: 'Googam',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [trigger('Children Grow Up So Fast', on('startOfTurn'), putPlus(1, 'self'))],
});

export const hiVo = supporting({
  id: 'mmu-110',
  name: 'Hi-Vo',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('ranged'),
    keyword('lethal'),
    superPower(
      'High Voltage',
      'combat',
      ['energy'],
      bind('target', each(defender())),
      gets('self', statOf('health', the('target')), 0),
    ),
  ],
});

export const elsaBloodstone = supporting({
  id: 'mmu-111',
  name: 'Elsa Bloodstone',
  short: 'Elsa',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('ranged'),
    trigger(
      'Bloodstone Fragment',
      appearsItself,
      twoOf(
        [modify('self', 'game', has('durable'))],
        [modify('self', 'game', has('fearless'))],
        [modify('self', 'game', has('lethal'))],
        [modify('self', 'game', has('regeneration'))],
      ),
    ),
  ],
});

export const scragg = supporting({
  id: 'mmu-112',
  name: 'Scragg',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('dodge'),
    superPower(
      'Spit Insect Swarm',
      'main',
      ['humanity'],
      modify(each(enemy()), 'turn', losesKeyword('ranged'), losesKeyword('dodge')),
    ),
  ],
});

export const aegis = supporting({
  id: 'mmu-114',
  name: 'Aegis',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('durable'), anyTurn('Impenetrable Armor', 'combat', ['might'], gets('self', 0, atkOf('self')))],
});

export const kidKaiju = supporting({
  id: 'mmu-115',
  name: 'Kid Kaiju',
  gender: 'm',
  cost: 4,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    law('Draw Monsters', { rule: 'openTop', who: 'you' }),
    trigger(
      'Draw Monsters',
      {
        ...firstEachTurn(on('drawsCard', { is: 'supporting', team: 'monstersUnleashed' }, { player: 'you' })),
        while: yourTurn,
      },
      may(putIntoPlay('subject')),
    ),
  ],
});

export const pildor = supporting({
  id: 'mmu-116',
  name: 'Pildor',
  gender: 'm',
  cost: 4,
  atk: 6,
  def: 3,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('ranged'),
    superPower(
      'The Plunderer',
      'main',
      ['intellect'],
      choosePlayer(anEnemy('foe')),
      discard(thePlayer('foe'), a(inHand({}, thePlayer('foe')))),
      draw(),
    ),
  ],
});

export const goom = supporting({
  id: 'mmu-117',
  name: 'Goom',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    trigger('Puny Earth is No Match for the Strength of Goom!', on('startOfTurn'), putPlus(2, 'self')),
  ],
});

export const mekara = supporting({
  id: 'mmu-118',
  name: 'Mekara',
  gender: 'f',
  cost: 5,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('monstrous'),
    anyTurn(
      'Shatter Sword',
      'combat',
      ['might'],
      forEach(each(attacker()), 'foe', gets(the('foe'), 0, times(-1, halfRoundedUp(defOf(the('foe')))))),
    ),
  ],
});

export const monstro = supporting({
  id: 'mmu-119',
  name: 'Monstro',
  gender: 'n',
  cost: 5,
  atk: 0,
  def: 0,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    always('Menace from the Murky Depths', appearsWith(8, 'plus')),
    trigger(
      'Return to Normal Size',
      on('isAttacked', itself),
      forEach(each(attacker()), 'foe', removeSome(1, 'plus', 'self')),
    ),
  ],
});

export const slizzik = supporting({
  id: 'mmu-120',
  name: 'Slizzik',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    keyword('mobile'),
    superPower(
      'Fire Breath Strafe',
      'main',
      ['energy'],
      laterOnce(
        'turn',
        on('attacks', itself, { object: { row: 'back' } }),
        may(stun(a(character({ is: 'supporting', row: 'front', side: { of: controllerOf('object') } })))),
      ),
    ),
  ],
});

export const thingThatCrawlsByNight = supporting({
  id: 'mmu-121',
  name: 'Thing That Crawls By Night',
  cost: 6,
  atk: 5,
  def: 8,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [always('Nothing is Too Big For It to Attack!', can('attackLocations'))],
});

export const fireclaw = supporting({
  id: 'mmu-122',
  name: 'Fireclaw',
  gender: 'm',
  cost: 7,
  atk: 9,
  def: 7,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('pounce'),
    superPower('Stalk the Prey', 'main', ['humanity'], exhaust(a(enemy(), 'prey')), pull(the('prey'))),
  ],
});

export const finFangFoom = supporting({
  id: 'mmu-123',
  name: 'Fin Fang Foom',
  gender: 'm',
  cost: 8,
  atk: 14,
  def: 14,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight'), keyword('solitary'), keyword('massive')],
});
export const zzutak = supporting({
  id: 'mmu-124',
  name: 'Zzutak',
  gender: 'm',
  cost: 0,
  atk: 7,
  def: 5,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [
    always("The Thing That Shouldn't Exist", cant('appear')),
    {
      ...superPower('Paint to Life', 'build', [], { verb: 'putIntoPlay', cards: 'self', anyway: true }),
      free: true,
      from: 'hand',
      only: compare(symbolColorsOf('you'), atLeast(4)),
    },
  ],
});
export const krakkleThoom = plotTwist({
  id: 'mmu-125',
  name: 'Krakkle-Thoom!',
  team: 'monstersUnleashed',
  timing: 'combat',
  effects: [gets(a(attacker({ atk: atLeast(5) })), 5, 0)],
});

export const monstersUnleashed = plotTwist({
  id: 'mmu-126',
  name: 'Monsters Unleashed!',
  team: 'monstersUnleashed',
  timing: 'combat',
  anyTurn: true,
  effects: [modify(a(defender()), 'combat', stats(2, 0), has('monstrous'))],
});

export const theFightIsFinished = plotTwist({
  id: 'mmu-127',
  name: 'The Fight is Finished',
  team: 'monstersUnleashed',
  timing: 'combat',
  anyTurn: true,
  effects: [toHand(a(yours({ is: 'supporting', combat: 'any' })))],
});

export const flatten = plotTwist({
  id: 'mmu-128',
  name: 'Flatten',
  team: 'monstersUnleashed',
  symbols: 3,
  loyalty: 'monstersUnleashed',
  timing: 'main',
  effects: [putMinusUntil(a(enemy({ is: 'supporting' })), 'def', '<=', 1)],
});

export const mu = specialLocation('mmu-129', 'Mu', 'monstersUnleashed', ['energy', 'intellect', 'might', 'humanity']);
