// What becomes of primaries: they die, are cut off, stand still, or are relieved.
import { killNode, type Site, type Weather } from '../chaos/storm.ts';
import { endAtOnce, type Host } from './network.ts';
import { type PatroniCluster, startPatroni } from './patroni-cluster.ts';

/** How often each thing was done. */
export interface FailoverBlows {
  kills: number;
  /** Primaries that another one took over from, however it came to that. */
  failovers: number;
  longestFailoverMs: number;
  /** Primaries that stayed what they were, since they came to themselves before another was chosen. */
  recoveries: number;
  databasesKilled: number;
  hostsKilled: number;
  hostsCutOff: number;
  hostsSplit: number;
  hostsPaused: number;
  switchovers: number;
  standbysKilled: number;
  /** Former primaries that could not follow the new one and were copied anew. */
  reinitialised: number;
  /** Patronis that were started anew, since nobody led. */
  patroniRestarts: number;
}

type Blow = (cluster: PatroniCluster, primary: Host, blows: FailoverBlows) => Promise<void>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const othersOf = ({ hosts }: PatroniCluster, host: Host): Host[] => hosts.filter((one) => one !== host);

async function relieved(cluster: PatroniCluster, primary: Host, blows: FailoverBlows): Promise<void> {
  const began = performance.now();
  if ((await cluster.untilPrimary(primary)) === 'same') {
    blows.recoveries++;
    return;
  }
  blows.failovers++;
  blows.longestFailoverMs = Math.max(blows.longestFailoverMs, Math.round(performance.now() - began));
}

/** Patroni lives on and gives the lead away at once. */
const killDatabase: Blow = async (cluster, primary, blows) => {
  for (const pid of cluster.databasePids(primary)) endAtOnce(pid);
  blows.databasesKilled++;
  await relieved(cluster, primary, blows);
};

const killHost: Blow = async (cluster, primary, blows) => {
  await cluster.powerOff(primary);
  blows.hostsKilled++;
  await relieved(cluster, primary, blows);
  cluster.powerOn(primary);
};

const cutOff: Blow = async (cluster, primary, blows) => {
  primary.cutOff();
  blows.hostsCutOff++;
  await relieved(cluster, primary, blows);
  primary.heal([]);
};

/** The worst of them: for a while the nodes still reach who is no longer the primary. */
const split: Blow = async (cluster, primary, blows) => {
  const others = othersOf(cluster, primary);
  primary.cutOffFrom(others);
  blows.hostsSplit++;
  await relieved(cluster, primary, blows);
  primary.heal(others);
};

/** When it goes on it believes for a moment that it still is the primary. */
const stop: Blow = async (cluster, primary, blows) => {
  const pids = primary.pids();
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  blows.hostsPaused++;
  await relieved(cluster, primary, blows);
  await pause(2_000);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
};

const switchOver: Blow = async (cluster, primary, blows) => {
  await cluster.switchOver(primary);
  blows.switchovers++;
  await relieved(cluster, primary, blows);
};

/** Nothing is committed until another one is the synchronous standby. */
const killStandby: Blow = async (cluster, primary, blows) => {
  const members = await cluster.members();
  const standby = othersOf(cluster, primary).find(({ name }) =>
    members.some((one) => one.name === name && one.role === 'sync_standby'),
  );
  if (standby === undefined) return;
  await cluster.powerOff(standby);
  blows.standbysKilled++;
  await pause(3_000);
  cluster.powerOn(standby);
};

/** Each comes in every round, in an order of chance. */
const ROUND: readonly Blow[] = [killDatabase, killHost, cutOff, split, stop, switchOver, killStandby];

async function rage(
  site: Site<PatroniCluster>,
  blows: FailoverBlows,
  lull: number,
  isTime: () => boolean,
  say: (text: string) => void,
): Promise<void> {
  const { database: cluster, luck } = site;
  do {
    const order = ROUND.map((blow) => ({ blow, at: luck() })).sort((a, b) => a.at - b.at);
    for (const { blow } of order) {
      if (isTime()) break;
      const primary = await cluster.leader();
      if (primary === undefined) throw new Error('a whole cluster has no primary');
      await blow(cluster, primary, blows);
      say(`${blow.name} ${primary.name}: ${JSON.stringify(blows)}`);
      await killNode(site, blows);
      await cluster.untilWhole();
      Object.assign(blows, cluster.repairs);
      await pause(lull * (0.5 + luck()));
    }
  } while (!isTime());
  await Promise.all(site.down.values());
}

/** @param failovers so many at least, however long it takes */
export function failoverWeather(failovers: number): Weather<PatroniCluster, FailoverBlows> {
  const blows: FailoverBlows = {
    kills: 0,
    failovers: 0,
    longestFailoverMs: 0,
    recoveries: 0,
    databasesKilled: 0,
    hostsKilled: 0,
    hostsCutOff: 0,
    hostsSplit: 0,
    hostsPaused: 0,
    switchovers: 0,
    standbysKilled: 0,
    reinitialised: 0,
    patroniRestarts: 0,
  };
  return {
    open: startPatroni,
    blows,
    rage: (site, all, lull, isTime, say) => rage(site, all, lull, () => isTime() && all.failovers >= failovers, say),
  };
}
