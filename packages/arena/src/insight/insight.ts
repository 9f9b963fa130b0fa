import type { CardId, Insight, Seat } from '@longbox/kernel';
import { type ArenaState, ownerOf, TURN } from '../state/state.ts';
import { judge } from './judge.ts';
import { FEATURES, measure } from './measure.ts';
import { FOOLISH, PRINCIPLES } from './principles.ts';
import { WEIGHTS } from './weights.ts';

/** A deck a stranger might hold. */
export interface Archetype {
  readonly name: string;
  readonly cards: readonly string[];
}

/** What Mission Arena knows of good play, with the decks to suppose where a list is not public. */
export function arenaInsight(archetypes: readonly Archetype[]): Insight<ArenaState> {
  return {
    features: FEATURES,
    weights: WEIGHTS,
    measure,
    side: (_s, seat) => seat,
    principles: PRINCIPLES,
    foolish: FOOLISH,
    judge,
    archetypes,
    face: (s, card) => s.print[card],
    knows: (s, card, viewer) => (s.known[card] & (1 << viewer)) !== 0,
    turn: (s) => s.turn[TURN.number],
    seen,
  };
}

function seen(s: ArenaState, owner: Seat, viewer: Seat): readonly string[] {
  const keys: string[] = [];
  for (let card: CardId = 0; card < s.print.length; card++) {
    if (ownerOf(s, card) === owner && (s.known[card] & (1 << viewer)) !== 0) keys.push(s.book.cards[s.print[card]].key);
  }
  return keys;
}
