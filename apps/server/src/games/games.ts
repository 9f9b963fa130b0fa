import type { GameDescription } from '@longbox/games';
import { describeArena } from '@longbox/games/arena';
import { describeVs, vsGameOf } from '@longbox/games/vs';
import type { GameEntry, Games } from './game-entry.ts';

function entryOf<S, Event, View>(
  description: GameDescription<S, Event, View>,
  profiles: readonly string[],
): GameEntry<S, Event, View> {
  const { title, duel, game, cards, decks, modes, seatsOf, seenFace } = description;
  return {
    title,
    game,
    // A table online names its mode, so that nobody is surprised by it.
    profile: duel,
    profiles,
    cards,
    decks: [...decks.starters, ...decks.played],
    seatsOf: (name) => (modes.length > 0 && !profiles.includes(name) ? undefined : seatsOf(name)),
    seenFace,
    checkDeck: decks.check,
  };
}

function vsEntry(): GameEntry {
  const vs = describeVs();
  const entry = entryOf(vs, vs.profiles);
  return { ...entry, withSets: (sets?: readonly string[]) => describeVs(vsGameOf(sets)) } as GameEntry;
}

function arenaEntry(): GameEntry {
  const arena = describeArena();
  return entryOf(arena, arena.editions) as GameEntry;
}

/** The games of this server, by name. */
export const createGames = (): Games => new Map([vsEntry(), arenaEntry()].map((entry) => [entry.game.name, entry]));
