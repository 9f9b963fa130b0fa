import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as mcuHeroes from './mcu-heroes.ts';
import * as mcuHeroesMains from './mcu-heroes-mains.ts';

export const mcuHeroesSet: CardSet = {
  set: 'mcu2',
  name: 'MCU Heroes',
  universe: 'photographic',
  cards: wholeCardsOf(gaps, mcuHeroesMains, mcuHeroes),
};
