import type { Insight, Seat } from '@longbox/kernel';
import { knownTo } from '../atoms/move.ts';
import { KIND } from '../catalogue/face.ts';
import type { Deck } from '../language/index.ts';
import { faceOf } from '../queries/relation.ts';
import { V, type VsState, ZONE } from '../state.ts';
import { FEATURES } from './features.ts';
import { judge } from './judge.ts';
import { measure } from './measure.ts';
import { PRINCIPLES } from './verdict.ts';
import { WEIGHTS } from './weights.ts';

/** What the Vs. System knows of good play; the decks strangers are supposed to hold come with the card sets. */
export const createInsight = (decks: readonly Deck[]): Insight<VsState> => ({
  features: FEATURES,
  weights: WEIGHTS,
  measure,
  side: (s, seat) => s.team[seat],
  principles: PRINCIPLES,
  judge,
  archetypes: decks.map(({ title, main, cards }) => ({
    name: title,
    cards: [main, ...cards.flatMap(({ count, id }) => Array.from({ length: count }, () => id))],
  })),
  face: (s, card) => s.face[card],
  knows: (s, card, viewer) => (knownTo(s, card) & (1 << viewer)) !== 0,
  seats: (s) => s.seats,
  turn: (s) => s.v[V.turn],
  seen,
});

/** The starting main character, and everything of the sixty cards that lies open or was seen. */
function seen(s: VsState, owner: Seat, viewer: Seat): readonly string[] {
  const keys: string[] = [];
  for (let card = 0; card < s.cards; card++) {
    if (s.owner[card] !== owner || s.zone[card] === ZONE.player || s.zone[card] === ZONE.side) continue;
    const isFirstMain = card === s.firstMain[owner];
    const { kind, id } = faceOf(s, card);
    if (!isFirstMain && (kind & (KIND.main | KIND.token)) !== 0) continue;
    if ((knownTo(s, card) & (1 << viewer)) !== 0) keys.push(id);
  }
  return keys;
}
