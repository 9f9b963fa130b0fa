import { equipment, keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const donnaJanuary = supporting({
  id: 'boy-039',
  name: 'Donna January',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['theSeven'],
  powers: [],
});

export const ashleyBarrett = supporting({
  id: 'boy-040',
  name: 'Ashley Barrett',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['theSeven'],
  powers: [],
});

export const blackNoir = supporting({
  id: 'boy-041',
  name: 'Black Noir',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['theSeven'],
  powers: [keyword('stealth')],
});

export const drJonahVogelbaum = supporting({
  id: 'boy-042',
  name: 'Dr. Jonah Vogelbaum',
  cost: 3,
  atk: 1,
  def: 6,
  health: 1,
  teams: ['theSeven'],
  powers: [],
});

export const madelynStillwell = supporting({
  id: 'boy-043',
  name: 'Madelyn Stillwell',
  cost: 4,
  atk: 2,
  def: 7,
  health: 1,
  teams: ['theSeven'],
  powers: [],
});

export const theDeep = supporting({
  id: 'boy-044',
  name: 'The Deep',
  cost: 4,
  atk: 6,
  def: 4,
  health: 2,
  teams: ['theSeven'],
  powers: [],
});

export const doppelganger = supporting({
  id: 'boy-045',
  name: 'Doppelganger',
  cost: 5,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['theSeven'],
  powers: [],
});

export const ezekiel = supporting({
  id: 'boy-046',
  name: 'Ezekiel',
  cost: 5,
  atk: 5,
  def: 6,
  health: 2,
  teams: ['theSeven'],
  powers: [],
});

export const aTrain = supporting({
  id: 'boy-047',
  name: 'A-Train',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['theSeven'],
  powers: [],
});

export const translucent = supporting({
  id: 'boy-048',
  name: 'Translucent',
  cost: 6,
  atk: 7,
  def: 1,
  health: 2,
  teams: ['theSeven'],
  powers: [keyword('invisible')],
});

export const queenMaeve = supporting({
  id: 'boy-049',
  name: 'Queen Maeve',
  cost: 7,
  atk: 12,
  def: 12,
  health: 1,
  teams: ['theSeven'],
  powers: [keyword('tough')],
});

export const starlight = supporting({
  id: 'boy-050',
  name: 'Starlight',
  cost: 7,
  atk: 8,
  def: 7,
  health: 2,
  teams: ['theSeven'],
  powers: [keyword('ranged')],
});

export const homelander = supporting({
  id: 'boy-051',
  name: 'Homelander',
  cost: 8,
  atk: 14,
  def: 14,
  health: 3,
  teams: ['theSeven'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const compoundV = equipment({ id: 'boy-052', name: 'Compound V', cost: 2, teams: ['theSeven'], powers: [] });

export const theSeven = plotTwist({ id: 'boy-053', name: 'The Seven', team: 'theSeven', timing: 'main', effects: [] });

export const theyllFindYou = plotTwist({
  id: 'boy-054',
  name: "They'll Find You",
  team: 'theSeven',
  timing: 'main',
  effects: [],
});

export const whySettleForOrdinary = plotTwist({
  id: 'boy-055',
  name: 'Why Settle For Ordinary?',
  team: 'theSeven',
  timing: 'main',
  effects: [],
});

export const voughtTower = specialLocation('boy-057', 'Vought Tower', 'theSeven');
