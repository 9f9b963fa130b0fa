// The small parts that bodies and messages are made of.
import * as z from 'zod/mini';

/** Both sides must speak the same; it is part of every address. */
export const PROTOCOL = 1;
export const API = `/api/v${PROTOCOL}`;

/** The largest message the server reads, in bytes; a socket that sends more is closed. */
export const MESSAGE_BYTES = 16_384;

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const text = (most: number) => z.string().check(z.maxLength(most));

/** Letters, digits, `-` and `_`: what rooms, matches and players are called in addresses and messages. */
export const idText = z.string().check(z.regex(/^[\w-]{4,40}$/));
export const seatNumber = whole(0, 7);
export const MOST_ROWS = 1_000_000;
/** A place in the log of a match: how many rows there are before it. */
export const seqNumber = whole(0, MOST_ROWS);
/** Counts the actions of one seat in one match, from 1; the same number twice is the same action. */
export const actionNumber = whole(1, MOST_ROWS);
export const MOST_CHOICE = 0x3fff_ffff;
export const choiceNumber = whole(0, MOST_CHOICE);
export const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Random text of a seat for the shuffle: 128 bits or more, in hexadecimal. */
export const entropyText = z.string().check(z.regex(/^[0-9a-f]{32,128}$/));
/** Something to see: letters or digits, and nothing that is drawn as nothing. */
const VISIBLE = /^(?=.*[\p{L}\p{N}])(?:[^\p{C}\p{Default_Ignorable_Code_Point}\u2800\u3164]|\ufe0f)+$/u;
export const playerName = z.string().check(z.trim(), z.minLength(1), z.maxLength(24), z.regex(VISIBLE));
export const chatText = z.string().check(z.trim(), z.minLength(1), z.maxLength(300), z.regex(/^[^\p{C}]+$/u));
export const keyText = z.string().check(z.regex(/^[\w+/.'-]{1,60}$/));

/** Card keys, repeated for copies. */
const cardKeys = (most: number) => z.array(keyText).check(z.maxLength(most));
export const MOST_CARDS = 200;

export const deckChoice = z.union([
  z.strictObject({ starter: keyText }),
  z.strictObject({ cards: cardKeys(MOST_CARDS), side: z.optional(cardKeys(MOST_CARDS)) }),
]);
export type DeckChoice = z.infer<typeof deckChoice>;

/** What a player wants to do, in parts; the server tells why it cannot be done. */
export const optionParts = z.strictObject({
  verb: text(40),
  card: z.optional(whole(-1, 4095)),
  target: z.optional(whole(-1, 4095)),
  seat: z.optional(seatNumber),
  value: z.optional(whole(-4096, 4096)),
  name: z.optional(text(80)),
});

/** What a player is about to do, step by step: choices by their numbers, or by what is done with which card. */
export const steps = z
  .array(z.union([choiceNumber, z.pick(optionParts, { verb: true, card: true })]))
  .check(z.minLength(1), z.maxLength(24));

const seconds = (most: number) => whole(1, most);
/** What happens when a clock runs out: the first, safest option is taken, or the computer takes the seat for good. */
export const EXPIRIES = ['default', 'computer'] as const;
export const clockRule = z.union([
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('decision'), seconds: seconds(86_400 * 7), expiry: z.enum(EXPIRIES) }),
  z.strictObject({
    kind: z.literal('bank'),
    seconds: seconds(86_400),
    increment: whole(0, 600),
    expiry: z.enum(EXPIRIES),
  }),
]);
export type ClockRule = z.infer<typeof clockRule>;

export const watchRule = z.strictObject({
  /** Anybody who knows the link, or nobody but the players. */
  who: z.enum(['anyone', 'nobody']),
  /** Seconds that watchers are behind. */
  delay: whole(0, 600),
  /** Watchers see all hands; every player agrees to it by getting ready. */
  openHands: z.boolean(),
});
export type WatchRule = z.infer<typeof watchRule>;

/** How well a computer plays; the names are those of the players package. */
export const levelName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,20}$/));
