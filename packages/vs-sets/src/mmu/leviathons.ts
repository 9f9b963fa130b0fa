import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const leviathonServitor = supporting({
  id: 'mmu-072',
  name: 'Leviathon Servitor',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['leviathons'],
  powers: [keyword('creature'), keyword('swarm'), keyword('legion'), keyword('stealth')],
});

export const leviathonDemolisher = supporting({
  id: 'mmu-073',
  name: 'Leviathon Demolisher',
  cost: 2,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const plasmaThroatLeviathon = supporting({
  id: 'mmu-074',
  name: 'Plasma Throat Leviathon',
  cost: 2,
  atk: 4,
  def: 1,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('ranged')],
});

export const serpentineLeviathon = supporting({
  id: 'mmu-075',
  name: 'Serpentine Leviathon',
  cost: 2,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const fangedLeviathon = supporting({
  id: 'mmu-076',
  name: 'Fanged Leviathon',
  cost: 3,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const leviathonCrusher = supporting({
  id: 'mmu-077',
  name: 'Leviathon Crusher',
  cost: 3,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const turtleShellLeviathon = supporting({
  id: 'mmu-078',
  name: 'Turtle Shell Leviathon',
  cost: 3,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('berserker')],
});

export const eggplantLeviathon = supporting({
  id: 'mmu-079',
  name: 'Eggplant Leviathon',
  cost: 4,
  atk: 8,
  def: 2,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('invade')],
});

export const furnaceChestLeviathon = supporting({
  id: 'mmu-080',
  name: 'Furnace Chest Leviathon',
  cost: 4,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const leviathonHydra = supporting({
  id: 'mmu-081',
  name: 'Leviathon Hydra',
  cost: 4,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const savageLeviathon = supporting({
  id: 'mmu-082',
  name: 'Savage Leviathon',
  cost: 4,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const chargingLeviathon = supporting({
  id: 'mmu-083',
  name: 'Charging Leviathon',
  cost: 5,
  atk: 11,
  def: 3,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const leviathonShambler = supporting({
  id: 'mmu-084',
  name: 'Leviathon Shambler',
  cost: 5,
  atk: 7,
  def: 6,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('ferocious')],
});

export const leviathonVanguard = supporting({
  id: 'mmu-085',
  name: 'Leviathon Vanguard',
  cost: 5,
  atk: 5,
  def: 9,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const spikedLeviathon = supporting({
  id: 'mmu-086',
  name: 'Spiked Leviathon',
  cost: 5,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const blazingLeviathon = supporting({
  id: 'mmu-087',
  name: 'Blazing Leviathon',
  cost: 6,
  atk: 8,
  def: 6,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('lethal')],
});

export const deathsHeadLeviathon = supporting({
  id: 'mmu-088',
  name: "Death's Head Leviathon",
  cost: 6,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const leviathonBeast = supporting({
  id: 'mmu-089',
  name: 'Leviathon Beast',
  cost: 6,
  atk: 6,
  def: 8,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const dualMawLeviathon = supporting({
  id: 'mmu-090',
  name: 'Dual Maw Leviathon',
  cost: 7,
  atk: 8,
  def: 7,
  health: 1,
  teams: ['leviathons'],
  powers: [],
});

export const leviathonBrute = supporting({
  id: 'mmu-091',
  name: 'Leviathon Brute',
  cost: 7,
  atk: 10,
  def: 10,
  health: 2,
  teams: ['leviathons'],
  powers: [keyword('angry')],
});

export const rampagingLeviathon = supporting({
  id: 'mmu-092',
  name: 'Rampaging Leviathon',
  cost: 7,
  atk: 7,
  def: 9,
  health: 1,
  teams: ['leviathons'],
  powers: [keyword('ranged')],
});

export const propertyDamage = plotTwist({
  id: 'mmu-093',
  name: 'Property Damage',
  team: 'leviathons',
  timing: 'main',
  effects: [],
});

export const theLeviathonTide = plotTwist({
  id: 'mmu-094',
  name: 'The Leviathon Tide',
  team: 'leviathons',
  timing: 'main',
  effects: [],
});

export const theQueenDemandsTribute = plotTwist({
  id: 'mmu-095',
  name: 'The Queen Demands Tribute!',
  team: 'leviathons',
  timing: 'main',
  effects: [],
});

export const theDesecratedNest = specialLocation('mmu-096', 'The Desecrated Nest', 'leviathons', [
  'intellect',
  'might',
  'skill',
  'alien',
]);
