import {
  cardsIn,
  countersOn,
  draw,
  each,
  enemy,
  itself,
  keyword,
  levelUp,
  losesKeyword,
  main,
  modify,
  on,
  oneOf,
  putPlus,
  superPower,
  whenEither,
  yours,
} from '@longbox/vs/language';

const theNovaForce = superPower('The Nova Force', 'main', ['energy'], putPlus(1, each(yours({ keyword: 'flight' }))));

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

export const msMarvelLevel1 = main({
  id: 'mmu-003',
  name: '*Ms. Marvel*',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['champions'],
  powers: [],
});

export const msMarvelLevel2 = main({
  id: 'mmu-004',
  name: '*Ms. Marvel*',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['champions'],
  powers: [],
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
    superPower('Dominate the Skies', 'main', ['skill'], modify(each(enemy()), 'turn', losesKeyword('flight'))),
  ],
});

export const spiderManLevel1 = main({
  id: 'mmu-007',
  name: '*Spider-Man*',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['champions'],
  powers: [],
});

export const spiderManLevel2 = main({
  id: 'mmu-008',
  name: '*Spider-Man*',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['champions'],
  powers: [],
});

export const vivVisionLevel1 = main({
  id: 'mmu-009',
  name: 'Viv Vision',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['champions'],
  powers: [keyword('flight')],
});

export const vivVisionLevel2 = main({
  id: 'mmu-010',
  name: 'Viv Vision',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['champions'],
  powers: [keyword('flight')],
});
