import type { CardSet } from '@longbox/vs/language';
import { wholeCardsOf } from '../collect.ts';
import * as brotherhoodOfMutants from './brotherhood-of-mutants.ts';
import * as brotherhoodOfMutantsMains from './brotherhood-of-mutants-mains.ts';
import * as brotherhoodOfMutantsXMen from './brotherhood-of-mutants-x-men.ts';
import { gaps } from './gaps.ts';
import * as neutral from './neutral.ts';
import * as xMen from './x-men.ts';
import * as xMenMains from './x-men-mains.ts';

export const houseOfXSet: CardSet = {
  set: 'hox',
  name: 'House of X',
  universe: 'illustrated',
  cards: wholeCardsOf(
    gaps,
    brotherhoodOfMutantsMains,
    brotherhoodOfMutants,
    xMenMains,
    xMen,
    brotherhoodOfMutantsXMen,
    neutral,
  ),
};
