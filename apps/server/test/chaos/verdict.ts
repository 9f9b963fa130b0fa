import { isDeepStrictEqual } from 'node:util';
import { replay } from '@longbox/kernel';
import type { ReplayView } from '@longbox/protocol';
import type pg from 'pg';
import type { Games } from '../../src/games/game-entry.ts';
import { Client, request } from '../client.ts';
import { audit, historyFaults, type Row } from './ledger.ts';
import { insist, type Played, type ReaderRecord } from './play.ts';

export interface Verdict {
  readonly actions: number;
  readonly lost: number;
  readonly doubled: number;
  /** What does not agree with the log, in words. */
  readonly mismatches: readonly string[];
}

/** Holds a match that was played against its log in the database, the replay of that log, and a fresh join. */
export async function judge(played: Played, nodes: readonly string[], db: pg.Client, games: Games): Promise<Verdict> {
  const { match, seats, watcher, stuck } = played;
  const { rows } = await db.query<Row>(
    'SELECT seq, seat, n, value, hash FROM events WHERE match_id = $1 ORDER BY seq',
    [match],
  );
  const found = audit(
    rows,
    seats.map(({ ledger }) => ledger),
  );
  const mismatches: string[] = [];
  if (stuck !== undefined) mismatches.push(`it did not end: ${stuck}`);
  else {
    mismatches.push(...(await compareReplay(played, rows, nodes, games)));
    const readers = [...seats, watcher];
    const lists = readers.map(({ told }) => told.map(({ row }) => row));
    mismatches.push(...historyFaults(rows, lists));
    for (const [reader, record] of readers.entries()) {
      const wrong = await compareJoin(played.room, record, nodes);
      if (wrong !== undefined) mismatches.push(`reader ${reader}: ${wrong}`);
    }
  }
  return { actions: rows.length, ...found, mismatches: mismatches.map((text) => `match ${match}: ${text}`) };
}

/** Every row's hash is that of the state the log plays out to, and the last state is what each seat sees. */
async function compareReplay(
  { match, game: name, seats }: Played,
  rows: readonly Row[],
  nodes: readonly string[],
  games: Games,
): Promise<string[]> {
  const game = games.get(name)?.game;
  if (game === undefined) return [`there is no game ${name}`];
  const { log } = await insist(nodes, (base) =>
    request<ReplayView>(base, seats[0].device, 'GET', `/matches/${match}/replay`),
  );
  const choices = rows.map(({ value }) => value);
  if (!isDeepStrictEqual(log.choices, choices)) return ['its replay is not its log'];
  try {
    const state = replay(game, { ...log, fingerprints: rows.map(({ hash }) => hash) });
    return seats.flatMap(({ doc }, seat) => {
      const view: unknown = JSON.parse(JSON.stringify(game.view(state, seat)));
      return isDeepStrictEqual(doc?.view, view) ? [] : [`seat ${seat} does not see the state of the replay`];
    });
  } catch (error) {
    return [String(error)];
  }
}

async function compareJoin(room: string, record: ReaderRecord, nodes: readonly string[]): Promise<string | undefined> {
  return insist(nodes, async (base) => {
    const fresh = new Client({ bases: [base], device: record.device, room }).connect();
    try {
      await fresh.until(({ isOver }) => isOver, 'a fresh join', 15_000);
      if (!isDeepStrictEqual(fresh.doc, record.doc)) return 'a fresh join sees something else';
      return isDeepStrictEqual(fresh.told, record.told) ? undefined : 'a fresh join is told another story';
    } finally {
      fresh.close();
    }
  });
}
