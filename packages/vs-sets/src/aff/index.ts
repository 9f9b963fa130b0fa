import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as aForce from './a-force.ts';
import * as aForceMains from './a-force-mains.ts';
import * as femmeFatales from './femme-fatales.ts';
import * as femmeFatalesMains from './femme-fatales-mains.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';

export const aForceSet: CardSet = {
  set: 'aff',
  name: 'A-Force',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, aForceMains, aForce, femmeFatalesMains, femmeFatales, neutral),
};
