import { goTo, type Viewer } from '@longbox/kernel';
import { type Shell, UsageError } from '../command.ts';
import { resultText, seatName } from '../games/kit.ts';
import { actAndTell } from '../table/narrate.ts';
import { tableLines } from '../table/watch-game.ts';
import type { ReadReplay } from './read-replay.ts';
import { replayHeader, timelineAt } from './tell-replay.ts';

const KEYS = 'Enter: on · b: back · g N: go to decision N · t: table · q: quit';

/** Walks through a game: each line typed is a step. Ends at the end of input. */
export async function stepThrough({ kit, log }: ReadReplay, viewer: Viewer | 'all', shell: Shell): Promise<number> {
  if (shell.readLine === undefined) throw new UsageError('longbox replay step needs a keyboard');
  const timeline = timelineAt(kit, log, 0);
  const last = log.choices.length;
  for (const line of [...replayHeader(kit, log), KEYS]) shell.out(line);
  for (;;) {
    const typed = await shell.readLine(`${timeline.seq} of ${last}> `);
    const [word, number] = (typed ?? 'q').trim().split(/\s+/);
    if (word === 'q') return 0;
    if (word === '' || word === 'n') {
      if (timeline.seq === last) shell.out(resultText(kit, log.table, timeline.state));
      else forth();
    } else if (word === 'b') goTo(timeline, Math.max(0, timeline.seq - 1));
    else if (word === 'g' && isDecision(number, last)) goTo(timeline, Number(number));
    else if (word !== 't') shell.out(KEYS);
    if (word === 't' || word === 'b' || word === 'g') {
      for (const line of tableLines(kit, log.table, timeline.state, viewer)) shell.out(line);
    }
  }

  function forth(): void {
    const seat = kit.game.decision(timeline.state)?.seat ?? 0;
    const [{ chosen, lines }] = actAndTell(kit, timeline, log.choices[timeline.seq], [viewer]);
    shell.out(`${seatName(log.table, seat)}${chosen === '' ? ' decides' : `: ${chosen}`}`);
    for (const line of lines) shell.out(`  ${line}`);
  }
}

const isDecision = (text: string | undefined, last: number): boolean =>
  text !== undefined && /^\d+$/.test(text) && Number(text) <= last;
