import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHeapSnapshot } from 'node:v8';
import { readDataBytes } from './heap-snapshot.ts';

export interface Child {
  readonly base: string;
  /** Seconds of processor time so far. */
  cpu(): Promise<number>;
  /** Bytes in use after a collection, which is why it is not asked for within a measurement. */
  heap(): Promise<number>;
  /** Bytes of memory the process has taken from the system. */
  resident(): Promise<number>;
  /** The same as `heap` without compiled code; takes seconds. */
  data(): Promise<number>;
  stop(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/** A server in a process of its own, so that its processor time can be told from that of the clients. */
export async function startBuilt(file: string, settings: Settings, profile?: string): Promise<Child> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child: ChildProcess = fork(file, [], {
    env: { ...process.env, ...settings },
    // But for the first and the profile as `npm start` has them, for the relay too.
    execArgv: [
      '--expose-gc',
      '--min-semi-space-size=16',
      '--no-parallel-scavenge',
      '--use-largepages=silent',
      ...profiling,
    ],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [base] = (await once(child, 'message')) as [string];
  const ask = async <Answer>(what: keyof typeof ANSWERS): Promise<Answer> => {
    child.send(what);
    const [answer] = (await once(child, 'message')) as [Answer];
    return answer;
  };
  return {
    base,
    cpu: () => ask('cpu'),
    heap: () => ask('heap'),
    resident: () => ask('resident'),
    data: async () => readDataBytes(await ask('snapshot')),
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

/** The other side: answers questions about itself until it is told to stop. */
export function serveParent(base: string, close: () => Promise<void>): void {
  process.on('message', (what) => {
    if (what === 'stop') void close().then(() => process.exit(0));
    else process.send?.(ANSWERS[what as keyof typeof ANSWERS]());
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.(base);
}

const ANSWERS = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  heap() {
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  resident: () => process.memoryUsage.rss(),
  snapshot: () => writeHeapSnapshot(path.join(tmpdir(), `longbox-${process.pid}.heapsnapshot`)),
} as const;
