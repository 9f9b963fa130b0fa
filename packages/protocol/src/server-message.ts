import type { Option, Reason, Result, Seat } from '@longbox/kernel';
import * as z from 'zod/mini';
import type { Delta, Json } from './delta.ts';
import type { ChatLine, RoomView } from './room.ts';
import { actionNumber, idText, seqNumber } from './words.ts';

/** What one viewer of a match holds; updates are deltas of this. What is undefined is not sent. */
export interface MatchDoc<View = Json> {
  readonly view: View;
  /** Every seat's view, for watchers of a table with open hands. */
  readonly hands?: readonly View[] | undefined;
  /** Absent once the match is over. */
  readonly asked?: Asked | undefined;
  readonly result?: Result | undefined;
  readonly clock?: ClockView | undefined;
  readonly proposal?: ProposalView | undefined;
  /** Whether the viewer's last choice can be taken back: `free` at once, `consent` if the others agree. */
  readonly undo?: 'free' | 'consent' | undefined;
  /** Seats the computer plays, from the start or since their clock ran out. */
  readonly computers: readonly Seat[];
}

export interface Asked {
  readonly seat: Seat;
  readonly ask: string;
  /** Only for the seat that is asked: every option by its choice. */
  readonly options?: { readonly [choice: string]: Option } | undefined;
  /** Faces of offered cards that the seat has seen and no zone of its view shows, by card: what a search turned up. */
  readonly faces?: { readonly [card: string]: string } | undefined;
  readonly source?: number | undefined;
}

export interface ClockView {
  /** Milliseconds each seat has in the bank. */
  readonly banks?: readonly number[];
  /** When the decision is taken out of the seat's hands, by the database's clock; absent while nothing runs. */
  readonly deadline?: number;
  readonly paused?: true;
}

export interface ProposalView {
  readonly row: number;
  readonly what: 'undo' | 'pause';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
}

/** A row of the log as a viewer may hear it. */
export interface Told {
  readonly row: number;
  readonly kind: RowKind;
  readonly seat?: Seat;
  /** Redacted events of the game; what they are called are message keys. */
  readonly events?: readonly Json[];
  /** Of an undo: the row the match went back to. */
  readonly to?: number;
  /** How the view was meanwhile: after so many of the events, by what had changed since the view before. The last is that of `doc`. */
  readonly views?: readonly { readonly upTo: number; readonly delta?: Delta | undefined }[] | undefined;
}

/** What a row of a match's log can be; the order is part of stored matches. */
export const ROW_KINDS = ['choice', 'timeout', 'takeover', 'undo', 'propose', 'agree', 'refuse', 'resume'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Why a message or a request changed nothing. */
export const REFUSALS = [
  'malformed',
  'tooLarge',
  'tooFast',
  'noSession',
  'unknownRoom',
  'unknownMatch',
  'notYours',
  'notWatchable',
  'stale',
  'illegal',
  'counterUsed',
  'notNow',
  'over',
  'otherCatalogue',
  'unavailable',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export type ServerMessage<View = Json> =
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly player: { readonly id: string; readonly name: string };
      readonly now: number;
    }
  | { readonly t: 'room'; readonly room: RoomView }
  | { readonly t: 'gone'; readonly room: string }
  | { readonly t: 'chat'; readonly room: string; readonly lines: readonly ChatLine[] }
  /** Everything about a match, for clients that connect, reconnect or have missed something. */
  | {
      readonly t: 'sync';
      readonly match: string;
      readonly room: string;
      readonly viewer: Seat | 'watcher';
      /** Rows in the log. */
      readonly rows: number;
      /** The row at which the open decision opened; an answer names it. */
      readonly seq: number;
      /** The last action of this seat that is in the log. */
      readonly n: number;
      readonly doc: MatchDoc<View>;
      readonly told: readonly Told[];
    }
  | {
      readonly t: 'update';
      readonly match: string;
      /** The rows the delta starts from; a client that holds others asks to `enter` again. */
      readonly from: number;
      readonly rows: number;
      readonly seq: number;
      readonly n: number;
      readonly delta?: Delta | undefined;
      readonly told: readonly Told[];
    }
  /** The action is in the log at this row; sent when one is sent again. */
  | { readonly t: 'ack'; readonly match: string; readonly n: number; readonly row: number }
  | {
      readonly t: 'refused';
      /** Kind of the message that was refused, if it could be read. */
      readonly re?: string;
      readonly match?: string;
      readonly n?: number;
      readonly code: RefusalCode;
      readonly text: string;
    }
  | { readonly t: 'reasons'; readonly match: string; readonly seq: number; readonly reasons: readonly Reason[] }
  /** The view at `rows` with what the steps would change; without a delta they change nothing, or nothing that can be known. */
  | {
      readonly t: 'foreseen';
      readonly match: string;
      readonly id: number;
      readonly rows: number;
      readonly delta?: Delta | undefined;
    }
  | { readonly t: 'pong'; readonly id: number; readonly now: number }
  /** The server is about to stop; connect again, to another node if there is one. */
  | { readonly t: 'closing' };
export type ServerMessageOf<T extends ServerMessage['t'], View = Json> = Extract<
  ServerMessage<View>,
  { readonly t: T }
>;

const told = z.looseObject({ row: seqNumber, kind: z.enum(ROW_KINDS) });
const inMatch = { match: idText, rows: seqNumber, seq: seqNumber, n: seqNumber, told: z.array(told) };

/**
 * For clients that check what they hear: the frame of every message. What is inside views, events and rooms is the
 * server's own and is not looked into.
 */
export const serverMessage = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('welcome'),
    v: z.int(),
    player: z.strictObject({ id: idText, name: z.string() }),
    now: z.number(),
  }),
  z.strictObject({ t: z.literal('room'), room: z.looseObject({ id: idText, version: z.int() }) }),
  z.strictObject({ t: z.literal('gone'), room: idText }),
  z.strictObject({ t: z.literal('chat'), room: idText, lines: z.array(z.looseObject({ id: z.int() })) }),
  z.strictObject({
    t: z.literal('sync'),
    room: idText,
    viewer: z.union([z.int(), z.literal('watcher')]),
    doc: z.looseObject({ view: z.unknown() }),
    ...inMatch,
  }),
  z.strictObject({ t: z.literal('update'), from: seqNumber, delta: z.optional(z.unknown()), ...inMatch }),
  z.strictObject({ t: z.literal('ack'), match: idText, n: actionNumber, row: seqNumber }),
  z.strictObject({
    t: z.literal('refused'),
    re: z.optional(z.string()),
    match: z.optional(z.string()),
    n: z.optional(z.int()),
    code: z.enum(REFUSALS),
    text: z.string(),
  }),
  z.strictObject({ t: z.literal('reasons'), match: idText, seq: seqNumber, reasons: z.array(z.looseObject({})) }),
  z.strictObject({
    t: z.literal('foreseen'),
    match: idText,
    id: seqNumber,
    rows: seqNumber,
    delta: z.optional(z.unknown()),
  }),
  z.strictObject({ t: z.literal('pong'), id: seqNumber, now: z.number() }),
  z.strictObject({ t: z.literal('closing') }),
]);

/** Reasons for which the server closes a socket; the codes are WebSocket close codes of the private range. */
export const CLOSE = {
  malformed: 4400,
  noSession: 4401,
  banned: 4403,
  tooFast: 4429,
  tooSlow: 4408,
  /** Whether the last action is in the log is unknown; connect again and see. */
  unknownOutcome: 4500,
  stopping: 4503,
} as const;
