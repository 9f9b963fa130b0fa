import { a, attacker, basicLocation, defender, gets, oneOf, plotTwist } from '@longbox/vs/language';

export const letsRock = plotTwist({
  id: 'aln-054',
  name: "Let's Rock!",
  timing: 'combat',
  anyTurn: true,
  effects: [oneOf([gets(a(attacker()), 1, 0)], [gets(a(defender()), 0, 2)])],
});

export const theNostromo = basicLocation('aln-055', 'The Nostromo', 'energy');

export const theSulaco = basicLocation('aln-056', 'The Sulaco', 'skill');

export const theAuriga = basicLocation('aln-057', 'The Auriga', 'intellect');

export const fury161 = basicLocation('aln-058', 'Fury 161', 'might');

export const earth = basicLocation('aln-059', 'Earth', 'humanity');

export const space = basicLocation('aln-060', 'Space', 'alien');
