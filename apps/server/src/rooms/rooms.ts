import { commitSecret, type Seat } from '@longbox/kernel';
import type { Bodies, RoomStage } from '@longbox/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Games } from '../games/game-entry.ts';
import { makeId, makeRoomId, makeSecret } from '../identity/names.ts';
import type { Seal } from '../identity/seal.ts';
import { Refused } from '../refusal.ts';
import type { ModerationStore } from '../store/moderation-store.ts';
import type { Player } from '../store/player-store.ts';
import type { RatingStore } from '../store/rating-store.ts';
import { resolveDeck } from './decks.ts';
import { demandRatable, demandRatedAge, demandRoomQuota, type QuotaWorld } from './quotas.ts';
import {
  type NextShuffle,
  type PlayerSeat,
  type Room,
  type RoomDoc,
  type SeatDoc,
  seatOf,
  unready,
  withSeat,
} from './room.ts';

export interface RoomWorld extends QuotaWorld {
  readonly ratings: RatingStore;
  readonly moderation: ModerationStore;
  readonly games: Games;
  readonly seal: Seal;
  readonly bus: Bus;
}

/** A change of a room: what it becomes, or nothing if it stays as it is. Throws a `Refused`. */
export type Change = (room: Room) => { readonly stage?: RoomStage; readonly doc: RoomDoc } | undefined;
const TRIES = 8;

export async function readRoom(world: RoomWorld, id: string): Promise<Room> {
  const room = await world.store.read(id);
  if (room === undefined) throw new Refused(404, 'unknownRoom', 'there is no such table');
  return room;
}

/** Changes a room, again from the start if somebody else changed it meanwhile. */
export async function changeRoom(world: RoomWorld, id: string, change: Change): Promise<Room> {
  for (let tries = 0; tries < TRIES; tries++) {
    const room = await readRoom(world, id);
    const changed = change(room);
    if (changed === undefined) return room;
    const stage = changed.stage ?? room.stage;
    if (!(await world.store.write(room, stage, changed.doc))) continue;
    const version = room.version + 1;
    world.bus.publish('room', id, version);
    return { doc: changed.doc, stage, version };
  }
  throw new Refused(503, 'unavailable', 'too many are changing this table at once; try again');
}

/** Binds the server to its share of the next deal. */
export function drawShuffle(seal: Seal): NextShuffle {
  const label = makeId();
  const secret = makeSecret();
  return { label, commitment: commitSecret(label, secret), sealed: seal.close(secret, label) };
}

export function entryOf({ games }: RoomWorld, game: string) {
  const entry = games.get(game);
  if (entry === undefined) throw new Refused(400, 'game', `there is no game ${game}`);
  return entry;
}

export async function makePlayerSeat(
  world: RoomWorld,
  player: Player,
  { game, profile, rated }: Pick<RoomDoc, 'game' | 'profile' | 'rated'>,
): Promise<PlayerSeat> {
  if (rated) await demandRatedAge(world, player);
  const rating = rated ? (await world.ratings.read(player.id, game, profile)).rating : undefined;
  const { id, name } = player;
  return { kind: 'player', player: id, name, ...(rating !== undefined && { rating: Math.round(rating) }) };
}

export async function createRoom(
  world: RoomWorld,
  host: Player,
  body: Bodies['createRoom'],
  quick?: string,
): Promise<Room> {
  const { game, profile, clock, watch, rated, listed } = body;
  const entry = entryOf(world, game);
  const range = entry.seatsOf(profile);
  if (range === undefined) throw new Refused(400, 'profile', `${game} has no profile ${profile}`);
  const [least, most] = range;
  if (body.seats.length < least || body.seats.length > most) {
    throw new Refused(400, 'seats', `${profile} is for ${least === most ? least : `${least} to ${most}`} players`);
  }
  if (rated && body.seats.some(({ kind }) => kind === 'computer')) {
    throw new Refused(400, 'rated', 'a rated table is for people only');
  }
  if (rated) demandRatable(clock, watch);
  await demandRoomQuota(world, host);
  const mine = body.seats.findIndex(({ kind }) => kind === 'open');
  if (mine < 0) throw new Refused(400, 'seats', 'there is no seat for you');
  const seats = body.seats.map((seat): SeatDoc => {
    if (seat.kind === 'open') return seat;
    return { kind: 'computer', level: seat.level, deck: resolveDeck(entry, profile, seat.deck) };
  });
  seats[mine] = await makePlayerSeat(world, host, body);
  const doc: RoomDoc = {
    id: makeRoomId(),
    game,
    profile,
    host: host.id,
    seats,
    clock,
    watch,
    rated,
    listed,
    next: drawShuffle(world.seal),
    rematch: [],
  };
  await world.store.create(doc, quick);
  return { doc, version: 1, stage: 'open' };
}

export function mySeat(room: Room, player: Player): Seat {
  const seat = seatOf(room.doc, player.id);
  if (seat === undefined) throw new Refused(403, 'notYours', 'you do not sit at this table');
  return seat;
}

export function demandStage({ stage }: Room, ...stages: readonly RoomStage[]): void {
  if (!stages.includes(stage)) throw new Refused(409, 'notNow', 'the match has begun or is over');
}

export async function sit(world: RoomWorld, id: string, player: Player, wanted: Seat | undefined): Promise<Room> {
  const { doc } = await readRoom(world, id);
  const others = doc.seats.flatMap((one) => (one.kind === 'player' && one.player !== player.id ? [one.player] : []));
  // Not a word of who has blocked whom.
  if (await world.moderation.isBlockedAmong(player.id, others)) {
    throw new Refused(403, 'notHere', 'you cannot sit at this table');
  }
  const seat = await makePlayerSeat(world, player, doc);
  return changeRoom(world, id, (room) => {
    if (seatOf(room.doc, player.id) !== undefined) return undefined;
    demandStage(room, 'open');
    if (room.doc.away?.includes(player.id)) throw new Refused(403, 'sentAway', 'the host has sent you away');
    const at = wanted ?? room.doc.seats.findIndex(({ kind }) => kind === 'open');
    if (room.doc.seats[at]?.kind !== 'open') throw new Refused(409, 'taken', 'this seat is taken');
    return { doc: withSeat(unready(room.doc), at, seat) };
  });
}

/** `undefined` once the last player has gone and the room with them. */
export async function leave(world: RoomWorld, id: string, player: Player): Promise<Room | undefined> {
  const room = await readRoom(world, id);
  const seat = mySeat(room, player);
  demandStage(room, 'open', 'revealing', 'finished');
  const isLast = room.doc.seats.every((one, at) => at === seat || one.kind !== 'player');
  if (isLast) {
    if (!(await world.store.remove(room))) return leave(world, id, player);
    world.bus.publish('room', id, room.version + 1);
    return undefined;
  }
  return changeRoom(world, id, (now) => vacate(now, mySeat(now, player), world.seal));
}

export const kick = (world: RoomWorld, id: string, host: Player, seat: Seat): Promise<Room> =>
  changeRoom(world, id, (room) => {
    demandHost(room, host);
    demandStage(room, 'open', 'revealing');
    const out = room.doc.seats[seat];
    if (out?.kind !== 'player' || out.player === host.id) throw new Refused(409, 'notNow', 'nobody to send away there');
    const { stage, doc } = vacate(room, seat, world.seal);
    return { stage, doc: { ...doc, away: [...(doc.away ?? []), out.player] } };
  });

export function demandHost({ doc }: Room, player: Player): void {
  if (doc.host !== player.id) throw new Refused(403, 'notYours', 'only the host may do this');
}

function vacate(room: Room, seat: Seat, seal: Seal): { stage: RoomStage; doc: RoomDoc } {
  const doc = withSeat(unready(room.doc), seat, { kind: 'open' });
  const left = doc.seats.find((one) => one.kind === 'player');
  const host = doc.seats.some((one) => one.kind === 'player' && one.player === doc.host) ? doc.host : left?.player;
  // Whoever left may have seen commitments to this deal; the next one is bound anew.
  return { stage: 'open', doc: { ...doc, host: host ?? doc.host, next: drawShuffle(seal), rematch: [] } };
}
