// From "I am ready" to the deal: commitments, entropies, and the match that comes of them.
import { catalogueOf, commitEntropy } from '@longbox/kernel';
import type { Bodies } from '@longbox/protocol';
import type { MatchHeader, MatchSeat } from '../match/header.ts';
import { Refused } from '../refusal.ts';
import type { Player } from '../store/player-store.ts';
import type { Database } from '../store/sql.ts';
import { checkTable, resolveDeck } from './decks.ts';
import { demandMatchQuota } from './quotas.ts';
import {
  computerCommitment,
  isAllReady,
  isAllRevealed,
  type Room,
  type RoomDoc,
  type SeatDoc,
  unready,
  withoutShuffle,
  withSeat,
} from './room.ts';
import {
  changeRoom,
  demandHost,
  demandStage,
  drawShuffle,
  entryOf,
  mySeat,
  type RoomWorld,
  readRoom,
} from './rooms.ts';

export interface StartWorld extends RoomWorld {
  readonly db: Database;
  /** A match has begun in which a clock runs, or the computer may be the first to decide. */
  started(): void;
}

export async function chooseDeck(world: RoomWorld, id: string, player: Player, body: Bodies['deck']): Promise<Room> {
  const { doc } = await readRoom(world, id);
  const deck = resolveDeck(entryOf(world, doc.game), doc.profile, body.deck);
  return changeRoom(world, id, (room) => {
    demandStage(room, 'open');
    const at = mySeat(room, player);
    const seat = withoutShuffle(room.doc.seats[at]);
    return seat.kind !== 'player' ? undefined : { doc: withSeat(room.doc, at, { ...seat, deck }) };
  });
}

export async function placeComputer(
  world: RoomWorld,
  id: string,
  host: Player,
  { seat, player }: Bodies['computer'],
): Promise<Room> {
  const { doc } = await readRoom(world, id);
  if (doc.rated) throw new Refused(400, 'rated', 'a rated table is for people only');
  const made: SeatDoc =
    player.kind === 'open'
      ? player
      : { ...player, deck: resolveDeck(entryOf(world, doc.game), doc.profile, player.deck) };
  return changeRoom(world, id, (room) => {
    demandHost(room, host);
    demandStage(room, 'open');
    const there = room.doc.seats[seat];
    if (there === undefined || there.kind === 'player') throw new Refused(409, 'taken', 'this seat is taken');
    return { doc: withSeat(unready(room.doc), seat, made) };
  });
}

export async function setReady(world: StartWorld, id: string, player: Player, body: Bodies['ready']): Promise<Room> {
  const { label, commitment } = body;
  if (commitment !== undefined) {
    const { seats } = (await readRoom(world, id)).doc;
    await demandMatchQuota(
      world,
      player,
      seats.some(({ kind }) => kind === 'computer'),
    );
  }
  return changeRoom(world, id, (room) => {
    demandStage(room, 'open');
    const at = mySeat(room, player);
    const seat = withoutShuffle(room.doc.seats[at]);
    if (seat.kind !== 'player') return undefined;
    if (commitment === undefined) return { doc: withSeat(room.doc, at, seat) };
    if (label !== room.doc.next.label) throw new Refused(409, 'stale', 'this commitment is for another deal');
    if (seat.deck === undefined) throw new Refused(409, 'deck', 'choose a deck first');
    const doc = withSeat(room.doc, at, { ...seat, commitment });
    if (!isAllReady(doc)) return { doc };
    checkTable(entryOf(world, doc.game), doc);
    return { stage: 'revealing', doc };
  });
}

/** The last one to reveal starts the match. */
export async function reveal(world: StartWorld, id: string, player: Player, body: Bodies['reveal']): Promise<Room> {
  const { label, entropy } = body;
  const room = await changeRoom(world, id, (now) => {
    const at = mySeat(now, player);
    const seat = now.doc.seats[at];
    if (now.doc.next.label !== label || seat.kind !== 'player') {
      throw new Refused(409, 'stale', 'this entropy is for another deal');
    }
    if (seat.entropy === entropy) return undefined;
    demandStage(now, 'revealing');
    if (commitEntropy(label, at, entropy) !== seat.commitment) {
      throw new Refused(409, 'entropy', 'this is not what you committed to');
    }
    return { doc: withSeat(now.doc, at, { ...seat, entropy }) };
  });
  return isAllRevealed(room.doc) && room.stage === 'revealing' ? start(world, room) : room;
}

async function start(world: StartWorld, room: Room): Promise<Room> {
  const header = makeHeader(world, room.doc);
  // Without clock and computer nobody but the players ever has to act.
  const isWatched = header.clock.kind !== 'none' || header.seats.some(({ player }) => player === undefined);
  const { match: _last, ...kept } = room.doc;
  const doc: RoomDoc = {
    ...kept,
    match: header.id,
    next: drawShuffle(world.seal),
    rematch: [],
    seats: room.doc.seats.map(withoutShuffle),
  };
  const isStarted = await world.db.transaction(async (sql) => {
    if (!(await world.store.write(room, 'playing', doc, sql))) return false;
    return world.matches.create(sql, header, isWatched ? 0 : undefined);
  });
  if (!isStarted) return readRoom(world, room.doc.id);
  const version = room.version + 1;
  world.bus.publish('room', doc.id, version);
  if (isWatched) world.started();
  return { doc, version, stage: 'playing' };
}

function makeHeader(world: StartWorld, doc: RoomDoc): MatchHeader {
  const { label, commitment, sealed } = doc.next;
  const seats = doc.seats.map((seat, at): MatchSeat => {
    if (seat.kind === 'open') throw new Error('an open seat at the start');
    const { deck, side } = seat.deck ?? { deck: [] };
    const cards = { deck, ...(side !== undefined && { side }) };
    if (seat.kind === 'computer') {
      const share = { commitment: computerCommitment(label, at), entropy: '' };
      return { name: `Computer ${at + 1}`, level: seat.level, ...cards, ...share };
    }
    const { player, name, commitment: mine = '', entropy = '' } = seat;
    return { player, name, level: 'sidekick', ...cards, commitment: mine, entropy };
  });
  const { game, profile, clock, watch, rated } = doc;
  const cards = catalogueOf(entryOf(world, game).game);
  const terms = { game, profile, ...cards, clock, watch, rated, luck: 'keyed' } as const;
  return { id: label, room: doc.id, commitment, sealed, seats, ...terms };
}

/** Everybody at a finished table wants to play again: it opens, with decks kept. */
export const rematch = (world: RoomWorld, id: string, player: Player): Promise<Room> =>
  changeRoom(world, id, (room) => {
    if (room.stage === 'open') return undefined;
    demandStage(room, 'finished');
    const seat = mySeat(room, player);
    if (room.doc.rematch.includes(seat)) return undefined;
    const wanting = [...room.doc.rematch, seat];
    const isAll = room.doc.seats.every((one, at) => one.kind !== 'player' || wanting.includes(at));
    return isAll ? { stage: 'open', doc: { ...room.doc, rematch: [] } } : { doc: { ...room.doc, rematch: wanting } };
  });

/** Whoever will not show what they committed to has no game: they are no longer ready, and the deal is bound anew. */
export const giveUpRevealing = (world: RoomWorld, id: string, label: string): Promise<Room> =>
  changeRoom(world, id, (room) => {
    if (room.stage !== 'revealing' || room.doc.next.label !== label) return undefined;
    return { stage: 'open', doc: { ...unready(room.doc), next: drawShuffle(world.seal) } };
  });
