import type { Chunk } from '@longbox/lab';
import type { Shell } from '../command.ts';
import { drive } from '../pool/drive.ts';
import { startPool } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';
import type { DatasetSetup, DecisionRow } from './dataset-rows.ts';
import type { Sink } from './sinks.ts';

export interface DatasetResult {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly stopped: boolean;
}

const CHUNK = 2;

/** Plays games on all cores and writes them in their order; no more wait in memory than a few for each core. */
export async function runDataset(setup: DatasetSetup, sink: Sink, cores: number, shell: Shell): Promise<DatasetResult> {
  const { pairs, games } = setup.plan;
  const stop = shell.interrupt?.();
  const begun = Date.now();
  const each = Math.ceil(games / CHUNK);
  const chunkAt = (order: number): Chunk => {
    const from = (order % each) * CHUNK;
    return { pair: Math.floor(order / each), from, count: Math.min(CHUNK, games - from) };
  };
  const total = pairs.length * each;
  const progress = startProgress(shell, { unit: 'games', total: pairs.length * games });
  const waiting = new Map<number, readonly DecisionRow[]>();
  let [handed, written, played, decisions] = [0, 0, 0, 0];
  const orderOf = ({ pair, from }: Chunk): number => pair * each + from / CHUNK;
  await drive({
    pool: startPool('dataset', setup, cores),
    stop,
    next: () => (handed >= total || handed - written > 8 * cores ? undefined : chunkAt(handed++)),
    give(chunk, rows) {
      waiting.set(orderOf(chunk), rows);
      for (let ready = waiting.get(written); ready !== undefined; ready = waiting.get(written)) {
        waiting.delete(written);
        sink.write(ready);
        decisions += ready.length;
        played += chunkAt(written).count;
        written++;
      }
      progress.at(played);
    },
  });
  progress.end();
  sink.end();
  return { games: played, decisions, seconds: (Date.now() - begun) / 1000, stopped: stop?.aborted === true };
}
