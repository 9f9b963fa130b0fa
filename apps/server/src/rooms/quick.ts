import type { Bodies } from '@longbox/protocol';
import { Refused } from '../refusal.ts';
import type { Player } from '../store/player-store.ts';
import { chooseDeck } from './ready.ts';
import { type Room, seatOf } from './room.ts';
import { createRoom, entryOf, type RoomWorld, sit } from './rooms.ts';

/** A seat with somebody who wants the same game, or a new table where others will find one. */
export async function quickMatch(world: RoomWorld, player: Player, body: Bodies['quick']): Promise<Room> {
  const { game, profile, deck, clock, rated } = body;
  const key = JSON.stringify([game, profile, clock, rated]);
  const room = (await findSeat(world, player, key)) ?? (await openQuick(world, player, body, key));
  return chooseDeck(world, room.doc.id, player, { deck });
}

async function findSeat(world: RoomWorld, player: Player, key: string): Promise<Room | undefined> {
  for (const { doc } of await world.store.findQuick(key)) {
    if (seatOf(doc, player.id) !== undefined) return { doc, version: 0, stage: 'open' };
    if (!doc.seats.some(({ kind }) => kind === 'open')) continue;
    try {
      return await sit(world, doc.id, player, undefined);
    } catch (error) {
      // Somebody else was quicker; there may be another table.
      if (!(error instanceof Refused)) throw error;
    }
  }
  return undefined;
}

function openQuick(world: RoomWorld, player: Player, body: Bodies['quick'], key: string): Promise<Room> {
  const { game, profile, clock, rated } = body;
  const [least] = entryOf(world, game).seatsOf(profile) ?? [2];
  const seats = Array.from({ length: least }, () => ({ kind: 'open' as const }));
  const watch = { who: 'anyone' as const, delay: 30, openHands: false };
  return createRoom(world, player, { game, profile, seats, clock, watch, rated, listed: false }, key);
}
