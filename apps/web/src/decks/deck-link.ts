import { fromBase64url, toBase64url } from '@longbox/kernel';
import { asDeck } from './check-shape.ts';
import type { DeckLine, OwnDeck } from './deck.ts';

/** What a link carries; who opens it gives the deck a new id. */
export type SentDeck = Omit<OwnDeck, 'id' | 'changed'>;

const VERSION = '1';

/** A deck as letters for an address. The part after # never reaches a server. */
export function deckCode({ game, title, profile, main, cards, side, notes }: SentDeck): string {
  const pairs = (lines: readonly DeckLine[]) => lines.flatMap(({ id, count }) => [id, count]);
  const packed = [game, title, profile, main, pairs(cards), pairs(side), notes];
  return VERSION + toBase64url(new TextEncoder().encode(JSON.stringify(packed)));
}

export const deckAddress = (deck: SentDeck): string => `${location.origin}/decks/import#${deckCode(deck)}`;

/** Must agree with `deckCode`; `undefined` if the letters are no deck of ours. */
export function readDeckCode(code: string): SentDeck | undefined {
  try {
    if (!code.startsWith(VERSION)) return undefined;
    const bytes = fromBase64url(code.slice(VERSION.length));
    const packed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(packed)) return undefined;
    const [game, title, profile, main, cards, side, notes]: readonly unknown[] = packed;
    const deck = asDeck({ id: 'sent', game, title, profile, main, cards: lines(cards), side: lines(side), notes });
    if (deck === undefined) return undefined;
    const { id: _id, changed: _changed, ...sent } = deck;
    return sent;
  } catch {
    return undefined;
  }
}

function lines(value: unknown): readonly { readonly id: unknown; readonly count: unknown }[] {
  if (!Array.isArray(value)) return [];
  const pairs: readonly unknown[] = value;
  return pairs.flatMap((id, i) => (i % 2 === 0 ? [{ id, count: pairs[i + 1] }] : []));
}
