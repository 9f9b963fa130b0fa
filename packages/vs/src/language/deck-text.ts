import type { Card } from './card.ts';

/** So many copies of a card. */
export interface DeckLine {
  readonly count: number;
  readonly id: string;
}

/** A main character, its 60 cards, and what lies in side piles (VS-DECK-01 to 03). */
export interface Deck {
  /** File name without ending. */
  readonly key: string;
  readonly title: string;
  readonly main: string;
  readonly cards: readonly DeckLine[];
  readonly side: readonly DeckLine[];
}

export interface DeckTextProblem {
  readonly line: number;
  readonly text: string;
}

export interface ParsedDeck {
  readonly deck: Deck;
  readonly problems: readonly DeckTextProblem[];
}

const LINE = /^(\d+)\s*[x×]?\s+(.+?)(?:\s+\(([a-z0-9]+-[a-z0-9]+)\))?$/;

/**
 * Reads a deck: one `4 Card Name (mnb-010)` a line, the main character first, side piles under `[side]`. `#` begins a
 * remark, the first of which is the title. The id may be left out where the name belongs to one card.
 */
export function parseDeck(key: string, text: string, cards: readonly Card[]): ParsedDeck {
  const lines: DeckLine[] = [];
  const side: DeckLine[] = [];
  const problems: DeckTextProblem[] = [];
  let title: string | undefined;
  let part = lines;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const row = line.trim();
    if (row.startsWith('#')) title ??= row.slice(1).trim();
    else if (row === '[side]') part = side;
    else if (row !== '') {
      const read = parseLine(row, cards);
      if (typeof read === 'string') problems.push({ line: index + 1, text: read });
      else part.push(read);
    }
  }
  const main = lines.shift();
  if (main?.count !== 1) problems.push({ line: 1, text: 'the first card must be one main character' });
  return { deck: { key, title: title ?? key, main: main?.id ?? '', cards: lines, side }, problems };
}

function parseLine(row: string, cards: readonly Card[]): DeckLine | string {
  const match = LINE.exec(row);
  if (match === null) return `expected "4 Card Name (mnb-010)", found "${row}"`;
  const count = Number(match[1]);
  if (count < 1) return `"${row}" asks for no copies`;
  const [, , name, id] = match;
  const found = cards.filter((card) => (id === undefined ? card.name === name : card.id === id));
  if (found.length === 0) return `there is no card ${id ?? `named "${name}"`}`;
  if (found.length > 1) return `"${name}" has ${found.length} cards; add one of ${found.map((c) => c.id).join(', ')}`;
  // Ids are read without regard to capital letters.
  if (found[0].name.toLowerCase() !== name.toLowerCase()) return `${found[0].id} is ${found[0].name}, not ${name}`;
  return { count, id: found[0].id };
}

/** Must agree with `parseDeck`. */
export function makeDeckText(deck: Deck, cards: readonly Card[]): string {
  const row = ({ count, id }: DeckLine): string => `${count} ${cards.find((c) => c.id === id)?.name ?? id} (${id})`;
  const rows = [`# ${deck.title}`, row({ count: 1, id: deck.main }), '', ...deck.cards.map(row)];
  if (deck.side.length > 0) rows.push('', '[side]', ...deck.side.map(row));
  return `${rows.join('\n')}\n`;
}
