import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../tools/setup/port.mjs';
import { ROOT } from '../../../tools/setup/run.mjs';
import { bundleOf } from './server-bundle.ts';

/** A server in a process of its own, which can be killed. */
export interface TestProcess {
  readonly base: string;
  /** Everything it wrote. */
  output(): string;
  /** What it said at the end, each time it ended though nobody killed it. */
  readonly crashes: readonly string[];
  readonly pid: () => number | undefined;
  kill(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
}

export async function startProcess(env: Readonly<Record<string, string>>): Promise<TestProcess> {
  const main = await bundleOf('src/main.ts');
  const port = await freePort();
  const base = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  const crashes: string[] = [];
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const made = spawn(process.execPath, [main], {
        cwd: ROOT,
        env: { ...process.env, LIMITS: '1000', ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = made;
      const hear = (text: string): void => {
        output += text;
        if (!text.includes(base)) return;
        made.once('exit', (code, signal) => {
          if (child === made) crashes.push(`ended with ${code ?? signal}: ${output.slice(-2_000)}`);
        });
        resolve();
      };
      made.stdout.setEncoding('utf8').on('data', hear);
      made.stderr.setEncoding('utf8').on('data', hear);
      made.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
    });
  await start();
  return {
    base,
    output: () => output,
    crashes,
    pid: () => child?.pid,
    async kill(signal = 'SIGKILL') {
      const ending = child;
      child = undefined;
      if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
      ending.kill(signal);
      await once(ending, 'exit');
    },
    start,
  };
}
