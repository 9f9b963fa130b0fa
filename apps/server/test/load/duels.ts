import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LoadPlan, warmUp } from './measure.ts';
import { middle, play, type Slice } from './play.ts';
import { openDuelTables, type Say, startRig } from './rig.ts';
import { startChild } from './start-child.ts';
import { median } from './statistics.ts';

export interface DuelFigures {
  readonly ours: Slice;
  readonly theirs: Slice;
  /** How many of our moves the processor time of one of theirs would do. */
  readonly toTheirs: number;
}

/**
 * Our server over SQLite beside boardgame.io's, which writes nothing down. Comes last: its clients leave a process behind in which
 * others are slower.
 */
export async function measureDuels(plan: LoadPlan, say: Say): Promise<DuelFigures> {
  const { flat, rounds, seconds } = plan;
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-duels-'));
  const rig = await startRig({ LOAD_DATA: folder }, say);
  const peer = await startChild('duel-child.ts', { NODE_ENV: 'production' });
  try {
    say("boardgame.io's server");
    await warmUp(rig, plan, say);
    const ours: Slice[] = [];
    const theirs: Slice[] = [];
    for (let round = 0; round <= rounds; round++) {
      const [duels, matches] = [await openDuelTables(peer.base, 3 * flat, say), await rig.open(2 * flat)];
      const their = await play(peer, duels.slice(0, flat), 0, seconds, duels.slice(flat));
      const our = await play(rig.server, matches.slice(0, flat), 0, seconds, matches.slice(flat));
      for (const table of [...duels, ...matches]) table.close();
      // The first is for the compiler.
      if (round === 0) continue;
      say(`round ${round}: ${their.perSecond.toFixed(0)} moves/s there, ${our.perSecond.toFixed(0)} here`);
      theirs.push(their);
      ours.push(our);
    }
    const toTheirs = median(ours.map(({ perCpu }, i) => perCpu / theirs[i].perCpu));
    return { ours: middle(ours), theirs: middle(theirs), toTheirs };
  } finally {
    await Promise.all([rig.server.stop(), peer.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
