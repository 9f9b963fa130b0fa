import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as mcuHeroes from './mcu-heroes.ts';
import * as mcuVillains from './mcu-villains.ts';
import * as mcuVillainsMains from './mcu-villains-mains.ts';

export const mcuVillainsSet: CardSet = {
  set: 'mcu3',
  name: 'MCU Villains',
  universe: 'photographic',
  cards: wholeCardsOf(gaps, mcuVillainsMains, mcuVillains, mcuHeroes),
};
