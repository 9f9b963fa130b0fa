import { keyword, main } from '@longbox/vs/language';

export const blackBoltLevel1 = main({
  id: 'mmu-037',
  name: 'Black Bolt',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['inhumans'],
  powers: [keyword('flight')],
});

export const blackBoltLevel2 = main({
  id: 'mmu-038',
  name: 'Black Bolt',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['inhumans'],
  powers: [keyword('flight')],
});

export const crystalLevel1 = main({
  id: 'mmu-039',
  name: 'Crystal',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['inhumans'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const crystalLevel2 = main({
  id: 'mmu-040',
  name: 'Crystal',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['inhumans'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const karnakLevel1 = main({
  id: 'mmu-041',
  name: 'Karnak',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['inhumans'],
  powers: [],
});

export const karnakLevel2 = main({
  id: 'mmu-042',
  name: 'Karnak',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['inhumans'],
  powers: [],
});

export const medusaLevel1 = main({
  id: 'mmu-043',
  name: 'Medusa',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['inhumans'],
  powers: [],
});

export const medusaLevel2 = main({
  id: 'mmu-044',
  name: 'Medusa',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['inhumans'],
  powers: [],
});
