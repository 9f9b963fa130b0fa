import { type CardIndex, makeCardIndex } from '@longbox/kernel';
import { createVs, profileFor, type VsEvent, type VsGame, type VsState, type VsView } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import type { GameDescription } from './description.ts';
import { GAME_FACTS } from './facts.ts';
import { VS_CARDS, vsDecksWith } from './vs/vs-decks.ts';
import { seenFace, vsKnown } from './vs/vs-known.ts';
import { vsSpeaker } from './vs/vs-speaker.ts';
import { tellVs } from './vs/vs-tell.ts';
import { learnEveryLanguage } from './words/every-language.ts';
import { vsWording } from './words/vs-wording.ts';

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
  learnEveryLanguage();
  const speaker = vsSpeaker(game);
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
    personOf(state, card) {
      const seat = state.playerCard.indexOf(card);
      return seat === -1 ? undefined : seat;
    },
    together: (views) => ({ ...views[0], seats: views.map(({ seats }, seat) => seats[seat]) }),
    tell: (event, telling, before, after) => tellVs(event, { ...telling, before, after, speaker }),
    wording: vsWording,
    // What belongs together is clicked one by one: each is offered with the others.
    pickSet: () => undefined,
    reasonText: () => undefined,
    question: speaker.question,
  };
}
