import {
  a,
  attacker,
  basicLocation,
  each,
  fits,
  gets,
  nameTeam,
  plotTwist,
  putPlus,
  when,
  yours,
} from '@longbox/vs/language';

export const loyalSoldiers = plotTwist({
  id: 'def-053',
  name: 'Loyal Soldiers',
  timing: 'main',
  effects: [nameTeam('named'), when(fits(each(yours()), { namedTeam: 'named' }), [putPlus(1, each(yours()))])],
});

export const shockToTheSystem = plotTwist({
  id: 'def-054',
  name: 'Shock to the System',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(attacker()), -3, 0)],
});

export const academy = basicLocation('def-055', 'Academy', 'intellect');

export const fortress = basicLocation('def-056', 'Fortress', 'might');

export const laboratory = basicLocation('def-057', 'Laboratory', 'energy');

export const trainingGround = basicLocation('def-058', 'Training Ground', 'skill');
