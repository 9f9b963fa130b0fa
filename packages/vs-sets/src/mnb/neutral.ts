import { a, attacker, basicLocation, defender, gets, plotTwist } from '@longbox/vs/language';

export const openFire = plotTwist({
  id: 'mnb-105',
  name: 'Open Fire',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(attacker()), 2, 0)],
});

export const bestOffenseIsAGoodDefense = plotTwist({
  id: 'mnb-106',
  name: 'Best Offense is a Good Defense',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(attacker()), 0, 5)],
});

export const savageSurprise = plotTwist({
  id: 'mnb-107',
  name: 'Savage Surprise',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(defender()), 4, 0)],
});

export const findCover = plotTwist({
  id: 'mnb-108',
  name: 'Find Cover',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(defender()), 0, 3)],
});

export const trainingGround = basicLocation('mnb-109', 'Training Ground', 'skill');
export const laboratory = basicLocation('mnb-110', 'Laboratory', 'energy');
export const academy = basicLocation('mnb-111', 'Academy', 'intellect');
export const fortress = basicLocation('mnb-112', 'Fortress', 'might');
