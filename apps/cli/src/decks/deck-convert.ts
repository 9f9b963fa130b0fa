import { UsageError } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import type { FoundDeck } from './find-deck.ts';

export const FORMATS = ['text', 'json'] as const;

/** The deck in another format. */
export function convertDeck({ decks, hasLeader }: GameKit, { title, seat }: FoundDeck, format: string): string {
  const to = FORMATS.find((one) => one === format);
  if (to === undefined) throw new UsageError(`there is no format "${format}"; there are ${FORMATS.join(' and ')}`);
  const list = decks.listOf(seat);
  if (to === 'text') return decks.write(title, list).trimEnd();
  return JSON.stringify(hasLeader ? { title, ...list } : { title, cards: list.cards }, undefined, 2);
}
