import { type Game, randomBelow, seedRandom, type Table } from '@longbox/kernel';
import type { Sample } from './regress.ts';

const ROOM = 4096;
/** Besides the first decision of every turn, at which simulations are cut and judged, one in so many becomes a row. */
const EVERY = 20;
/** Far beyond any game; such a game would be a defect. */
const STEP_LIMIT = 20_000;

/** Plays games of two seats with the principles of the game, now and then with any option instead, and measures them. */
export function createCollector<S>(game: Game<S, unknown, unknown>) {
  const { insight } = game;
  if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);
  const choices = new Int32Array(ROOM);
  const scores = new Int32Array(ROOM);
  const because = new Int32Array(ROOM);
  const mine = new Int32Array(insight.features.length);
  const theirs = new Int32Array(insight.features.length);
  const luck = new Int32Array(16);

  const bestOf = (count: number): number => {
    let best = 0;
    let ties = 1;
    for (let i = 1; i < count; i++) {
      if (scores[i] > scores[best]) {
        best = i;
        ties = 1;
      } else if (scores[i] === scores[best] && randomBelow(luck, ++ties) === 0) best = i;
    }
    return best;
  };
  const differences = (state: S, viewer: number): number[] => {
    insight.measure(state, 0, viewer, mine);
    insight.measure(state, 1, viewer, theirs);
    return Array.from(mine, (value, i) => value - theirs[i]);
  };

  /** `noise`: by seat, out of a thousand decisions how many are taken at random. */
  return (table: Table, number: number, noise: readonly number[]): Sample[] => {
    seedRandom(luck, [number, 7, 0, 0]);
    const state = game.setup(table);
    const rows: { features: number[]; step: number }[] = [];
    let step = 0;
    let turn = 0;
    for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
      if (++step > STEP_LIMIT) throw new Error(`game ${number} does not end`);
      const count = game.choices(state, choices);
      const isNewTurn = insight.turn !== undefined && insight.turn(state) !== turn;
      turn = insight.turn?.(state) ?? 0;
      if (isNewTurn || randomBelow(luck, EVERY) === 0) rows.push({ features: differences(state, open.seat), step });
      let at = 0;
      if (count > 1 && randomBelow(luck, 1000) < noise[open.seat]) at = randomBelow(luck, count);
      else if (count > 1) {
        insight.judge(state, choices, count, scores, because);
        at = bestOf(count);
      }
      game.apply(state, choices[at]);
    }
    const places = game.result(state)?.places ?? [1, 1];
    const result = places[0] === places[1] ? 0.5 : places[0] === 1 ? 1 : 0;
    return rows.map(({ features, step: at }) => ({ features, result, game: number, progress: at / step }));
  };
}
