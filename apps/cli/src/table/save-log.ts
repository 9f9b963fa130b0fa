import { writeFileSync } from 'node:fs';
import { encodeReplay, type Log, withFingerprints } from '@longbox/kernel';
import { UsageError } from '../command.ts';
import type { GameKit } from '../games/kit.ts';

/** Writes a log with a fingerprint after each choice, so that a later replay can tell where it strays. */
export function saveLog(kit: GameKit, log: Log, file: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(withFingerprints(kit.game, log))}\n`);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const replayCode = (kit: GameKit, log: Log): string => encodeReplay(kit.game, log, kit.cards);
