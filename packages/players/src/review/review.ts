import { type Choice, checkPlayable, concedingSeat, type Game, isConcession, type Log, replay } from '@longbox/kernel';
import { createForecaster } from './chances.ts';
import { CURVE_WORLDS, DEALS, type Effort, LOOK, LUCK_WORLDS, STUDY, SUSPICION } from './effort.ts';
import { createLuckMeter, type LuckMark } from './luck-meter.ts';
import { blankRecord, type GivenUp, type ReviewRecord, type TurnMark } from './record.ts';
import { modelOf, outlookOf, type Sight } from './sight.ts';
import { createWeigher, type Weighing } from './weigh.ts';

export interface ReviewSettings {
  /** The same seed finds the same on any machine. */
  readonly seed: string;
  readonly sight?: Sight;
  readonly look?: Effort;
  readonly study?: Effort;
  /** Worlds for the chances when a turn begins. */
  readonly curve?: number;
  /** Worlds for the luck of a moment. */
  readonly luck?: number;
}

/** How far a review is. */
export interface ReviewProgress {
  readonly phase: 'looking' | 'studying' | 'done';
  /** From 0 to 1, studies counted in. */
  readonly share: number;
}

/** A review under way, in steps of some tens of milliseconds. */
export interface Review {
  /** One decision more; false once there is nothing left to do. */
  step(): boolean;
  progress(): ReviewProgress;
  /** Plain JSON; a review that is begun with it goes on from there. */
  record(): ReviewRecord;
}

/** Share of the work that looking at every decision is, about. */
const LOOKING = 0.5;
const MOST_SEATS = 8;

/** Throws a `ReplayError` if the log cannot be played here. */
export function openReview<S>(
  game: Game<S, unknown, unknown>,
  log: Log,
  { seed, sight = 'seat', look = LOOK, study = STUDY, curve = CURVE_WORLDS, luck = LUCK_WORLDS }: ReviewSettings,
  from?: ReviewRecord,
): Review {
  checkPlayable(game, log);
  const blank = blankRecord(seed, sight);
  // What older programs kept had less in it.
  const isKept = from?.version === blank.version && from.seed === seed && from.sight === sight;
  const kept = isKept ? from : blank;
  const model = modelOf(game, log);
  const weigher = createWeigher(game);
  const { simulator, chances, chancesFor } = createForecaster(game, { sight, model }, seed, curve);
  const turnOf = (state: S): number => game.insight?.turn?.(state) ?? 0;
  const weighings = new Map(kept.weighings.map((each) => [each.seq, each]));
  const turns: TurnMark[] = [...kept.turns];
  const givenUp: GivenUp[] = [...kept.givenUp];
  const draws: LuckMark[] = [...kept.draws];
  const meter = createLuckMeter(game, model, seed, luck);
  const studied = new Set(kept.studied);
  let { looked, result, matchup } = kept;
  const state = replay(game, log, looked);

  function markTurn(): void {
    const turn = turnOf(state);
    if (turns.some((mark) => mark.turn === turn)) return;
    turns.push({ seq: looked, turn, chances: chances(state, `turn ${turn}`) });
  }

  /** What these decks are worth against each other: the mean over deals that might have been. */
  function meetAnew(): number[] {
    const few = createForecaster(game, { sight: 'seat', model }, seed, Math.max(2, Math.ceil(curve / DEALS)));
    const deals = Array.from({ length: DEALS }, (_, i) => {
      const dealt = game.setup({ ...log.table, seed: `${seed} deal ${i}` });
      return few.chances(dealt, `deal ${i}`);
    });
    return log.table.seats.map((_, seat) => deals.reduce((sum, each) => sum + each[seat], 0) / DEALS);
  }

  function lookOn(): void {
    matchup ??= meetAnew();
    const choice = log.choices[looked];
    const decision = game.decision(state);
    if (decision === undefined) throw new Error('the game was over before its log is');
    markTurn();
    if (isConcession(choice)) {
      const seat = concedingSeat(choice);
      const before = chancesFor(state, seat, `given up ${looked}`);
      const turn = turnOf(state);
      game.apply(state, choice);
      givenUp.push({ seq: looked, seat, turn, before, after: chancesFor(state, seat, `given up ${looked}`) });
    } else {
      if (decision.count > 1) {
        const outlook = outlookOf(game, state, decision.seat, { sight, model });
        weighings.set(looked, {
          ...weigher.weigh(outlook, choice, planFrom(game, state, log, looked), look, seed),
          seq: looked,
        });
      }
      const lucky = meter.measure(state, choice, `${looked}`);
      if (lucky !== undefined) draws.push({ seq: looked, turn: turnOf(state), ...lucky });
      game.apply(state, choice);
    }
    looked++;
    if (looked === log.choices.length && game.result(state) !== undefined) result = resultOf();
  }

  function resultOf(): number[] {
    const shares = new Float64Array(MOST_SEATS);
    simulator.evaluator.evaluate(state, 0, shares);
    return Array.from(shares.subarray(0, log.table.seats.length));
  }

  /** Where most seems to have been given away first. */
  const suspects = (): Weighing[] =>
    [...weighings.values()]
      .filter(({ seq, loss }) => loss >= SUSPICION && !studied.has(seq))
      .sort((a, b) => b.loss - a.loss || a.seq - b.seq);

  function studyOne({ seq, seat, chosen }: Weighing): void {
    const then = replay(game, log, seq);
    const outlook = outlookOf(game, then, seat, { sight, model });
    const plan = planFrom(game, then, log, seq);
    weighings.set(seq, { ...weigher.weigh(outlook, chosen, plan, study, `${seed} study`), seq });
    studied.add(seq);
  }

  return {
    step() {
      if (looked < log.choices.length) {
        lookOn();
        return true;
      }
      const [first] = suspects();
      if (first !== undefined) studyOne(first);
      return first !== undefined;
    },
    progress() {
      const left = suspects().length;
      const { length } = log.choices;
      if (looked < length) return { phase: 'looking', share: (LOOKING * looked) / length };
      if (left === 0) return { phase: 'done', share: 1 };
      return { phase: 'studying', share: LOOKING + ((1 - LOOKING) * studied.size) / (studied.size + left) };
    },
    record: () => ({
      version: 3,
      seed,
      sight,
      looked,
      weighings: [...weighings.values()].sort((a, b) => a.seq - b.seq),
      studied: [...studied].sort((a, b) => a - b),
      turns,
      givenUp,
      draws,
      ...(matchup !== undefined && { matchup }),
      ...(result !== undefined && { result }),
    }),
  };
}

const LONGEST_PLAN = 12;

/** What the seat did next, as long as nobody else decided and nothing became known: it could have planned that. */
export function planFrom<S>(game: Game<S, unknown, unknown>, state: S, { choices }: Log, seq: number): Choice[] {
  const seat = game.decision(state)?.seat;
  const then = game.clone(state);
  const known = game.reveals(then);
  const plan: Choice[] = [];
  game.apply(then, choices[seq]);
  for (let at = seq + 1; at < choices.length && plan.length < LONGEST_PLAN; at++) {
    const decision = game.decision(then);
    if (decision === undefined || decision.seat !== seat || isConcession(choices[at]) || game.reveals(then) !== known)
      break;
    // A single option is taken by itself.
    if (decision.count > 1) plan.push(choices[at]);
    game.apply(then, choices[at]);
  }
  return plan;
}
