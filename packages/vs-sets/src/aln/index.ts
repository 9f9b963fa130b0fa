import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as company from './company.ts';
import * as companyMains from './company-mains.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';
import * as xenomorphs from './xenomorphs.ts';
import * as xenomorphsMains from './xenomorphs-mains.ts';

export const theAlienBattlesSet: CardSet = {
  set: 'aln',
  name: 'The Alien Battles',
  universe: 'illustrated',
  brand: 'alien',
  cards: wholeCardsOf(gaps, companyMains, company, xenomorphsMains, xenomorphs, neutral),
};
