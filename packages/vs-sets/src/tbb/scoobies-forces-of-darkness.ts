import { always, during, exists, keyword, stats, supporting, yours } from '@longbox/vs/language';

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
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['scoobies', 'forcesOfDarkness'],
  powers: [
    keyword('vampire'),
    during(exists(yours({ is: 'main', alignment: 'evil' })), always('I Will Make Your Neck My Chalice', stats(5, 0))),
    during(exists(yours({ is: 'main', alignment: 'good' })), always('Inhibitor Chip', stats(0, 5))),
  ],
});
