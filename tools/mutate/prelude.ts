import { workerData } from 'node:worker_threads';

export interface CollectedTest {
  readonly file: string;
  readonly title: string;
  readonly run: () => unknown;
}

/** What a run is asked for: which mutant is awake, and which tests to run, by number; none awake to count who meets whom. */
export interface Errand {
  readonly awake: number | undefined;
  readonly tests: readonly number[] | undefined;
}

/** What a mutation build shares between its parts; see `build.ts`. */
interface Shared {
  readonly errand: Errand;
  readonly tests: CollectedTest[];
  /** The test file that is being read. */
  file: string;
  /** Under which name mutants that are met now are noted. */
  noting: string | undefined;
  readonly met: Map<string, Set<number>>;
}

declare global {
  var __mutation: Shared;
  var __mutant: (id: number) => boolean;
}

const errand = workerData as Errand;
const shared: Shared = { errand, tests: [], file: '', noting: undefined, met: new Map() };
globalThis.__mutation = shared;

const { awake } = errand;
globalThis.__mutant = awake === undefined ? noteMeeting : (id) => id === awake;

function noteMeeting(id: number): boolean {
  const name = shared.noting ?? shared.file;
  const met = shared.met.get(name);
  if (met === undefined) shared.met.set(name, new Set([id]));
  else met.add(id);
  return false;
}
