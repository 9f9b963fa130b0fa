import { encodeReplay, type FairShuffle, makeLog, type Result, verifyFairShuffle } from '@longbox/kernel';
import { LEVEL_NAMES } from '@longbox/players';
import type { FairView, GameView, ReplayView } from '@longbox/protocol';
import type { Hono } from 'hono';
import { entryWith } from '../games/game-entry.ts';
import { choicesMade } from '../match/fold.ts';
import type { MatchHeader } from '../match/header.ts';
import { playOut, seedOf } from '../match/load.ts';
import { playInTurn } from '../match/play-queue.ts';
import { Refused } from '../refusal.ts';
import type { StoredMatch } from '../store/match-store.ts';
import type { HttpWorld } from './app.ts';
import { type Ctx, findPlayer, type HttpEnv } from './context.ts';
import { addressOf } from './visitor.ts';

async function readMatch({ matches }: HttpWorld, id: string): Promise<StoredMatch> {
  const stored = await matches.read(id);
  if (stored === undefined) throw new Refused(404, 'unknownMatch', 'there is no such match');
  return stored;
}

/** What was played behind closed doors stays there. */
async function demandAccess(world: HttpWorld, c: Ctx, { watch, seats }: MatchHeader): Promise<void> {
  if (watch.who === 'anyone') return;
  const player = await findPlayer(world, c);
  if (player === undefined || !seats.some((seat) => seat.player === player.id)) {
    throw new Refused(403, 'notWatchable', 'only its players can see this match');
  }
}

async function replayOf(world: HttpWorld, stored: StoredMatch, owner: string): Promise<ReplayView> {
  const { header } = stored;
  const rows = await world.matches.tail(header.id, 0);
  const { fold } = await playOut(stored, rows, world, Number.POSITIVE_INFINITY, owner);
  const log = makeLog(fold.game, fold.table, choicesMade(fold));
  const cards = entryWith(world.games.get(header.game), header)?.cards;
  // The game is played once more for it. What is too long for a link has none; the log itself is there.
  const code = cards && (await playInTurn(owner, () => encodeReplay(fold.game, log, cards)).catch(() => undefined));
  const result: Result | undefined = fold.game.result(fold.state);
  return {
    match: header.id,
    log,
    code,
    names: header.seats.map(({ name }) => name),
    end: result?.reason.code ?? '',
  };
}

function fairRecord(header: MatchHeader, world: HttpWorld): FairShuffle {
  return {
    version: 1,
    label: header.id,
    commitment: header.commitment,
    secret: world.seal.open(header.sealed, header.id),
    seats: header.seats.map(({ commitment, entropy }) => ({ commitment, entropy })),
    seed: seedOf(header, world.seal),
  };
}

export function matchRoutes(app: Hono<HttpEnv>, world: HttpWorld): void {
  const games: readonly GameView[] = [...world.games.values()].map((entry) => ({
    game: entry.game.name,
    title: entry.title,
    profile: entry.profile,
    profiles: entry.profiles.map((name) => ({ name, seats: entry.seatsOf(name) ?? [2, 2] })),
    decks: entry.decks.map(({ key, title }) => ({ key, title })),
    catalogueHash: entry.game.catalogueHash,
    levels: LEVEL_NAMES,
  }));
  app.get('/games', (c) => c.json(games));
  app.get('/matches/:id/replay', async (c) => {
    const address = addressOf(c.env.incoming, world.config);
    // The whole match is played for it.
    if (!world.may.replays(address)) throw new Refused(429, 'tooFast', 'too many replays; wait a little');
    const stored = await readMatch(world, c.req.param('id'));
    await demandAccess(world, c, stored.header);
    if (stored.running) throw new Refused(403, 'running', 'a replay is there when the match is over');
    return c.json(await replayOf(world, stored, address));
  });
  app.get('/matches/:id/fair', async (c) => {
    const { header, running } = await readMatch(world, c.req.param('id'));
    await demandAccess(world, c, header);
    const record = running ? undefined : fairRecord(header, world);
    const view: FairView = {
      label: header.id,
      commitment: header.commitment,
      seats: header.seats.map(({ commitment }) => commitment),
      ...(record !== undefined && { record, verdict: verifyFairShuffle(record, seedOf(header, world.seal)) }),
    };
    return c.json(view);
  });
  app.get('/players/:id/ratings', async (c) => {
    const id = c.req.param('id');
    return c.json({ ratings: await world.ratings.ofPlayer(id), history: await world.ratings.history(id) });
  });
  app.get('/ratings', async (c) => {
    const { game = '', profile = '' } = c.req.query();
    return c.json(await world.ratings.best(game, profile));
  });
}
