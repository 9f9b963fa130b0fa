import type { GameDescription } from '@longbox/games';
import { type Choice, type Game, type Log, makeLog, type Seat } from '@longbox/kernel';
import {
  classOf,
  createWeigher,
  type Effort,
  modelOf,
  outlookOf,
  planFrom,
  SUSPICION,
  sureLoss,
  type Weighing,
} from '@longbox/players';
import { createBrain } from './brains.ts';
import { type LabPlan, tableOf } from './plan.ts';

/** An option as far as many games have it in common: what is done, and with which card. */
export interface Deed {
  readonly verb: string;
  readonly face?: string;
}

/** A decision that surely gave something away. */
export interface Lapse {
  readonly seq: number;
  readonly turn: number;
  readonly chosen: Deed;
  readonly best: Deed;
  /** Chances to win that were given away at least. */
  readonly loss: number;
}

/** One game of one deck, and what it gave away there. */
export interface LapsedGame {
  readonly deck: string;
  readonly number: number;
  /** Won 2, drawn 1, lost 0. */
  readonly points: 0 | 1 | 2;
  readonly decisions: number;
  readonly lapses: readonly Lapse[];
}

/** How much is tried: for every decision, and for those that seem to give something away. */
export interface LapseEffort {
  readonly look: Effort;
  readonly study: Effort;
}

/** Plays one game of a pair as the lab does, and goes through the decisions of both decks. */
export function reviewLabGame(
  { game, known, seenFace }: GameDescription,
  plan: LabPlan,
  pair: number,
  number: number,
  { look, study }: LapseEffort,
): readonly LapsedGame[] {
  const table = tableOf(plan, pair, number);
  const log = playLog(game, table, plan.player);
  const state = game.setup(table);
  const weigher = createWeigher(game);
  const sources = { sight: 'seat', model: modelOf(game, log) } as const;
  const found = table.seats.map((): { decisions: number; readonly lapses: Lapse[] } => ({ decisions: 0, lapses: [] }));
  const deedOf = (choice: Choice, seat: Seat): Deed => {
    const { verb, card } = game.option(state, choice);
    if (card === undefined) return { verb };
    const face = known(game.view(state, seat)).faces.get(card) ?? seenFace(state, seat, card);
    return { verb, ...(face !== undefined && { face }) };
  };
  for (const [seq, choice] of log.choices.entries()) {
    const decision = game.decision(state);
    if (decision !== undefined && decision.count > 1) {
      const { seat } = decision;
      const outlook = outlookOf(game, state, seat, sources);
      const later = planFrom(game, state, log, seq);
      const first = weigher.weigh(outlook, choice, later, look, plan.seed);
      // What a look suspects is measured again in other worlds, so that its noise makes no lapses.
      const weighing =
        first.loss < SUSPICION ? first : weigher.weigh(outlook, choice, later, study, `${plan.seed} study`);
      found[seat].decisions++;
      if (isLapse(weighing)) {
        const { turn, chosen, best } = weighing;
        const loss = sureLoss(weighing);
        found[seat].lapses.push({ seq, turn, chosen: deedOf(chosen, seat), best: deedOf(best, seat), loss });
      }
    }
    game.apply(state, choice);
  }
  const places = game.result(state)?.places ?? [];
  const names = plan.pairs[pair].map((deck) => plan.decks[deck].name);
  const isTurned = number % 2 === 1;
  return found.map(({ decisions, lapses }, seat) => ({
    deck: names[isTurned ? 1 - seat : seat],
    number,
    points: places[0] === places[1] ? 1 : places[seat] === 1 ? 2 : 0,
    ...{ decisions, lapses },
  }));
}

const isLapse = (weighing: Weighing): boolean => !['best', 'good'].includes(classOf(weighing));

function playLog<S>(game: Game<S, unknown, unknown>, table: Log['table'], player: string): Log {
  const state = game.setup(table);
  const brains = table.seats.map((_, seat) => createBrain(game, player, table, seat));
  const choices: Choice[] = [];
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    choices.push(brains[open.seat].choose(state));
    game.apply(state, choices[choices.length - 1]);
  }
  return makeLog(game, table, choices);
}
