/** What a move goes through on a node, in order. */
export const STAGES = ['queue', 'rules', 'database', 'show'] as const;
export type Stage = (typeof STAGES)[number];
export type StageTimes = Readonly<Record<Stage, number>>;

/**
 * How long one move took, stage by stage: it waits for its match, the rules take it, the database commits it, everybody is shown it.
 * Tries that another node was quicker than count with the stages they were in.
 */
export class MoveTrace {
  readonly #times: Record<Stage, number> = { queue: 0, rules: 0, database: 0, show: 0 };
  #since = performance.now();

  /** This stage has ended, and the next begins. */
  passed(stage: Stage): void {
    const now = performance.now();
    this.#times[stage] += now - this.#since;
    this.#since = now;
  }

  get times(): StageTimes {
    return this.#times;
  }

  get total(): number {
    return STAGES.reduce((sum, stage) => sum + this.#times[stage], 0);
  }
}

/** In milliseconds, to the hundredth, for a line of the log. */
export const roundTimes = (times: StageTimes): StageTimes => ({
  queue: round(times.queue),
  rules: round(times.rules),
  database: round(times.database),
  show: round(times.show),
});

const round = (milliseconds: number): number => Math.round(milliseconds * 100) / 100;
