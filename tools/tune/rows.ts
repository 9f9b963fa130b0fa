import { type Game, randomBelow, seedRandom } from '@longbox/kernel';
import type { TuneGame } from './games.ts';
import type { GameRecord } from './record.ts';
import type { Sample } from './regress.ts';
import { decksOf, tableOf } from './table.ts';

/** Besides the first decision of every turn, at which simulations are cut and judged, one in so many becomes a row. */
const EVERY = 20;

/** The rules no longer allow what was played. */
export class NotReplayable extends Error {
  override readonly name = 'NotReplayable';
}

/** Plays recorded games again and measures both seats. Throws `NotReplayable`. */
export function createMeasurer(tuned: TuneGame) {
  const game: Game<never, unknown, unknown> = tuned.game;
  const { insight } = game;
  if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);
  const mine = new Int32Array(insight.features.length);
  const theirs = new Int32Array(insight.features.length);
  const luck = new Int32Array(16);
  let choices = new Int32Array(1024);

  const differences = (state: never, viewer: number): number[] => {
    insight.measure(state, 0, viewer, mine);
    insight.measure(state, 1, viewer, theirs);
    return Array.from(mine, (value, i) => value - theirs[i]);
  };

  return ({ number, seed, places, result }: GameRecord): Sample[] => {
    seedRandom(luck, [number, seed, 3, 0]);
    const state = game.setup(tableOf(tuned, seed, number));
    const rows: { features: number[]; step: number }[] = [];
    let [step, turn, at] = [0, 0, 0];
    for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
      step++;
      const isNewTurn = insight.turn !== undefined && insight.turn(state) !== turn;
      turn = insight.turn?.(state) ?? 0;
      if (isNewTurn || randomBelow(luck, EVERY) === 0) rows.push({ features: differences(state, open.seat), step });
      if (open.count > choices.length) choices = new Int32Array(open.count);
      const count = game.choices(state, choices);
      const place = count === 1 ? 0 : places[at++];
      if (place === undefined || place >= count) throw new NotReplayable(`game ${number} cannot be played again`);
      game.apply(state, choices[place]);
    }
    const ending = game.result(state)?.places ?? [1, 1];
    const again = ending[0] === ending[1] ? 0.5 : ending[0] === 1 ? 1 : 0;
    if (again !== result) throw new NotReplayable(`game ${number} ends in another way than it did`);
    const decks = decksOf(tuned, seed, number);
    return rows.map(({ features, step: when }) => ({ features, result, game: number, decks, progress: when / step }));
  };
}
