import type { CardFacts } from '../cards/card-facts.ts';
import type { DeckLine } from './deck.ts';

export interface DeckRow extends DeckLine {
  /** `undefined` if no card has this id. */
  readonly card: CardFacts | undefined;
}

export interface DeckGroup {
  readonly kind: string;
  readonly count: number;
  readonly rows: readonly DeckRow[];
}

const KINDS = [
  'main',
  'supporting',
  'equipment',
  'plotTwist',
  'location',
  'pileCard',
  'arena',
  'arenaTeam',
  'unknown',
] as const;

/** Lines by kind of card, in each by cost and name. */
export function groupLines(lines: readonly DeckLine[], byKey: ReadonlyMap<string, CardFacts>): readonly DeckGroup[] {
  const rows = lines.map((line): DeckRow => ({ ...line, card: byKey.get(line.id) }));
  return KINDS.flatMap((kind) => {
    const same = rows.filter(({ card }) => (card?.kind ?? 'unknown') === kind).sort(byCost);
    if (same.length === 0) return [];
    return [{ kind, rows: same, count: same.reduce((sum, { count }) => sum + count, 0) }];
  });
}

const byCost = (a: DeckRow, b: DeckRow): number =>
  (a.card?.cost ?? 0) - (b.card?.cost ?? 0) ||
  (a.card?.name ?? a.id).localeCompare(b.card?.name ?? b.id) ||
  (a.id < b.id ? -1 : 1);
