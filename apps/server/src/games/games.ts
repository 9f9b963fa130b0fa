import {
  type ArenaView,
  checkDeck as checkArenaDeck,
  createArena,
  findProfile,
  LEVELS,
  makeCatalogue,
} from '@longbox/arena';
import { ARENA_ARCHETYPES, ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { makeCardIndex } from '@longbox/kernel';
import {
  checkDeck as checkVsDeck,
  createVs,
  deckOfSeat,
  makeSeat,
  profileFor,
  type VsState,
  type VsView,
} from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import type { GameEntry, Games } from './game-entry.ts';
import { writeArenaChange } from './write-arena.ts';
import { writeVsChange } from './write-vs.ts';

function vsEntry(): GameEntry {
  const game = createVs(VS_SETS, VS_DECKS);
  return {
    title: 'Vs. System',
    game,
    profile: 'modern/duel',
    profiles: game.profiles,
    cards: makeCardIndex(VS_SETS.flatMap((set) => set.cards.map(({ id }) => id))),
    decks: VS_DECKS.map((deck) => ({ key: deck.key, title: deck.title, seat: makeSeat(deck) })),
    seatsOf: (name) => (game.profiles.includes(name) ? profileFor(name, 2)?.seats : undefined),
    // Must agree with the web app's `seenFace`, which goes by the same mark as the view.
    seenFace(state, seat, card) {
      const { seen, book, face } = state as VsState;
      return (seen[card] & (1 << seat)) === 0 ? undefined : book.catalogue.faces[face[card]].id;
    },
    writeChange: (from, to, known) => writeVsChange(from as VsView, to as VsView, known),
    checkDeck(seat, name) {
      const profile = profileFor(name, 2);
      return profile === undefined ? [] : checkVsDeck(game.catalogue, deckOfSeat(seat), profile);
    },
  };
}

function arenaEntry(): GameEntry {
  const game = createArena(ARENA_CARDS, ARENA_ARCHETYPES);
  const catalogue = makeCatalogue(ARENA_CARDS);
  return {
    title: 'Mission Arena',
    game,
    profile: 'level-1',
    profiles: LEVELS.map(({ name }) => name),
    cards: makeCardIndex(ARENA_CARDS.map(({ key }) => key)),
    decks: STARTER_DECKS.map(({ id, title, keys }) => ({ key: id, title, seat: { deck: keys } })),
    seatsOf: (name) => (findProfile(name) === undefined ? undefined : [2, 2]),
    writeChange: (from, to, known) => writeArenaChange(from as ArenaView, to as ArenaView, known),
    checkDeck(seat, name) {
      const profile = findProfile(name);
      return profile === undefined ? [] : checkArenaDeck(seat.deck, catalogue.cards, profile);
    },
  };
}

/** The games of this server, by name. */
export const createGames = (): Games => new Map([vsEntry(), arenaEntry()].map((entry) => [entry.game.name, entry]));
