import { createRequire } from 'node:module';

export const GAMES = ['toy', 'vs', 'arena'] as const;
export const PEERS = ['showdown', 'boardgame-io'] as const;
export type GameName = (typeof GAMES)[number];
export type PeerName = (typeof PEERS)[number];
export type SubjectName = GameName | PeerName;

export const TITLES: Readonly<Record<SubjectName, string>> = {
  toy: 'toy game',
  vs: 'Vs. System',
  arena: 'Mission Arena',
  showdown: 'Pokémon Showdown',
  'boardgame-io': 'boardgame.io',
};

/** Seconds of processor time, and how often. */
export interface Plan {
  readonly rounds: number;
  /** For each workload that plays or searches: what V8 compiles, and how well, is a little different in each. */
  readonly processes: number;
  /** At least so long; see `warm-up.ts`. */
  readonly warmUp: number;
  readonly warmUpOther: number;
  /** A slice of the workloads that play or search. */
  readonly slice: number;
  /** A slice of those that do one small thing to a state. */
  readonly sliceOther: number;
  readonly bytes: number;
}

export const FULL: Plan = {
  rounds: 16,
  processes: 2,
  warmUp: 10,
  warmUpOther: 0.5,
  slice: 0.8,
  sliceOther: 0.12,
  bytes: 2,
};
export const QUICK: Plan = {
  rounds: 5,
  processes: 1,
  warmUp: 4,
  warmUpOther: 0.15,
  slice: 0.25,
  sliceOther: 0.05,
  bytes: 1,
};

const isLong = (workload: string): boolean => workload === 'play' || workload === 'search';
export const warmUpOf = (plan: Plan, workload: string): number => (isLong(workload) ? plan.warmUp : plan.warmUpOther);
export const processesOf = (plan: Plan, workload: string): number => (isLong(workload) ? plan.processes : 1);
export const sliceOf = (plan: Plan, workload: string): number => (isLong(workload) ? plan.slice : plan.sliceOther);

const PACKAGES: Readonly<Record<PeerName, string>> = { showdown: '@pkmn/sim', 'boardgame-io': 'boardgame.io/internal' };

/** The packages of these subjects that are not installed; the product does without them. */
export function missingPackages(subjects: readonly SubjectName[]): { peer: PeerName; name: string }[] {
  const require = createRequire(import.meta.url);
  return PEERS.flatMap((peer) => {
    if (!subjects.includes(peer)) return [];
    try {
      require.resolve(PACKAGES[peer]);
      return [];
    } catch {
      return [{ peer, name: PACKAGES[peer].replace('/internal', '') }];
    }
  });
}
