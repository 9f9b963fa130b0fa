import { type FairShuffle, type FairVerdict, type Log, verifyFairShuffle } from '@longbox/kernel';
import { UsageError } from '../command.ts';
import { readText } from '../files.ts';

/** The record of a shuffle: alone, or as the server tells it beside the commitments. */
export function fairIn(value: unknown): FairShuffle | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isRecord(value)) return value;
  if ('record' in value) return fairIn(value.record);
  return 'fair' in value ? fairIn(value.fair) : undefined;
}

const TEXTS = ['label', 'commitment', 'secret', 'seed'];

function isRecord(value: object): value is FairShuffle {
  const parts: Readonly<Record<string, unknown>> = { ...value };
  if (!TEXTS.every((name) => typeof parts[name] === 'string') || !Array.isArray(parts.seats)) return false;
  return parts.seats.every(
    (seat: unknown) =>
      typeof seat === 'object' &&
      seat !== null &&
      'commitment' in seat &&
      typeof seat.commitment === 'string' &&
      'entropy' in seat &&
      typeof seat.entropy === 'string',
  );
}

export function readFair(file: string): FairShuffle {
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${file} is no JSON: ${error.message}`);
    throw error;
  }
  const found = fairIn(value);
  if (found === undefined) throw new UsageError(`${file} holds no record of a shuffle; a match that is over has one`);
  return found;
}

/** Whether the record holds, and the table was dealt with its seed; nothing where there is no record. */
export const verifyShuffle = (record: FairShuffle | undefined, { table }: Log): FairVerdict | undefined =>
  record === undefined ? undefined : verifyFairShuffle(record, table.seed);
