import { type CardId, type Choice, listChoices, type Option, type Seat } from '@longbox/kernel';
import { createBrain, type LabPlan, tableOf } from '@longbox/lab';
import type { GameKit } from '../games/kit.ts';

/** One option as a model may learn from it: what it does, and with which cards of the catalogue. */
export interface OptionRow {
  readonly verb: string;
  readonly card?: string;
  readonly target?: string;
  readonly seat?: Seat;
  readonly value?: number;
  readonly name?: string;
}

/** One decision of one game. Only what the deciding seat could know, except for `result`. */
export interface DecisionRow {
  /** Names of the two decks and the number of the game between them: its seed follows from them. */
  readonly decks: readonly [own: string, other: string];
  readonly game: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly ask: string;
  /** By feature of the game: what the seat has, then what the other has, as this seat sees it. */
  readonly features: readonly number[];
  readonly options: readonly OptionRow[];
  /** Index of the option that was chosen. */
  readonly choice: number;
  /** What became of the game for this seat: 2 won, 1 drawn, 0 lost. */
  result: 0 | 1 | 2;
  /** Decisions of all seats from this one to the end. */
  left: number;
  readonly view?: unknown;
}

export interface DatasetSetup {
  readonly plan: LabPlan;
  readonly isEvery: boolean;
  readonly withView: boolean;
}

/** `me.X` for each feature of the game's insight, then `them.X`. */
export const featureNames = ({ game }: GameKit): readonly string[] =>
  ['me', 'them'].flatMap((who) => (game.insight?.features ?? []).map((name) => `${who}.${name}`));

/** Plays one game and answers with its decisions. */
export function gameRows(kit: GameKit, setup: DatasetSetup, pair: number, number: number): DecisionRow[] {
  const { game } = kit;
  const { plan, isEvery } = setup;
  const table = tableOf(plan, pair, number);
  const state = game.setup(table);
  const brains = table.seats.map((_, seat) => createBrain(game, plan.player, table, seat));
  const names = plan.pairs[pair].map((deck) => plan.decks[deck].name);
  const decks = number % 2 === 1 ? names.toReversed() : names;
  const rows: DecisionRow[] = [];
  let decisions = 0;
  for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
    const { seat, ask, seq } = decision;
    const choices = listChoices(game, state);
    const choice = brains[seat].choose(state);
    if (isEvery || choices.length > 1) {
      const view = game.view(state, seat);
      const keys = kit.known(view).faces;
      rows.push({
        decks: [decks[seat], decks[1 - seat]],
        ...{ game: number, seq, seat, ask },
        features: measure(kit, state, seat),
        options: choices.map((each) => optionRow(game.option(state, each), keys)),
        choice: choices.indexOf(choice),
        result: 0,
        left: decisions,
        ...(setup.withView && { view }),
      });
    }
    apply(choice);
  }
  const places = game.result(state)?.places ?? [];
  for (const row of rows) {
    const [own, other] = [places[row.seat], places[1 - row.seat]];
    row.result = own === other ? 1 : own < other ? 2 : 0;
    row.left = decisions - row.left;
  }
  return rows;

  function apply(choice: Choice): void {
    game.apply(state, choice);
    decisions++;
  }
}

function measure({ game }: GameKit, state: unknown, seat: Seat): number[] {
  const { insight } = game;
  if (insight === undefined) return [];
  const out = new Int32Array(insight.features.length);
  return [seat, 1 - seat].flatMap((each) => {
    insight.measure(state, each, seat, out.fill(0));
    return [...out];
  });
}

/** Numbers of cards mean nothing beyond their table, so the catalogue's keys take their place. */
function optionRow({ verb, card, target, seat, value, name }: Option, keys: ReadonlyMap<CardId, string>): OptionRow {
  const [one, other] = [card, target].map((id) => (id === undefined ? undefined : keys.get(id)));
  return {
    verb,
    ...(one !== undefined && { card: one }),
    ...(other !== undefined && { target: other }),
    ...(seat !== undefined && { seat }),
    ...(value !== undefined && { value }),
    ...(name !== undefined && { name }),
  };
}
