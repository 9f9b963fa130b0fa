import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as forcesOfDarkness from './forces-of-darkness.ts';
import * as forcesOfDarknessMains from './forces-of-darkness-mains.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';
import * as scoobies from './scoobies.ts';
import * as scoobiesForcesOfDarkness from './scoobies-forces-of-darkness.ts';
import * as scoobiesMains from './scoobies-mains.ts';

export const theBuffyBattlesSet: CardSet = {
  set: 'tbb',
  name: 'The Buffy Battles',
  universe: 'photographic',
  brand: 'buffy',
  cards: wholeCardsOf(
    gaps,
    scoobiesMains,
    scoobies,
    forcesOfDarknessMains,
    forcesOfDarkness,
    scoobiesForcesOfDarkness,
    neutral,
  ),
};
