import type { ArenaState } from '@longbox/arena';
import type { Viewer } from '@longbox/kernel';

/** What a viewer must not be told (MA-HID): ids of cards it cannot see, and printings that only those have. */
export function arenaSecrets(s: ArenaState, viewer: Viewer): string[] {
  const hidden = new Set([...s.deck, ...s.piles, ...s.hand.filter((_, seat) => seat !== viewer)].flat());
  const seen = new Set(Array.from(s.print).filter((_, card) => !hidden.has(card)));
  const keys = new Set(Array.from(hidden, (card) => s.print[card]).filter((print) => !seen.has(print)));
  return [
    ...Array.from(hidden, (card) => `"card":${card}`),
    ...Array.from(hidden, (card) => `"target":${card}`),
    ...Array.from(keys, (print) => s.book.cards[print].key),
  ];
}
