import { type Card, pileAtStart } from '../language/index.ts';
import { meantInCombat } from './meant-in-combat.ts';

/** A printed card as the rules read it. */
export const asPlayed = (printed: Card): Card => meantInCombat(inItsPile(printed));

function inItsPile(card: Card): Card {
  const pile = pileAtStart(card);
  return pile === undefined || pile === card.pile ? card : { ...card, pile };
}
