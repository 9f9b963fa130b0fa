import { commitEntropy, type Seat, type TableSeat } from '@longbox/kernel';
import type { ClockRule, RoomSeat, RoomStage, RoomView, WatchRule } from '@longbox/protocol';

export type SeatDoc =
  | { readonly kind: 'open' }
  | { readonly kind: 'computer'; readonly level: string; readonly deck: TableSeat }
  | PlayerSeat;

export interface PlayerSeat {
  readonly kind: 'player';
  readonly player: string;
  readonly name: string;
  readonly rating?: number;
  readonly deck?: TableSeat;
  /** To the seat's entropy, once the player is ready. */
  readonly commitment?: string;
  readonly entropy?: string;
}

/** What the next deal is bound to. The secret is drawn before anybody sits down. */
export interface NextShuffle {
  readonly label: string;
  readonly commitment: string;
  readonly sealed: string;
}

/** A room as it is stored; what of it players see is made by `viewRoom`. */
export interface RoomDoc {
  readonly id: string;
  readonly game: string;
  readonly profile: string;
  readonly host: string;
  readonly seats: readonly SeatDoc[];
  readonly clock: ClockRule;
  readonly watch: WatchRule;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly match?: string;
  readonly next: NextShuffle;
  readonly rematch: readonly Seat[];
  /** Players the host has sent away; they cannot sit down again. */
  readonly away?: readonly string[];
}

export interface Room {
  readonly doc: RoomDoc;
  readonly version: number;
  readonly stage: RoomStage;
}

export const seatOf = (doc: RoomDoc, player: string): Seat | undefined => {
  const seat = doc.seats.findIndex((one) => one.kind === 'player' && one.player === player);
  return seat < 0 ? undefined : seat;
};

/** Whoever sees hands while the match is on has no voice at the table; at a closed table only the players have one. */
export function mayTalk({ doc, stage }: Room, player: string): boolean {
  if (seatOf(doc, player) !== undefined) return true;
  return doc.watch.who === 'anyone' && !(stage === 'playing' && doc.watch.openHands);
}

/** What is said at a closed table is for its players. */
export const mayListen = ({ doc }: Room, player: string): boolean =>
  doc.watch.who === 'anyone' || seatOf(doc, player) !== undefined;

/** By an allow-list: decks, entropies and the sealed secret stay here. */
export function viewRoom({ doc, version, stage }: Room, player?: string): RoomView {
  const you = player === undefined ? undefined : seatOf(doc, player);
  return {
    id: doc.id,
    version,
    game: doc.game,
    profile: doc.profile,
    stage,
    host: doc.host,
    seats: doc.seats.map(viewSeat),
    clock: doc.clock,
    watch: doc.watch,
    rated: doc.rated,
    listed: doc.listed,
    ...(doc.match !== undefined && { match: doc.match }),
    shuffle: { label: doc.next.label, commitment: doc.next.commitment },
    rematch: doc.rematch,
    ...(you !== undefined && { you }),
  };
}

function viewSeat(seat: SeatDoc): RoomSeat {
  if (seat.kind === 'open') return { kind: 'open' };
  if (seat.kind === 'computer') return { kind: 'computer', level: seat.level };
  const { player, name, rating, deck, commitment } = seat;
  return {
    kind: 'player',
    player,
    name,
    hasDeck: deck !== undefined,
    ready: commitment !== undefined,
    ...(rating !== undefined && { rating }),
  };
}

export const withSeat = (doc: RoomDoc, at: Seat, seat: SeatDoc): RoomDoc => ({
  ...doc,
  seats: doc.seats.map((one, i) => (i === at ? seat : one)),
});

/** Nobody is ready any more: something they agreed to has changed. */
export const unready = (doc: RoomDoc): RoomDoc => ({ ...doc, seats: doc.seats.map(withoutShuffle) });

export function withoutShuffle(seat: SeatDoc): SeatDoc {
  if (seat.kind !== 'player') return seat;
  const { commitment, entropy, ...rest } = seat;
  return rest;
}

export const isAllReady = ({ seats }: RoomDoc): boolean =>
  seats.every((seat) => seat.kind === 'computer' || (seat.kind === 'player' && seat.commitment !== undefined));

export const isAllRevealed = ({ seats }: RoomDoc): boolean =>
  seats.every((seat) => seat.kind === 'computer' || (seat.kind === 'player' && seat.entropy !== undefined));

/** The computer's share is empty: the server has given its own by the secret. */
export const computerCommitment = (label: string, seat: Seat): string => commitEntropy(label, seat, '');
