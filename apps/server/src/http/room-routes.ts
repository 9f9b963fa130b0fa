import type { Hono } from 'hono';
import { Refused } from '../refusal.ts';
import { quickMatch } from '../rooms/quick.ts';
import { demandRelationQuota } from '../rooms/quotas.ts';
import { chooseDeck, placeComputer, rematch, reveal, setReady } from '../rooms/ready.ts';
import { mayListen, type Room, viewRoom } from '../rooms/room.ts';
import { createRoom, kick, leave, readRoom, sit } from '../rooms/rooms.ts';
import type { Player } from '../store/player-store.ts';
import type { HttpWorld } from './app.ts';
import { type Ctx, demandPlayer, findPlayer, type HttpEnv, readBody } from './context.ts';
import { addressOf } from './visitor.ts';

export function roomRoutes(app: Hono<HttpEnv>, world: HttpWorld): void {
  const { rooms } = world;
  /** A change of a room by somebody with a session, answered with the room as they see it. */
  const change = (address: string, work: (player: Player, id: string, c: Ctx) => Promise<Room | undefined>): void => {
    app.post(address, async (c) => {
      const player = await demandPlayer(world, c);
      const room = await work(player, c.req.param('id') ?? '', c);
      return c.json(room === undefined ? {} : viewRoom(room, player.id));
    });
  };
  app.get('/rooms', async (c) => c.json((await rooms.store.listed()).map((room) => viewRoom(room))));
  app.get('/rooms/:id', async (c) => {
    const player = await findPlayer(world, c);
    return c.json(viewRoom(await readRoom(rooms, c.req.param('id')), player?.id));
  });
  const limitRooms = (c: Ctx): void => {
    if (world.may.rooms(addressOf(c.env.incoming, world.config))) return;
    throw new Refused(429, 'tooFast', 'too many tables from this address; wait a little');
  };
  change('/rooms', async (player, _id, c) => {
    limitRooms(c);
    return createRoom(rooms, player, await readBody(c, 'createRoom'));
  });
  change('/quick', async (player, _id, c) => {
    limitRooms(c);
    return quickMatch(rooms, player, await readBody(c, 'quick'));
  });
  change('/rooms/:id/sit', async (player, id, c) => sit(rooms, id, player, (await readBody(c, 'sit')).seat));
  change('/rooms/:id/leave', async (player, id, c) => {
    await readBody(c, 'nothing');
    return leave(rooms, id, player);
  });
  change('/rooms/:id/kick', async (player, id, c) => kick(rooms, id, player, (await readBody(c, 'kick')).seat));
  change('/rooms/:id/deck', async (player, id, c) => chooseDeck(rooms, id, player, await readBody(c, 'deck')));
  change('/rooms/:id/computer', async (player, id, c) =>
    placeComputer(rooms, id, player, await readBody(c, 'computer')),
  );
  change('/rooms/:id/ready', async (player, id, c) => setReady(rooms, id, player, await readBody(c, 'ready')));
  change('/rooms/:id/reveal', async (player, id, c) => reveal(rooms, id, player, await readBody(c, 'reveal')));
  change('/rooms/:id/rematch', async (player, id, c) => {
    await readBody(c, 'nothing');
    return rematch(rooms, id, player);
  });
  app.post('/rooms/:id/mute', async (c) => {
    const player = await demandPlayer(world, c);
    const { player: other, muted } = await readBody(c, 'mute');
    if (muted) await demandRelationQuota(rooms, player);
    await rooms.store.mute(player.id, other, muted);
    rooms.bus.publish('player', player.id, 0);
    return c.json({});
  });
  app.post('/rooms/:id/report', async (c) => {
    const player = await demandPlayer(world, c);
    const { line, why } = await readBody(c, 'report');
    if (!world.may.reports(player.id)) throw new Refused(429, 'tooFast', 'too many reports; wait a little');
    const id = c.req.param('id');
    const lines = mayListen(await readRoom(rooms, id), player.id) ? await rooms.store.linesAfter(id, line - 1) : [];
    if (!lines.some((one) => one.id === line)) throw new Refused(404, 'unknownLine', 'there is no such line');
    await rooms.store.report(id, line, player.id, why);
    world.log.warn({ room: id, line }, 'a line was reported');
    return c.json({});
  });
}
