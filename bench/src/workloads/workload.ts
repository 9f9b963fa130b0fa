/** How often something was done, by its name: `games`, `decisions`, `clones`. */
export type Counts = Readonly<Record<string, number>>;

/** One thing to measure. Whatever it needs is made before the first step, so that a step is all work. */
export interface Workload {
  readonly name: string;
  step(): Counts | Promise<Counts>;
}

export type Operation = 'play' | 'cloneInto' | 'cloneFresh' | 'hash' | 'saveLoad' | 'views' | 'search';

/** A module of `subjects/`: an engine or a game, with everything that is measured of it. Runs in a process of its own. */
export interface Subject {
  readonly workloads: readonly Workload[];
  /** A state as the workloads use it, to look at how V8 holds it. */
  readonly sample?: () => object;
}
