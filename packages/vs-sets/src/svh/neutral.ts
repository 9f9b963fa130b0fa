import { a, basicLocation, character, equipment, gets, keyword, law, plotTwist } from '@longbox/vs/language';

export const darkhold = equipment({
  id: 'svh-055',
  name: 'Darkhold',
  cost: 3,
  teams: [],
  powers: [keyword('oneOfAKind')],
});

export const serpentCrown = equipment({
  id: 'svh-056',
  name: 'Serpent Crown',
  cost: 7,
  teams: [],
  powers: [keyword('oneOfAKind')],
});

export const theNullifier = equipment({
  id: 'svh-057',
  name: 'The Nullifier',
  cost: 2,
  teams: [],
  powers: [keyword('oneOfAKind')],
});

export const bookOfTheVishanti = equipment({
  id: 'svh-058',
  name: 'Book of the Vishanti',
  cost: 2,
  teams: [],
  brand: true,
  powers: [
    keyword('oneOfAKind'),
    law('Benevolent', { rule: 'equipOnlyTo', who: 'you', wearer: { alignment: 'good' } }),
    law('Deflection Magic', { rule: 'firstTwistCancelled', who: 'eachEnemy' }),
  ],
});

export const unwaveringLoyalty = plotTwist({
  id: 'svh-059',
  name: 'Unwavering Loyalty',
  loyalty: 'oneTeam',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ combat: 'any' })), 3, 3)],
});

export const academy = basicLocation('svh-060', 'Academy', 'intellect');

export const fortress = basicLocation('svh-061', 'Fortress', 'might');

export const laboratory = basicLocation('svh-062', 'Laboratory', 'energy');

export const trainingGround = basicLocation('svh-063', 'Training Ground', 'skill');
