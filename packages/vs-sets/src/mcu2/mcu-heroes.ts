import {
  a,
  anEnemy,
  appearsItself,
  aura,
  base,
  discard,
  each,
  enemy,
  gets,
  has,
  heal,
  ifDone,
  inHand,
  keyword,
  later,
  lookAtHand,
  may,
  modify,
  on,
  plotTwist,
  putMinus,
  putPlus,
  removeFromGame,
  rule,
  some,
  spendRecruitPoints,
  stats,
  stun,
  superPower,
  supporting,
  takeXp,
  theNumber,
  thePlayer,
  trigger,
  triggerInKo,
  yours,
} from '@longbox/vs/language';

export const antMan = supporting({
  id: 'mcu2-011',
  name: 'Ant-Man',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [trigger('Gonna Have to Take This to The Shop', appearsItself, putMinus(2, a(enemy({ is: 'main' }))))],
});

export const ancientOne = supporting({
  id: 'mcu2-012',
  name: 'Ancient One',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    aura(
      'Death Is What Gives Life Meaning',
      { side: 'yours', is: 'supporting', other: true },
      { mod: 'health', by: 1 },
    ),
  ],
});

export const philCoulson = supporting({
  id: 'mcu2-013',
  name: 'Phil Coulson',
  short: 'Phil',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    triggerInKo(
      'They Need Someone to Avenge',
      on('startOfBuild', undefined, { player: 'you' }),
      removeFromGame('self'),
      putPlus(1, some('any', yours())),
    ),
  ],
});

export const blackPanther = supporting({
  id: 'mcu2-014',
  name: 'Black Panther',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 2,
  health: 2,
  teams: ['mcuHeroes'],
  powers: [keyword('bulletproof')],
});

export const hawkeye = supporting({
  id: 'mcu2-015',
  name: 'Hawkeye',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    superPower(
      'I See Better From a Distance',
      'combat',
      ['skill'],
      later('combat', on('strikes', { self: true, combat: 'rangedAttacker' }), stun('object')),
    ),
  ],
});

export const doctorStrange = supporting({
  id: 'mcu2-016',
  name: 'Doctor Strange',
  gender: 'm',
  cost: 4,
  atk: 3,
  def: 8,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    superPower(
      'Astral Projection',
      'build',
      ['intellect'],
      lookAtHand(anEnemy('foe')),
      may(spendRecruitPoints('paid')),
      ifDone(
        discard(
          thePlayer('foe'),
          each(inHand({ is: 'character', cost: { is: '=', than: theNumber('paid') } }, thePlayer('foe'))),
        ),
      ),
    ),
  ],
});

export const quicksilver = supporting({
  id: 'mcu2-017',
  name: 'Quicksilver',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    superPower(
      "He's Fast",
      'combat',
      ['skill'],
      rule('combat', { rule: 'cantUseSuperPowers', who: 'eachEnemy' }),
      rule('combat', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } }),
      rule('combat', { rule: 'cantPowerUp', who: 'eachEnemy' }),
    ),
  ],
});

export const scarletWitch = supporting({
  id: 'mcu2-018',
  name: 'Scarlet Witch',
  gender: 'f',
  cost: 6,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [keyword('ranged'), superPower("She's Weird", 'main', ['energy', 'might'], takeXp(a(enemy({ is: 'main' }))))],
});

export const vision = supporting({
  id: 'mcu2-019',
  name: 'Vision',
  gender: 'm',
  cost: 7,
  atk: 14,
  def: 14,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger('Well, I Was Born Yesterday', appearsItself, gets('self', -7, -7, 'untilYourNextTurn')),
  ],
});

export const odin = supporting({
  id: 'mcu2-020',
  name: 'Odin',
  gender: 'm',
  cost: 8,
  atk: 11,
  def: 11,
  health: 3,
  teams: ['mcuHeroes'],
  powers: [aura('You Are Unworthy of Your Title', { side: 'enemy', is: 'main' }, base(1, 1))],
});

export const christinePalmer = supporting({
  id: 'mcu2-021',
  name: 'Christine Palmer',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      "I've Never Seen a Wound Like This",
      on('startOfMain', undefined, { player: 'you' }),
      may(heal(a(yours({ is: 'main', name: 'Doctor Strange' })))),
    ),
  ],
});

export const suitUp = plotTwist({
  id: 'mcu2-022',
  name: 'Suit Up',
  team: 'mcuHeroes',
  timing: 'main',
  effects: [modify(a(yours()), 'turn', stats(2, 0), has('flight'), has('ranged'))],
});
