import { supporting } from '@longbox/vs/language';

export const faith = supporting({
  id: 'tbb-055',
  name: 'Faith',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['scoobies', 'forcesOfDarkness'],
  powers: [],
});

export const spike = supporting({
  id: 'tbb-056',
  name: 'Spike',
  cost: 5,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['scoobies', 'forcesOfDarkness'],
  powers: [],
});
