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
export const RECORD_KINDS = ['deck', 'against', 'edition'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Games that one person played here; where several sat at one screen it is nobody's own game. */
const isOwn = ({ people }: KeptGame): boolean => people.length === 1;

function pointsOf({ places, people }: KeptGame): number {
  if (places[people[0]] !== 1) return 0;
  return 1 / places.filter((place) => place === 1).length;
}

const KEYS: Readonly<Record<RecordKind, (game: KeptGame) => readonly string[]>> = {
  deck: ({ faces, people }) => [faces[people[0]]],
  against: ({ faces, people }) => [...new Set(faces.filter((_, seat) => seat !== people[0]))],
  edition: ({ game, profile }) => [`${game} ${profile}`],
};

const rowOf = (key: string, games: readonly KeptGame[]): RecordRow => {
  const points = games.reduce((sum, game) => sum + pointsOf(game), 0);
  return { key, games: games.length, points, ...wilson(points, games.length) };
};

export const wholeRecord = (games: readonly KeptGame[]): RecordRow => rowOf('all', games.filter(isOwn));

/** By deck, opponent or edition; the most played first. */
export function recordBy(kind: RecordKind, games: readonly KeptGame[]): RecordRow[] {
  const groups = new Map<string, KeptGame[]>();
  for (const game of games.filter(isOwn)) {
    for (const key of KEYS[kind](game)) groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  const rows = [...groups].map(([key, group]) => rowOf(key, group));
  return rows.sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}
