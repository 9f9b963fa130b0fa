import {
  a,
  anyTurn,
  cancelCombat,
  cant,
  character,
  convertCounters,
  countOf,
  enemy,
  fits,
  gets,
  has,
  keyword,
  modify,
  plotTwist,
  pull,
  putMinus,
  putPlus,
  specialLocation,
  stats,
  superPower,
  supporting,
  the,
  topToResources,
  when,
  yours,
} from '@longbox/vs/language';

export const antMan = supporting({
  id: 'mnb-009',
  name: 'Ant-Man',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['avengers'],
  powers: [keyword('shrink')],
});

export const blackWidow = supporting({
  id: 'mnb-010',
  name: 'Black Widow',
  gender: 'f',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['avengers'],
  powers: [keyword('ranged'), keyword('sting')],
});

export const blackPanther = supporting({
  id: 'mnb-011',
  name: 'Black Panther',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 2,
  health: 2,
  teams: ['avengers'],
  powers: [keyword('ferocious')],
});

export const daredevil = supporting({
  id: 'mnb-012',
  name: 'Daredevil',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['avengers'],
  powers: [keyword('dodge'), keyword('fearless')],
});

export const hawkeye = supporting({
  id: 'mnb-013',
  name: 'Hawkeye',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['avengers'],
  powers: [
    keyword('ranged'),
    superPower(
      'Take Aim',
      'main',
      ['skill'],
      modify('self', 'nextAttack', stats(3, 0), cant('beStruckBack', undefined, 'ranged')),
    ),
  ],
});

export const nickFury = supporting({
  id: 'mnb-014',
  name: 'Nick Fury',
  gender: 'm',
  cost: 3,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['avengers'],
  powers: [
    keyword('ranged'),
    superPower('The Vast Resources of S.H.I.E.L.D.', 'main', ['intellect'], topToResources()),
  ],
});

export const captainAmerica = supporting({
  id: 'mnb-015',
  name: 'Captain America',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['avengers'],
  powers: [keyword('leader'), keyword('inspire')],
});

export const spiderMan = supporting({
  id: 'mnb-016',
  name: 'Spider-Man',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['avengers'],
  powers: [keyword('dodge'), superPower('Websling', 'main', ['skill'], pull(a(enemy({ row: 'back' }))))],
});

export const msMarvel = supporting({
  id: 'mnb-017',
  name: 'Ms. Marvel',
  gender: 'f',
  cost: 4,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Energy Absorption',
      'main',
      ['energy'],
      putPlus(countOf(yours({ other: true, keyword: 'ranged' })), 'self'),
    ),
  ],
});

export const lukeCage = supporting({
  id: 'mnb-018',
  name: 'Luke Cage',
  gender: 'm',
  cost: 5,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['avengers'],
  powers: [anyTurn('Impervious Skin', 'combat', ['might'], modify('self', 'combat', cant('beWoundedByStun')))],
});

export const drStrange = supporting({
  id: 'mnb-019',
  name: 'Dr. Strange',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 6,
  health: 1,
  teams: ['avengers'],
  powers: [keyword('flight'), superPower('Transmute', 'main', ['intellect'], convertCounters(a(character())))],
});

export const ironMan = supporting({
  id: 'mnb-020',
  name: 'Iron Man',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['avengers'],
  powers: [keyword('flight'), keyword('ranged'), keyword('inventive')],
});

export const thor = supporting({
  id: 'mnb-021',
  name: 'Thor',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 5,
  health: 2,
  teams: ['avengers'],
  powers: [keyword('flight'), superPower('Lightning Strike', 'main', ['energy'], putMinus(3, a(enemy())))],
});

export const hulk = supporting({
  id: 'mnb-022',
  name: 'Hulk',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 7,
  health: 2,
  teams: ['avengers'],
  powers: [
    superPower('Incredible Power', 'main', ['might'], when(fits('self', { wounded: true }), [putPlus(7, 'self')])),
  ],
});

export const earthsMightiestHeroes = plotTwist({
  id: 'mnb-023',
  name: "Earth's Mightiest Heroes",
  team: 'avengers',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ combat: 'any' })), 2, 2)],
});

export const thinkAgain = plotTwist({
  id: 'mnb-024',
  name: 'Think Again',
  team: 'avengers',
  timing: 'combat',
  anyTurn: true,
  effects: [cancelCombat],
});

export const starkTech = plotTwist({
  id: 'mnb-025',
  name: 'Stark Tech',
  team: 'avengers',
  timing: 'main',
  effects: [putPlus(1, a(yours(), 'target')), modify(the('target'), 'turn', has('ranged'))],
});

export const avengersMansion = specialLocation('mnb-026', 'Avengers Mansion', 'avengers');
