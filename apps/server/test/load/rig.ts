import { randomBytes } from 'node:crypto';
import { openDuel } from '@longbox/bench/duels';
import { createGames } from '../../src/games/games.ts';
import { makeId } from '../../src/identity/names.ts';
import { type Device, signIn } from '../client.ts';
import type { Child } from './child.ts';
import { openMatchTable } from './match-table.ts';
import type { LoadTable } from './pace.ts';
import { openRelayTable } from './relay-table.ts';
import { type StorePlace, seedTables } from './seed-tables.ts';
import { startChild } from './start-child.ts';

export type Say = (text: string) => void;

/** A server under load, and how tables are opened at it. */
export interface Rig {
  readonly server: Child;
  open(count: number): Promise<LoadTable[]>;
}

const games = createGames();

export async function startRig(place: StorePlace, say: Say, profile?: string): Promise<Rig> {
  const key = randomBytes(32);
  const server = await startChild('server-child.ts', { ...place, LOAD_KEY: key.toString('hex') }, profile);
  const devices: Device[] = [await signIn(server.base), await signIn(server.base)];
  return {
    server,
    async open(count) {
      const seeded = await seedTables(place, key, games, devices, count);
      return openTables(count, (i) => openMatchTable(server.base, devices, seeded[i]), say);
    },
  };
}

/** Their ids are like those of real matches: they are most of a row. */
export const openRelayTables = (base: string, count: number, say: Say): Promise<LoadTable[]> =>
  openTables(count, () => openRelayTable(base, makeId()), say);

/** Of boardgame.io; flat out is all they can. */
export const openDuelTables = (base: string, count: number, say: Say): Promise<LoadTable[]> =>
  openTables(
    count,
    async () => {
      const duel = await openDuel(base, makeId());
      return {
        play: (_pace, note) => duel.play(note),
        rest: duel.rest,
        close: duel.close,
        get isOver() {
          return duel.isOver;
        },
      };
    },
    say,
  );

/** A machine that cannot open them all by then is measured with those it could. */
const PATIENCE = 60_000;

/** A few at a time, as a server in use would see them come. */
async function openTables(count: number, open: (index: number) => Promise<LoadTable>, say: Say): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  const until = performance.now() + PATIENCE;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count && performance.now() < until) tables.push(await open(next++));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  if (tables.length < count) say(`only ${tables.length} of ${count} tables could be opened in ${PATIENCE / 1000} s`);
  return tables;
}
