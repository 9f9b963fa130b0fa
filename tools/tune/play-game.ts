import { randomBelow, seedRandom } from '@longbox/kernel';
import { createMind, lookFrom, type MindSettings, type Weighed } from '@longbox/players';
import type { TuneGame } from './games.ts';
import type { GameRecord } from './record.ts';
import { tableOf } from './table.ts';

export interface PlayPlan {
  readonly settings: MindSettings;
  readonly seed: number;
  /** How many decisions in a thousand are drawn from what seemed nearly as good, instead of the best. */
  readonly explore: number;
}

/** Chances this far apart differ by a factor of e in how often they are drawn. */
const WARMTH = 0.04;
const UNKNOWN = 255;

/** One option, the more likely the better it seemed; any of them where nothing was estimated. */
function draw(options: readonly Weighed[], luck: Int32Array): number {
  const tried = options.filter(({ visits }) => visits > 0);
  if (tried.length === 0) return options[randomBelow(luck, options.length)].choice;
  const best = Math.max(...tried.map(({ chance }) => chance ?? 0));
  const shares = tried.map(({ chance }) => Math.exp(((chance ?? 0) - best) / WARMTH));
  let left = (shares.reduce((sum, share) => sum + share, 0) * randomBelow(luck, 1 << 20)) / (1 << 20);
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return tried[i].choice;
  }
  return tried[0].choice;
}

/** Plays one game with the same kind of player on both seats. */
export function playForTuning(tuned: TuneGame, { settings, seed, explore }: PlayPlan, number: number): GameRecord {
  const { game } = tuned;
  const table = tableOf(tuned, seed, number);
  const minds = table.seats.map((_, seat) => createMind(game, { ...settings, seed: `${table.seed} ${seat}` }));
  const luck = new Int32Array(16);
  seedRandom(luck, [seed, number, 7, 0]);
  let choices = new Int32Array(1024);
  const places: number[] = [];
  const expected: number[] = [];
  const state = game.setup(table);
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    if (open.count > choices.length) choices = new Int32Array(open.count);
    const count = game.choices(state, choices);
    if (count === 1) {
      game.apply(state, choices[0]);
      continue;
    }
    const thought = minds[open.seat].think(lookFrom(game, state, open.seat));
    const isDrawn = randomBelow(luck, 1000) < explore;
    const choice = isDrawn ? draw(thought.options, luck) : thought.choice;
    const { chance } = thought.options[0];
    places.push(choices.subarray(0, count).indexOf(choice));
    expected.push(chance === undefined ? UNKNOWN : Math.round(100 * chance));
    game.apply(state, choice);
  }
  const places1 = game.result(state)?.places ?? [1, 1];
  const result = places1[0] === places1[1] ? 0.5 : places1[0] === 1 ? 1 : 0;
  return { number, seed, places, expected, result };
}
