import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as brotherhoodOfMutants from './brotherhood-of-mutants.ts';
import * as brotherhoodOfMutantsMains from './brotherhood-of-mutants-mains.ts';
import { gaps } from './gaps.ts';

export const theNewBrotherhoodSet: CardSet = {
  set: 'nbx',
  name: 'The New Brotherhood',
  universe: 'illustrated',
  cards: wholeCardsOf(gaps, brotherhoodOfMutantsMains, brotherhoodOfMutants),
};
