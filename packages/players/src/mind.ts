import type { Choice, Game } from '@longbox/kernel';
import { createGreedy } from './greedy.ts';
import { luckOf } from './luck.ts';
import { chooseWithNoise } from './noise.ts';
import type { Outlook } from './outlook.ts';
import { createRandom, createRules } from './rules.ts';
import { createSearch } from './search/search.ts';
import { SEARCH } from './search/settings.ts';
import type { MindSettings, Rung } from './settings.ts';
import type { Conclusion, Pondering, Ranked, Thinker } from './thinker.ts';
import type { Foreseen, Thought, Weighed } from './thought.ts';

/** As much of an `AbortSignal` as is needed, so that this runs where there is none. */
export interface Stop {
  readonly aborted: boolean;
}

export interface Mind<S> {
  decide(outlook: Outlook<S>): Choice;
  /** Decides and says why. Aborting ends it with the best answer so far. */
  think(outlook: Outlook<S>, signal?: Stop): Thought;
  /** The same in slices, for hosts that must listen in between. */
  ponder(outlook: Outlook<S>, signal?: Stop): Musing;
}

/** A decision under way. */
export interface Musing {
  /** Thinks on for about so many milliseconds; true once it is done. */
  advance(milliseconds: number): boolean;
  /** The answer so far. */
  thought(): Thought;
}

export interface MindOptions extends MindSettings {
  /** The same seed and iterations decide alike on any machine. */
  readonly seed: string;
  /** Milliseconds from any beginning; a host may have a better clock. */
  readonly now?: () => number;
}

/** Beyond its budget a thought may take this much more before it counts as an overrun. */
const GRACE = { share: 0.5, milliseconds: 50 };

const THINKERS: Readonly<Record<Rung, <S>(game: Game<S, unknown, unknown>, settings: MindSettings) => Thinker<S>>> = {
  random: createRandom,
  rules: (game, { numbers }) => createRules(game, numbers?.order),
  greedy: (game, { numbers }) => createGreedy(game, numbers?.leaf),
  search: (game, { numbers }) => createSearch(game, { ...SEARCH, ...numbers }),
};

export function createMind<S>(game: Game<S, unknown, unknown>, options: MindOptions): Mind<S> {
  const thinker = THINKERS[options.rung](game, options);
  const spare = options.rung === 'rules' ? undefined : createRules(game);
  const ponder = (outlook: Outlook<S>, signal?: Stop): Musing =>
    createMusing({ outlook, thinker, spare, options, signal });
  const think = (outlook: Outlook<S>, signal?: Stop): Thought => {
    const musing = ponder(outlook, signal);
    while (!musing.advance(Number.POSITIVE_INFINITY));
    return musing.thought();
  };
  return { ponder, think, decide: (outlook) => think(outlook).choice };
}

interface MusingParts<S> {
  readonly outlook: Outlook<S>;
  readonly thinker: Thinker<S>;
  /** Answers if the thinker breaks. */
  readonly spare: Thinker<S> | undefined;
  readonly options: MindOptions;
  readonly signal: Stop | undefined;
}

function createMusing<S>({ outlook, thinker, spare, options, signal }: MusingParts<S>): Musing {
  const { budget = {}, noise = 0, seed, now = Date.now } = options;
  const from = now();
  const text = `${seed} ${outlook.decision.seq}`;
  const most = budget.iterations ?? (budget.milliseconds === undefined ? thinker.usual : Number.POSITIVE_INFINITY);
  const until = budget.milliseconds === undefined ? Number.POSITIVE_INFINITY : from + budget.milliseconds;
  const isForced = outlook.choices.length === 1;
  let iterations = 0;
  let pondering: Pondering | undefined;
  let failure: string | undefined;
  let finished = isForced;
  let elapsed = 0;

  const isLate = (): boolean => now() >= until || signal?.aborted === true;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      finished = true;
      return undefined;
    }
  };
  const left = (time: number): number => {
    if (until === Number.POSITIVE_INFINITY || iterations === 0) return most - iterations;
    return Math.min(most - iterations, Math.ceil(((until - time) * iterations) / Math.max(1, time - from)));
  };
  const advance = (milliseconds: number): boolean => {
    if (!isForced && pondering === undefined && failure === undefined)
      pondering = attempt(() => thinker.start(outlook, luckOf(text), isLate));
    const sliceEnd = now() + milliseconds;
    while (!finished && pondering !== undefined) {
      const time = now();
      if (iterations >= most || time >= until || signal?.aborted || pondering.isSettled(left(time))) finished = true;
      else if (time >= sliceEnd) break;
      else if (attempt(pondering.step) === false) finished = true;
      else iterations++;
    }
    elapsed = now() - from;
    return finished;
  };
  const answer = (): Conclusion =>
    (failure === undefined && pondering !== undefined ? attempt(pondering.conclude) : undefined) ??
    fallBack(outlook, spare, text);

  return {
    advance,
    thought(): Thought {
      const conclusion = answer();
      const { choice } = chooseWithNoise(conclusion, noise, luckOf(`${text} noise`));
      return {
        choice,
        options: conclusion.ranking.map((each) => weigh(outlook, each)),
        line: conclusion.line.length > 0 ? conclusion.line : [firstStep(outlook, choice)],
        iterations,
        ...(conclusion.wins === true && choice === conclusion.ranking[0].choice && { wins: true }),
        fellBack: failure !== undefined,
        overran: elapsed > (until - from) * (1 + GRACE.share) + GRACE.milliseconds,
        ...(failure !== undefined && { error: failure }),
      };
    },
  };
}

const firstStep = <S>(outlook: Outlook<S>, choice: Choice): Foreseen => ({
  seat: outlook.seat,
  option: outlook.option(choice),
  visits: 0,
});

function weigh<S>(outlook: Outlook<S>, { choice, chance, visits, principle }: Ranked): Weighed {
  return { choice, option: outlook.option(choice), chance, visits, principle };
}

/** By principle, and if even that breaks in the order of the options: something legal is always played. */
function fallBack<S>(outlook: Outlook<S>, spare: Thinker<S> | undefined, text: string): Conclusion {
  try {
    if (spare !== undefined && outlook.choices.length > 1) return spare.start(outlook, luckOf(text)).conclude();
  } catch {
    // The reason is known already; what matters now is an answer.
  }
  const ranking = outlook.choices.map((choice) => ({
    choice,
    chance: undefined,
    visits: 0,
    principle: undefined,
    isFoolish: false,
    worth: 0,
  }));
  return { ranking, line: [], scale: 0 };
}
