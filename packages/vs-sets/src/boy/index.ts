import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as boys from './boys.ts';
import * as boysMains from './boys-mains.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';
import * as seven from './seven.ts';
import * as sevenMains from './seven-mains.ts';

export const theBoysSet: CardSet = {
  set: 'boy',
  name: 'The Boys',
  universe: 'photographic',
  brand: 'theBoys',
  cards: wholeCardsOf(gaps, boysMains, boys, sevenMains, seven, neutral),
};
