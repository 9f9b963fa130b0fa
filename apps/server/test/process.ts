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
        if (text.includes(base)) resolve();
      };
      made.stdout.setEncoding('utf8').on('data', hear);
      made.stderr.setEncoding('utf8').on('data', hear);
      made.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
    });
  await start();
  return {
    base,
    output: () => output,
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
