import { makeDeckText as makeArenaText } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { deckOfSeat, makeDeckText } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { UsageError } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import type { FoundDeck } from './find-deck.ts';

export const FORMATS = ['text', 'json'] as const;

/** The deck in another format; whoever reads one can read the other. */
export function convertDeck({ game }: GameKit, { title, name, seat }: FoundDeck, format: string): string {
  const to = FORMATS.find((one) => one === format);
  if (to === undefined) throw new UsageError(`there is no format "${format}"; there are ${FORMATS.join(' and ')}`);
  if (game.name === 'arena') {
    if (to === 'text') return makeArenaText(title, seat.deck, ARENA_CARDS).trimEnd();
    // Mission Arena has no leader and no side, so its first card is one like the others.
    const { cards } = deckOfSeat({ deck: ['', ...seat.deck] });
    return JSON.stringify({ title, cards }, undefined, 2);
  }
  const list = deckOfSeat(seat);
  if (to === 'json') return JSON.stringify({ title, ...list }, undefined, 2);
  const cards = VS_SETS.flatMap((set) => set.cards);
  return makeDeckText({ key: name, title, ...list }, cards).trimEnd();
}
