import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Shell, UsageError } from '../command.ts';
import { plural } from '../games/phrase.ts';
import { clock, grouped } from '../progress.ts';
import { againCommand, type FuzzFailure } from './fuzz.ts';
import type { FuzzAsked, FuzzResult } from './run-fuzz.ts';

/** Writes a replay file for each failure, and tells everything. */
export function tellFuzz({ cases, from, every, out, json }: FuzzAsked, result: FuzzResult, shell: Shell): void {
  const { games, decisions, next, seconds, stopped } = result;
  const failures = result.failures.map((failure) => ({
    failure,
    file: keep(failure, out),
    again: againCommand(failure, every),
  }));
  if (json) {
    const list = failures.map(({ failure: { game, profile, number, seed, error }, file, again }) => ({
      ...{ game, profile, number, seed, check: error.check, text: error.message },
      ...{ file, command: again },
    }));
    shell.out(JSON.stringify({ games, decisions, from, next, seconds: Math.round(seconds), stopped, failures: list }));
    return;
  }
  for (const { failure, file, again } of failures) {
    shell.err(`FAILED  ${failure.error.message}\n  replay: longbox replay step ${file}\n  again:  ${again}\n`);
  }
  const rate = seconds > 0 ? `, ${(games / seconds).toFixed(1)} games a second` : '';
  const amount = `${grouped(games)} games, ${grouped(decisions)} decisions, ${plural(failures.length, 'failure')}`;
  shell.out(`${stopped ? 'Stopped: ' : ''}${amount} in ${clock(seconds)}${rate}.`);
  const titles = cases.map(({ kit }) => kit.title).join(' and ');
  shell.out(`Games ${from} to ${next - 1} of ${titles}. On from there: --from ${next}`);
}

/** The choices up to the decision that failed. */
function keep({ game, number, error }: FuzzFailure, folder: string): string {
  const file = path.join(folder, `fuzz-${game}-${number}.json`);
  try {
    writeFileSync(file, `${JSON.stringify(error.log)}\n`);
    return file;
  } catch (fault) {
    throw new UsageError(`${file} cannot be written: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
