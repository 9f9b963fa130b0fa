import type { Child } from './child.ts';
import type { LoadTable } from './pace.ts';
import type { Rate } from './raw.ts';
import { median, quantile } from './statistics.ts';

/** One slice of play. */
export interface Slice extends Rate {
  readonly tables: number;
  readonly moves: number;
  /** Moves for a second of the server's processor time, and of the clients', which are all in one process. */
  readonly perCpu: number;
  readonly perClientCpu: number;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Lets tables play until the time is over, or two thirds of the matches.
 * @param spare take the places of matches that end, so that there are as many all the time
 */
export async function play(
  child: Child,
  tables: readonly LoadTable[],
  pace: number,
  seconds: number,
  spare: readonly LoadTable[] = [],
): Promise<Slice> {
  const times: number[] = [];
  const begin = (table: LoadTable): void => table.play(pace, (milliseconds) => times.push(milliseconds));
  const waiting = spare.slice();
  const playing = tables.slice();
  const [before, own] = [await child.cpu(), ownCpu()];
  const began = performance.now();
  for (const table of playing) begin(table);
  const isEnough = (): boolean =>
    performance.now() - began > seconds * 1_000 ||
    playing.filter(({ isOver }) => isOver).length > (playing.length * 2) / 3;
  while (!isEnough()) {
    await pause(20);
    for (const [place, { isOver }] of playing.entries()) {
      const next = isOver ? waiting.pop() : undefined;
      if (next === undefined) continue;
      playing[place] = next;
      begin(next);
    }
  }
  for (const table of [...tables, ...spare]) table.rest();
  const took = (performance.now() - began) / 1_000;
  const moves = times.length;
  const spent = ownCpu() - own;
  return {
    tables: tables.length,
    moves,
    perSecond: moves / took,
    perCpu: moves / ((await child.cpu()) - before),
    perClientCpu: moves / spent,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

export const middleRate = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p50: median(rates.map(({ p50 }) => p50)),
  p99: median(rates.map(({ p99 }) => p99)),
});

export const middle = (slices: readonly Slice[]): Slice => ({
  tables: median(slices.map(({ tables }) => tables)),
  moves: median(slices.map(({ moves }) => moves)),
  perCpu: median(slices.map(({ perCpu }) => perCpu)),
  perClientCpu: median(slices.map(({ perClientCpu }) => perClientCpu)),
  ...middleRate(slices),
});
