import { bundle } from './bundle.ts';
import { EngineProcess } from './engine-process.ts';
import { type GameName, type Plan, processesOf, sliceOf, TITLES, warmUpOf } from './plan.ts';
import { compareRounds, type Ratio } from './statistics.ts';
import { formatTable } from './table.ts';

/** How fast this checkout does one workload, as a multiple of the other one. */
export interface Against {
  readonly game: GameName;
  readonly workload: string;
  readonly ratio: Ratio;
}

/** Two checkouts take turns: in each round one slice of each, in alternating order, every workload in its own processes. */
export async function measureAgainst(
  other: string,
  games: readonly GameName[],
  plan: Plan,
  say: (what: string) => void,
): Promise<Against[]> {
  const child = await bundle('child');
  const found: Against[] = [];
  for (const game of games) {
    const files = [await bundle(`subjects/${game}`), await bundle(`subjects/${game}`, other)];
    const probe = await EngineProcess.start(child, files[0]);
    probe.stop();
    for (const workload of probe.workloads) {
      say(`${TITLES[game]}, ${workload}`);
      found.push({ game, workload, ratio: await duel(child, files, workload, plan) });
    }
  }
  return found;
}

async function duel(child: string, files: readonly string[], workload: string, plan: Plan): Promise<Ratio> {
  const pairs: EngineProcess[][] = [];
  try {
    for (let i = 0; i < processesOf(plan, workload); i++) {
      const pair = [await EngineProcess.start(child, files[0]), await EngineProcess.start(child, files[1])];
      pairs.push(pair);
      for (const engine of pair) await engine.warmUp(workload, warmUpOf(plan, workload));
    }
    const rates: number[][] = [[], []];
    for (let round = 0; round < plan.rounds; round++) {
      const pair = pairs[(round >> 1) % pairs.length];
      for (const side of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const { counts, cpu } = await pair[side].slice(workload, sliceOf(plan, workload));
        rates[side].push(Object.values(counts)[0] / cpu);
      }
    }
    return compareRounds(rates[0], rates[1]);
  } finally {
    for (const engine of pairs.flat()) engine.stop();
  }
}

export function againstText(found: readonly Against[]): string {
  const rows = found.map(({ game, workload, ratio: { median, low, high } }) => [
    TITLES[game],
    workload,
    median.toFixed(3),
    `${low.toFixed(3)} to ${high.toFixed(3)}`,
  ]);
  return formatTable(['game', 'workload', 'this / other', 'half of the rounds'], rows);
}
