import type { CostSymbol } from '../../language/power.ts';
import { join, type Phrase, symbol, words } from '../token.ts';
import { list } from './noun.ts';

/** "un [Abilità] e un [Forza] o [Energia]" */
export const costWords = (cost: readonly CostSymbol[]): Phrase =>
  list(cost.map((one) => words`un ${join((typeof one === 'string' ? [one] : one).map(symbol), ' o ')}`));
