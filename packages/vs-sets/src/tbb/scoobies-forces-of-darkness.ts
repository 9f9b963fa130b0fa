import {
  always,
  during,
  exists,
  itself,
  keyword,
  may,
  moveCounter,
  moveWound,
  on,
  oneOf,
  stats,
  supporting,
  trigger,
  yours,
} from '@longbox/vs/language';

export const faith = supporting({
  id: 'tbb-055',
  name: 'Faith',
  gender: 'f',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['scoobies', 'forcesOfDarkness'],
  powers: [
    trigger(
      'Want. Take. Have.',
      on('attacks', itself, { object: { is: 'character' } }),
      may(
        oneOf(
          [moveCounter('plus', 'object', 'self')],
          [moveCounter('minus', 'object', 'self')],
          [moveCounter('vitality', 'object', 'self')],
          [moveWound('object', 'self')],
        ),
      ),
    ),
    keyword('slayer'),
  ],
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
