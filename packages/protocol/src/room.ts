import type { Seat } from '@longbox/kernel';
import type { ClockRule, WatchRule } from './words.ts';

/** `open`: people come and go; `revealing`: all are ready and show their entropy; then a match is on or over. */
export const ROOM_STAGES = ['open', 'revealing', 'playing', 'finished'] as const;
export type RoomStage = (typeof ROOM_STAGES)[number];

export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'computer'; readonly level: string }
  | {
      readonly kind: 'player';
      readonly player: string;
      readonly name: string;
      readonly hasDeck: boolean;
      readonly ready: boolean;
      readonly rating?: number;
    };

/** A table as everybody at it sees it. */
export interface RoomView {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly profile: string;
  readonly stage: RoomStage;
  readonly host: string;
  readonly seats: readonly RoomSeat[];
  readonly clock: ClockRule;
  readonly watch: WatchRule;
  readonly rated: boolean;
  readonly listed: boolean;
  /** The match that is on or was last. */
  readonly match?: string;
  /** What the next deal is bound to: the server's secret is fixed before anybody's entropy. */
  readonly shuffle: { readonly label: string; readonly commitment: string };
  /** Seats that want to play again. */
  readonly rematch: readonly Seat[];
  /** Your seat, if you have one. */
  readonly you?: Seat;
}

export interface ChatLine {
  readonly id: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}
