import { readFileSync } from 'node:fs';
import { cardIdsIn, readTables } from './read-tables.ts';

const doc = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

/** A question the rulebooks leave open, and how it is decided. */
export interface Ruling {
  /** Ids of rules and open points. */
  readonly ids: readonly string[];
  readonly group: string;
  readonly question: string;
  readonly decision: string;
  readonly source: string;
}

/** The tables of docs/rulings-vs.md: id, question, decision, source, test. */
export const readRulings = (text = doc('rulings-vs.md')): readonly Ruling[] =>
  readTables(text).map(({ heading, cells: [ids, question, decision, source = ''] }) => ({
    ids: ids.split(/,\s*/),
    group: heading,
    question,
    decision,
    source,
  }));

export interface CardRuling {
  readonly cards: readonly string[];
  readonly question: string;
  readonly decision: string;
  readonly why: string;
}

/** The tables of docs/card-decisions.md: card, question, decision, why; what is about no card in particular is left out. */
export const readCardRulings = (text = doc('card-decisions.md')): readonly CardRuling[] =>
  readTables(text)
    .map(({ cells: [card, question, decision, why = ''] }) => ({ cards: cardIdsIn(card), question, decision, why }))
    .filter(({ cards }) => cards.length > 0);

export const FILES = [
  { file: 'packages/vs/rulebook/rulings.json', make: (): readonly object[] => readRulings() },
  { file: 'packages/vs-sets/card-rulings.json', make: (): readonly object[] => readCardRulings() },
] as const;
