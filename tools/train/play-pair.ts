import type { Table } from '@longbox/kernel';
import { seatMind, type Trial } from './player.ts';

/** What became of two games of one deal, the measured player on either seat. */
export interface PairResult {
  readonly number: number;
  /** Of the measured player: 0, ½ or 1 from each game. */
  readonly points: readonly number[];
  readonly decks: readonly [number, number];
  /** Milliseconds and decisions of both players, the measured one first. */
  readonly time: readonly [number, number];
  readonly decisions: readonly [number, number];
  readonly fallbacks: number;
}

export function playPair<S>(
  players: readonly [Trial<S>, Trial<S>],
  table: Table,
  decks: readonly [number, number],
  number: number,
): PairResult {
  const time: [number, number] = [0, 0];
  const decisions: [number, number] = [0, 0];
  const points: number[] = [];
  let fallbacks = 0;
  const [{ game }] = players;
  for (const measured of [0, 1]) {
    const trials = [0, 1].map((seat) => players[seat === measured ? 0 : 1]);
    const minds = trials.map((trial, seat) => seatMind(trial, `${table.seed} ${seat}`));
    const state = game.setup(table);
    for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
      const { seat } = open;
      const from = performance.now();
      const thought = minds[seat](state, seat);
      if (thought.fellBack) fallbacks++;
      const who = seat === measured ? 0 : 1;
      time[who] += performance.now() - from;
      if (open.count > 1) decisions[who]++;
      game.apply(state, thought.choice);
    }
    const places = game.result(state)?.places ?? [1, 1];
    points.push(places[0] === places[1] ? 0.5 : places[measured] === 1 ? 1 : 0);
  }
  return { number, points, decks, time, decisions, fallbacks };
}
