import type { Game, Seat, Suppositions } from '@longbox/kernel';
import { luckOf, nextShare } from './luck.ts';

/** What a player supposes about decks whose lists it cannot see. */
export interface DeckModel {
  /** The lists to imagine with, by the seed of the world. Looks only at what `viewer` has seen. */
  listsFor<S>(game: Game<S, unknown, unknown>, state: S, viewer: Seat): (seed: number) => Suppositions | undefined;
}

/** All lists are open, as between starter decks; the order of the cards is not. */
export const KNOWN_LISTS: DeckModel = { listsFor: () => () => undefined };

/** What a card that an archetype does not hold leaves of its likelihood: people change a card or two. */
const STRANGE = 0.02;

/** Others hold one of the game's archetypes, the likelier the better it explains the cards seen; `open` lists are known. */
export function archetypeLists(open: readonly Seat[] = []): DeckModel {
  return {
    listsFor(game, state, viewer) {
      const { insight } = game;
      const seen = insight?.seen;
      if (insight === undefined || seen === undefined || insight.archetypes.length === 0) return () => undefined;
      const weights = Array.from({ length: insight.seats?.(state) ?? 2 }, (_, owner) =>
        owner === viewer || open.includes(owner)
          ? undefined
          : likelihoods(insight.archetypes, seen(state, owner, viewer)),
      );
      return (seed) => {
        const luck = luckOf(`lists ${seed}`);
        return weights.map((each) =>
          each === undefined ? undefined : insight.archetypes[pick(each, nextShare(luck))].cards,
        );
      };
    },
  };
}

/** How well each list explains the cards seen; the best has 1. */
export function likelihoods(
  archetypes: readonly { readonly cards: readonly string[] }[],
  seen: readonly string[],
): number[] {
  const all = archetypes.map(({ cards }) => {
    const left = new Map<string, number>();
    for (const key of cards) left.set(key, (left.get(key) ?? 0) + 1);
    return seen.map((key) => {
      const copies = left.get(key) ?? 0;
      left.set(key, copies - 1);
      return copies > 0 ? copies : STRANGE;
    });
  });
  // Factor by factor and scaled each time, so that nothing becomes too small to compare.
  const weights = all.map(() => 1);
  for (let at = 0; at < seen.length; at++) {
    for (let i = 0; i < all.length; i++) weights[i] *= all[i][at];
    const best = Math.max(...weights);
    for (let i = 0; i < all.length; i++) weights[i] /= best;
  }
  return weights;
}

function pick(weights: readonly number[], share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}
