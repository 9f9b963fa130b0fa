/** What one seat has said and what it was told became of it: the truth the server is held to. */
export interface Ledger {
  /** Every choice that was ever sent under a number. */
  readonly sent: Map<number, Set<number>>;
  /**
   * Numbers, and not choices: after a refusal that leaves open what became of it, an action may be sent again with another choice, and
   * either may be the one that was written.
   */
  readonly acknowledged: Set<number>;
  duplicated: number;
  delayed: number;
  worstStallMs: number;
  /** What happened to the client meanwhile. */
  worstStall: string;
}

export const createLedger = (): Ledger => ({
  sent: new Map(),
  acknowledged: new Set(),
  duplicated: 0,
  delayed: 0,
  worstStallMs: 0,
  worstStall: '',
});

export function noteSent({ sent }: Ledger, n: number, choice: number): void {
  const choices = sent.get(n) ?? new Set();
  choices.add(choice);
  sent.set(n, choices);
}

export function noteAcknowledged(ledger: Ledger, n: number, milliseconds: number, story = ''): void {
  if (ledger.sent.has(n)) ledger.acknowledged.add(n);
  if (milliseconds <= ledger.worstStallMs) return;
  ledger.worstStallMs = milliseconds;
  ledger.worstStall = story;
}

/** A row of the log, as the database has it. */
export interface Row {
  readonly seq: number;
  readonly seat: number;
  readonly n: number | null;
  readonly value: number;
  readonly hash: string;
}

/** Acknowledged actions that are not in the log as they were ever sent, and rows that nobody asked for or that are there twice. */
export function audit(rows: readonly Row[], ledgers: readonly Ledger[]): { lost: number; doubled: number } {
  const logged = ledgers.map(() => new Set<number>());
  let doubled = 0;
  for (const { seat, n, value } of rows) {
    const isAsked = n !== null && ledgers[seat]?.sent.get(n)?.has(value) === true;
    if (!isAsked || logged[seat].has(n)) doubled++;
    else logged[seat].add(n);
  }
  let lost = 0;
  for (const [seat, { acknowledged }] of ledgers.entries()) {
    for (const n of acknowledged) if (!logged[seat].has(n)) lost++;
  }
  return { lost, doubled };
}

/**
 * A history as a list: every row once, in order and without a gap, and nobody's later action before an earlier one. The same is asked
 * of what each reader was told.
 */
export function historyFaults(
  rows: readonly Pick<Row, 'seq' | 'seat' | 'n'>[],
  readers: readonly (readonly number[])[],
): string[] {
  const faults: string[] = [];
  const last = new Map<number, number>();
  for (const [i, { seq, seat, n }] of rows.entries()) {
    if (seq !== i + 1) faults.push(`row ${i + 1} of the log is numbered ${seq}`);
    if (n === null) continue;
    if (n <= (last.get(seat) ?? 0)) faults.push(`action ${n} of seat ${seat} comes after ${last.get(seat)}`);
    last.set(seat, n);
  }
  for (const [reader, told] of readers.entries()) {
    const at = rows.findIndex(({ seq }, i) => told[i] !== seq);
    if (at >= 0) faults.push(`reader ${reader} was told row ${told[at]} in the place of ${rows[at].seq}`);
    else if (told.length !== rows.length)
      faults.push(`reader ${reader} was told ${told.length} of ${rows.length} rows`);
  }
  return faults;
}
