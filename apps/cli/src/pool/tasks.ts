/** Work that can be done beside the main thread: opened once, then asked over and over. Everything is plain data. */
export interface Task<Setup, Job, Result> {
  open(setup: Setup): Promise<(job: Job) => Result>;
}

/** Loads a task by name, in whatever thread it is to run. */
export const TASKS = {
  match: async () => (await import('../match/match-task.ts')).matchTask,
  dataset: async () => (await import('../dataset/dataset-task.ts')).datasetTask,
  fuzz: async () => (await import('../fuzz/fuzz-task.ts')).fuzzTask,
  lab: async () => (await import('../lab/lab-task.ts')).labTask,
};

export type TaskName = keyof typeof TASKS;
type TaskOf<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>;
export type SetupOf<Name extends TaskName> = TaskOf<Name> extends Task<infer Setup, never, unknown> ? Setup : never;
export type JobOf<Name extends TaskName> = Parameters<Awaited<ReturnType<TaskOf<Name>['open']>>>[0];
export type ResultOf<Name extends TaskName> = ReturnType<Awaited<ReturnType<TaskOf<Name>['open']>>>;
