import { needGameName } from '@longbox/games';
import { decodeReplay, encodeReplay, type Log, peekReplay } from '@longbox/kernel';
import type { GameName } from '../cards/card-facts.ts';
import type { TablePlan } from './game-api.ts';
import { withKit } from './kits.ts';
import { planOf, type ReplayedTable, replayedTable } from './replayed-table.ts';

/** Reads a replay code, a link that ends in one, or the text of a saved file. Errors say what is wrong with it. */
export function readReplay(source: string): ReplayedTable {
  const text = source.trim();
  const { log, plan } = text.startsWith('{') ? readFile(text) : readCode(text);
  return withKit(plan.game, (kit) => replayedTable(kit, log, plan));
}

export const codeOf = (game: GameName, log: Log): string =>
  withKit(game, (kit) => encodeReplay(kit.game, log, kit.cards));

const unnamed = (seat: number): string => `${seat + 1}`;

function readCode(text: string): { log: Log; plan: TablePlan } {
  const code = text.slice(text.lastIndexOf('#') + 1);
  const { name } = peekReplay(code);
  const log = withKit(needGameName(name), (kit) => decodeReplay(kit.game, code, kit.cards));
  return { log, plan: planOf(log, unnamed) };
}

/** A file of the table has plan and log, a report has such a game in it; one of the command line is the log alone. */
function readFile(text: string): { log: Log; plan: TablePlan } {
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
  return { log, plan: planOf(log, unnamed) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLog(value: unknown): value is Log {
  if (!isObject(value) || !('table' in value) || !('choices' in value) || !isObject(value.table)) return false;
  const { table, choices } = value;
  if (!('seats' in table) || !Array.isArray(table.seats) || !('game' in table) || !Array.isArray(choices)) return false;
  const hasDeck = (seat: unknown): boolean => isObject(seat) && 'deck' in seat && Array.isArray(seat.deck);
  return table.seats.every(hasDeck) && choices.every((choice) => Number.isInteger(choice));
}
