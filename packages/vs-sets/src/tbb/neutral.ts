import { basicLocation, plotTwist, putPlus, relate, some, the, yours } from '@longbox/vs/language';

export const lifeOnTheHellmouth = plotTwist({
  id: 'tbb-057',
  name: 'Life On The Hellmouth',
  timing: 'main',
  effects: [putPlus(1, some(2, yours(), 'pair')), relate(the('pair'))],
});

export const theMagicBox = basicLocation('tbb-058', 'The Magic Box', 'energy');

export const sunnydaleHigh = basicLocation('tbb-059', 'Sunnydale High', 'intellect');

export const cemetery = basicLocation('tbb-060', 'Cemetery', 'might');

export const theBronze = basicLocation('tbb-061', 'The Bronze', 'skill');
