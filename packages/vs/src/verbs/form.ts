import { takeGuise } from '../atoms/guise.ts';
import { moveCard } from '../atoms/move.ts';
import { KIND } from '../catalogue/face.ts';
import { faceOf, isFaceUp } from '../state/relation.ts';
import { type VsState, ZONE } from '../state/state.ts';
import { cardsOf } from './characters.ts';
import { keepTrack } from './track.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

const isLocation = (s: VsState, card: number): boolean =>
  s.zone[card] === ZONE.resources && isFaceUp(s, card) && (faceOf(s, card).kind & KIND.location) !== 0;

/** VS-MEC-RESOURCE-05: it was in play before, so it does not appear. */
export const becomeCharacter: VerbRules<NodeOf<'becomeCharacter'>> = {
  run(s, node, { scope }, ctx) {
    const cards = cardsOf(s, node.cards, ctx).filter((card) => isLocation(s, card));
    for (const card of cards) {
      const form = s.book.catalogue.formId(node.into);
      moveCard(s, card, ZONE[node.row], s.controller[card]);
      takeGuise(s, card, form, form);
    }
    keepTrack(s, scope, node.cards, cards);
    return did(cards.length > 0);
  },
};
