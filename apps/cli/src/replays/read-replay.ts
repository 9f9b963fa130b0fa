import { existsSync } from 'node:fs';
import {
  decodeReplay,
  type FairShuffle,
  type Log,
  peekReplay,
  ReplayCodeError,
  ReplayError,
  replay,
  type Table,
} from '@longbox/kernel';
import { setsAt } from '@longbox/vs-sets';
import { UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { gameName, loadGameOf } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { fairIn } from './fair-record.ts';

export interface ReadReplay {
  readonly kit: GameKit;
  readonly log: Log;
  /** Came along in the same file. */
  readonly fair?: FairShuffle | undefined;
}

/** A game from a file, from the input for `-`, or from a replay code; a link that ends in a code will do. */
export async function readReplay(source: string): Promise<ReadReplay> {
  const text = source === '-' || existsSync(source) ? readText(source).trim() : source;
  try {
    return text.startsWith('{') ? await readLog(text) : await readCode(text);
  } catch (error) {
    if (error instanceof ReplayCodeError) {
      throw new UsageError(`${shorten(source)} is neither a file nor a replay code that works here: ${error.message}`);
    }
    if (error instanceof SyntaxError) throw new UsageError(`${source} is no log: ${error.message}`);
    throw error;
  }
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

async function readCode(text: string): Promise<ReadReplay> {
  const code = text.slice(text.search(/[^/#?=&\s]*$/));
  const { name, sets } = peekReplay(code);
  const kit = await loadGameOf(gameName(name), sets && setsAt(sets));
  return { kit, log: decodeReplay(kit.game, code, kit.cards) };
}

/** What a log file must have for the kernel to say what else is wrong with it. */
async function readLog(text: string): Promise<ReadReplay> {
  const told: unknown = JSON.parse(text);
  // A server tells the log together with other things.
  const value = typeof told === 'object' && told !== null && 'log' in told ? told.log : told;
  if (!isLog(value)) throw new UsageError('this is no log: it needs version, table, catalogueHash and choices');
  return { kit: await loadGameOf(gameName(value.table.game), value.sets), log: value, fair: fairIn(told) };
}

function isLog(value: unknown): value is Log {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value && 'table' in value && 'choices' in value && 'catalogueHash' in value)) return false;
  const { table, choices } = value;
  return isTable(table) && Array.isArray(choices) && choices.every((choice) => Number.isInteger(choice));
}

function isTable(table: unknown): table is Table {
  if (typeof table !== 'object' || table === null) return false;
  return 'game' in table && typeof table.game === 'string' && 'seats' in table && Array.isArray(table.seats);
}

/** Plays the whole log, as fast as it goes; the first thing that is not as recorded, if any. */
export function verifyLog(kit: GameKit, log: Log): { readonly fingerprint?: string; readonly fault?: string } {
  try {
    return { fingerprint: kit.game.fingerprint(replay(kit.game, log)) };
  } catch (error) {
    if (error instanceof ReplayError || error instanceof RangeError) return { fault: error.message };
    throw error;
  }
}
