import { type LabPlan, type LabReport, makeReport, startSchedule } from '@longbox/lab';
import type { Shell } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import { plural } from '../games/phrase.ts';
import { drive } from '../pool/drive.ts';
import { startPool } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';

export interface LabRun {
  readonly report: LabReport;
  readonly seconds: number;
}

/** Plays a plan on so many cores. Ctrl-C ends it with what has come back by then. */
export async function runLab(kit: GameKit, plan: LabPlan, cores: number, shell: Shell): Promise<LabRun> {
  const stop = shell.interrupt?.();
  const on = cores === 1 ? 'one core' : `${cores} cores`;
  shell.err(`${plural(plan.pairs.length, 'pair')} of decks, playing on ${on} …`);
  const schedule = startSchedule(plan);
  const progress = startProgress(shell, { unit: 'games', total: schedule.expected });
  const begun = Date.now();
  await drive({
    pool: startPool('lab', plan, cores),
    stop,
    next: schedule.next,
    give(chunk, tally) {
      schedule.give(chunk, tally);
      progress.at(schedule.played);
    },
  });
  progress.end();
  const report = makeReport(plan, schedule.tallies, {
    catalogueHash: kit.game.catalogueHash,
    isPartial: !schedule.isDone,
    cardName: kit.decks.nameOf,
  });
  return { report, seconds: (Date.now() - begun) / 1000 };
}
