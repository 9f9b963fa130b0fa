import { isConcession } from './concede.ts';
import type { Game, Table } from './game.ts';
import type { Choice } from './ids.ts';
import { NONE } from './ids.ts';
import { indexOfChoice } from './machine.ts';

/** A played game: the record from which everything else can be rebuilt. Plain JSON. */
export interface Log {
  readonly version: 1;
  readonly table: Table;
  /** What the cards and rules meant when it was played; an edited card would rewrite old games. */
  readonly catalogueHash: string;
  /** The sets of cards it was played with; absent in games without sets, and in logs of before there was a choice. */
  readonly sets?: readonly string[];
  readonly choices: readonly Choice[];
  /** The fingerprint of the state after each choice, where somebody kept them. */
  readonly fingerprints?: readonly string[];
}

/** A log that does not play out here: at which decision, and why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  /** NONE if it could not even begin. */
  readonly seq: number;
  constructor(seq: number, text: string) {
    super(seq === NONE ? text : `decision ${seq}: ${text}`);
    this.seq = seq;
  }
}

export function makeLog<S>(game: Game<S, unknown, unknown>, table: Table, choices: readonly Choice[]): Log {
  return { version: 1, table, ...catalogueOf(game), choices: choices.slice() };
}

/** What a log says of the cards it was played with. */
export const catalogueOf = ({
  catalogueHash,
  sets,
}: Pick<Game<never, unknown, unknown>, 'catalogueHash' | 'sets'>): Pick<Log, 'catalogueHash' | 'sets'> => ({
  catalogueHash,
  ...(sets !== undefined && { sets }),
});

/** The state after the first `upTo` choices of the log. Throws a `ReplayError`. */
export function replay<S>(game: Game<S, unknown, unknown>, log: Log, upTo = log.choices.length): S {
  checkPlayable(game, log);
  const state = game.setup(log.table);
  for (let seq = 0; seq < Math.min(upTo, log.choices.length); seq++) {
    checkOffered(game, state, seq, log.choices[seq]);
    game.apply(state, log.choices[seq]);
    const expected = log.fingerprints?.[seq];
    if (expected === undefined) continue;
    const found = game.fingerprint(state);
    if (found !== expected) throw new ReplayError(seq, `the state afterwards is ${found}, the log says ${expected}`);
  }
  return state;
}

/** The log with a fingerprint after each choice, so that a later replay can tell where it strays. */
export function withFingerprints<S>(game: Game<S, unknown, unknown>, log: Log): Log {
  checkPlayable(game, log);
  const state = game.setup(log.table);
  const fingerprints = log.choices.map((choice, seq) => {
    checkOffered(game, state, seq, choice);
    game.apply(state, choice);
    return game.fingerprint(state);
  });
  return { ...log, fingerprints };
}

/** Throws a `ReplayError` if the log is of another game, or of this one with other cards. */
export function checkPlayable<S>(game: Game<S, unknown, unknown>, log: Log): void {
  if (log.version !== 1) throw new ReplayError(NONE, `this log has format ${String(log.version)}, expected 1`);
  if (log.table.game !== game.name) {
    throw new ReplayError(NONE, `this is a log of ${log.table.game}, it cannot be played as ${game.name}`);
  }
  if (log.catalogueHash !== game.catalogueHash) {
    throw new ReplayError(
      NONE,
      `this log was played with catalogue ${log.catalogueHash.slice(0, 12)}, here is ${game.catalogueHash.slice(0, 12)}: ` +
        'cards or rules have changed since, so it would become another game',
    );
  }
}

/** Throws a `ReplayError` that says what was offered instead, if the recorded choice was not. */
export function checkOffered<S>(game: Game<S, unknown, unknown>, state: S, seq: number, choice: Choice): void {
  const decision = game.decision(state);
  if (decision !== undefined && isConcession(choice)) return;
  if (decision === undefined) throw new ReplayError(seq, `${choice} was chosen, but the game was already over`);
  const options = listChoices(game, state);
  if (indexOfChoice(options, choice) !== NONE) return;
  const offered = options.map((option) => `${option} ${JSON.stringify(game.option(state, option))}`);
  const who = `seat ${decision.seat + 1} (${decision.ask})`;
  throw new ReplayError(seq, `${who} chose ${choice}, which was not offered; offered were ${offered.join(', ')}`);
}

/** The options of the open decision, ascending, in an array of their own; empty once the game is over. */
export function listChoices<S>(game: Game<S, unknown, unknown>, state: S): Choice[] {
  const count = game.decision(state)?.count ?? 0;
  const out = new Int32Array(count);
  game.choices(state, out);
  return Array.from(out);
}
