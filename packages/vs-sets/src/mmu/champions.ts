import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const cyclops = supporting({
  id: 'mmu-011',
  name: '*Cyclops*',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['champions'],
  powers: [keyword('ranged')],
});

export const dinahSoar = supporting({
  id: 'mmu-012',
  name: 'Dinah Soar',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['champions'],
  powers: [keyword('flight')],
});

export const msMarvel = supporting({
  id: 'mmu-013',
  name: '*Ms. Marvel*',
  cost: 2,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['champions'],
  powers: [],
});

export const bigBertha = supporting({
  id: 'mmu-014',
  name: 'Big Bertha',
  cost: 2,
  atk: 1,
  def: 1,
  health: 2,
  teams: ['champions'],
  powers: [],
});

export const darkstar = supporting({
  id: 'mmu-015',
  name: 'Darkstar',
  cost: 2,
  atk: 0,
  def: 0,
  health: 1,
  teams: ['champions'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const doorman = supporting({
  id: 'mmu-016',
  name: 'Doorman',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [],
});

export const blackWidow = supporting({
  id: 'mmu-017',
  name: 'Black Widow',
  cost: 3,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [keyword('ranged')],
});

export const flatman = supporting({
  id: 'mmu-018',
  name: 'Flatman',
  cost: 3,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['champions'],
  powers: [],
});

export const iceman = supporting({
  id: 'mmu-019',
  name: 'Iceman',
  cost: 3,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [keyword('ranged')],
});

export const spiderMan = supporting({
  id: 'mmu-020',
  name: '*Spider-Man*',
  cost: 4,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['champions'],
  powers: [],
});

export const angel = supporting({
  id: 'mmu-021',
  name: 'Angel',
  cost: 4,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['champions'],
  powers: [keyword('flight'), keyword('mobile')],
});

export const vivVision = supporting({
  id: 'mmu-022',
  name: 'Viv Vision',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('flight')],
});

export const gwenpool = supporting({
  id: 'mmu-023',
  name: 'Gwenpool',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged')],
});

export const gwenpool2 = supporting({
  id: 'mmu-024',
  name: 'Gwenpool',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged')],
});

export const gwenpool3 = supporting({
  id: 'mmu-025',
  name: 'Gwenpool',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged')],
});

export const gwenpool4 = supporting({
  id: 'mmu-026',
  name: 'Gwenpool',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['champions'],
  powers: [keyword('ranged')],
});

export const misterImmortal = supporting({
  id: 'mmu-027',
  name: 'Mister Immortal',
  cost: 5,
  atk: 7,
  def: 4,
  health: 1,
  teams: ['champions'],
  powers: [keyword('immortal')],
});

export const nova = supporting({
  id: 'mmu-028',
  name: 'Nova',
  cost: 5,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['champions'],
  powers: [keyword('flight')],
});

export const hulk = supporting({
  id: 'mmu-029',
  name: '*Hulk*',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['champions'],
  powers: [keyword('genius')],
});

export const ghostRider = supporting({
  id: 'mmu-030',
  name: 'Ghost Rider',
  cost: 6,
  atk: 5,
  def: 9,
  health: 2,
  teams: ['champions'],
  powers: [],
});

export const hercules = supporting({
  id: 'mmu-031',
  name: 'Hercules',
  cost: 7,
  atk: 8,
  def: 8,
  health: 2,
  teams: ['champions'],
  powers: [],
});

export const babyAvengers = plotTwist({
  id: 'mmu-032',
  name: 'Baby Avengers',
  team: 'champions',
  timing: 'main',
  effects: [],
});

export const fallBack = plotTwist({ id: 'mmu-033', name: 'Fall Back', team: 'champions', timing: 'main', effects: [] });

export const toughKids = plotTwist({
  id: 'mmu-034',
  name: 'Tough Kids',
  team: 'champions',
  timing: 'main',
  effects: [],
});

export const changeTheWorld = plotTwist({
  id: 'mmu-035',
  name: 'Change the World',
  team: 'champions',
  timing: 'main',
  effects: [],
});

export const jerseyCity = specialLocation('mmu-036', 'Jersey City', 'champions');
