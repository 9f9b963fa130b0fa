// For the person who runs the server: reports, and actions on them. Requires the host's key.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { Refused } from '../refusal.ts';
import type { HttpWorld } from './app.ts';
import { type Ctx, type HttpEnv, readBody } from './context.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Without a host key these routes do not exist. Every wrong key gets the same error. */
function demandHost({ config }: HttpWorld, c: Ctx): void {
  const { hostKey } = config;
  if (hostKey === undefined) throw new Refused(404, 'unknownAddress', 'nothing is at this address');
  const given = (c.req.header('authorization') ?? '').replace(/^Bearer /, '');
  if (!timingSafeEqual(hash(given), hash(hostKey)))
    throw new Refused(403, 'hostKey', 'this is not the key of the host');
}

export function hostRoutes(app: Hono<HttpEnv>, world: HttpWorld): void {
  const { moderation, players, rooms, log } = world;
  app.get('/host/reports', async (c) => {
    demandHost(world, c);
    return c.json(await moderation.reports());
  });
  app.get('/host/deeds', async (c) => {
    demandHost(world, c);
    return c.json(await moderation.deeds());
  });
  app.get('/host/players/:id', async (c) => {
    demandHost(world, c);
    const player = await players.read(c.req.param('id'));
    if (player === undefined) throw new Refused(404, 'unknownPlayer', 'there is no such player');
    return c.json({ ...player, ban: await moderation.banOf(player.id) });
  });
  app.post('/host/deed', async (c) => {
    demandHost(world, c);
    const { what, who, why, room = '', line = 0, player = '', hours = 0 } = await readBody(c, 'deed');
    const deed = { who, why };
    const deeds = {
      settle: () => moderation.settle(deed, room, line),
      hide: () => moderation.hideLine(deed, room, line),
      ban: () => moderation.ban(deed, player, hours),
      unban: () => moderation.unban(deed, player),
      rename: () => moderation.rename(deed, player, `Guest ${player.slice(0, 4)}`),
    } as const;
    if (what === 'ban' && hours <= 0) throw new Refused(400, 'malformed', 'a ban has an end: say how many hours');
    if (!(await deeds[what]())) throw new Refused(404, 'nothing', 'there is nothing to do this to');
    log.warn({ what, room, line, player }, 'a moderator did something');
    if (player !== '') rooms.bus.publish('player', player, 0);
    if (room !== '') rooms.bus.publish('room', room, Number.MAX_SAFE_INTEGER);
    return c.json({});
  });
}
