import { makeSeat } from '@longbox/vs';
import { FIRST_DECKS, PLAYED_DECKS, VS_DECKS } from '@longbox/vs-sets';
import { seatMind, type Trial } from './player.ts';

/** One game of a list people played against a deck for a first game, the same player on both seats. */
export interface ListResult {
  readonly number: number;
  readonly list: string;
  readonly first: string;
  /** Which seat held the list. */
  readonly seat: number;
  /** 1 if the list won, ½ for a draw. */
  readonly points: number;
  readonly turns: number;
  readonly decisions: number;
  readonly time: number;
}

const FIRST = FIRST_DECKS.flatMap((key) => VS_DECKS.filter((deck) => deck.key === key));

export function playList<S>(trial: Trial<S>, seed: number, number: number): ListResult {
  const { game } = trial;
  const list = PLAYED_DECKS[number % PLAYED_DECKS.length];
  const round = Math.floor(number / PLAYED_DECKS.length);
  const first = FIRST[(round + number) % FIRST.length];
  const seat = Math.floor(round / FIRST.length) % 2;
  const seats = seat === 0 ? [list, first] : [first, list];
  const table = {
    game: game.name,
    profile: 'modern/duel',
    seed: `list ${seed} ${number}`,
    seats: seats.map((deck) => makeSeat(deck)),
  };
  const minds = seats.map((_, at) => seatMind(trial, `${table.seed} ${at}`));
  const from = performance.now();
  const state = game.setup(table);
  let decisions = 0;
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    if (open.count > 1) decisions++;
    game.apply(state, minds[open.seat](state, open.seat).choice);
  }
  const places = game.result(state)?.places ?? [1, 1];
  const points = places[0] === places[1] ? 0.5 : places[seat] === 1 ? 1 : 0;
  const turns = game.insight?.turn?.(state) ?? 0;
  return { number, list: list.key, first: first.key, seat, points, turns, decisions, time: performance.now() - from };
}
