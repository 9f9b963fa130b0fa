import {
  a,
  among,
  atkOf,
  can,
  cant,
  choose,
  draw,
  each,
  enemy,
  excess,
  gainXp,
  happened,
  has,
  infiniteAtk,
  itself,
  keyword,
  later,
  levelUp,
  main,
  modify,
  nameTeam,
  on,
  putPlus,
  rest,
  revealTop,
  ruleFor,
  shuffleIntoDeck,
  stats,
  stun,
  superPower,
  teamsAmong,
  the,
  toHand,
  when,
  yours,
} from '@longbox/vs/language';

const MUTANTS = { is: 'supporting', team: ['brotherhood', 'xmen'] } as const;

const invulnerable = superPower(
  'Invulnerable',
  'main',
  ['might'],
  modify('self', 'turn', cant('beStunned'), cant('beWounded')),
);

const thereAreNoSides = superPower(
  'There Are No Sides',
  'build',
  ['intellect'],
  revealTop(4, 'seen'),
  toHand(each(among('seen', MUTANTS), 'kept')),
  shuffleIntoDeck(rest('seen', 'kept')),
);

const infiltrator = superPower(
  'Infiltrator',
  'main',
  ['skill'],
  nameTeam('team'),
  modify('self', 'turn', can('attackProtected', { side: 'enemy', namedTeam: 'team' })),
);

const tachyonField = superPower(
  'Tachyon Field',
  'main',
  ['energy'],
  later('turn', on('strikes', itself, { object: { side: 'enemy', combat: 'meleeDefender' } }), stun('object')),
);

const prehensileTongue = superPower(
  'Prehensile Tongue',
  'main',
  ['skill'],
  modify('self', 'turn', has('ranged'), stats(7, 0)),
);

export const juggernautLevel1 = main({
  id: 'hox-001',
  name: 'Juggernaut',
  gender: 'm',
  level: 1,
  atk: 5,
  def: 5,
  health: 6,
  teams: ['brotherhood'],
  powers: [
    invulnerable,
    levelUp('The Crimson Gem of Cyttorak', 2, on('playsLocation', { symbol: 'skill', basic: true }, { player: 'you' })),
  ],
});

export const juggernautLevel2 = main({
  id: 'hox-002',
  name: 'Juggernaut',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 10,
  health: 6,
  teams: ['brotherhood'],
  powers: [
    invulnerable,
    superPower('Limitless Strength', 'main', ['might', 'might'], modify('self', 'game', infiniteAtk)),
  ],
});

export const magnetoLevel1 = main({
  id: 'hox-003',
  name: 'Magneto',
  line: 'Magneto (Brotherhood of Mutants)',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    thereAreNoSides,
    levelUp('Savior of Mutantkind', 4, on('appears', { ...MUTANTS, side: 'yours' })),
  ],
});

export const magnetoLevel2 = main({
  id: 'hox-004',
  name: 'Magneto',
  line: 'Magneto (Brotherhood of Mutants)',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 9,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    thereAreNoSides,
    superPower(
      "There's Just What I Want",
      'main',
      ['skill'],
      choose(a(yours({ ...MUTANTS, face: 'up' }), 'source')),
      putPlus(atkOf(the('source')), 'self'),
    ),
  ],
});

export const mystiqueLevel1 = main({
  id: 'hox-005',
  name: 'Mystique',
  line: 'Mystique (Brotherhood of Mutants)',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    infiltrator,
    levelUp('So Many Targets', 5, on('startOfMain', undefined, { player: 'you' }), gainXp(teamsAmong(enemy()))),
  ],
});

export const mystiqueLevel2 = main({
  id: 'hox-006',
  name: 'Mystique',
  line: 'Mystique (Brotherhood of Mutants)',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    infiltrator,
    superPower(
      'Deceiver',
      'main',
      ['intellect'],
      nameTeam('team'),
      ruleFor(enemy({ namedTeam: 'team' }), 'itsNextTurn', cant('attack', { self: true })),
    ),
  ],
});

export const silverSamuraiLevel1 = main({
  id: 'hox-007',
  name: 'Silver Samurai',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    tachyonField,
    levelUp('Test Your Strength', 3, on('stuns', itself, { object: { side: 'enemy', combat: 'meleeDefender' } })),
  ],
});

export const silverSamuraiLevel2 = main({
  id: 'hox-008',
  name: 'Silver Samurai',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 9,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    tachyonField,
    superPower(
      'The Ancient Art of Bushido',
      'main',
      ['intellect'],
      when(happened(on('stuns', itself, { object: { side: 'enemy' }, in: 'melee' }), 'turn'), [draw(3)]),
    ),
  ],
});

export const toadLevel1 = main({
  id: 'hox-009',
  name: 'Toad',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 7,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    prehensileTongue,
    levelUp(
      'Live to Serve',
      10,
      on('appears', { side: 'yours', is: 'character' }),
      gainXp(excess(atkOf('subject'), atkOf('self'))),
    ),
  ],
});

export const toadLevel2 = main({
  id: 'hox-010',
  name: 'Toad',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 11,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    prehensileTongue,
    superPower('Mighty Leap', 'main', ['might'], modify('self', 'turn', has('flight'), stats(7, 0))),
  ],
});
