import type { Result } from '@longbox/kernel';
import type { RatingStep, RatingView } from '@longbox/protocol';
import { NEWCOMER, type Rating, rateMatch } from '../ratings/glicko2.ts';
import { type Database, numberOf, type Sql, textOf } from './sql.ts';

/** A rated match that has just ended. */
export interface Rated {
  readonly match: string;
  readonly game: string;
  readonly profile: string;
  readonly players: readonly string[];
  readonly places: readonly number[];
  readonly at: number;
}

export interface RatingStore {
  read(player: string, game: string, profile: string): Promise<Rating>;
  /** Part of the transaction of the match's last row. */
  record(sql: Sql, rated: Rated): Promise<void>;
  best(game: string, profile: string): Promise<RatingView[]>;
  ofPlayer(player: string): Promise<(RatingView & { readonly game: string; readonly profile: string })[]>;
  /** Newest first. */
  history(player: string): Promise<RatingStep[]>;
}

/** Limits of a shown history: matches, and opponents of each. */
const LONGEST = 500;
const MOST_OTHERS = 7;

async function readRating(sql: Sql, lock: string, key: readonly string[]): Promise<Rating> {
  const [row] = await sql.all(
    `SELECT rating, deviation, volatility FROM ratings WHERE player_id = ? AND game = ? AND profile = ? ${lock}`,
    key,
  );
  if (row === undefined) return NEWCOMER;
  return { rating: numberOf(row.rating), deviation: numberOf(row.deviation), volatility: numberOf(row.volatility) };
}

/** Rated matches a day between the same two players; to rise further one needs other opponents. */
const MOST_BETWEEN_TWO = 5;
const DAY = 86_400_000;

async function haveMetTooOften(sql: Sql, [one, other]: readonly string[], at: number): Promise<boolean> {
  const [{ met }] = await sql.all(
    `SELECT count(*) AS met FROM rating_history mine
     JOIN rating_history theirs ON theirs.match_id = mine.match_id AND theirs.player_id = ?
     WHERE mine.player_id = ? AND mine.at > ?`,
    [other, one, at - DAY],
  );
  return numberOf(met) >= MOST_BETWEEN_TWO;
}

export function createRatingStore(db: Database): RatingStore {
  const views = async (where: string, values: readonly string[]) => {
    const rows = await db.all(
      `SELECT ratings.player_id, players.name, game, profile, rating, deviation, games
       FROM ratings JOIN players ON players.id = ratings.player_id ${where}`,
      values,
    );
    return rows.map((row) => ({
      player: textOf(row.player_id),
      name: textOf(row.name),
      game: textOf(row.game),
      profile: textOf(row.profile),
      rating: Math.round(numberOf(row.rating)),
      deviation: Math.round(numberOf(row.deviation)),
      games: numberOf(row.games),
    }));
  };
  /** Who else played in a player's rated matches, by match. */
  const opponents = async (player: string): Promise<ReadonlyMap<string, readonly string[]>> => {
    const rows = await db.all(
      `SELECT others.match_id, players.name FROM rating_history mine
       JOIN rating_history others ON others.match_id = mine.match_id AND others.player_id <> mine.player_id
       JOIN players ON players.id = others.player_id
       WHERE mine.player_id = ? ORDER BY mine.at DESC, mine.match_id, players.name LIMIT ${LONGEST * MOST_OTHERS}`,
      [player],
    );
    const names = new Map<string, readonly string[]>();
    for (const row of rows) {
      const match = textOf(row.match_id);
      names.set(match, [...(names.get(match) ?? []), textOf(row.name)]);
    }
    return names;
  };
  return {
    read: (player, game, profile) => readRating(db, '', [player, game, profile]),
    async record(sql, { match, game, profile, players, places, at }) {
      if (await haveMetTooOften(sql, players, at)) return;
      // In one order everywhere, so that two matches that end at once cannot wait for each other.
      const before = new Map<string, Rating>();
      for (const player of players.toSorted()) {
        await sql.run(
          `INSERT INTO ratings (player_id, game, profile, rating, deviation, volatility, games, at)
           VALUES (?, ?, ?, ${NEWCOMER.rating}, ${NEWCOMER.deviation}, ${NEWCOMER.volatility}, 0, ?)
           ON CONFLICT DO NOTHING`,
          [player, game, profile, at],
        );
        before.set(player, await readRating(sql, '{lock}', [player, game, profile]));
      }
      const ratings = players.map((player) => before.get(player) ?? NEWCOMER);
      for (const [i, after] of rateMatch(ratings, places).entries()) {
        const { rating, deviation, volatility } = after;
        await sql.run(
          `UPDATE ratings SET rating = ?, deviation = ?, volatility = ?, games = games + 1, at = ?
           WHERE player_id = ? AND game = ? AND profile = ?`,
          [rating, deviation, volatility, at, players[i], game, profile],
        );
        await sql.run(
          `INSERT INTO rating_history (match_id, player_id, game, profile, before, after, at)
           VALUES (?, ?, ?, ?, ?, ?, ?)`,
          [match, players[i], game, profile, ratings[i].rating, rating, at],
        );
      }
    },
    best: (game, profile) =>
      views('WHERE game = ? AND profile = ? ORDER BY rating DESC, ratings.player_id LIMIT 100', [game, profile]),
    ofPlayer: (player) => views('WHERE ratings.player_id = ? ORDER BY game, profile', [player]),
    async history(player) {
      const rows = await db.all(
        `SELECT h.match_id, h.game, h.profile, h.before, h.after, h.at, matches.result, match_seats.seat
         FROM rating_history h JOIN matches ON matches.id = h.match_id
         JOIN match_seats ON match_seats.match_id = h.match_id AND match_seats.player_id = h.player_id
         WHERE h.player_id = ? ORDER BY h.at DESC, h.match_id LIMIT ${LONGEST}`,
        [player],
      );
      const against = await opponents(player);
      return rows.map((row) => ({
        match: textOf(row.match_id),
        game: textOf(row.game),
        profile: textOf(row.profile),
        at: numberOf(row.at),
        before: Math.round(numberOf(row.before)),
        after: Math.round(numberOf(row.after)),
        place: (JSON.parse(textOf(row.result)) as Result).places[numberOf(row.seat)],
        against: against.get(textOf(row.match_id)) ?? [],
      }));
    },
  };
}
