import type { Amount } from '../language/amount.ts';
import { isEmpty, join, type Phrase, text, words } from './token.ts';

/** An amount that is no arithmetic on others. */
export type Unit = Exclude<Amount, number | { readonly amount: 'sum' | 'times' }>;

export interface Term {
  /** The same for the same unit. */
  readonly key: string;
  readonly of: Unit;
  readonly factor: number;
}

/** A number and so many times each of some units. Every sum can be written so, and no term of it is lost. */
export interface Linear {
  readonly fixed: number;
  readonly terms: readonly Term[];
}

export function linear(amount: Amount): Linear {
  const terms = new Map<string, Term>();
  const fixed = collect(amount, 1, terms);
  return { fixed, terms: [...terms.values()].filter(({ factor }) => factor !== 0) };
}

/** Adds the amount's units to `terms` and returns its number. */
function collect(amount: Amount, factor: number, terms: Map<string, Term>): number {
  if (typeof amount === 'number') return amount * factor;
  if (amount.amount === 'times') return collect(amount.of, factor * amount.factor, terms);
  if (amount.amount === 'sum') return amount.of.reduce<number>((sum, part) => sum + collect(part, factor, terms), 0);
  const key = JSON.stringify(amount);
  terms.set(key, { key, of: amount, factor: (terms.get(key)?.factor ?? 0) + factor });
  return 0;
}

/** The unit, if the amount is nothing but one of it. */
export function onlyUnit(amount: Amount): Unit | undefined {
  const { fixed, terms } = linear(amount);
  const [term, ...rest] = terms;
  return fixed === 0 && rest.length === 0 && term?.factor === 1 ? term.of : undefined;
}

/** More than none is one or more, less than one is none: the words for these are better. */
export function roundLimit<Is extends string>(
  is: Is | '<' | '>',
  than: Amount,
): { is: Is | '>=' | '=' | '<' | '>'; than: Amount } {
  if (is === '>' && than === 0) return { is: '>=', than: 1 };
  if (is === '<' && than === 1) return { is: '=', than: 0 };
  return { is, than };
}

/** What a language says around the terms of a sum. */
export interface SumWords {
  /** "for each wound on him"; nothing where the unit is no thing that can be counted. */
  readonly forEach: (of: Unit) => (() => Phrase) | undefined;
  /** The whole amount as a value: "its cost plus 2". */
  readonly value: (amount: Amount) => Phrase;
  /** The amount is a number that the text calls X already. */
  readonly isX: (amount: Amount) => boolean;
  readonly plus: string;
  readonly and: string;
  /** Before the last of three or more. */
  readonly last: string;
  readonly where: string;
  readonly is: string;
}

/** What is gained: "+1/+1", and behind the duration "for each wound on him" or "where X is its cost". */
export interface Gained {
  readonly things: Phrase;
  readonly tail: () => Phrase;
}

const LETTERS = ['X', 'Y', 'Z'];

/** One or several numbers that are gained together, ATK and DEF say; `show` writes them, letters included. */
export function gained(
  amounts: readonly Amount[],
  show: (values: readonly (number | string)[]) => string,
  say: SumWords,
): Gained {
  const forms = amounts.map(linear);
  const units = new Map(forms.flatMap(({ terms }) => terms.map(({ key, of }) => [key, say.forEach(of)] as const)));
  const rows: { readonly shown: Phrase; readonly forEach: () => Phrase }[] = [];
  for (const [key, forEach] of units) {
    if (forEach === undefined) return inLetters(amounts, forms, show, say);
    const factors = forms.map(({ terms }) => terms.find((term) => term.key === key)?.factor ?? 0);
    rows.push({ shown: [text(show(factors))], forEach });
  }
  const [first, ...others] = rows;
  const isFixed = first === undefined || forms.some(({ fixed }) => fixed !== 0);
  const more = isFixed ? rows : others;
  const plus = (): Phrase =>
    join(
      more.map(({ shown, forEach }) => words`${shown} ${forEach()}`),
      ', ',
      say.last,
      say.and,
    );
  return {
    things: isFixed ? [text(show(forms.map(({ fixed }) => fixed)))] : first.shown,
    tail: () => {
      const own = isFixed ? [] : first.forEach();
      const added = plus();
      return isEmpty(added) ? own : words`${own}${say.plus}${added}`;
    },
  };
}

function inLetters(
  amounts: readonly Amount[],
  forms: readonly Linear[],
  show: (values: readonly (number | string)[]) => string,
  say: SumWords,
): Gained {
  const letters = new Map<string, { readonly letter: string; readonly amount: Amount }>();
  const values = amounts.map((amount, at) => {
    if (forms[at].terms.length === 0) return forms[at].fixed;
    const key = JSON.stringify(amount);
    const known = letters.get(key) ?? { letter: LETTERS[letters.size], amount };
    letters.set(key, known);
    return known.letter;
  });
  const explained = [...letters.values()].filter(({ amount }) => !say.isX(amount));
  const said = (): Phrase[] => explained.map(({ letter, amount }) => words`${letter} ${say.is} ${say.value(amount)}`);
  return {
    things: [text(show(values))],
    tail: () => (explained.length === 0 ? [] : words`${say.where} ${join(said(), ', ', say.last, say.and)}`),
  };
}
