import { type LabPlan, type Part, type PartResult, startSchedule } from '@longbox/lab';
import type { Shell } from '../command.ts';
import type { GameKit } from '../games/kit.ts';
import { plural } from '../games/phrase.ts';
import { drive } from '../pool/drive.ts';
import { startPool } from '../pool/pool.ts';
import { startProgress } from '../progress.ts';

export interface LabRun {
  readonly result: PartResult;
  readonly seconds: number;
}

/** Plays a part of a plan on so many cores. Ctrl-C ends it with what has come back by then. */
export async function runLab(kit: GameKit, plan: LabPlan, part: Part, cores: number, shell: Shell): Promise<LabRun> {
  const stop = shell.interrupt?.();
  const on = cores === 1 ? 'one core' : `${cores} cores`;
  shell.err(`${plural(plan.pairs.length, 'pair')} of decks, playing on ${on} …`);
  const schedule = startSchedule(plan, part);
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
  const { tallies, isDone } = schedule;
  const { catalogueHash } = kit.game;
  return {
    result: { version: 1, part, plan, catalogueHash, isPartial: !isDone, tallies },
    seconds: (Date.now() - begun) / 1000,
  };
}
