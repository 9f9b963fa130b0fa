import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';
import * as predators from './predators.ts';
import * as predatorsMains from './predators-mains.ts';
import * as prey from './prey.ts';
import * as preyMains from './prey-mains.ts';

export const thePredatorBattlesSet: CardSet = {
  set: 'prd',
  name: 'The Predator Battles',
  universe: 'illustrated',
  brand: 'predator',
  cards: wholeCardsOf(gaps, predatorsMains, predators, preyMains, prey, neutral),
};
