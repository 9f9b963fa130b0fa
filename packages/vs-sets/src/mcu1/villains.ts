import {
  a,
  always,
  anEnemy,
  anotherPlayer,
  appearsItself,
  atRandom,
  canOnly,
  cant,
  character,
  choosePlayer,
  costOf,
  defender,
  discard,
  draw,
  during,
  each,
  endOfTheTurn,
  enemy,
  exists,
  fits,
  gets,
  has,
  ifDone,
  inHand,
  inKo,
  inPile,
  itself,
  keyword,
  ko,
  laterOnce,
  law,
  leavesToPile,
  may,
  modify,
  nameCharacter,
  on,
  plotTwist,
  pull,
  putMinus,
  putPlus,
  ready,
  removeFromGame,
  rule,
  setAside,
  specialLocation,
  stats,
  superPower,
  supporting,
  the,
  thePlayer,
  toHand,
  toPile,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

export const killian = supporting({
  id: 'mcu1-043',
  name: 'Killian',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['mcuVillains'],
  powers: [superPower('The Extremis Virus', 'main', ['might'], putPlus(3, a(character({ other: true }))))],
});

export const whiplash = supporting({
  id: 'mcu1-044',
  name: 'Whiplash',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['mcuVillains'],
  powers: [
    superPower(
      'Energy Whips',
      'main',
      ['energy'],
      putMinus(1, a(enemy(), 'target')),
      when(fits(the('target'), { row: 'back' }), [pull(the('target'))]),
    ),
  ],
});

export const crossbones = supporting({
  id: 'mcu1-045',
  name: 'Crossbones',
  gender: 'm',
  cost: 2,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['mcuVillains'],
  powers: [always("I've Been Waiting for This", canOnly('attack', { is: 'main' }))],
});

export const mandarin = supporting({
  id: 'mcu1-046',
  name: 'Mandarin',
  gender: 'm',
  cost: 2,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      "You'll Never See Me Coming",
      on('getsKod', itself),
      removeFromGame('self'),
      ifDone(toHand(atRandom(1, inPile('behindTheCamera')))),
    ),
  ],
});

export const theTenRings = supporting({
  id: 'mcu1-047',
  name: 'The Ten Rings',
  gender: 'n',
  cost: 0,
  atk: 10,
  def: 10,
  health: 1,
  teams: ['mcuVillains'],
  pile: 'behindTheCamera',
  powers: [
    keyword('behindTheCamera'),
    trigger("A Lesson in What's Real", endOfTheTurn, toPile('behindTheCamera', 'self')),
    // On while face down: what leaves play has nearly always been stunned first.
    { ...always("A Lesson in What's Real", leavesToPile('behindTheCamera')), whileFaceDown: true },
  ],
});

export const trevorSlattery = supporting({
  id: 'mcu1-048',
  name: 'Trevor Slattery',
  short: 'Trevor',
  gender: 'm',
  cost: 2,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['mcuVillains'],
  pile: 'behindTheCamera',
  powers: [keyword('behindTheCamera'), always("It's Just a Role.", cant('appear'), cant('beResource'))],
});

export const destroyer = supporting({
  id: 'mcu1-049',
  name: 'Destroyer',
  gender: 'n',
  cost: 3,
  atk: 5,
  def: 3,
  health: 1,
  teams: ['mcuVillains'],
  powers: [keyword('ranged'), superPower('Odinforce Blast', 'combat', ['energy'], gets('self', 5, 0))],
});

export const nebula = supporting({
  id: 'mcu1-050',
  name: 'Nebula',
  gender: 'f',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    trigger('Rivalry', appearsItself, nameCharacter('memo')),
    during(
      exists(character({ is: 'supporting', named: 'memo', combat: 'againstSelf' })),
      always('Rivalry', stats(4, 4)),
    ),
  ],
});

export const ironMonger = supporting({
  id: 'mcu1-051',
  name: 'Iron Monger',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'The Golden Goose',
      'build',
      ['intellect'],
      choosePlayer(anotherPlayer('foe')),
      rule('turn', { rule: 'mayRecruit', who: 'you', from: inKo({ is: 'character' }, thePlayer('foe')) }),
    ),
  ],
});

export const ronan = supporting({
  id: 'mcu1-052',
  name: 'Ronan',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 6,
  health: 2,
  teams: ['mcuVillains'],
  powers: [superPower('You Stand Accused', 'main', ['might'], ko(a(enemy({ is: 'supporting', face: 'down' }))))],
});

export const chitauriLeviathan = supporting({
  id: 'mcu1-053',
  name: 'Chitauri Leviathan',
  gender: 'n',
  cost: 5,
  atk: 4,
  def: 6,
  health: 2,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    keyword('swarm'),
    superPower(
      'Interstellar Transport',
      'main',
      ['skill'],
      ready(a(character({ other: true, team: 'mcuVillains' }), 'target')),
      modify(the('target'), 'turn', has('flight')),
    ),
  ],
});

export const malekith = supporting({
  id: 'mcu1-054',
  name: 'Malekith',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 7,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    superPower(
      'Eternal Night',
      'main',
      ['intellect'],
      choosePlayer(anEnemy('foe')),
      setAside(each(inHand({}, thePlayer('foe')))),
    ),
  ],
});

export const abomination = supporting({
  id: 'mcu1-055',
  name: 'Abomination',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['mcuVillains'],
  powers: [
    keyword('monstrous'),
    trigger('Jealous', on('gainsPlus', { is: 'character', other: true }), may(putPlus(1, 'self'))),
  ],
});

export const redSkull = supporting({
  id: 'mcu1-056',
  name: 'Red Skull',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 8,
  health: 1,
  teams: ['mcuVillains'],
  powers: [
    keyword('ranged'),
    law('I Have Seen the Future and There Are No Flags!', {
      rule: 'cantPlay',
      who: 'eachEnemy',
      what: { is: ['equipment', 'location', 'plotTwist'], hasTeam: true },
    }),
  ],
});

export const loki = supporting({
  id: 'mcu1-057',
  name: 'Loki',
  gender: 'm',
  cost: 7,
  atk: 6,
  def: 8,
  health: 2,
  teams: ['mcuVillains'],
  powers: [
    {
      power: 'super',
      name: 'I Am Burdened With Glorious Purpose',
      timing: 'anyCombat',
      anyTurn: true,
      free: true,
      asTwist: true,
      cost: [],
      only: exists(inHand({ is: 'character' })),
      effects: [
        discard('you', a(inHand({ is: 'character' }), 'kept')),
        gets(a(character({ combat: 'any' })), costOf(the('kept')), costOf(the('kept'))),
      ],
    },
  ],
});

export const winterSoldier = supporting({
  id: 'mcu1-058',
  name: 'Winter Soldier',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['mcuHeroes', 'mcuVillains'],
  powers: [
    keyword('ranged'),
    during(
      fits('self', { combat: 'any' }),
      law('Combat Master', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } }),
    ),
  ],
});

export const iHaveAnArmy = plotTwist({
  id: 'mcu1-059',
  name: 'I Have an Army',
  team: 'mcuVillains',
  timing: 'main',
  effects: [putPlus(1, each(yours({ is: 'supporting' })))],
});

export const twoMoreGrowInItsPlace = plotTwist({
  id: 'mcu1-060',
  name: 'Two More Grow in Its Place',
  team: 'mcuVillains',
  timing: 'combat',
  anyTurn: true,
  effects: [
    gets(a(defender({ side: 'yours' }), 'target'), 2, 0),
    laterOnce('combat', on('getsKod', { same: the('target') }), draw(2)),
  ],
});

export const sokovia = specialLocation('mcu1-061', 'Sokovia', 'mcuVillains');
