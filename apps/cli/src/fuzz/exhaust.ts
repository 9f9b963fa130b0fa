import { type Choice, type Game, listChoices, makeLog, randomBelow, type Table } from '@longbox/kernel';
import { ConformanceError, seededRandom } from '@longbox/testkit';

export interface ExhaustOptions {
  /** How many decisions deep everything is tried. */
  readonly depth: number;
  /** From one decision in so many, drawn at random. */
  readonly every: number;
  /** A game that takes more decisions does not end. */
  readonly decisions: number;
}

/** No position is worth more lines than this; the first ones are tried. */
const MOST_LINES = 4000;

/** A random game, and from some of its decisions every line of choices: all must be playable, with options that are sound. */
export function exhaust<S>(
  game: Game<S, unknown, unknown>,
  table: Table,
  { depth, every, decisions }: ExhaustOptions,
): { readonly decisions: number; readonly lines: number } {
  const random = seededRandom(`${table.seed} exhaustive`);
  const state = game.setup(table);
  const spares = Array.from({ length: depth }, () => game.clone(state));
  const played: Choice[] = [];
  let lines = 0;
  while (game.decision(state) !== undefined) {
    if (played.length >= decisions) fail('games end', `no end after ${played.length} decisions`);
    const choices = offered(state);
    if (randomBelow(random, every) === 0) tryAll(state, 0, { left: MOST_LINES });
    const choice = choices[randomBelow(random, choices.length)];
    step(state, choice);
    played.push(choice);
  }
  return { decisions: played.length, lines };

  function tryAll(from: S, level: number, budget: { left: number }): void {
    for (const choice of offered(from)) {
      if (budget.left-- <= 0) return;
      const next = game.clone(from, spares[level]);
      step(next, choice);
      lines++;
      played.push(choice);
      if (game.decision(next) === undefined) {
        if (game.result(next) === undefined) fail('a finished game has a result', 'it has none');
      } else if (level + 1 < depth) tryAll(next, level + 1, budget);
      else offered(next);
      played.pop();
    }
  }

  function offered(at: S): Choice[] {
    const choices = attempt(() => listChoices(game, at));
    if (choices.length === 0) fail('a decision has options', 'none was offered');
    for (let i = 1; i < choices.length; i++) {
      if (choices[i] <= choices[i - 1])
        fail('options ascend and are unique', `${choices[i - 1]} stands before ${choices[i]}`);
    }
    return choices;
  }

  function step(at: S, choice: Choice): void {
    attempt(() => game.apply(at, choice));
  }

  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      return fail('rules run without error', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  function fail(check: string, detail: string): never {
    const where = `${game.name} ${table.profile}, seed ${JSON.stringify(table.seed)}, decision ${played.length}`;
    throw new ConformanceError(check, `${check} (${where})\n${detail}`, makeLog(game, table, played));
  }
}
