import { equipment, keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const arnimZola = supporting({
  id: 'svh-009',
  name: 'Arnim Zola',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['hydra'],
  powers: [keyword('ranged')],
});

export const hydraSoldier = supporting({
  id: 'svh-010',
  name: 'Hydra Soldier',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['hydra'],
  powers: [keyword('ranged'), keyword('swarm')],
});

export const doctorFaustus = supporting({
  id: 'svh-011',
  name: 'Doctor Faustus',
  cost: 2,
  atk: 0,
  def: 5,
  health: 1,
  teams: ['hydra'],
  powers: [],
});

export const fixer = supporting({
  id: 'svh-012',
  name: 'Fixer',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['hydra'],
  powers: [],
});

export const gorgon = supporting({
  id: 'svh-013',
  name: '*Gorgon*',
  cost: 3,
  atk: 4,
  def: 3,
  health: 2,
  teams: ['hydra'],
  powers: [],
});

export const baronVonStrucker = supporting({
  id: 'svh-014',
  name: 'Baron von Strucker',
  cost: 3,
  atk: 6,
  def: 2,
  health: 1,
  teams: ['hydra'],
  powers: [keyword('ranged'), keyword('teamUp', 'hydra')],
});

export const viper = supporting({
  id: 'svh-015',
  name: 'Viper',
  cost: 4,
  atk: 3,
  def: 5,
  health: 2,
  teams: ['hydra'],
  powers: [keyword('ranged')],
});

export const hive = supporting({
  id: 'svh-016',
  name: 'Hive',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['hydra'],
  powers: [],
});

export const magneto = supporting({
  id: 'svh-017',
  name: 'Magneto',
  cost: 5,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['hydra'],
  powers: [keyword('flight'), keyword('ranged'), keyword('solitary')],
});

export const kraken = supporting({
  id: 'svh-018',
  name: 'Kraken',
  cost: 6,
  atk: 9,
  def: 4,
  health: 2,
  teams: ['hydra'],
  powers: [],
});

export const madameHydra = supporting({
  id: 'svh-019',
  name: 'Madame Hydra',
  cost: 6,
  atk: 8,
  def: 8,
  health: 1,
  teams: ['hydra'],
  powers: [],
});

export const redSkull = supporting({
  id: 'svh-020',
  name: 'Red Skull',
  cost: 7,
  atk: 10,
  def: 6,
  health: 1,
  teams: ['hydra'],
  powers: [keyword('ranged')],
});

export const supremeLeader = supporting({
  id: 'svh-021',
  name: 'Supreme Leader',
  cost: 7,
  atk: 7,
  def: 9,
  health: 2,
  aka: ['Captain America'],
  teams: ['hydra'],
  powers: [],
});

export const hydraAssaultRifle = equipment({
  id: 'svh-022',
  name: 'Hydra Assault Rifle',
  cost: 1,
  teams: ['hydra'],
  powers: [],
});

export const cosmicCube = equipment({
  id: 'svh-023',
  name: 'Cosmic Cube',
  cost: 2,
  teams: ['hydra'],
  powers: [keyword('oneOfAKind')],
});

export const cosmicCube2 = equipment({
  id: 'svh-024',
  name: 'Cosmic Cube',
  cost: 3,
  teams: ['hydra'],
  powers: [keyword('oneOfAKind')],
});

export const cosmicCube3 = equipment({
  id: 'svh-025',
  name: 'Cosmic Cube',
  cost: 4,
  teams: ['hydra'],
  powers: [keyword('oneOfAKind')],
});

export const cosmicCube4 = equipment({
  id: 'svh-026',
  name: 'Cosmic Cube',
  cost: 5,
  teams: ['hydra'],
  powers: [keyword('oneOfAKind')],
});

export const strengthAboveAllElse = plotTwist({
  id: 'svh-027',
  name: 'Strength Above All Else',
  team: 'hydra',
  timing: 'main',
  effects: [],
});

export const gehenna = specialLocation('svh-028', 'Gehenna', 'hydra');
