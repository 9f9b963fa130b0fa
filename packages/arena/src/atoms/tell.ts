import { type CardId, report, reveal } from '@longbox/kernel';
import type { ArenaEvent, Shown } from '../state/events.ts';
import type { ArenaState } from '../state/state.ts';

/** Everybody's bit in `known`. */
export const EVERYBODY = 0b11;

export const shown = (s: ArenaState, card: CardId): Shown => ({ card, key: s.book.cards[s.print[card]].key });
export const allShown = (s: ArenaState, cards: readonly CardId[]): readonly Shown[] => cards.map((c) => shown(s, c));

/** Callers on hot paths ask `s.sink` first, so that nobody builds an event nobody hears. */
export function tell(s: ArenaState, event: ArenaEvent): void {
  report(s.sink, event);
}

/** The face of this card becomes public. */
export function show(s: ArenaState, card: CardId): void {
  if (s.known[card] !== EVERYBODY) {
    s.known[card] = EVERYBODY;
    reveal(s);
  }
  s.unfit[card] = 0;
}
