import { equipment, keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const anna = supporting({
  id: 'prd-039',
  name: 'Anna',
  cost: 1,
  atk: 0,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [],
});

export const billy = supporting({
  id: 'prd-040',
  name: 'Billy',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['prey'],
  powers: [keyword('berserker')],
});

export const blain = supporting({
  id: 'prd-041',
  name: 'Blain',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['prey'],
  powers: [keyword('ranged'), keyword('tough')],
});

export const dillon = supporting({
  id: 'prd-042',
  name: 'Dillon',
  cost: 5,
  atk: 8,
  def: 8,
  health: 2,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const dutch = supporting({
  id: 'prd-043',
  name: 'Dutch',
  cost: 7,
  atk: 7,
  def: 8,
  health: 2,
  teams: ['prey'],
  powers: [keyword('leader'), keyword('lethal')],
});

export const edwin = supporting({
  id: 'prd-044',
  name: 'Edwin',
  cost: 2,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['prey'],
  powers: [],
});

export const harrigan = supporting({
  id: 'prd-045',
  name: 'Harrigan',
  cost: 6,
  atk: 5,
  def: 6,
  health: 2,
  teams: ['prey'],
  powers: [keyword('fearless'), keyword('violent')],
});

export const hawkins = supporting({
  id: 'prd-046',
  name: 'Hawkins',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['prey'],
  powers: [keyword('ranged'), keyword('mercenary')],
});

export const isabelle = supporting({
  id: 'prd-047',
  name: 'Isabelle',
  cost: 5,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const keyes = supporting({
  id: 'prd-048',
  name: 'Keyes',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['prey'],
  powers: [],
});

export const lambert = supporting({
  id: 'prd-049',
  name: 'Lambert',
  cost: 3,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [keyword('ranged'), keyword('quickDraw')],
});

export const mac = supporting({
  id: 'prd-050',
  name: 'Mac',
  cost: 4,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const poncho = supporting({
  id: 'prd-051',
  name: 'Poncho',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const royce = supporting({
  id: 'prd-052',
  name: 'Royce',
  cost: 6,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['prey'],
  powers: [keyword('ranged')],
});

export const deathTrap = plotTwist({ id: 'prd-053', name: 'Death Trap', team: 'prey', timing: 'main', effects: [] });

export const heCouldntSeeMe = plotTwist({
  id: 'prd-054',
  name: "He Couldn't See Me",
  team: 'prey',
  timing: 'main',
  effects: [],
});

export const sHappens = plotTwist({ id: 'prd-055', name: 'S*** Happens', team: 'prey', timing: 'main', effects: [] });

export const m134Minigun = equipment({ id: 'prd-056', name: 'M134 Minigun', cost: 4, teams: ['prey'], powers: [] });

export const headquarters = specialLocation('prd-057', 'Headquarters', 'prey', [
  'intellect',
  'might',
  'skill',
  'humanity',
]);
