import type { CostSymbol } from '../../language/power.ts';
import { join, type Phrase, symbol, words } from '../token.ts';
import { article } from './words.ts';

/** "a [Skill] and a [Might] or [Energy]" */
export const costWords = (cost: readonly CostSymbol[]): Phrase =>
  join(
    cost.map((one) => {
      const said = join((typeof one === 'string' ? [one] : one).map(symbol), ' or ');
      return words`${article(said)} ${said}`;
    }),
    ' and ',
  );
