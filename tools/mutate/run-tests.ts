import { parentPort } from 'node:worker_threads';

/** What a test did: how long it took, why it failed, and which mutants it met. */
export interface TestReport {
  readonly at: number;
  readonly file: string;
  readonly title: string;
  readonly ms: number;
  readonly failure: string | undefined;
  readonly met: readonly number[];
}

export type Message = { readonly test: TestReport } | { readonly done: true };

const shared = globalThis.__mutation;
const { awake, tests = shared.tests.map((_, at) => at) } = shared.errand;
const say = (message: Message): void => parentPort?.postMessage(message);

for (const at of tests) {
  const { file, title, run } = shared.tests[at];
  shared.noting = `#${at}`;
  const from = performance.now();
  let failure: string | undefined;
  try {
    await run();
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const met = [...(shared.met.get('') ?? []), ...(shared.met.get(file) ?? []), ...(shared.met.get(`#${at}`) ?? [])];
  say({ test: { at, file, title, ms: performance.now() - from, failure, met } });
  // One test that notices is enough.
  if (failure !== undefined && awake !== undefined) break;
}
say({ done: true });
