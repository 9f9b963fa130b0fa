import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';
import * as resistance from './resistance.ts';
import * as resistanceMains from './resistance-mains.ts';

export const resistanceSet: CardSet = {
  set: 'res',
  name: 'Resistance',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, resistanceMains, resistance, neutral),
};
