import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as hydra from './hydra.ts';
import * as hydraMains from './hydra-mains.ts';
import * as neutral from './neutral.ts';
import * as shield from './shield.ts';
import * as shieldHydra from './shield-hydra.ts';
import * as shieldMains from './shield-mains.ts';

export const shieldVsHydraSet: CardSet = {
  set: 'svh',
  name: 'S.H.I.E.L.D. vs. Hydra',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, hydraMains, hydra, shieldMains, shield, shieldHydra, neutral),
};
