import { type Interval, wilson } from '@longbox/players';
import type { KeptGame } from '../workers/game-api.ts';

/** How games of one kind went for the person at this device. */
export interface RecordRow extends Interval {
  readonly key: string;
  readonly games: number;
  /** Wins, and of shared wins the share. */
  readonly points: number;
}

/** What games can be told apart by. */
export const RECORD_KINDS = ['deck', 'version', 'against', 'level', 'edition', 'order'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Games that one person played here; where several sat at one screen it is nobody's own game. */
export const isOwn = ({ people }: KeptGame): boolean => people.length === 1;

function pointsOf({ places, people }: KeptGame): number {
  if (places[people[0]] !== 1) return 0;
  return 1 / places.filter((place) => place === 1).length;
}

export const deckOf = ({ faces, people }: KeptGame): string => faces[people[0]];

/** Games of which something is not known are left out of what is told by it. */
const KEYS: Readonly<Record<RecordKind, (game: KeptGame) => readonly string[]>> = {
  deck: (game) => [deckOf(game)],
  version: (game) => (game.notes === undefined ? [] : [`${deckOf(game)} ${game.notes.version}`]),
  against: ({ faces, people }) => [...new Set(faces.filter((_, seat) => seat !== people[0]))],
  level: ({ notes }) => [...new Set(notes?.levels ?? [])],
  edition: ({ game, profile }) => [`${game} ${profile}`],
  order: ({ notes }) => (notes === undefined ? [] : [notes.isFirst ? 'first' : 'later']),
};

const rowOf = (key: string, games: readonly KeptGame[]): RecordRow => {
  const points = games.reduce((sum, game) => sum + pointsOf(game), 0);
  return { key, games: games.length, points, ...wilson(points, games.length) };
};

export const wholeRecord = (games: readonly KeptGame[]): RecordRow => rowOf('all', games.filter(isOwn));

/** By deck, list, opponent, level, edition or turn order; the most played first. */
export function recordBy(kind: RecordKind, games: readonly KeptGame[]): RecordRow[] {
  const groups = new Map<string, KeptGame[]>();
  for (const game of games.filter(isOwn)) {
    for (const key of KEYS[kind](game)) groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const rows = [...groups].map(([key, group]) => rowOf(key, group));
  return rows.sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}

/** Versions of a deck by number, from the oldest on. */
export function versionNumbers(games: readonly KeptGame[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const game of games.filter(isOwn).toSorted((a, b) => a.at - b.at)) {
    for (const key of KEYS.version(game)) {
      if (numbers.has(key)) continue;
      const number = (counts.get(deckOf(game)) ?? 0) + 1;
      counts.set(deckOf(game), number);
      numbers.set(key, number);
    }
  }
  return numbers;
}

/** What a card of one's deck did. */
export interface CardRow {
  readonly key: string;
  /** Games in which it was in hand, and of these won. */
  readonly drawn: RecordRow;
  readonly played: RecordRow;
  /** Of the games in which it was in hand: it stayed there to the end. `points` counts them. */
  readonly dead: RecordRow;
}

/** Cards of one deck, those drawn most often first. What goes together need not cause each other. */
export function cardRows(deck: string, games: readonly KeptGame[]): readonly CardRow[] {
  const own = games.filter((game) => isOwn(game) && game.notes !== undefined && deckOf(game) === deck);
  const keys = [...new Set(own.flatMap(({ notes }) => notes?.drawn ?? []))];
  const rows = keys.map((key): CardRow => {
    const drawn = own.filter(({ notes }) => notes?.drawn.includes(key));
    const dead = drawn.filter(({ notes }) => notes?.dead.includes(key)).length;
    return {
      key,
      drawn: rowOf(key, drawn),
      played: rowOf(
        key,
        own.filter(({ notes }) => notes?.played.includes(key)),
      ),
      dead: { key, games: drawn.length, points: dead, ...wilson(dead, drawn.length) },
    };
  });
  return rows.toSorted((a, b) => b.drawn.games - a.drawn.games || (a.key < b.key ? -1 : 1));
}

const STRETCH = 10;

/** Games in the order they were played, ten at a time; the last ones may be fewer. */
export function progressRows(games: readonly KeptGame[]): readonly RecordRow[] {
  const own = games.filter(isOwn).toSorted((a, b) => a.at - b.at);
  const stretches = Array.from({ length: Math.ceil(own.length / STRETCH) }, (_, i) =>
    own.slice(STRETCH * i, STRETCH * (i + 1)),
  );
  return stretches.map((stretch, i) => rowOf(`${STRETCH * i + 1}–${STRETCH * i + stretch.length}`, stretch));
}
