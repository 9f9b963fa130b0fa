import { makeCardIndex } from '@longbox/kernel';
import {
  type Card,
  type CardSet,
  createVs,
  profileFor,
  type VsEvent,
  type VsGame,
  type VsState,
  type VsView,
} from '@longbox/vs';
import { SET_KEYS, setOfCard } from '@longbox/vs-sets/set-keys';
import type { GameDescription } from './description.ts';
import { GAME_FACTS } from './facts.ts';
import { vsDecksWith } from './vs/vs-decks-with.ts';
import { seenFace, vsKnown } from './vs/vs-known.ts';
import { vsSpeaker } from './vs/vs-speaker.ts';
import { VS_STARTERS } from './vs/vs-starters.ts';
import { tellVs } from './vs/vs-tell.ts';
import { learnEveryLanguage } from './words/every-language.ts';
import { vsWording } from './words/vs-wording.ts';

export type VsDescription = GameDescription<VsState, VsEvent, VsView>;

/** The game with these sets. Computer players suppose the decks that can be made of them. */
export function vsGameWith(sets: readonly CardSet[]): VsGame {
  const keys = new Set(sets.map(({ set }) => set));
  const isHere = (ids: readonly string[]): boolean => ids.every((id) => keys.has(setOfCard(id)));
  const decks = VS_STARTERS.starters.filter(({ seat: { deck, side = [] } }) => isHere([...deck, ...side]));
  return createVs(sets, decks);
}

/** What the apps share of a game with its cards; no other card is loaded for it. `cardOf` knows a card by its id. */
export function describeVsWith(
  game: VsGame,
  cardOf: (id: string) => Card | undefined = (id) => game.catalogue.faceOf(id)?.card,
): VsDescription {
  learnEveryLanguage();
  const speaker = vsSpeaker(cardOf);
  const { catalogue } = game;
  // The first face stands for players.
  const cards = catalogue.faces.slice(1).map(({ card }) => card);
  return {
    ...GAME_FACTS.vs,
    game,
    profiles: game.profiles,
    cards: makeCardIndex(
      cards.map(({ id }) => id),
      SET_KEYS,
    ),
    decks: vsDecksWith(cards, () => catalogue),
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
