import type { Seat } from '@longbox/kernel';
import { moveCard } from '../atoms/move.ts';
import { CANT } from '../catalogue/cant.ts';
import { printsProhibition } from '../queries/allowed.ts';
import { isCharacter } from '../state/relation.ts';
import { type VsState, ZONE } from '../state/state.ts';
import { withoutClashes } from './play.ts';

/**
 * Those of the cards that can appear on this side. One that says it can't is removed from the game (VS-ZON-19). A double of
 * the main character stays where it is (VS-UNQ-06), or is removed too where the edition says so.
 */
export function ableToAppear(s: VsState, cards: readonly number[], seat: Seat, anyway = false): number[] {
  const characters = charactersAmong(s, cards);
  const coming = withoutClashes(s, characters, seat);
  if (s.book.profile.mainNameClash === 'removed') {
    for (const card of characters) if (!coming.includes(card)) removeFromGame(s, card);
  }
  return coming.filter((card) => {
    const isBarred = !anyway && printsProhibition(s, CANT.appear, card);
    if (isBarred) removeFromGame(s, card);
    return !isBarred;
  });
}

/** The same cards, while nothing happens yet to the others. */
export const whoCouldAppear = (s: VsState, cards: readonly number[], seat: Seat, anyway = false): number[] =>
  withoutClashes(s, charactersAmong(s, cards), seat).filter(
    (card) => anyway || !printsProhibition(s, CANT.appear, card),
  );

/** VS-MEC-RESOURCE-05: a card that was a character only in play is not one any more. */
const charactersAmong = (s: VsState, cards: readonly number[]): number[] =>
  cards.filter((card) => isCharacter(s, card));

/** VS-ZON-19: what can't appear can't become a resource by an effect either, where every card in play appears. */
export const cannotBeResource = (s: VsState, card: number): boolean =>
  s.book.profile.appears === 'cards' && printsProhibition(s, CANT.appear, card);

const removeFromGame = (s: VsState, card: number): number => moveCard(s, card, ZONE.removed, s.owner[card]);
