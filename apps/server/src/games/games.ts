import type { GameDescription } from '@longbox/games';
import { describeArena } from '@longbox/games/arena';
import { describeVs } from '@longbox/games/vs';
import type { GameEntry, Games } from './game-entry.ts';
import { writeArenaChange } from './write-arena.ts';
import { writeVsChange } from './write-vs.ts';

function entryOf<S, Event, View>(
  description: GameDescription<S, Event, View>,
  profiles: readonly string[],
  writeChange: NonNullable<GameEntry<S, Event, View>['writeChange']>,
): GameEntry<S, Event, View> {
  const { title, duel, game, cards, decks, modes, seatsOf, seenFace } = description;
  return {
    title,
    game,
    // A table online names its mode, so that nobody is surprised by it.
    profile: duel,
    profiles,
    cards,
    decks: decks.starters,
    seatsOf: (name) => (modes.length > 0 && !profiles.includes(name) ? undefined : seatsOf(name)),
    seenFace,
    writeChange,
    checkDeck: decks.check,
  };
}

function vsEntry(): GameEntry {
  const vs = describeVs();
  return entryOf(vs, vs.profiles, (from, to, known) => writeVsChange(from, to, known)) as GameEntry;
}

function arenaEntry(): GameEntry {
  const arena = describeArena();
  return entryOf(arena, arena.editions, (from, to, known) => writeArenaChange(from, to, known)) as GameEntry;
}

/** The games of this server, by name. */
export const createGames = (): Games => new Map([vsEntry(), arenaEntry()].map((entry) => [entry.game.name, entry]));
