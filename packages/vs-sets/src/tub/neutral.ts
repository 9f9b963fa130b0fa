import { basicLocation, keyword, main, plotTwist, supporting } from '@longbox/vs/language';

export const sacredGround = plotTwist({ id: 'tub-029', name: 'Sacred Ground', timing: 'main', effects: [] });

export const simonTraskLevel1 = main({
  id: 'tub-037',
  name: 'Simon Trask',
  level: 1,
  atk: 0,
  def: 6,
  health: 5,
  teams: [],
  powers: [],
});

export const simonTraskLevel2 = main({
  id: 'tub-038',
  name: 'Simon Trask',
  level: 2,
  atk: 5,
  def: 8,
  health: 6,
  teams: [],
  powers: [keyword('ranged')],
});

export const simonTrask = supporting({
  id: 'tub-040',
  name: 'Simon Trask',
  cost: 1,
  atk: 0,
  def: 2,
  health: 1,
  teams: [],
  powers: [],
});

export const laboratory = basicLocation('tub-061', 'Laboratory', 'energy');

export const academy = basicLocation('tub-062', 'Academy', 'intellect');

export const fortress = basicLocation('tub-063', 'Fortress', 'might');

export const trainingGround = basicLocation('tub-064', 'Training Ground', 'skill');
