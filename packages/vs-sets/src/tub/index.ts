import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as hammer from './hammer.ts';
import * as hammerMains from './hammer-mains.ts';
import * as neutral from './neutral.ts';
import * as resistance from './resistance.ts';
import * as resistanceMains from './resistance-mains.ts';
import * as xMenMains from './x-men-mains.ts';

export const theUtopiaBattlesSet: CardSet = {
  set: 'tub',
  name: 'The Utopia Battles',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, resistanceMains, xMenMains, hammerMains, resistance, neutral, hammer),
};
