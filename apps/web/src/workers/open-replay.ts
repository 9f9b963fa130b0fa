import { needGameName } from '@longbox/games';
import { decodeReplay, encodeReplay, type Log, peekReplay } from '@longbox/kernel';
import { FIRST_SETS, setsAt } from '@longbox/vs-sets/set-keys';
import type { TablePlan } from './game-api.ts';
import { withKit } from './kits.ts';
import { prepare } from './open-table.ts';
import { planOf, type ReplayedTable, replayedTable } from './replayed-table.ts';
import { bring } from './vs-shelf.ts';

/** Reads a replay code, a link that ends in one, or the text of a saved file. Errors say what is wrong with it. */
export async function readReplay(source: string): Promise<ReplayedTable> {
  const text = source.trim();
  const { log, plan } = text.startsWith('{') ? await readFile(text) : await readCode(text);
  return withKit(plan, (kit) => replayedTable(kit, log, plan));
}

export const codeOf = (plan: Pick<TablePlan, 'game' | 'sets'>, log: Log): string =>
  withKit(plan, (kit) => encodeReplay(kit.game, log, kit.cards));

const unnamed = (seat: number): string => `${seat + 1}`;

interface Read {
  readonly log: Log;
  readonly plan: TablePlan;
}

/** A game that names no sets is of before there was a choice. */
async function planWith(log: Log): Promise<Read> {
  const plan = await prepare({ ...planOf(log, unnamed), sets: log.sets ?? FIRST_SETS });
  return { log, plan };
}

async function readCode(text: string): Promise<Read> {
  const code = text.slice(text.lastIndexOf('#') + 1);
  const { name, sets: places } = peekReplay(code);
  const sets = places === undefined ? FIRST_SETS : setsAt(places);
  const game = needGameName(name);
  if (game === 'vs') await bring(sets);
  return planWith(withKit({ game, sets }, (kit) => decodeReplay(kit.game, code, kit.cards)));
}

/** A file of the table has plan and log, a report has such a game in it; one of the command line is the log alone. */
async function readFile(text: string): Promise<Read> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('this file is cut short or is no saved game');
  }
  const saved = isObject(read) && 'game' in read && isObject(read.game) ? read.game : read;
  if (isObject(saved) && 'plan' in saved && isObject(saved.plan) && 'scene' in saved.plan)
    throw new Error('this game began in the middle, as a scene: it has no replay from the deal');
  const log = isObject(saved) && 'log' in saved ? saved.log : saved;
  if (isObject(read) && 'error' in read && !isLog(log)) throw new Error('this report tells of no game');
  if (!isLog(log)) throw new Error('this file holds no saved game');
  return planWith(log);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLog(value: unknown): value is Log {
  if (!isObject(value) || !('table' in value) || !('choices' in value) || !isObject(value.table)) return false;
  const { table, choices } = value;
  if (!('seats' in table) || !Array.isArray(table.seats) || !('game' in table) || !Array.isArray(choices)) return false;
  const hasDeck = (seat: unknown): boolean => isObject(seat) && 'deck' in seat && Array.isArray(seat.deck);
  return table.seats.every(hasDeck) && choices.every((choice) => Number.isInteger(choice));
}
