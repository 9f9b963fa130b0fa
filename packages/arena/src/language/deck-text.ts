import type { Card } from './card.ts';

/** One line of a deck file. */
export interface DeckLine {
  readonly count: number;
  readonly key: string;
}

export interface DeckTextProblem {
  readonly line: number;
  readonly text: string;
}

export interface ParsedDeck {
  readonly title: string | undefined;
  readonly lines: readonly DeckLine[];
  readonly problems: readonly DeckTextProblem[];
}

const LINE = /^(\d+)\s*[x×]?\s+(.+?)(?:\s+\(([^()]+)\))?$/;

/**
 * Reads a deck file: one `4 Card Name (key)` a line, `#` begins a remark (the first names the deck), empty lines are free.
 * The key may be left out where the name has one printing. Every problem is reported with its line.
 */
export function parseDeck(text: string, cards: readonly Card[]): ParsedDeck {
  const lines: DeckLine[] = [];
  const problems: DeckTextProblem[] = [];
  let title: string | undefined;
  const rows = text.split(/\r?\n/);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i].trim();
    if (row === '') continue;
    if (row.startsWith('#')) {
      title ??= row.slice(1).trim();
      continue;
    }
    const read = parseLine(row, cards);
    if (typeof read === 'string') problems.push({ line: i + 1, text: read });
    else lines.push(read);
  }
  return { title, lines, problems };
}

function parseLine(row: string, cards: readonly Card[]): DeckLine | string {
  const match = LINE.exec(row);
  if (match === null) return `expected "4 Card Name (key)", found "${row}"`;
  const count = Number(match[1]);
  if (count < 1) return `"${row}" asks for no copies`;
  const [, , name, key] = match;
  if (key === undefined) return lineByName(count, name, cards);
  const card = cards.find((c) => c.key === key);
  if (card === undefined) return `there is no card with the key "${key}"`;
  // Keys are read without regard to capital letters.
  if (card.name.toLowerCase() !== name.toLowerCase()) return `"${key}" is ${card.name}, not ${name}`;
  return { count, key };
}

function lineByName(count: number, name: string, cards: readonly Card[]): DeckLine | string {
  const printings = cards.filter((c) => c.name === name);
  if (printings.length === 0) return `there is no card named "${name}"`;
  if (printings.length === 1) return { count, key: printings[0].key };
  const keys = printings.map((c) => c.key).join(', ');
  return `"${name}" has ${printings.length} printings; add one of the keys ${keys}`;
}

/** The keys of a deck, repeated for copies: what a table's seat takes. Throws a `DeckTextError` that lists every problem. */
export function deckKeys(text: string, cards: readonly Card[]): readonly string[] {
  const { lines, problems } = parseDeck(text, cards);
  if (problems.length > 0) throw new DeckTextError(problems);
  return lines.flatMap(({ count, key }) => Array.from({ length: count }, () => key));
}

export class DeckTextError extends Error {
  override readonly name = 'DeckTextError';
  readonly problems: readonly DeckTextProblem[];
  constructor(problems: readonly DeckTextProblem[]) {
    super(problems.map((p) => `line ${p.line}: ${p.text}`).join('\n'));
    this.problems = problems;
  }
}

/** The deck file of these keys, in the order in which they first appear. */
export function makeDeckText(title: string, keys: readonly string[], cards: readonly Card[]): string {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const rows = [`# ${title}`];
  for (const [key, count] of counts) {
    const name = cards.find((c) => c.key === key)?.name ?? key;
    rows.push(`${count} ${name} (${key})`);
  }
  return `${rows.join('\n')}\n`;
}
