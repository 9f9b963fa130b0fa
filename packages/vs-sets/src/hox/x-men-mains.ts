import {
  a,
  among,
  anyTurn,
  atkOf,
  atRandom,
  attacker,
  cant,
  character,
  choose,
  daze,
  defender,
  discard,
  each,
  enemy,
  fits,
  forEachPlayer,
  freeze,
  gets,
  inHand,
  keyword,
  later,
  levelUp,
  losesKeyword,
  main,
  modify,
  on,
  putMinus,
  putPlus,
  ready,
  rest,
  revealTop,
  ruleFor,
  shuffleIntoDeck,
  some,
  strikesDoubleAtRange,
  stun,
  superPower,
  the,
  thePlayer,
  toHand,
  when,
  yours,
} from '@longbox/vs/language';

const MUTANTS = { is: 'supporting', team: ['xmen', 'brotherhood'] } as const;

const boldYeller = anyTurn('Bold Yeller', 'combat', ['energy'], daze(a(enemy({ combat: 'any' }))));

const unleashOpticBeam = superPower(
  'Unleash Optic Beam',
  'main',
  ['energy'],
  modify('self', 'turn', strikesDoubleAtRange),
);

const telekineticShield = anyTurn(
  'Telekinetic Shield',
  'anyCombat',
  ['intellect'],
  gets(a(defender({ side: 'yours' })), 0, 10),
);

const aDreamWorthHaving = superPower(
  'A Dream Worth Having',
  'build',
  ['intellect'],
  revealTop(4, 'seen'),
  toHand(each(among('seen', MUTANTS), 'kept')),
  shuffleIntoDeck(rest('seen', 'kept')),
);

export const bansheeLevel1 = main({
  id: 'hox-029',
  name: 'Banshee',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    boldYeller,
    levelUp('Sonic Boom', 4, on('turnsFaceDown', { side: 'enemy', is: 'character' })),
  ],
});

export const bansheeLevel2 = main({
  id: 'hox-030',
  name: 'Banshee',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 9,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    boldYeller,
    superPower(
      'Sonic Screech',
      'main',
      ['skill'],
      choose(a(enemy(), 'target')),
      when(fits(the('target'), { equipped: true }), [stun(the('target'))], [putMinus(4, the('target'))]),
    ),
  ],
});

export const cyclopsLevel1 = main({
  id: 'hox-031',
  name: 'Cyclops',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['xmen'],
  powers: [keyword('ranged'), unleashOpticBeam, levelUp('Battlefield Leader', 9, on('attacks', { is: 'character' }))],
});

export const cyclopsLevel2 = main({
  id: 'hox-032',
  name: 'Cyclops',
  gender: 'm',
  level: 2,
  atk: 8,
  def: 6,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    unleashOpticBeam,
    superPower('Battlefield Commander', 'main', ['skill'], ready(some('any', yours({ other: true })))),
  ],
});

export const marvelGirlLevel1 = main({
  id: 'hox-033',
  name: 'Marvel Girl',
  gender: 'f',
  level: 1,
  atk: 5,
  def: 1,
  health: 5,
  aka: ['Jean Grey', 'Phoenix'],
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    telekineticShield,
    levelUp('Save the Day', 2, on('survives', { side: 'yours', is: 'character', combat: 'defender' })),
  ],
});

export const marvelGirlLevel2 = main({
  id: 'hox-034',
  name: 'Marvel Girl',
  gender: 'f',
  level: 2,
  atk: 10,
  def: 2,
  health: 5,
  aka: ['Jean Grey', 'Phoenix'],
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    telekineticShield,
    anyTurn('Telekinetic Weapon', 'anyCombat', ['might'], gets(a(attacker({ side: 'yours' })), 10, 0)),
  ],
});

export const professorXLevel1 = main({
  id: 'hox-035',
  name: 'Professor X',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    aDreamWorthHaving,
    levelUp('All Mutantkind Are Welcome', 4, on('appears', { ...MUTANTS, side: 'yours' })),
  ],
});

export const professorXLevel2 = main({
  id: 'hox-036',
  name: 'Professor X',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 12,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    aDreamWorthHaving,
    superPower(
      'A Dream Worth Fighting For',
      'main',
      ['skill'],
      choose(a(yours(MUTANTS), 'source')),
      putPlus(atkOf(the('source')), a(yours({ ...MUTANTS, not: the('source') }))),
    ),
  ],
});

export const stormLevel1 = main({
  id: 'hox-037',
  name: 'Storm',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    superPower(
      'Master Thief',
      'main',
      ['skill'],
      forEachPlayer('eachEnemy', 'foe', discard(thePlayer('foe'), atRandom(1, inHand({}, thePlayer('foe'))))),
    ),
    levelUp('Mistress of the Elements', 4, on('appears', { is: 'location', basic: true, side: 'yours' })),
  ],
});

export const stormLevel2 = main({
  id: 'hox-038',
  name: 'Storm',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    superPower(
      'Weather Witch',
      'main',
      ['energy', 'intellect', 'might', 'skill'],
      later(
        'game',
        on('startOfMain', undefined, { player: 'eachEnemy' }),
        freeze(a(character({ side: { of: 'thatPlayer' } }))),
      ),
      ruleFor(enemy({ combat: 'defender' }), 'game', cant('strike')),
      later(
        'game',
        on('startOfBuild', undefined, { player: 'eachEnemy' }),
        putMinus(1, each(character({ side: { of: 'thatPlayer' } }))),
      ),
      ruleFor(enemy(), 'game', losesKeyword('flight')),
    ),
  ],
});
