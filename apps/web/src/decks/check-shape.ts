import { GAME_FACTS } from '@longbox/games';
import { GAMES } from '../cards/card-facts.ts';
import type { DeckLine, OwnDeck } from './deck.ts';
import { knownProfile } from './profiles.ts';

/** More than any deck has; what is beyond was not written by us. */
const MOST_COPIES = 99;
const MOST_LINES = 400;
const MOST_LETTERS = 20_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown, most = MOST_LETTERS): string => (typeof value === 'string' ? value.slice(0, most) : '');

/** A deck as it was stored or sent, by any program; `undefined` if it is not a deck. */
export function asDeck(value: unknown): OwnDeck | undefined {
  if (!isObject(value)) return undefined;
  const game = GAMES.find((each) => each === value.game);
  if (game === undefined) return undefined;
  const id = text(value.id, 64);
  if (!/^[\w-]+$/.test(id)) return undefined;
  const { hasLeader } = GAME_FACTS[game];
  return {
    id,
    game,
    title: text(value.title, 200),
    profile: knownProfile(game, value.profile),
    main: hasLeader ? text(value.main, 64) : '',
    cards: asLines(value.cards),
    side: hasLeader ? asLines(value.side) : [],
    notes: text(value.notes),
    changed: typeof value.changed === 'number' && Number.isFinite(value.changed) ? value.changed : 0,
  };
}

function asLines(value: unknown): readonly DeckLine[] {
  if (!Array.isArray(value)) return [];
  const lines: readonly unknown[] = value.slice(0, MOST_LINES);
  return lines.flatMap((line): DeckLine[] => {
    if (!isObject(line) || typeof line.id !== 'string' || typeof line.count !== 'number') return [];
    const { id, count } = line;
    return Number.isInteger(count) && count > 0 && count <= MOST_COPIES ? [{ id, count }] : [];
  });
}
