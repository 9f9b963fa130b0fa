import type { PlayerView } from '@longbox/protocol';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { enterWithDevice, makeChallenge, openSession, SESSION_LIFE } from '../identity/sessions.ts';
import { Refused } from '../refusal.ts';
import type { Player } from '../store/player-store.ts';
import type { HttpWorld } from './app.ts';
import { type Ctx, demandAnyone, demandPlayer, type HttpEnv, readBody, sessionOf } from './context.ts';
import { addressOf, makeCookie } from './visitor.ts';

export async function viewPlayer({ players }: HttpWorld, { id, name }: Player): Promise<PlayerView> {
  return { id, name, hasPasskey: (await players.passkeysOf(id)).length > 0 };
}

export function giveSession(c: Ctx, config: Config, token: string): void {
  c.header('Set-Cookie', makeCookie(token, c.env.incoming.headers, config, SESSION_LIFE / 1000));
}

export function limitSessions(world: HttpWorld, c: Ctx): void {
  if (world.may.sessions(addressOf(c.env.incoming, world.config))) return;
  throw new Refused(429, 'tooFast', 'too many sessions from this address; wait a little');
}

export function sessionRoutes(app: Hono<HttpEnv>, world: HttpWorld): void {
  const { players, seal, config } = world;
  app.post('/session/challenge', async (c) => {
    await readBody(c, 'nothing');
    return c.json({ challenge: makeChallenge(seal, 'session') });
  });
  app.post('/session', async (c) => {
    limitSessions(world, c);
    const player = await enterWithDevice(players, seal, await readBody(c, 'session'));
    giveSession(c, config, await openSession(players, player.id));
    return c.json(await viewPlayer(world, player));
  });
  app.get('/session', async (c) => {
    const visitor = await demandAnyone(world, c);
    const view = await viewPlayer(world, visitor);
    return c.json(visitor.ban === undefined ? view : { ...view, ban: visitor.ban });
  });
  app.post('/session/name', async (c) => {
    const player = await demandPlayer(world, c);
    const { name } = await readBody(c, 'name');
    if (!world.may.names(player.id)) throw new Refused(429, 'tooFast', 'too many names; wait a little');
    await players.rename(player.id, name);
    return c.json(await viewPlayer(world, { id: player.id, name }));
  });
  app.post('/session/end', async (c) => {
    await readBody(c, 'nothing');
    const session = sessionOf(config, c.env.incoming.headers);
    if (session !== undefined) {
      await players.endSession(session);
      world.rooms.bus.publish('session', session, 0);
    }
    c.header('Set-Cookie', makeCookie('', c.env.incoming.headers, config, 0));
    return c.json({});
  });
}
