import { equipment, keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const falconDrone = supporting({
  id: 'prd-009',
  name: 'Falcon Drone',
  cost: 1,
  atk: 0,
  def: 3,
  health: 1,
  teams: ['predators'],
  powers: [keyword('flight')],
});

export const falconer = supporting({
  id: 'prd-010',
  name: 'Falconer',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['predators'],
  powers: [],
});

export const ghost = supporting({
  id: 'prd-011',
  name: 'Ghost',
  cost: 6,
  atk: 6,
  def: 7,
  health: 2,
  teams: ['predators'],
  powers: [keyword('ranged'), keyword('leap')],
});

export const greyback = supporting({
  id: 'prd-012',
  name: 'Greyback',
  cost: 4,
  atk: 1,
  def: 8,
  health: 1,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const gunslinger = supporting({
  id: 'prd-013',
  name: 'Gunslinger',
  cost: 5,
  atk: 4,
  def: 7,
  health: 1,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const hellhound = supporting({
  id: 'prd-014',
  name: 'Hellhound',
  cost: 3,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['predators'],
  powers: [keyword('creature'), keyword('swarm'), keyword('durable'), keyword('monstrous')],
});

export const jungleHunter = supporting({
  id: 'prd-015',
  name: 'Jungle Hunter',
  cost: 7,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['predators'],
  powers: [],
});

export const mrBlack = supporting({
  id: 'prd-016',
  name: 'Mr. Black',
  cost: 5,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['predators'],
  powers: [keyword('ranged'), keyword('angry')],
});

export const primevalHunter = supporting({
  id: 'prd-017',
  name: 'Primeval Hunter',
  cost: 2,
  atk: 3,
  def: 2,
  health: 2,
  teams: ['predators'],
  powers: [],
});

export const tracker = supporting({
  id: 'prd-018',
  name: 'Tracker',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const yautjaPrisoner = supporting({
  id: 'prd-019',
  name: 'Yautja Prisoner',
  cost: 3,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['predators'],
  powers: [keyword('ranged')],
});

export const anytime = plotTwist({ id: 'prd-020', name: 'Anytime', team: 'predators', timing: 'main', effects: [] });

export const overHere = plotTwist({ id: 'prd-021', name: 'Over Here', team: 'predators', timing: 'main', effects: [] });

export const turnAround = plotTwist({
  id: 'prd-022',
  name: 'Turn Around',
  team: 'predators',
  timing: 'main',
  effects: [],
});

export const vocalMimicry = plotTwist({
  id: 'prd-023',
  name: 'Vocal Mimicry',
  team: 'predators',
  timing: 'main',
  effects: [],
});

export const activeCamouflage = equipment({
  id: 'prd-024',
  name: 'Active Camouflage',
  cost: 1,
  teams: ['predators'],
  powers: [],
});

export const combistick = equipment({ id: 'prd-025', name: 'Combistick', cost: 0, teams: ['predators'], powers: [] });

export const medikit = equipment({ id: 'prd-026', name: 'Medikit', cost: 2, teams: ['predators'], powers: [] });

export const netLauncher = equipment({
  id: 'prd-027',
  name: 'Net Launcher',
  cost: 1,
  teams: ['predators'],
  powers: [],
});

export const selfDestructDevice = equipment({
  id: 'prd-028',
  name: 'Self-Destruct Device',
  cost: 3,
  teams: ['predators'],
  powers: [],
});

export const smartDisc = equipment({ id: 'prd-029', name: 'Smart Disc', cost: 1, teams: ['predators'], powers: [] });

export const trophyArea = specialLocation('prd-030', 'Trophy Area', 'predators', ['energy', 'might', 'skill', 'alien']);
