// Hosts of our own on this machine: network namespaces on a bridge, which can be cut off from each other.
import { execFileSync } from 'node:child_process';

export interface Host {
  readonly name: string;
  readonly address: string;
  /** What comes before a command so that it runs there. */
  readonly inside: readonly string[];
  /** Everything that runs there. */
  pids(): number[];
  /** Nothing comes in or goes out. */
  cutOff(): void;
  /** The other hosts are not to be reached from here, while the machine they all run on is. */
  cutOffFrom(others: readonly Host[]): void;
  heal(others: readonly Host[]): void;
}

export interface Network {
  readonly hosts: readonly Host[];
  close(): void;
}

const ip = (...args: readonly string[]): string => execFileSync('ip', args, { encoding: 'utf8', stdio: 'pipe' });

/** Needs root, and Linux. Throws a sentence for the person. */
export function layNetwork(count: number): Network {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error(
      'Partitions are made with network namespaces: this needs Linux, and root in a machine of your own.',
    );
  }
  const mark = `lbx${process.pid % 100_000}`;
  const subnet = `10.213.${process.pid % 250}`;
  const bridge = `${mark}b`;
  const hosts: Host[] = [];
  const close = (): void => {
    for (const { name, pids } of hosts.splice(0)) {
      for (const pid of pids()) endAtOnce(pid);
      attempt(() => ip('netns', 'del', name));
    }
    attempt(() => ip('link', 'del', bridge));
  };
  process.once('exit', close);
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${subnet}.254/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (let i = 1; i <= count; i++) hosts.push(addHost(`${mark}-${i}`, `${subnet}.${i}`, bridge, `${mark}v${i}`));
  return {
    hosts: [...hosts],
    close() {
      process.off('exit', close);
      close();
    },
  };
}

function addHost(name: string, address: string, bridge: string, wire: string): Host {
  ip('netns', 'add', name);
  ip('link', 'add', wire, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', wire, 'master', bridge, 'up');
  ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  for (const link of ['eth0', 'lo']) ip('-n', name, 'link', 'set', link, 'up');
  return {
    name,
    address,
    inside: ['ip', 'netns', 'exec', name],
    pids: () =>
      attempt(() => ip('netns', 'pids', name))
        ?.split('\n')
        .filter((line) => line !== '')
        .map(Number) ?? [],
    cutOff: () => void ip('link', 'set', wire, 'down'),
    cutOffFrom(others) {
      for (const other of others) ip('-n', name, 'route', 'add', 'blackhole', `${other.address}/32`);
    },
    heal(others) {
      ip('link', 'set', wire, 'up');
      for (const other of others) attempt(() => ip('-n', name, 'route', 'del', 'blackhole', `${other.address}/32`));
    },
  };
}

export function endAtOnce(pid: number): void {
  attempt(() => process.kill(pid, 'SIGKILL'));
}

/** For what may be gone, or not there yet. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
