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
  history(player: string): Promise<RatingStep[]>;
}

async function readRating(sql: Sql, lock: string, key: readonly string[]): Promise<Rating> {
  const [row] = await sql.all(
    `SELECT rating, deviation, volatility FROM ratings WHERE player_id = ? AND game = ? AND profile = ? ${lock}`,
    key,
  );
  if (row === undefined) return NEWCOMER;
  return { rating: numberOf(row.rating), deviation: numberOf(row.deviation), volatility: numberOf(row.volatility) };
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
  return {
    read: (player, game, profile) => readRating(db, '', [player, game, profile]),
    async record(sql, { match, game, profile, players, places, at }) {
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
        `SELECT match_id, game, profile, before, after, at FROM rating_history WHERE player_id = ?
         ORDER BY at DESC LIMIT 500`,
        [player],
      );
      return rows.map((row) => ({
        match: textOf(row.match_id),
        game: textOf(row.game),
        profile: textOf(row.profile),
        at: numberOf(row.at),
        before: Math.round(numberOf(row.before)),
        after: Math.round(numberOf(row.after)),
      }));
    },
  };
}
