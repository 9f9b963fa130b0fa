/** How often something was done, by its name: `games`, `decisions`, `clones`. */
export type Counts = Readonly<Record<string, number>>;

/** One thing to measure. Whatever it needs is made before the first step, so that a step is all work. */
export interface Workload {
  readonly name: string;
  step(): Counts | Promise<Counts>;
}

/** A module of `subjects/`: an engine or a game, with everything that is measured of it. Runs in a process of its own. */
export interface Subject {
  readonly workloads: readonly Workload[];
  /** A state and its view as the workloads use them, to look at how V8 holds them. */
  readonly sample?: () => object;
}
