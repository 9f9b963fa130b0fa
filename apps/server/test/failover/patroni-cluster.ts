import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needPostgres } from '../../../../tools/setup/databases.mjs';
import { freePort } from '../../../../tools/setup/port.mjs';
import { findProgram, pathFolders } from '../../../../tools/setup/programs.mjs';
import { ownerOf } from '../postgres.ts';
import { endAtOnce, type Host, layNetwork } from './network.ts';
import { etcdOptions, haproxyConfig, PORTS, patroniConfig } from './patroni-config.ts';

export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  /** In bytes, or a word if it is not known. */
  readonly lag?: number | string;
}

/** Three hosts with etcd, Patroni and PostgreSQL on each, and a proxy before them. */
export interface PatroniCluster {
  /** Of whoever is the primary. */
  readonly url: string;
  readonly hosts: readonly Host[];
  /** Nothing while there is no primary. */
  members(): Promise<readonly Member[]>;
  leader(): Promise<Host | undefined>;
  /** Waits until there is another primary, or it is clear that there will be none; says which. */
  untilPrimary(before: Host): Promise<'other' | 'same'>;
  /** Waits until all three are there, and one is the synchronous standby. */
  untilWhole(): Promise<void>;
  /** How often a member had to be copied anew for that, and Patroni to be started anew. */
  readonly repairs: { readonly reinitialised: number; readonly patroniRestarts: number };
  /** The processes of PostgreSQL on a host, without Patroni. */
  databasePids(host: Host): number[];
  /** Whatever runs on the host dies, as in a power cut. */
  powerOff(host: Host): Promise<void>;
  powerOn(host: Host): void;
  switchOver(from: Host): Promise<void>;
  stop(): Promise<void>;
}

const NEEDED = ['patroni', 'etcd', 'haproxy', 'setpriv', 'ip'];

function needPrograms(): void {
  const folders = [...pathFolders(process.env), '/usr/bin', '/usr/sbin', '/sbin'];
  const missing = NEEDED.filter((name) => findProgram([name], folders) === undefined);
  if (missing.length === 0) return;
  throw new Error(
    `The failover needs ${missing.join(', ')}. On Debian: apt-get install patroni etcd-server haproxy iproute2 util-linux`,
  );
}

/** What a process was started as, if it is still there. */
function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

const pidsOf = (host: Host, program: string): number[] => host.pids().filter((pid) => programOf(pid) === program);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const PATIENCE = 300_000;
/** So long the cluster may take to come to itself before somebody helps. */
const REPAIR = 60_000;
/** Who has not been relieved after so long will not be: it is the primary again, or nobody else can be before it is back. */
const SETTLED = 60_000;
/** Bytes. */
const FAR_BEHIND = 4_000_000;

async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`waited ${PATIENCE / 1000} s in vain: ${what}`);
    await pause(250);
  }
}

async function ask<T>(host: Host, address: string, body?: object): Promise<T | undefined> {
  try {
    const answer = await fetch(`http://${host.address}:${PORTS.patroni}${address}`, {
      signal: AbortSignal.timeout(body === undefined ? 2_000 : 60_000),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return body === undefined ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

export async function startPatroni(): Promise<PatroniCluster> {
  needPrograms();
  const bin = needPostgres();
  const owner = await ownerOf();
  if (owner === undefined) throw new Error('The failover needs root, to make network namespaces.');
  const { hosts, close } = layNetwork(3);
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-failover-'));
  chmodSync(folder, 0o755);
  const drop = ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const own = (file: string): void => chownSync(file, owner.uid, owner.gid);
  const place = (host: Host): string => path.join(folder, host.name);
  const begin = (name: string, [program, ...args]: readonly string[]): ChildProcess => {
    const child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: folder },
    });
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    return child;
  };
  for (const host of hosts) {
    mkdirSync(place(host));
    own(place(host));
    const file = path.join(place(host), 'patroni.yml');
    writeFileSync(file, patroniConfig(host, hosts, place(host), bin), { mode: 0o600 });
    own(file);
  }
  const startPatroniOn = (host: Host): void => {
    const config = path.join(place(host), 'patroni.yml');
    begin(`${host.name}-patroni`, [...host.inside, ...drop, 'patroni', config]);
  };
  const powerOn = (host: Host): void => {
    const inside = [...host.inside, ...drop];
    begin(`${host.name}-etcd`, [...inside, 'etcd', ...etcdOptions(host, hosts, place(host))]);
    startPatroniOn(host);
  };
  for (const host of hosts) powerOn(host);
  const port = await freePort();
  const config = path.join(folder, 'haproxy.cfg');
  writeFileSync(config, haproxyConfig(port, hosts));
  const proxy = begin('haproxy', ['haproxy', '-db', '-f', config]);
  process.once('exit', () => proxy.kill('SIGKILL'));

  /** Only who holds the key to it answers so. */
  const isPrimary = async ({ address }: Host): Promise<boolean> => {
    const answer = await fetch(`http://${address}:${PORTS.patroni}/primary`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  };
  const firstPrimary = async (among: readonly Host[]): Promise<Host | undefined> => {
    for (const host of among) if (await isPrimary(host)) return host;
    return undefined;
  };
  /** As the primary sees them: who was cut off still believes what was, and a blow to a cluster without a standby ends all. */
  const members = async (): Promise<readonly Member[]> => {
    const primary = await firstPrimary(hosts);
    return (primary && (await ask<{ members: Member[] }>(primary, '/cluster'))?.members) ?? [];
  };
  const untilPrimary = async (before: Host): Promise<'other' | 'same'> => {
    const began = performance.now();
    const others = hosts.filter((host) => host !== before);
    return until(`a primary after ${before.name}`, async () => {
      if ((await firstPrimary(others)) !== undefined) return 'other';
      return performance.now() - began > SETTLED ? 'same' : undefined;
    });
  };
  const follows = ({ state, lag }: Member): boolean =>
    (state === 'running' || state === 'streaming') && typeof lag === 'number' && lag < FAR_BEHIND;
  const isWhole = (all: readonly Member[]): boolean =>
    all.length === hosts.length &&
    all.every((one) => one.role === 'leader' || follows(one)) &&
    new Set(all.map(({ timeline }) => timeline)).size === 1 &&
    all.some(({ role }) => role === 'leader') &&
    all.some(({ role }) => role === 'sync_standby');
  const repairs = { reinitialised: 0, patroniRestarts: 0 };
  /**
   * What who runs Patroni does when it does not come to itself. A former primary may hold what the new one never had, and then waits for
   * ever: it is copied anew. Where nobody leads though a majority is there, a Patroni hangs: all are started anew, PostgreSQL goes on.
   */
  const repair = async (): Promise<void> => {
    const all = await members();
    console.error(`it does not come to itself: ${JSON.stringify(all)}`);
    const newest = all.find(({ role }) => role === 'leader')?.timeline;
    for (const host of hosts) {
      const member = all.find(({ name }) => name === host.name);
      // A copy that is on its way takes as long as the machine lets it; begun anew it would never be done.
      if (member?.state === 'creating replica') continue;
      if (newest === undefined) {
        for (const pid of pidsOf(host, 'patroni')) endAtOnce(pid);
        startPatroniOn(host);
        repairs.patroniRestarts++;
      } else if (member !== undefined && member.role !== 'leader' && !(member.timeline === newest && follows(member))) {
        await ask(host, '/reinitialize', { force: true });
        repairs.reinitialised++;
      }
    }
  };
  const untilRepaired = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
    let since = performance.now();
    return until(what, async () => {
      const found = await look();
      if (found === undefined && performance.now() - since > REPAIR) {
        await repair();
        since = performance.now();
      }
      return found;
    });
  };
  const untilWhole = async (): Promise<void> => {
    await untilRepaired('a whole cluster', async () => (isWhole(await members()) ? true : undefined));
  };
  await untilWhole();
  return {
    url: `postgres://longbox:longbox@127.0.0.1:${port}/postgres`,
    hosts,
    members,
    leader: () => firstPrimary(hosts),
    untilPrimary,
    untilWhole,
    repairs,
    databasePids: (host) => pidsOf(host, 'postgres'),
    async powerOff(host) {
      for (let pids = host.pids(); pids.length > 0; pids = host.pids()) {
        for (const pid of pids) endAtOnce(pid);
        await pause(50);
      }
    },
    powerOn,
    switchOver: async (from) => void (await ask(from, '/switchover', { leader: from.name })),
    async stop() {
      proxy.kill('SIGKILL');
      close();
      await pause(200);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
