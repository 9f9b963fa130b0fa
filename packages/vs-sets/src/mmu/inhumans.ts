import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const captainSwain = supporting({
  id: 'mmu-047',
  name: 'Captain Swain',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['inhumans'],
  powers: [],
});

export const naja = supporting({
  id: 'mmu-048',
  name: 'Naja',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('flight'), keyword('ferocious')],
});

export const inferno = supporting({
  id: 'mmu-049',
  name: 'Inferno',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('ranged')],
});

export const panacea = supporting({
  id: 'mmu-050',
  name: 'Panacea',
  cost: 2,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['inhumans'],
  powers: [],
});

export const triton = supporting({
  id: 'mmu-051',
  name: 'Triton',
  cost: 2,
  atk: 3,
  def: 2,
  health: 2,
  teams: ['inhumans'],
  powers: [],
});

export const frankMcgee = supporting({
  id: 'mmu-052',
  name: 'Frank McGee',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['inhumans'],
  powers: [keyword('ranged')],
});

export const grid = supporting({
  id: 'mmu-053',
  name: 'Grid',
  cost: 3,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['inhumans'],
  powers: [],
});

export const moonGirl = supporting({
  id: 'mmu-054',
  name: 'Moon Girl',
  cost: 3,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('genius')],
});

export const flint = supporting({
  id: 'mmu-055',
  name: 'Flint',
  cost: 4,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('flight')],
});

export const lockjaw = supporting({
  id: 'mmu-056',
  name: 'Lockjaw',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('creature')],
});

export const quake = supporting({
  id: 'mmu-057',
  name: 'Quake',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['inhumans'],
  powers: [],
});

export const ahura = supporting({
  id: 'mmu-058',
  name: 'Ahura',
  cost: 5,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['inhumans'],
  powers: [keyword('ranged')],
});

export const iso = supporting({
  id: 'mmu-059',
  name: 'Iso',
  cost: 5,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['inhumans'],
  powers: [],
});

export const karnak = supporting({
  id: 'mmu-060',
  name: 'Karnak',
  cost: 5,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['inhumans'],
  powers: [],
});

export const gorgon = supporting({
  id: 'mmu-061',
  name: 'Gorgon',
  cost: 6,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['inhumans'],
  powers: [],
});

export const reader = supporting({
  id: 'mmu-062',
  name: 'Reader',
  cost: 6,
  atk: 5,
  def: 8,
  health: 2,
  teams: ['inhumans'],
  powers: [],
});

export const blackBolt = supporting({
  id: 'mmu-063',
  name: 'Black Bolt',
  cost: 7,
  atk: 7,
  def: 6,
  health: 2,
  teams: ['inhumans'],
  powers: [keyword('flight')],
});

export const medusa = supporting({
  id: 'mmu-064',
  name: 'Medusa',
  cost: 7,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['inhumans'],
  powers: [],
});

export const aKillerVoice = plotTwist({
  id: 'mmu-065',
  name: 'A Killer Voice',
  team: 'inhumans',
  timing: 'main',
  effects: [],
});

export const emergeFromTheCocoon = plotTwist({
  id: 'mmu-066',
  name: 'Emerge From the Cocoon',
  team: 'inhumans',
  timing: 'main',
  effects: [],
});

export const theNuhumans = plotTwist({
  id: 'mmu-067',
  name: 'The Nuhumans',
  team: 'inhumans',
  timing: 'main',
  effects: [],
});

export const diplomaticImmunity = plotTwist({
  id: 'mmu-068',
  name: 'Diplomatic Immunity',
  team: 'inhumans',
  timing: 'main',
  effects: [],
});

export const newAttilan = specialLocation('mmu-069', 'New Attilan', 'inhumans');
