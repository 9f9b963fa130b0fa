import {
  a,
  anyCard,
  atkOf,
  aura,
  cant,
  choose,
  discard,
  each,
  endOfYourTurn,
  enemy,
  gainXp,
  has,
  ifDone,
  inHand,
  keyword,
  ko,
  levelUp,
  losesAllPowers,
  main,
  may,
  modify,
  on,
  putPlus,
  removeFromGame,
  resource,
  some,
  stats,
  stun,
  superPower,
  the,
  yours,
} from '@longbox/vs/language';

const MUTANTS = { is: 'supporting', team: ['brotherhood', 'xmen'] } as const;

const hypnotism = superPower(
  'Hypnotism',
  'main',
  ['intellect'],
  modify(each(enemy()), 'itsNextTurn', has('lumbering')),
);

export const josephLevel1 = main({
  id: 'nbx-001',
  name: 'Joseph',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 3,
  health: 4,
  teams: ['brotherhood'],
  powers: [levelUp('Lost and Sick', 3, on('endOfTurn', undefined, { player: 'eachEnemy' }))],
});

export const josephLevel2 = main({
  id: 'nbx-002',
  name: 'Joseph',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('magneticSuppression'),
    superPower('Master of Magnetism', 'main', ['energy'], ko(each(anyCard({ is: 'equipment', side: 'enemy' })))),
    superPower('Mutant Supremacy', 'main', ['might'], ko(a(resource({ face: 'down' })))),
    aura('The Future Is Now', { ...MUTANTS, side: 'yours' }, stats(4, 0)),
    superPower(
      "There's Just What I Want",
      'main',
      ['skill'],
      choose(a(yours({ ...MUTANTS, face: 'up' }), 'source')),
      putPlus(atkOf(the('source')), 'self'),
    ),
  ],
});

export const mesmeroLevel1 = main({
  id: 'nbx-003',
  name: 'Mesmero',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    hypnotism,
    levelUp('Lumbering Up', 2, on('attacks', { side: 'enemy', is: 'character', keyword: 'lumbering' })),
  ],
});

export const mesmeroLevel2 = main({
  id: 'nbx-004',
  name: 'Mesmero',
  gender: 'm',
  level: 2,
  atk: 2,
  def: 12,
  health: 5,
  teams: ['brotherhood'],
  powers: [
    keyword('ranged'),
    hypnotism,
    superPower('Memory Tampering', 'main', ['skill'], modify(a(enemy()), 'game', cant('haveTeams'))),
  ],
});

export const xornLevel1 = main({
  id: 'nbx-005',
  name: 'Xorn',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 5,
  health: 6,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('A Star in My Head', 'main', ['energy'], stun(a(enemy({ is: 'supporting' })))),
    levelUp(
      'Star Light, Star Bright',
      1,
      endOfYourTurn,
      may(discard('you', some(3, inHand({ is: 'location' })))),
      ifDone(gainXp()),
    ),
  ],
});

export const xornLevel2 = main({
  id: 'nbx-006',
  name: 'Xorn',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 8,
  health: 6,
  teams: ['brotherhood'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'A Black Hole in My Head',
      'main',
      ['might'],
      modify(a(enemy({ is: 'supporting' }), 'target'), 'game', losesAllPowers),
      removeFromGame(the('target')),
    ),
  ],
});
