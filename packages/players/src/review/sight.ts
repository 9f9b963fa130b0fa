import type { Game, Log, Seat } from '@longbox/kernel';
import { archetypeLists, type DeckModel } from '../deck-model.ts';
import { lookFrom, type Outlook } from '../outlook.ts';
import type { Standpoint } from './simulate.ts';

/** From whose knowledge decisions are measured: what the seat could know, or everything as it really lay. */
export type Sight = 'seat' | 'open';

/** Seats with a deck the game names: everybody may know its list. Others are guessed from what was seen of them. */
export function openSeats<S>({ insight }: Game<S, unknown, unknown>, { table }: Log): Seat[] {
  const spell = (cards: readonly string[]): string => cards.slice().sort().join(' ');
  const known = new Set((insight?.archetypes ?? []).map(({ cards }) => spell(cards)));
  return table.seats.flatMap(({ deck }, seat) => (known.has(spell(deck)) ? [seat] : []));
}

export const modelOf = <S>(game: Game<S, unknown, unknown>, log: Log): DeckModel =>
  archetypeLists(openSeats(game, log));

/** Worlds as `viewer` could imagine them, whichever seat decides; with everything open the position itself. */
export function standAt<S>(
  game: Game<S, unknown, unknown>,
  state: S,
  viewer: Seat,
  { sight, model }: { readonly sight: Sight; readonly model: DeckModel },
): Standpoint<S> {
  const supposed = model.listsFor(game, state, viewer);
  return {
    seat: viewer,
    imagine(seed, into) {
      const world = game.clone(state, into);
      if (sight === 'seat') game.imagine(world, viewer, seed, supposed(seed));
      return world;
    },
  };
}

/** The outlook of the deciding seat; with everything open its worlds are the position itself. */
export function outlookOf<S>(
  game: Game<S, unknown, unknown>,
  state: S,
  seat: Seat,
  { sight, model }: { readonly sight: Sight; readonly model: DeckModel },
): Outlook<S> {
  const outlook = lookFrom(game, state, seat, model);
  return sight === 'seat' ? outlook : { ...outlook, imagine: (_, into) => game.clone(state, into) };
}
