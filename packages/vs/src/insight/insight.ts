import type { Insight, Seat } from '@longbox/kernel';
import type { Face } from '../catalogue/face.ts';
import { firstMainOf, seenCards } from '../imagine/suppose.ts';
import type { Deck } from '../language/index.ts';
import { knownTo } from '../state/known.ts';
import { faceOf } from '../state/relation.ts';
import { V, type VsState } from '../state/state.ts';
import { FEATURES } from './features.ts';
import { judge } from './judge.ts';
import { measure } from './measure.ts';
import { createPortrait } from './portrait.ts';
import { FOOLISH, PRINCIPLES } from './verdict.ts';
import { WEIGHTS } from './weights.ts';

/** What the Vs. System knows of good play; the decks strangers are supposed to hold come with the card sets. */
export const createInsight = (decks: readonly Deck[], faces: readonly Face[]): Insight<VsState> => ({
  features: FEATURES,
  weights: WEIGHTS,
  measure,
  side: (s, seat) => s.team[seat],
  principles: PRINCIPLES,
  foolish: FOOLISH,
  judge,
  archetypes: decks.map(({ title, main, cards }) => ({
    name: title,
    cards: [main, ...cards.flatMap(({ count, id }) => Array.from({ length: count }, () => id))],
  })),
  face: (s, card) => s.faces[s.face[card]].like,
  knows: (s, card, viewer) => (knownTo(s, card) & (1 << viewer)) !== 0,
  seats: (s) => s.seats,
  turn: (s) => s.v[V.turn],
  seen,
  portrait: createPortrait(faces),
});

/** The starting main character, and everything of the sixty cards that lies open or was seen. */
function seen(s: VsState, owner: Seat, viewer: Seat): readonly string[] {
  const keys = seenCards(s, owner, viewer).map((card) => faceOf(s, card).id);
  const main = firstMainOf(s, owner, viewer);
  return main === undefined ? keys : [main.id, ...keys];
}
