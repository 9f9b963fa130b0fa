import type { Choice, Game, Seat } from '@longbox/kernel';
import { createJudgement, ranked } from '../judgement.ts';
import { type Luck, luckOf, nextSeed } from '../luck.ts';
import type { Outlook } from '../outlook.ts';
import { mainLine } from '../search/main-line.ts';
import type { Foreseen } from '../thought.ts';
import type { Effort } from './effort.ts';
import { createAccounts, type Portrayal, type WhyPart } from './reasons.ts';
import { createSimulator, type Simulator } from './simulate.ts';

/** What was chosen at one decision, beside the best that was found. */
export interface Weighing {
  readonly seq: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly options: number;
  readonly chosen: Choice;
  /** The same as `chosen` where nothing better was found. */
  readonly best: Choice;
  /** The chances of all seats with each of the two. */
  readonly after: readonly number[];
  readonly could: readonly number[];
  /** What the decision gave away, in chances of its seat; 0 where that is less than its own error. */
  readonly loss: number;
  /** Standard error of the loss. */
  readonly error: number;
  /** How far the chosen option is ahead of the best other one, where it is the best. */
  readonly lead: number;
  /** Between the best and the worst option that was tried. */
  readonly spread: number;
  readonly tries: number;
  readonly why: readonly WhyPart[];
  /** What is expected to follow each of the two. */
  readonly expected: { readonly chosen: readonly Foreseen[]; readonly best: readonly Foreseen[] };
}

interface Rival {
  readonly choice: Choice;
  total: number;
  visits: number;
  /** Differences to what was chosen in the same worlds. */
  ahead: number;
  squares: number;
  /** Tries that did not end the game: two that lose it alike may still be different. */
  undecided: number;
}

const rivalOf = (choice: Choice): Rival => ({ choice, total: 0, visits: 0, ahead: 0, squares: 0, undecided: 0 });
const meanOf = ({ total, visits }: Rival): number => (visits === 0 ? 0 : total / visits);
const leadOf = ({ ahead, visits }: Rival): number => (visits === 0 ? 0 : ahead / visits);

/** The options that come to the same in so many worlds are the same, and leave. */
const ALIKE = 2;
const GROWTH = 1.5;

export interface Weigher<S> {
  /** `plan`: what the seat really did next while nothing became known; what was chosen is worth at least that. */
  weigh(outlook: Outlook<S>, chosen: Choice, plan: readonly Choice[], effort: Effort, seed: string): Weighing;
}

export function createWeigher<S>(game: Game<S, unknown, unknown>): Weigher<S> {
  const judgement = createJudgement(game);
  const simulator = createSimulator(game);

  /** The best by principle and nothing foolish; what was chosen stands apart. */
  function listRivals(outlook: Outlook<S>, chosen: Choice, width: number, salt: number): Rival[] {
    judgement.judge(outlook.imagine(salt));
    const { choices, scores, count } = judgement;
    return ranked(choices, scores, count, salt)
      .filter((at) => choices[at] !== chosen && !judgement.isFoolish(at))
      .slice(0, width)
      .map((at) => rivalOf(choices[at]));
  }

  return {
    weigh(outlook, chosen, plan, effort, seed) {
      const luck = luckOf(`${seed} ${outlook.decision.seq}`);
      const salt = nextSeed(luck);
      simulator.begin(outlook, salt);
      const own = rivalOf(chosen);
      const rivals = listRivals(outlook, chosen, effort.width, salt);
      const tries = compete(simulator, outlook.seat, own, rivals, effort, luck);
      const best = rivals.slice().sort((a, b) => leadOf(b) - leadOf(a))[0];
      const duel = fight(game, simulator, outlook.seat, {
        chosen,
        plan,
        best: best?.choice ?? chosen,
        luck,
        worlds: effort.duel,
      });
      const isBehind = best !== undefined && leadOf(best) >= 0 && duel.loss > duel.error;
      const means = [own, ...rivals].filter(({ visits }) => visits > 0).map(meanOf);
      const better = isBehind ? best.choice : chosen;
      const line = (choice: Choice): Foreseen[] => mainLine(outlook, simulator.descent, choice, salt);
      return {
        seq: outlook.decision.seq,
        seat: outlook.seat,
        turn: game.insight?.turn?.(outlook.imagine(salt)) ?? 0,
        options: outlook.choices.length,
        chosen,
        best: better,
        after: duel.chosen,
        could: isBehind ? duel.best : duel.chosen,
        loss: isBehind ? duel.loss : 0,
        error: duel.error,
        lead: isBehind || best === undefined ? 0 : Math.max(0, -duel.loss),
        spread: means.length === 0 ? 0 : Math.max(...means) - Math.min(...means),
        tries: tries + duel.tries,
        why: best === undefined ? [] : duel.why,
        expected: { chosen: line(chosen), best: isBehind ? line(better) : [] },
      };
    },
  };
}

/** All are tried in the same worlds, and from time to time the worse half of the rivals leaves; returns the simulations. */
function compete<S>(
  { tryOut }: Simulator<S>,
  seat: Seat,
  own: Rival,
  rivals: readonly Rival[],
  { worlds }: Effort,
  luck: Luck,
): number {
  let left = rivals.slice();
  let tries = 0;
  for (let phase = worlds; left.length > 0; phase = Math.ceil(GROWTH * phase)) {
    for (let round = 0; round < phase; round++) {
      const seed = nextSeed(luck);
      const reference = tryOut([own.choice], seed).chances[seat];
      own.total += reference;
      own.visits++;
      for (const rival of left) {
        const value = tryOut([rival.choice], seed).chances[seat];
        rival.total += value;
        rival.visits++;
        rival.ahead += value - reference;
        rival.squares += (value - reference) ** 2;
        if (value > 0 && value < 1) rival.undecided++;
      }
      tries += 1 + left.length;
      left = left.filter(({ undecided, squares }) => undecided < ALIKE || squares > 0);
    }
    if (left.length <= 1) break;
    left = left.sort((a, b) => leadOf(b) - leadOf(a)).slice(0, Math.ceil(left.length / 2));
  }
  return tries;
}

interface Duel {
  readonly loss: number;
  readonly error: number;
  readonly chosen: number[];
  readonly best: number[];
  readonly why: WhyPart[];
  readonly tries: number;
}

interface Duellists {
  readonly chosen: Choice;
  readonly plan: readonly Choice[];
  readonly best: Choice;
  readonly luck: Luck;
  readonly worlds: number;
}

/** Two options in fresh worlds: which of them is better was said before, so luck in choosing it counts nothing here. */
function fight<S>(
  game: Game<S, unknown, unknown>,
  simulator: Simulator<S>,
  seat: Seat,
  { chosen, plan, best, luck, worlds }: Duellists,
): Duel {
  const free = createMatch(game, simulator, seat);
  const planned = createMatch(game, simulator, seat);
  const rival = best === chosen ? [] : [best];
  for (let world = 0; world < worlds; world++) {
    const seed = nextSeed(luck);
    const other = rival.length === 0 ? undefined : free.tryOut(rival, seed);
    if (plan.length > 0) planned.add(planned.tryOut([chosen, ...plan], seed), other);
    free.add(free.tryOut([chosen], seed), other);
  }
  const arms = (plan.length > 0 ? 2 : 1) + rival.length;
  const [one, two] = [free.result(), planned.result()];
  const isPlanned = plan.length > 0 && two.chosen[seat] > one.chosen[seat];
  return { ...(isPlanned ? two : one), tries: arms * worlds };
}

interface Shot {
  readonly chances: Float64Array;
  readonly portrayal: Portrayal;
}

/** One option against another over many worlds. */
function createMatch<S>(game: Game<S, unknown, unknown>, simulator: Simulator<S>, seat: Seat) {
  const accounts = createAccounts(game, seat);
  const sums = { chosen: new Float64Array(8), best: new Float64Array(8) };
  let [ahead, squares, worlds, seats] = [0, 0, 0, 2];
  const listOf = (sum: Float64Array): number[] => Array.from(sum.subarray(0, seats), (each) => each / worlds);
  return {
    tryOut(choices: readonly Choice[], seed: number): Shot {
      const { chances, leaf } = simulator.tryOut(choices, seed);
      seats = simulator.evaluator.sides(leaf).length;
      return { chances: chances.slice(), portrayal: accounts.portray(leaf, chances) };
    },
    add(chosen: Shot, best: Shot = chosen): void {
      worlds++;
      for (let each = 0; each < seats; each++) {
        sums.chosen[each] += chosen.chances[each];
        sums.best[each] += best.chances[each];
      }
      const difference = best.chances[seat] - chosen.chances[seat];
      ahead += difference;
      squares += difference * difference;
      accounts.add(best.portrayal, chosen.portrayal);
    },
    result() {
      const mean = ahead / Math.max(1, worlds);
      const error = Math.sqrt(Math.max(0, squares / Math.max(1, worlds) - mean * mean) / Math.max(1, worlds - 1));
      return { loss: mean, error, chosen: listOf(sums.chosen), best: listOf(sums.best), why: accounts.parts() };
    },
  };
}
