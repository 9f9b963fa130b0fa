import type { Hono } from 'hono';
import { Refused } from '../refusal.ts';
import { demandRelationQuota } from '../rooms/quotas.ts';
import type { HttpWorld } from './app.ts';
import { demandAnyone, demandPlayer, type HttpEnv, readBody } from './context.ts';
import { makeCookie } from './visitor.ts';

/** What people may do about each other and about their own account; banned players may still do the latter. */
export function accountRoutes(app: Hono<HttpEnv>, world: HttpWorld): void {
  const { moderation, accounts, rooms, config } = world;
  app.get('/relations', async (c) => {
    const { id } = await demandPlayer(world, c);
    return c.json({ muted: await rooms.store.mutedBy(id), blocked: await moderation.blockedBy(id) });
  });
  app.post('/players/:id/block', async (c) => {
    const player = await demandPlayer(world, c);
    const { blocked } = await readBody(c, 'block');
    const other = c.req.param('id');
    if (other === player.id || (await world.players.read(other)) === undefined) {
      throw new Refused(404, 'unknownPlayer', 'there is nobody else of this name');
    }
    if (blocked) await demandRelationQuota(rooms, player);
    await moderation.block(player.id, other, blocked);
    rooms.bus.publish('player', player.id, 0);
    return c.json({});
  });
  app.get('/session/export', async (c) => {
    const { id } = await demandAnyone(world, c);
    c.header('Content-Disposition', 'attachment; filename="longbox.json"');
    return c.json(await accounts.export(id));
  });
  app.post('/session/delete', async (c) => {
    const player = await demandAnyone(world, c);
    const { name } = await readBody(c, 'deleteAccount');
    if (name !== player.name) throw new Refused(400, 'name', 'to delete an account, say its name');
    await accounts.forget(player.id);
    rooms.bus.publish('player', player.id, 0);
    c.header('Set-Cookie', makeCookie('', c.env.incoming.headers, config, 0));
    return c.json({});
  });
}
