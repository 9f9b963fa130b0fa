import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needRedis } from '../../../tools/setup/databases.mjs';
import { freePort } from '../../../tools/setup/port.mjs';

export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  /** As if it had never been there. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export async function startRedis(): Promise<TestRedis> {
  const program = needRedis();
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-redis-'));
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder];
    server = spawn(program, options, { stdio: 'ignore' });
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries > 200) throw new Error(`redis-server does not answer at port ${port}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const kill = async (): Promise<void> => {
    const ending = server;
    server = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };
  await start();
  return {
    url: `redis://localhost:${port}`,
    start,
    kill,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
