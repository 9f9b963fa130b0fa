import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Starter } from '@longbox/games';
import type { TableSeat } from '@longbox/kernel';
import { suggest } from '@longbox/search';
import { UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { GAME_NAMES, type GameName, loadGame } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { readDeck } from './read-deck.ts';

export interface FoundDeck {
  /** As the person wrote it. */
  readonly name: string;
  readonly title: string;
  readonly seat: TableSeat;
  /** What is wrong with the file itself. */
  readonly problems: readonly string[];
}

const builtDecks = ({ decks: { starters, played } }: GameKit): readonly Starter[] => [...starters, ...played];

/** A deck that comes with the game, by its key, or else the deck of a file. */
export function findDeck(kit: GameKit, name: string): FoundDeck {
  const built = builtDecks(kit).find(({ key }) => key === name);
  if (built !== undefined) return { name, title: built.title, seat: built.seat, problems: [] };
  if (name !== '-' && !existsSync(name)) {
    const keys = builtDecks(kit).map(({ key }) => key);
    const meant = suggest(name, keys);
    throw new UsageError(
      `there is no file and no deck "${name}"; ${meant === undefined ? `decks are ${keys.join(', ')}` : `did you mean ${meant}?`}`,
    );
  }
  return { name, ...readDeck(kit.decks, path.parse(name).name, readText(name)) };
}

/** The deck, or a `UsageError` with everything that is wrong with its file. */
export function needDeck(kit: GameKit, name: string): FoundDeck {
  const found = findDeck(kit, name);
  if (found.problems.length > 0) throw new UsageError(`${name}\n  ${found.problems.join('\n  ')}`);
  return found;
}

/** The game whose deck this is: that of a built-in key, or the one that knows the cards of the file. */
export async function gameOfDeck(name: string, asked: GameName | undefined): Promise<GameKit> {
  if (asked !== undefined) return loadGame(asked);
  for (const game of GAME_NAMES) {
    const kit = await loadGame(game);
    if (builtDecks(kit).some(({ key }) => key === name)) return kit;
    if (name !== '-' && existsSync(name) && findDeck(kit, name).problems.length === 0) return kit;
  }
  return loadGame('vs');
}
