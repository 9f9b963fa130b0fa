import { createArena, LEVELS } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { ARENA_BLUNDERS, findArenaBlunders } from '@longbox/lab/arena-blunders';
import { BLUNDERS, findBlunders } from '@longbox/lab/vs-blunders';
import { createVs, makeSeat } from '@longbox/vs';
import { PLAYED_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { playMatchGame } from './play.ts';

/** One kind of blunder in one game: where it was found, of how many occasions. */
export interface Found {
  readonly kind: string;
  readonly of: number;
  readonly found: readonly { readonly seat: number; readonly decision: number }[];
}

/** Plays the game of a number with one kind of player and looks for blunders. */
type PlayOne = (player: string, seed: string, number: number) => readonly Found[];

function vs(): PlayOne {
  const game = createVs(VS_SETS, VS_DECKS);
  const seats = [...VS_DECKS, ...PLAYED_DECKS].map((deck) => makeSeat(deck));
  return (player, seed, number) => {
    // Every deck in its turn, against one that changes from round to round.
    const one = number % seats.length;
    const other = (one + 1 + 7 * Math.floor(number / seats.length)) % seats.length;
    const table = {
      game: game.name,
      profile: 'modern/duel',
      seed: `blunders ${seed} ${number}`,
      seats: [seats[one], seats[other]],
    };
    const { attacks, blunders } = findBlunders(game, playMatchGame(game, table, player));
    const of = attacks.reduce((sum, count) => sum + count, 0);
    return BLUNDERS.map((kind) => ({ kind, of, found: blunders.filter((blunder) => blunder.kind === kind) }));
  };
}

function arena(): PlayOne {
  const game = createArena(ARENA_CARDS);
  return (player, seed, number) => {
    // Every level in its turn, and at each every ordered pair of decks.
    const pair = Math.floor(number / LEVELS.length);
    const decks = [Math.floor(pair / STARTER_DECKS.length), pair].map((at) => STARTER_DECKS[at % STARTER_DECKS.length]);
    const table = {
      game: game.name,
      profile: LEVELS[number % LEVELS.length].name,
      seed: `blunders ${seed} ${number}`,
      seats: decks.map(({ keys }) => ({ deck: keys })),
    };
    const { challenges, stakes, blunders } = findArenaBlunders(game, playMatchGame(game, table, player));
    return ARENA_BLUNDERS.map((kind) => ({
      kind,
      of: kind === 'wastedCards' ? stakes : challenges,
      found: blunders.filter((blunder) => blunder.kind === kind),
    }));
  };
}

export const BLUNDER_GAMES: Readonly<Record<string, () => PlayOne>> = { vs, arena };
