import { KIND } from '../catalogue/face.ts';
import { faceOf } from './relation.ts';
import { EVERYBODY, FLAG, type VsState } from './state.ts';
import { ZONE, type ZoneNumber } from './zones.ts';

/** Who may know the face of a card where it lies now (VS-RES-27), as bits. */
export function knownTo(s: VsState, card: number): number {
  // The column holds numbers of zones and nothing else. A zone without a case does not compile.
  switch (s.zone[card] as ZoneNumber) {
    case ZONE.deck:
      return s.seen[card];
    case ZONE.hand:
      return s.seen[card] | (1 << s.owner[card]);
    case ZONE.side:
      return isOpenPile(s, card) ? EVERYBODY : s.seen[card] | (isSideDeck(s, card) ? 1 << s.owner[card] : 0);
    case ZONE.resources:
      return (s.flags[card] & FLAG.faceDown) === 0 ? EVERYBODY : s.seen[card] | (1 << s.controller[card]);
    // Only before the game does anything lie face down there (VS-SET-04).
    case ZONE.levelUp:
    case ZONE.removed:
      return (s.flags[card] & FLAG.faceDown) === 0 ? EVERYBODY : s.seen[card] | (1 << s.owner[card]);
    case ZONE.ko:
    case ZONE.front:
    case ZONE.back:
    case ZONE.playing:
    case ZONE.equipped:
    case ZONE.player:
      return EVERYBODY;
  }
}

/**
 * A pile of main characters lies open (VS-ZON-37), and so do tokens of no pile, plot twists, which only an effect puts there, and
 * what is recruited from its pile (VS-MEC-PILE-05); other piles are face down (VS-ZON-42).
 */
function isOpenPile(s: VsState, card: number): boolean {
  const { kind, card: printed, ownRules } = faceOf(s, card);
  if (printed.pile === undefined) return (kind & (KIND.token | KIND.plotTwist)) !== 0;
  return (kind & KIND.main) !== 0 || ownRules.some(({ rule }) => rule === 'recruitFromPile');
}

/** VS-ZON-43: what lies aside and belongs to no pile is known to its owner. */
const isSideDeck = (s: VsState, card: number): boolean => faceOf(s, card).card.pile === undefined;
