// The server that is attacked: built, in a process of its own, with the limits everybody has.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../../tools/setup/port.mjs';

export interface TargetServer {
  readonly base: string;
  readonly pid: number;
  /** How it ended by itself, if it did. */
  crash(): string | undefined;
  figure(name: string): Promise<number>;
  metrics(): Promise<string>;
  stop(): Promise<void>;
}

/** As `npm start` has them. */
const FLAGS = ['--min-semi-space-size=16', '--no-parallel-scavenge', '--use-largepages=silent'];

interface TargetOptions {
  /** The only one it may run on. */
  readonly core?: number | undefined;
  /** The folder of a processor profile. */
  readonly profile?: string | undefined;
}

export async function startTarget(
  env: Readonly<Record<string, string>>,
  { core, profile }: TargetOptions = {},
): Promise<TargetServer> {
  const main = process.env.ATTACK_SERVER;
  if (main === undefined) throw new Error('ATTACK_SERVER must name the server as one file');
  const port = await freePort();
  // Not by name: attackers come from other addresses of the loopback network, which IPv6 does not have.
  const base = `http://127.0.0.1:${port}`;
  let output = '';
  let crash: string | undefined;
  const pinned = core === undefined ? [] : ['taskset', '-c', `${core}`];
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const [program, ...rest] = [...pinned, process.execPath, ...FLAGS, ...profiling, main];
  const child = spawn(program, rest, {
    env: { ...process.env, LOG_LEVEL: 'error', LIMITS: '1', TRUST_PROXY: '1', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const isUp = new Promise<void>((resolve, reject) => {
    const hear = (text: string): void => {
      output = (output + text).slice(-4_000);
      if (text.includes('Longbox is at')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('exit', (code, signal) => {
      crash = `ended with ${code ?? signal}: ${output}`;
      reject(new Error(`the server ${crash}`));
    });
  });
  await isUp;
  const metrics = async (): Promise<string> => (await fetch(`${base}/metrics`)).text();
  return {
    base,
    pid: child.pid ?? 0,
    crash: () => crash,
    metrics,
    figure: async (name) => Number(new RegExp(`^longbox_${name} (.+)$`, 'm').exec(await metrics())?.[1] ?? 0),
    async stop() {
      if (crash !== undefined) return;
      child.removeAllListeners('exit');
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
