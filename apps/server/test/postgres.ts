import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { needPostgres } from '../../../tools/setup/databases.mjs';
import { freePort } from '../../../tools/setup/port.mjs';
import { run } from '../../../tools/setup/run.mjs';

/** A PostgreSQL of our own, in a folder that goes when it stops. */
export interface TestPostgres {
  readonly url: string;
  readonly port: number;
  /** As a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; whoever owns nothing may run it. */
export async function ownerOf(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [await run('id', ['-u', name]), await run('id', ['-g', name])];
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

/** After a kill the files are whole without it, and the disk of a busy machine takes minutes. Never for measurements. */
export const WITHOUT_SYNC: readonly string[] = ['fsync=off'];

export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const bin = needPostgres();
  const owner = await ownerOf();
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const url = `postgres://longbox@localhost:${port}/postgres`;
  const begin = (program: string, args: readonly string[]): ChildProcess =>
    spawn(path.join(bin, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const made = begin('initdb', ['-D', data, '-U', 'longbox', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  let said = '';
  made.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(made, 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said}`);

  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const options = ['listen_addresses=localhost', 'max_connections=200', ...settings].flatMap((one) => ['-c', one]);
    server = begin('postgres', ['-D', data, '-p', String(port), '-k', folder, ...options]);
    server.stderr?.resume();
    await untilItAnswers(url);
  };
  const kill = async (): Promise<void> => {
    const workers = server === undefined ? [] : await workersOf(url);
    await end('SIGKILL');
    // Without their first process the others would still serve for a moment, as after a power cut nobody does.
    for (const pid of workers) endAtOnce(pid);
    for (let tries = 0; tries < 100 && workers.some(isAlive); tries++) await pause(20);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = server;
    server = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  await start();
  return {
    url,
    port,
    kill,
    start,
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The processes behind the connections, and those that write. */
async function workersOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  await client.end();
  return rows.map(({ pid }) => pid);
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** After a crash all files are synced first, which on a busy disk takes longer than anything else here. */
async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      await client.end();
      return;
    } catch (error) {
      if (tries > 1_200) throw error;
      await pause(50);
    }
  }
}

/** An empty database of its own in the cluster. */
export async function createDatabase({ url }: TestPostgres, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
