// On a machine with few cores attackers and honest clients would take the time of the server, and then nothing is measured but that.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import type { Role } from './helper.ts';

/** The core of the server. */
export const SERVER_CORE = 0;

/** This process, and all that it starts from now on, leaves the first core alone. Linux only. */
export function leaveServerAlone(): void {
  const cores = availableParallelism();
  if (process.platform !== 'linux' || cores < 2) throw new Error('--apart needs Linux and two cores');
  execFileSync('taskset', ['-acp', `1-${cores - 1}`, String(process.pid)], { stdio: 'ignore' });
  yieldNothing();
}

const AUTOGROUP = '/proc/self/autogroup';

/** Where Linux shares cores among sessions first, priorities count only within one: this session comes before others then. */
function yieldNothing(): void {
  try {
    if (!existsSync(AUTOGROUP)) return;
    writeFileSync(AUTOGROUP, '-15');
    process.on('exit', () => writeFileSync(AUTOGROUP, '0'));
  } catch {
    // Only root may.
  }
}

const { PRIORITY_ABOVE_NORMAL, PRIORITY_HIGH, PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority;

/** Who comes first where two want the same core. Only root may come before the rest of the machine. */
const PRIORITIES: Readonly<Record<Role | 'server', number>> = {
  server: PRIORITY_HIGH,
  honest: PRIORITY_ABOVE_NORMAL,
  measure: PRIORITY_ABOVE_NORMAL,
  idle: PRIORITY_LOW,
  mob: PRIORITY_NORMAL,
};

export function takePlace(pid: number, role: Role | 'server'): void {
  try {
    setPriority(pid, PRIORITIES[role]);
  } catch {
    // Not root: then all are alike.
  }
}
