import { type CardIndex, makeCardIndex } from '@longbox/kernel';
import { createVs, profileFor, type VsEvent, type VsGame, type VsState, type VsView } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import type { GameDescription } from './description.ts';
import { GAME_FACTS } from './facts.ts';
import { VS_CARDS, vsDecksWith } from './vs/vs-decks.ts';
import { seenFace, vsKnown } from './vs/vs-known.ts';

export type VsDescription = GameDescription<VsState, VsEvent, VsView>;

let made: VsGame | undefined;
/** Made once: reading all cards takes a while. */
export const vsGame = (): VsGame => {
  made ??= createVs(VS_SETS, VS_DECKS);
  return made;
};

let index: CardIndex | undefined;
const vsCards = (): CardIndex => {
  index ??= makeCardIndex(VS_CARDS.map(({ id }) => id));
  return index;
};

/** With the usual cards, or those of a scene. */
export function describeVs(game: VsGame = vsGame()): VsDescription {
  return {
    ...GAME_FACTS.vs,
    game,
    profiles: game.profiles,
    cards: vsCards(),
    decks: vsDecksWith(() => game.catalogue),
    seatsOf(name) {
      const profile = profileFor(name, 2);
      // Without a mode the number of seats decides on one.
      return profile !== undefined && !name.includes('/') ? GAME_FACTS.vs.seats : profile?.seats;
    },
    known: vsKnown,
    seenFace,
  };
}
