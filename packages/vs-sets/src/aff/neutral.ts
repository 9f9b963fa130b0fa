import { basicLocation, each, gets, plotTwist, yours } from '@longbox/vs/language';

export const mainStrength = plotTwist({
  id: 'aff-053',
  name: 'Main Strength',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(each(yours({ is: 'main', combat: 'any' })), 2, 0)],
});

export const academy = basicLocation('aff-055', 'Academy', 'intellect');

export const fortress = basicLocation('aff-056', 'Fortress', 'might');

export const laboratory = basicLocation('aff-057', 'Laboratory', 'energy');

export const trainingGround = basicLocation('aff-058', 'Training Ground', 'skill');
