import type { CardFacts, TextLine } from '../cards/card-facts.ts';

/** What a character has after it has leveled up, beside what it had. */
export interface Gains {
  readonly numbers: readonly { readonly stat: 'atk' | 'def' | 'health'; readonly from: number; readonly to: number }[];
  /** Powers and keywords that are new, or read otherwise than before. */
  readonly powers: readonly TextLine[];
}

const STATS = ['atk', 'def', 'health'] as const;
const asRead = (line: TextLine): string => JSON.stringify([line.heading, line.lead, line.body]);

export function gainsOf(before: CardFacts, after: CardFacts): Gains {
  const had = new Set(before.lines.map(asRead));
  return {
    numbers: STATS.flatMap((stat) => {
      const [from, to] = [before.stats?.[stat], after.stats?.[stat]];
      return from === undefined || to === undefined || from === to ? [] : [{ stat, from, to }];
    }),
    powers: after.lines.filter((line) => !had.has(asRead(line))),
  };
}
