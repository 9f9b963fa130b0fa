import { runSlice } from './slice.ts';
import type { Workload } from './workloads/workload.ts';

const PIECE_SECONDS = 0.5;
/** Warm once so many pieces in a row were no better than those before them by this factor. */
const STEADY_PIECES = 3;
const BETTER = 1.1;

/**
 * Runs a workload until it gets no faster. Compiling happens on other threads of the process and counts as its time: a
 * large engine pays for it over several seconds, a small one hardly at all, so no fixed time is fair to both. At first
 * there is nothing but compiling and no progress is seen, hence `least`.
 */
export async function warmUp(workload: Workload, least: number, most: number): Promise<void> {
  let best = 0;
  let steady = 0;
  const piece = Math.min(PIECE_SECONDS, least);
  for (let spent = 0; spent < least || (steady < STEADY_PIECES && spent < most); ) {
    const { counts, cpu } = await runSlice(workload, piece);
    const [count] = Object.values(counts);
    const rate = count / cpu;
    steady = rate > best * BETTER ? 0 : steady + 1;
    best = Math.max(best, rate);
    spent += cpu;
  }
}
