import { checkPlayable, concedingSeat, type Game, isConcession, type Log, replay, type Seat } from '@longbox/kernel';
import { luckOf, nextSeed } from '../luck.ts';
import { CURVE_WORLDS, type Effort, LOOK, STUDY, SUSPICION } from './effort.ts';
import { blankRecord, type GivenUp, type ReviewRecord, type TurnMark } from './record.ts';
import { modelOf, outlookOf, type Sight } from './sight.ts';
import { createSimulator } from './simulate.ts';
import { createWeigher, type Weighing } from './weigh.ts';

export interface ReviewSettings {
  /** The same seed finds the same on any machine. */
  readonly seed: string;
  readonly sight?: Sight;
  readonly look?: Effort;
  readonly study?: Effort;
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
  { seed, sight = 'seat', look = LOOK, study = STUDY }: ReviewSettings,
  from?: ReviewRecord,
): Review {
  checkPlayable(game, log);
  const kept = from?.seed === seed && from.sight === sight ? from : blankRecord(seed, sight);
  const model = modelOf(game, log);
  const weigher = createWeigher(game);
  const simulator = createSimulator(game);
  const turnOf = (state: S): number => game.insight?.turn?.(state) ?? 0;
  const weighings = new Map(kept.weighings.map((each) => [each.seq, each]));
  const turns: TurnMark[] = [...kept.turns];
  const givenUp: GivenUp[] = [...kept.givenUp];
  const studied = new Set(kept.studied);
  let { looked, result } = kept;
  const state = replay(game, log, looked);

  /** The chances of all seats as `viewer` sees them: everything hidden is dealt anew in every world. */
  function chancesFor(position: S, viewer: Seat, text: string): number[] {
    const luck = luckOf(`${seed} ${text}`);
    const lists = model.listsFor(game, position, viewer);
    const seats = simulator.evaluator.sides(position).length;
    const sums = new Float64Array(MOST_SEATS);
    for (let i = 0; i < CURVE_WORLDS; i++) {
      const at = nextSeed(luck);
      const world = game.clone(position);
      if (sight === 'seat') game.imagine(world, viewer, at, lists(at));
      const chances = simulator.judge(world, viewer, at);
      for (let seat = 0; seat < seats; seat++) sums[seat] += chances[seat] / CURVE_WORLDS;
    }
    return Array.from(sums.subarray(0, seats));
  }

  function markTurn(): void {
    const turn = turnOf(state);
    if (turns.some((mark) => mark.turn === turn)) return;
    const seats = log.table.seats.map((_, seat) => seat);
    const chances = seats.map((seat) => chancesFor(state, seat, `turn ${turn} ${seat}`)[seat]);
    turns.push({ seq: looked, turn, chances });
  }

  function lookOn(): void {
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
        weighings.set(looked, { ...weigher.weigh(outlook, choice, look, seed), seq: looked });
      }
      game.apply(state, choice);
    }
    looked++;
    if (looked === log.choices.length && game.result(state) !== undefined) result = resultOf();
  }

  function resultOf(): number[] {
    const chances = new Float64Array(MOST_SEATS);
    simulator.evaluator.evaluate(state, 0, chances);
    return Array.from(chances.subarray(0, log.table.seats.length));
  }

  /** Where most seems to have been given away first. */
  const suspects = (): Weighing[] =>
    [...weighings.values()]
      .filter(({ seq, loss }) => loss >= SUSPICION && !studied.has(seq))
      .sort((a, b) => b.loss - a.loss || a.seq - b.seq);

  function studyOne({ seq, seat, chosen }: Weighing): void {
    const outlook = outlookOf(game, replay(game, log, seq), seat, { sight, model });
    weighings.set(seq, { ...weigher.weigh(outlook, chosen, study, `${seed} study`), seq });
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
      version: 1,
      seed,
      sight,
      looked,
      weighings: [...weighings.values()].sort((a, b) => a.seq - b.seq),
      studied: [...studied].sort((a, b) => a - b),
      turns,
      givenUp,
      ...(result !== undefined && { result }),
    }),
  };
}
