import {
  a,
  aura,
  basicLocation,
  bind,
  character,
  equipment,
  gets,
  giveControl,
  ifDone,
  itself,
  keyword,
  laterOnceEither,
  law,
  losesNamed,
  nameKind,
  on,
  ownerOf,
  plotTwist,
  the,
  trigger,
} from '@longbox/vs/language';

export const darkhold = equipment({
  id: 'svh-055',
  name: 'Darkhold',
  cost: 3,
  teams: [],
  brand: true,
  powers: [
    keyword('oneOfAKind'),
    law('Malevolent', { rule: 'equipOnlyTo', who: 'you', wearer: { alignment: 'evil' } }),
    law('Dark Magic', { rule: 'firstTwistToHand', who: 'you' }),
  ],
});

export const serpentCrown = equipment({
  id: 'svh-056',
  name: 'Serpent Crown',
  cost: 7,
  teams: [],
  brand: true,
  powers: [
    keyword('oneOfAKind'),
    law('Unwanted Gift', {
      rule: 'equipOnlyTo',
      who: 'you',
      wearer: { is: 'supporting', side: 'enemy', equipped: false },
    }),
    trigger(
      "Under Set's Control",
      on('getsEquipped', itself, { object: { name: 'Serpent Crown' } }),
      bind('crown', 'object'),
      giveControl('self', ownerOf(the('crown'))),
      ifDone(
        laterOnceEither(
          'game',
          [
            on('leavesPlay', { same: the('crown') }),
            on('getsEquipped', { other: true }, { object: { same: the('crown') } }),
          ],
          giveControl('self', ownerOf('self')),
        ),
      ),
    ),
  ],
});

export const theNullifier = equipment({
  id: 'svh-057',
  name: 'The Nullifier',
  cost: 2,
  teams: [],
  brand: true,
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Ultimate Nullification',
      on('appears', { is: 'equipment', wornBy: 'self', name: 'The Nullifier' }),
      nameKind('power', 'memo'),
    ),
    aura('Ultimate Nullification', { is: 'character', side: 'enemy' }, losesNamed('memo')),
  ],
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
