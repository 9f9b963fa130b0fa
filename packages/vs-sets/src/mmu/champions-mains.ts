import {
  a,
  always,
  anyTurn,
  atkOf,
  bind,
  cardsIn,
  character,
  countersOn,
  countOf,
  defender,
  digitsOn,
  draw,
  each,
  endOfYourTurn,
  enemy,
  gainXp,
  gets,
  inDeck,
  inHand,
  inKo,
  itself,
  keyword,
  levelUp,
  losesForNow,
  main,
  modify,
  on,
  oneOf,
  putIntoPlay,
  putPlus,
  relate,
  search,
  shuffleDeck,
  shuffleIntoDeck,
  some,
  superPower,
  thatMany,
  the,
  times,
  whenEither,
  yours,
} from '@longbox/vs/language';

const theNovaForce = superPower('The Nova Force', 'main', ['energy'], putPlus(1, each(yours({ keyword: 'flight' }))));

const venomBlast = anyTurn(
  'Venom Blast',
  'combat',
  ['skill'],
  gets(a(character({ combat: 'meleeAgainstSelf' })), 0, -3),
);

const zeroes = superPower(
  'Zeroes',
  'combat',
  ['skill'],
  bind('target', each(defender())),
  gets(the('target'), times(-1, atkOf(the('target'))), 0),
);

export const hulkLevel1 = main({
  id: 'mmu-001',
  name: '*Hulk*',
  line: '*Hulk* of the Champions',
  short: 'Hulk',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['champions'],
  powers: [
    superPower('Brains and Brawn', 'main', ['intellect', 'might'], draw(), putPlus(1, 'self')),
    levelUp('Totally Awesome', 8, whenEither(on('draws', undefined, { player: 'you' }), on('gainsPlus', itself))),
  ],
});

export const hulkLevel2 = main({
  id: 'mmu-002',
  name: '*Hulk*',
  line: '*Hulk* of the Champions',
  short: 'Hulk',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['champions'],
  powers: [
    superPower(
      'Smartest and Strongest One There Is',
      'main',
      ['intellect', 'might'],
      oneOf([draw(countersOn('plus', 'self'))], [putPlus(cardsIn('hand', 'you'), 'self')]),
    ),
  ],
});

const embiggen = anyTurn('Embiggen', 'combat', ['skill'], oneOf([gets('self', 2, 0)], [gets('self', 0, 2)]));

export const msMarvelLevel1 = main({
  id: 'mmu-003',
  name: '*Ms. Marvel*',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['champions'],
  powers: [
    embiggen,
    levelUp('Polymorph', 12, whenEither(on('gainsAtk', itself), on('gainsDef', itself)), gainXp(thatMany)),
  ],
});

export const msMarvelLevel2 = main({
  id: 'mmu-004',
  name: '*Ms. Marvel*',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['champions'],
  powers: [
    embiggen,
    superPower(
      'Fan Fiction',
      'main',
      ['intellect'],
      putPlus(2, some(2, yours({ is: 'supporting' }), 'pair')),
      relate(the('pair')),
    ),
  ],
});

export const novaLevel1 = main({
  id: 'mmu-005',
  name: 'Nova',
  line: 'Nova of the Champions',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    theNovaForce,
    levelUp('The Nova Corps', 4, on('recruits', { is: 'character', keyword: 'flight' }, { player: 'you' })),
  ],
});

export const novaLevel2 = main({
  id: 'mmu-006',
  name: 'Nova',
  line: 'Nova of the Champions',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 6,
  health: 5,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    theNovaForce,
    superPower('Dominate the Skies', 'main', ['skill'], modify(each(enemy()), 'turn', losesForNow('flight'))),
  ],
});

export const spiderManLevel1 = main({
  id: 'mmu-007',
  name: '*Spider-Man*',
  line: '*Spider-Man* of the Champions',
  short: 'Spider-Man',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['champions'],
  powers: [
    venomBlast,
    levelUp('Honor the Legacy', 8, endOfYourTurn, gainXp(countOf(yours({ face: 'up', sharesMantle: true })))),
  ],
});

export const spiderManLevel2 = main({
  id: 'mmu-008',
  name: '*Spider-Man*',
  line: '*Spider-Man* of the Champions',
  short: 'Spider-Man',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['champions'],
  powers: [
    venomBlast,
    superPower(
      'Generations',
      'build',
      ['intellect'],
      search(inDeck({ is: 'supporting', sharesMantleWith: yours() }), 'found'),
      putIntoPlay(the('found')),
      shuffleDeck(),
    ),
  ],
});

export const vivVisionLevel1 = main({
  id: 'mmu-009',
  name: 'Viv Vision',
  line: 'Viv Vision of the Champions',
  short: 'Viv',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    zeroes,
    levelUp('Ones', 11, on('recruits', { is: 'character' }, { player: 'you' }), gainXp(digitsOn(1, 'subject'))),
  ],
});

export const vivVisionLevel2 = main({
  id: 'mmu-010',
  name: 'Viv Vision',
  line: 'Viv Vision of the Champions',
  short: 'Viv',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['champions'],
  powers: [
    keyword('flight'),
    zeroes,
    always('Ones'),
    {
      ...superPower(
        'Reboot',
        'build',
        ['might', 'energy'],
        shuffleIntoDeck(each(inHand())),
        shuffleIntoDeck(each(inKo())),
        draw(7),
      ),
      limit: 'game',
    },
  ],
});
