import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Shell, UsageError } from '../command.ts';
import { plural } from '../games/phrase.ts';
import { clock, grouped } from '../progress.ts';
import { againCommand } from './fuzz.ts';
import type { FailedGame, FuzzAsked, FuzzResult } from './run-fuzz.ts';

/** Writes a replay file for each failure, and tells everything. */
export function tellFuzz({ titles, from, every, depth, out, json }: FuzzAsked, result: FuzzResult, shell: Shell): void {
  const { games, decisions, next, seconds, stopped } = result;
  const failures = result.failures.map((failed) => ({
    failed,
    file: keep(failed, out),
    again: againCommand(failed, { every, depth }),
  }));
  if (json) {
    const list = failures.map(({ failed: { game, profile, number, seed, failure }, file, again }) => ({
      ...{ game, profile, number, seed, check: failure.check, text: failure.text },
      ...{ found: failure.found, decisions: failure.log.choices.length },
      ...{ file, command: again, probe: `longbox fuzz --replay ${file}` },
    }));
    shell.out(JSON.stringify({ games, decisions, from, next, seconds: Math.round(seconds), stopped, failures: list }));
    return;
  }
  for (const { failed, file, again } of failures) {
    const { text, found, log } = failed.failure;
    shell.err(
      `FAILED  ${text}\n  found after ${found} decisions, shown after ${log.choices.length}\n` +
        `  replay: longbox replay step ${file}\n  probe:  longbox fuzz --replay ${file}\n  again:  ${again}\n`,
    );
  }
  const rate = seconds > 0 ? `, ${(games / seconds).toFixed(1)} games a second` : '';
  const amount = `${grouped(games)} games, ${grouped(decisions)} decisions, ${plural(failures.length, 'failure')}`;
  shell.out(`${stopped ? 'Stopped: ' : ''}${amount} in ${clock(seconds)}${rate}.`);
  if (next > from) shell.out(`Games ${from} to ${next - 1} of ${titles.join(' and ')}. On from there: --from ${next}`);
}

/** The shortest game that shows the fault at its end. */
function keep({ game, number, failure }: FailedGame, folder: string): string {
  const file = path.join(folder, `fuzz-${game}-${number}.json`);
  try {
    writeFileSync(file, `${JSON.stringify(failure.log)}\n`);
    return file;
  } catch (fault) {
    throw new UsageError(`${file} cannot be written: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
