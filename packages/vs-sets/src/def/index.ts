import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as defenders from './defenders.ts';
import * as defendersMains from './defenders-mains.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';
import * as underworld from './underworld.ts';
import * as underworldMains from './underworld-mains.ts';

export const theDefendersSet: CardSet = {
  set: 'def',
  name: 'The Defenders',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, defendersMains, defenders, underworldMains, underworld, neutral),
};
