import { randomBytes } from 'node:crypto';
import type { Table } from '@longbox/kernel';
import { UsageError } from '../command.ts';
import { needDeck } from '../decks/find-deck.ts';
import { gameName, loadGame } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { type PlayerKind, parsePlayer } from './players.ts';

/** Options that say which game is played, on which the commands agree. */
export const TABLE_OPTIONS = {
  profile: { type: 'string' },
  decks: { type: 'string' },
  players: { type: 'string' },
  names: { type: 'string' },
  seed: { type: 'string' },
} as const;

export interface TableAsked {
  readonly profile?: string | undefined;
  readonly decks?: string | undefined;
  readonly players?: string | undefined;
  readonly names?: string | undefined;
  readonly seed?: string | undefined;
}

export interface SetTable {
  readonly kit: GameKit;
  readonly table: Table;
  readonly players: readonly PlayerKind[];
}

const NAMES = ['Ann', 'Bob', 'Cas', 'Dee'];

const list = (text: string | undefined): string[] =>
  text === undefined ? [] : text.split(',').map((part) => part.trim());

/** A game with its seats, decks and players, or a `UsageError` that says what is wrong with one of them. */
export async function setTable(
  game: string | undefined,
  asked: TableAsked,
  usual: readonly PlayerKind[],
): Promise<SetTable> {
  const name = gameName(game);
  const kit = await loadGame(name);
  const profile = asked.profile ?? kit.profile;
  const range = kit.seatsOf(profile);
  if (range === undefined) {
    throw new UsageError(`there is no profile "${profile}"; profiles are ${kit.profiles.join(', ')}`);
  }
  const players = asked.players === undefined ? usual : list(asked.players).map(parsePlayer);
  const decks = list(asked.decks);
  const seats = Math.max(range[0], asked.players === undefined ? Math.max(decks.length, 2) : players.length);
  if (seats > range[1]) throw new UsageError(`${profile} is for at most ${range[1]} players, not ${seats}`);
  const names = list(asked.names);
  const table: Table = {
    game: kit.game.name,
    profile,
    seed: asked.seed ?? randomBytes(6).toString('hex'),
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: names[seat] ?? NAMES[seat],
      ...legalDeck(kit, decks[seat] ?? kit.usualDecks[seat], profile),
    })),
  };
  return { kit, table, players: Array.from({ length: seats }, (_, seat) => players[seat] ?? usual[1]) };
}

function legalDeck(kit: GameKit, name: string, profile: string) {
  const { seat } = needDeck(kit, name);
  const faults = kit.decks.check(seat, profile);
  if (faults.length > 0) {
    const lines = faults.map(({ text, rules }) => `  ${text} [${rules.join(', ')}]`);
    throw new UsageError(`${name} is not legal under ${profile}:\n${lines.join('\n')}`);
  }
  return seat;
}
