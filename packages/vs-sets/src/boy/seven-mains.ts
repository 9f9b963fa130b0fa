import { keyword, main } from '@longbox/vs/language';

export const aTrainLevel1 = main({
  id: 'boy-029',
  name: 'A-Train',
  level: 1,
  atk: 5,
  def: 5,
  health: 6,
  teams: ['theSeven'],
  powers: [],
});

export const aTrainLevel2 = main({
  id: 'boy-030',
  name: 'A-Train',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['theSeven'],
  powers: [],
});

export const homelanderLevel1 = main({
  id: 'boy-031',
  name: 'Homelander',
  level: 1,
  atk: 4,
  def: 3,
  health: 7,
  teams: ['theSeven'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const homelanderLevel2 = main({
  id: 'boy-032',
  name: 'Homelander',
  level: 2,
  atk: 6,
  def: 6,
  health: 7,
  teams: ['theSeven'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const queenMaeveLevel1 = main({
  id: 'boy-033',
  name: 'Queen Maeve',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['theSeven'],
  powers: [],
});

export const queenMaeveLevel2 = main({
  id: 'boy-034',
  name: 'Queen Maeve',
  level: 2,
  atk: 5,
  def: 8,
  health: 6,
  teams: ['theSeven'],
  powers: [],
});

export const starlightLevel1 = main({
  id: 'boy-035',
  name: 'Starlight',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['theSeven'],
  powers: [keyword('ranged')],
});

export const theDeepLevel1 = main({
  id: 'boy-037',
  name: 'The Deep',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['theSeven'],
  powers: [],
});

export const theDeepLevel2 = main({
  id: 'boy-038',
  name: 'The Deep',
  level: 2,
  atk: 6,
  def: 8,
  health: 6,
  teams: ['theSeven'],
  powers: [],
});
