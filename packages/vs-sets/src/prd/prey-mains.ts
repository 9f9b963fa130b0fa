import { keyword, main } from '@longbox/vs/language';

export const dutchLevel1 = main({
  id: 'prd-031',
  name: 'Dutch',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const dutchLevel2 = main({
  id: 'prd-032',
  name: 'Dutch',
  level: 2,
  atk: 6,
  def: 7,
  health: 6,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const harriganLevel1 = main({
  id: 'prd-033',
  name: 'Harrigan',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['prey'],
  powers: [],
});

export const harriganLevel2 = main({
  id: 'prd-034',
  name: 'Harrigan',
  level: 2,
  atk: 5,
  def: 9,
  health: 5,
  teams: ['prey'],
  powers: [],
});

export const isabelleLevel1 = main({
  id: 'prd-035',
  name: 'Isabelle',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const isabelleLevel2 = main({
  id: 'prd-036',
  name: 'Isabelle',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const royceLevel1 = main({
  id: 'prd-037',
  name: 'Royce',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const royceLevel2 = main({
  id: 'prd-038',
  name: 'Royce',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  teams: ['prey'],
  powers: [keyword('ranged')],
});
