import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pause, play } from './play.ts';
import { type Say, startRig } from './rig.ts';

/** Bytes of heap for each match. */
export interface HeapFigures {
  readonly matches: number;
  readonly idle: number;
  /** After some moves. */
  readonly live: number;
  /** Everybody has left; without compiled code. */
  readonly asleep: number;
}

/** The server forgets a match some seconds after its last follower has gone. */
const ASLEEP = 8_000;

/** Memory does not depend on the store. */
export async function measureHeap(idle: number, seconds: number, say: Say): Promise<HeapFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-heap-'));
  const { server, open } = await startRig({ LOAD_DATA: folder }, say);
  try {
    // What the code itself takes comes first, and everything that grows once.
    const first = await open(Math.ceil(idle / 4));
    await play(server, first, 1_000, seconds);
    for (const table of first) table.close();
    await pause(ASLEEP);
    const [empty, none] = [await server.heap(), await server.data()];
    const tables = await open(idle);
    say(`${tables.length} matches are open and idle`);
    const full = await server.heap();
    await play(server, tables, 1_000, seconds * 2);
    const played = await server.heap();
    for (const table of tables) table.close();
    await pause(ASLEEP);
    const left = await server.data();
    const each = (bytes: number): number => bytes / tables.length;
    return {
      matches: tables.length,
      idle: each(full - empty),
      live: each(played - empty),
      asleep: each(Math.max(0, left - none)),
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
