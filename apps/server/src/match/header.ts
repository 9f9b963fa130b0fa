import { KEYED_SEED, type Seat, type Table } from '@longbox/kernel';
import type { ClockRule, WatchRule } from '@longbox/protocol';

/** Who sits at a match; without a player it is the computer. */
export interface MatchSeat {
  readonly player?: string;
  readonly name: string;
  /** How well the computer plays, from the start or when it takes over. */
  readonly level: string;
  readonly deck: readonly string[];
  readonly side?: readonly string[];
  readonly commitment: string;
  readonly entropy: string;
}

/** What is fixed when a match starts. The seed is not in it: it is derived from the sealed secret. */
export interface MatchHeader {
  readonly id: string;
  readonly room: string;
  readonly game: string;
  readonly profile: string;
  readonly catalogueHash: string;
  /** The sets of cards it is played with; absent in games without sets, and in matches older than this field. */
  readonly sets?: readonly string[];
  readonly commitment: string;
  /** The server's share of the seed, encrypted. */
  readonly sealed: string;
  readonly seats: readonly MatchSeat[];
  readonly clock: ClockRule;
  readonly watch: WatchRule;
  readonly rated: boolean;
  /** Where the luck comes from; absent in matches older than this field. */
  readonly luck?: 'keyed';
}

/** A row of a match's log as it is stored. */
export interface LogRow {
  readonly seq: number;
  readonly kind: number;
  readonly seat: Seat;
  readonly n: number | undefined;
  readonly value: number;
  readonly hash: string;
  readonly at: number;
}

export const tableOf = (header: MatchHeader, seed: string): Table => ({
  game: header.game,
  profile: header.profile,
  seed: header.luck === 'keyed' ? `${KEYED_SEED}${seed}` : seed,
  seats: header.seats.map(({ name, deck, side }) => ({ name, deck, ...(side !== undefined && { side }) })),
});
