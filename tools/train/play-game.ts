import { type Choice, type Game, randomBelow, type Seat, seedRandom } from '@longbox/kernel';
import { createMind, lookFrom, type Mind, type Weighed } from '@longbox/players';
import type { TuneGame } from '../tune/games.ts';
import { decksOf, tableOf } from '../tune/table.ts';
import { createOptionNotes, type OptionNotes } from './option-row.ts';
import type { Trial } from './player.ts';
import { createRows, insightOf, type Row, UNKNOWN } from './row.ts';

export interface RowPlan {
  readonly seed: number;
  /** How many decisions in a thousand are drawn from what seemed nearly as good. */
  readonly explore: number;
  /** Besides the first decision of every turn, one in so many becomes a row. */
  readonly every: number;
  /** The number rows are marked with. */
  readonly player: number;
}

/** What a player chose, and the chance it expected in half percents. */
interface Answer {
  readonly choice: Choice;
  readonly expected: number;
  /** What was weighed, where a search did. */
  readonly options?: readonly Weighed[];
}

/** Chances this far apart differ by a factor of e in how often they are drawn. */
const WARMTH = 0.04;

/** One option, the more likely the better it seemed. */
function draw(options: readonly Weighed[], luck: Int32Array): Choice {
  const tried = options.filter(({ visits }) => visits > 0);
  if (tried.length === 0) return options[0].choice;
  const best = Math.max(...tried.map(({ chance }) => chance ?? 0));
  const shares = tried.map(({ chance }) => Math.exp(((chance ?? 0) - best) / WARMTH));
  let left = (shares.reduce((sum, share) => sum + share, 0) * randomBelow(luck, 1 << 20)) / (1 << 20);
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return tried[i].choice;
  }
  return tried[0].choice;
}

/** A player that thinks; a share of what it does is drawn. */
function thinkingPlayer<S>({ game, settings }: Trial<S>, seed: string, explore: number) {
  const minds = [0, 1].map((seat): Mind<S> => createMind(game, { ...settings, seed: `${seed} ${seat}` }));
  return (state: S, seat: Seat, luck: Int32Array): Answer => {
    const thought = minds[seat].think(lookFrom(game, state, seat));
    const isDrawn = randomBelow(luck, 1000) < explore;
    const { chance } = thought.options[0];
    return {
      choice: isDrawn ? draw(thought.options, luck) : thought.choice,
      expected: chance === undefined ? UNKNOWN : Math.round(200 * chance),
      options: thought.options,
    };
  };
}

/** Principles without an imagined world, which costs more than they do: they read only what their seat sees. */
function principledPlayer<S>(game: Game<S, unknown, unknown>, explore: number) {
  const { insight } = insightOf(game);
  const foolish = (insight.foolish ?? []).map((name) => insight.principles.indexOf(name));
  const [choices, scores, because] = [new Int32Array(2048), new Int32Array(2048), new Int32Array(2048)];
  return (state: S, _seat: Seat, luck: Int32Array): Answer => {
    const count = game.choices(state, choices);
    insight.judge(state, choices, count, scores, because);
    const isDrawn = randomBelow(luck, 1000) < explore;
    let [best, ties] = [-1, 1];
    for (let i = 0; i < count; i++) {
      if (foolish.includes(because[i])) continue;
      const isEqual = best >= 0 && (isDrawn || scores[i] === scores[best]);
      if (best >= 0 && !isEqual && scores[i] < scores[best]) continue;
      ties = isEqual ? ties + 1 : 1;
      if (ties === 1 || randomBelow(luck, ties) === 0) best = i;
    }
    return { choice: choices[Math.max(0, best)], expected: UNKNOWN };
  };
}

/** What a game leaves: rows of positions, and rows of decisions with how often each option was tried. */
export interface GameRows {
  readonly positions: readonly Buffer[];
  readonly decisions: readonly Buffer[];
}

/** Plays one game with the same kind of player on both seats and writes positions and decisions down. */
export function playForRows<S>(tuned: TuneGame, trial: Trial<S>, plan: RowPlan, number: number): GameRows {
  const { game } = trial;
  const { insight } = insightOf(game);
  const { seed, explore, every } = plan;
  const table = tableOf(tuned, seed, number);
  const luck = new Int32Array(16);
  seedRandom(luck, [seed, number, 7, plan.player]);
  const decide =
    trial.settings.rung === 'rules' ? principledPlayer(game, explore) : thinkingPlayer(trial, table.seed, explore);
  const rows = createRows(game);
  const noted: Row[] = [];
  const weighed: { readonly row: Row; readonly notes: Buffer }[] = [];
  const optionNotes: OptionNotes<S> = createOptionNotes(game);
  const forced = new Int32Array(1);
  const state = game.setup(table);
  let [step, turn] = [0, -1];
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    step++;
    const now = insight.turn?.(state) ?? 0;
    const isTurnStart = now !== turn;
    turn = now;
    const isForced = open.count === 1;
    if (isForced) game.choices(state, forced);
    const answer: Answer = isForced ? { choice: forced[0], expected: UNKNOWN } : decide(state, open.seat, luck);
    const { choice, expected, options } = answer;
    if (options !== undefined) {
      const row = rows.note(state, open.seat, expected, isTurnStart, step);
      if (row !== undefined) weighed.push({ row, notes: optionNotes.note(state, options) });
    }
    if (isTurnStart || randomBelow(luck, every) === 0) {
      const viewer = randomBelow(luck, 2);
      const seen = expected === UNKNOWN || viewer === open.seat ? expected : 200 - expected;
      const row = rows.note(state, viewer, seen, isTurnStart, step);
      if (row !== undefined) noted.push(row);
    }
    game.apply(state, choice);
  }
  const places = game.result(state)?.places ?? [1, 1];
  const decks = decksOf(tuned, seed, number);
  const finish = (row: Row): Buffer => {
    const { viewer } = row;
    const result = places[0] === places[1] ? 1 : places[viewer] === 1 ? 2 : 0;
    const progress = Math.min(255, Math.floor((256 * row.step) / (step + 1)));
    // Games of other seeds are other games.
    const facts = { game: 1_000_000 * seed + number, result, progress, player: plan.player };
    return rows.finish(row, { ...facts, decks: [decks[viewer], decks[1 - viewer]] });
  };
  return {
    positions: noted.map(finish),
    decisions: weighed.map(({ row, notes }) => Buffer.concat([finish(row), notes])),
  };
}
