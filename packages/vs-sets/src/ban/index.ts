import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as aForce from './a-force.ts';
import { gaps } from './gaps.ts';
import * as guardiansOfTheGalaxy from './guardians-of-the-galaxy.ts';
import * as superVillainsMains from './super-villains-mains.ts';

export const bannedOriginalPrintingsSet: CardSet = {
  set: 'ban',
  name: 'Banned original printings',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, guardiansOfTheGalaxy, superVillainsMains, aForce),
};
