import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const hughCampbellSr = supporting({
  id: 'boy-011',
  name: 'Hugh Campbell Sr.',
  cost: 1,
  atk: 0,
  def: 3,
  health: 1,
  teams: ['theBoys'],
  powers: [],
});

export const robinWard = supporting({
  id: 'boy-012',
  name: 'Robin Ward',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['theBoys'],
  powers: [],
});

export const cherie = supporting({
  id: 'boy-013',
  name: 'Cherie',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['theBoys'],
  powers: [keyword('ranged')],
});

export const graceMallory = supporting({
  id: 'boy-014',
  name: 'Grace Mallory',
  cost: 2,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['theBoys'],
  powers: [],
});

export const ciaDepurtyDirectorSusanRayner = supporting({
  id: 'boy-015',
  name: 'C.I.A. Depurty Director Susan Rayner',
  cost: 3,
  atk: 3,
  def: 6,
  health: 1,
  teams: ['theBoys'],
  powers: [keyword('ranged')],
});

export const hughie = supporting({
  id: 'boy-016',
  name: 'Hughie',
  cost: 3,
  atk: 5,
  def: 4,
  health: 1,
  teams: ['theBoys'],
  powers: [],
});

export const frenchie = supporting({
  id: 'boy-017',
  name: 'Frenchie',
  cost: 4,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['theBoys'],
  powers: [keyword('ranged')],
});

export const mothersMilk = supporting({
  id: 'boy-018',
  name: "Mother's Milk",
  cost: 4,
  atk: 4,
  def: 8,
  health: 1,
  teams: ['theBoys'],
  powers: [],
});

export const butcher = supporting({
  id: 'boy-019',
  name: 'Butcher',
  cost: 5,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['theBoys'],
  powers: [keyword('stealth')],
});

export const popclaw = supporting({
  id: 'boy-020',
  name: 'Popclaw',
  cost: 5,
  atk: 3,
  def: 7,
  health: 1,
  teams: ['theBoys'],
  powers: [],
});

export const kimiko = supporting({
  id: 'boy-021',
  name: 'Kimiko',
  cost: 6,
  atk: 8,
  def: 2,
  health: 1,
  teams: ['theBoys'],
  powers: [keyword('leap'), keyword('ferocious')],
});

export const mesmer = supporting({
  id: 'boy-022',
  name: 'Mesmer',
  cost: 6,
  atk: 2,
  def: 9,
  health: 1,
  teams: ['theBoys'],
  powers: [],
});

export const starlight = supporting({
  id: 'boy-023',
  name: 'Starlight',
  cost: 7,
  atk: 9,
  def: 6,
  health: 1,
  teams: ['theBoys'],
  powers: [keyword('ranged')],
});

export const diabolical = plotTwist({
  id: 'boy-024',
  name: 'Diabolical',
  team: 'theBoys',
  timing: 'main',
  effects: [],
});

export const mindThemBars = plotTwist({
  id: 'boy-025',
  name: 'Mind Them Bars',
  team: 'theBoys',
  timing: 'main',
  effects: [],
});

export const itsABurn = plotTwist({ id: 'boy-026', name: "It's A Burn", team: 'theBoys', timing: 'main', effects: [] });

export const youveDoneAMurder = plotTwist({
  id: 'boy-027',
  name: "You've Done a Murder",
  team: 'theBoys',
  timing: 'main',
  effects: [],
});

export const safehouse = specialLocation('boy-028', 'Safehouse', 'theBoys');
