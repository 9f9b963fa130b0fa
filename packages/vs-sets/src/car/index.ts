import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as spiderFriendsSymbiotes from './spider-friends-symbiotes.ts';
import * as symbiotes from './symbiotes.ts';
import * as symbiotesMains from './symbiotes-mains.ts';

export const maximumCarnageSet: CardSet = {
  set: 'car',
  name: 'Maximum Carnage',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, symbiotesMains, spiderFriendsSymbiotes, symbiotes),
};
