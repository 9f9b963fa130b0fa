import type { DeckLine, GameDecks } from '@longbox/games';
import type { TableSeat } from '@longbox/kernel';
import { UsageError } from '../command.ts';

/** What a deck file says, and what is wrong with how it says it. */
interface ReadSeat {
  readonly title: string;
  readonly seat: TableSeat;
  readonly problems: readonly string[];
}

/** The text of a deck file: lines of cards, or `{ "title", "main", "cards": [{ "count", "id" }], "side" }`. */
export function readDeck(decks: GameDecks, key: string, text: string): ReadSeat {
  if (text.trimStart().startsWith('{')) return readJson(decks, text);
  const { title = key, list, problems } = decks.read(text);
  return { title, seat: decks.seatOf(list), problems: problems.map((one) => `line ${one.line}: ${one.text}`) };
}

function readJson(decks: GameDecks, text: string): ReadSeat {
  const value = parseJson(text);
  const title = typeof value.title === 'string' ? value.title : 'deck';
  const main = typeof value.main === 'string' ? value.main : '';
  const problems: string[] = [];
  const seat = decks.seatOf({
    main,
    cards: lines(value.cards, 'cards', problems),
    side: lines(value.side ?? [], 'side', problems),
  });
  return { title, seat, problems };
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new UsageError(`this deck is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError('a deck in JSON is an object with main, cards and side');
}

function lines(value: unknown, name: string, problems: string[]): DeckLine[] {
  if (!Array.isArray(value)) {
    problems.push(`${name} must be a list of { "count", "id" }`);
    return [];
  }
  return value.flatMap((line: unknown, i): DeckLine[] => {
    if (typeof line === 'object' && line !== null && 'count' in line && 'id' in line) {
      const { count, id } = line;
      if (
        typeof count === 'number' &&
        Number.isInteger(count) &&
        count > 0 &&
        count <= 1000 &&
        typeof id === 'string'
      ) {
        return [{ count, id }];
      }
    }
    problems.push(`${name}[${i}] must be { "count": 4, "id": "mnb-010" }`);
    return [];
  });
}
