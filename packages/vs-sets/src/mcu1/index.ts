import type { CardSet } from '@longbox/vs/language';
import { cardsOf } from '../collect.ts';
import * as heroes from './heroes.ts';
import * as heroesMains from './heroes-mains.ts';
import * as neutral from './neutral.ts';
import * as villains from './villains.ts';
import * as villainsMains from './villains-mains.ts';

export const theMcuBattles: CardSet = {
  set: 'mcu1',
  name: 'The MCU Battles',
  universe: 'photographic',
  cards: cardsOf(heroesMains, heroes, villainsMains, villains, neutral),
};
