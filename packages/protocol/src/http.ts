// Bodies of requests, and what is answered. Every address begins with `API`; docs/protocol.md lists them.
import type { FairShuffle, FairVerdict, Log, Seat } from '@longbox/kernel';
import * as z from 'zod/mini';
import { type ProfileDoc, profileDoc } from './profile.ts';
import type { RoomView } from './room.ts';
import {
  clockRule,
  deckChoice,
  entropyText,
  hex64,
  idText,
  keyText,
  levelName,
  playerName,
  seatNumber,
  watchRule,
} from './words.ts';

const coordinate = z.string().check(z.regex(/^[\w-]{43}$/));
/** A public key as browsers export it; extra fields of theirs are left out by the client. */
export const deviceKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
});
export type DeviceKey = z.infer<typeof deviceKey>;

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
/** What a browser's `navigator.credentials` answered; the passkey library looks into it. */
const credential = z.looseObject({ id: base64url(1400), response: z.looseObject({}), type: z.literal('public-key') });

const seatPlan = z.union([
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('computer'), level: levelName, deck: deckChoice }),
]);

export const BODIES = {
  /** `POST /session`: a device shows that it holds a key. A key nobody has seen makes a guest. */
  session: z.strictObject({
    challenge: base64url(200),
    key: deviceKey,
    signature: base64url(100),
    name: z.optional(playerName),
  }),
  /** `POST /session/name` */
  name: z.strictObject({ name: playerName }),
  /** `POST /passkey/register` */
  passkey: z.strictObject({ challenge: base64url(200), credential }),
  /** `POST /passkey/login`: with a device that signs the challenge, the device is this player's from now on. */
  passkeyLogin: z.strictObject({
    challenge: base64url(200),
    credential,
    device: z.optional(z.strictObject({ key: deviceKey, signature: base64url(100) })),
  }),
  /** `POST /passkey/remove` */
  passkeyRemove: z.strictObject({ id: base64url(1400) }),
  /** `POST /rooms` */
  createRoom: z.strictObject({
    game: keyText,
    profile: keyText,
    /** Its first open seat is yours. */
    seats: z.array(seatPlan).check(z.minLength(1), z.maxLength(8)),
    clock: clockRule,
    watch: watchRule,
    rated: z.boolean(),
    /** Shown in the list of open tables. */
    listed: z.boolean(),
  }),
  /** `POST /rooms/:id/sit`: at a certain seat, or at the first free one. */
  sit: z.strictObject({ seat: z.optional(seatNumber) }),
  /** `POST /rooms/:id/deck` */
  deck: z.strictObject({ deck: deckChoice }),
  /** `POST /rooms/:id/computer`: the host fills a free seat with a computer player, or empties it. */
  computer: z.strictObject({ seat: seatNumber, player: seatPlan }),
  /** `POST /rooms/:id/ready`: with the commitment to one's entropy; without it: not ready after all. */
  ready: z.strictObject({ label: z.optional(idText), commitment: z.optional(hex64) }),
  /** `POST /rooms/:id/reveal` */
  reveal: z.strictObject({ label: idText, entropy: entropyText }),
  /** `POST /rooms/:id/kick` */
  kick: z.strictObject({ seat: seatNumber }),
  /** `POST /rooms/:id/mute`: nothing that player writes reaches you any more. */
  mute: z.strictObject({ player: idText, muted: z.boolean() }),
  /** `POST /rooms/:id/report` */
  report: z.strictObject({
    line: z.int().check(z.gte(1)),
    why: z.string().check(z.maxLength(300)),
  }),
  /** `POST /players/:id/block`: you are not brought together any more, and nothing they write reaches you. */
  block: z.strictObject({ blocked: z.boolean() }),
  /** `POST /session/delete`: one's own name, so that nobody does it by mistake. */
  deleteAccount: z.strictObject({ name: z.string().check(z.maxLength(100)) }),
  /** `POST /session/profile`: what this device knows of its person; up to `PROFILE_BYTES`. */
  profile: profileDoc,
  /** `POST /host/deed`: what a moderator does, who it is, and why. */
  deed: z.strictObject({
    what: z.enum(['settle', 'hide', 'ban', 'unban', 'rename']),
    who: z.string().check(z.minLength(1), z.maxLength(60)),
    why: z.string().check(z.minLength(1), z.maxLength(300)),
    room: z.optional(idText),
    line: z.optional(z.int().check(z.gte(1))),
    player: z.optional(idText),
    hours: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
  }),
  /** `POST /quick`: a table with somebody who wants the same. */
  quick: z.strictObject({ game: keyText, profile: keyText, deck: deckChoice, clock: clockRule, rated: z.boolean() }),
  /** `POST` to addresses that need no more to be said: `leave`, `rematch`, `end`, `challenge`. */
  nothing: z.strictObject({}),
} as const;

export type Bodies = { readonly [Name in keyof typeof BODIES]: z.infer<(typeof BODIES)[Name]> };

export interface PlayerView {
  readonly id: string;
  readonly name: string;
  readonly hasPasskey: boolean;
  /** Until when, and why, somebody may not play here. */
  readonly ban?: { readonly until: number; readonly why: string };
}

/** One of one's own passkeys. */
export interface PasskeyView {
  readonly id: string;
  readonly created: number;
}

export interface GameView {
  readonly game: string;
  readonly title: string;
  readonly profile: string;
  readonly profiles: readonly { readonly name: string; readonly seats: readonly [least: number, most: number] }[];
  readonly decks: readonly { readonly key: string; readonly title: string }[];
  readonly catalogueHash: string;
  readonly levels: readonly string[];
}

export interface RatingView {
  readonly player: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface RatingStep {
  readonly match: string;
  readonly game: string;
  readonly profile: string;
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly place: number;
  /** Names of the others. */
  readonly against: readonly string[];
}

/** `GET /matches/:id/replay`, once the match is over. */
export interface ReplayView {
  readonly match: string;
  readonly log: Log;
  /** The whole game as text for a link; absent if it is too long for one. */
  readonly code: string | undefined;
  readonly names: readonly string[];
  readonly end: string;
}

/** `GET /matches/:id/fair`: before the end only the commitments. */
export interface FairView {
  readonly label: string;
  readonly commitment: string;
  readonly seats: readonly string[];
  readonly record?: FairShuffle;
  readonly verdict?: FairVerdict;
}

/** What each address answers, by `METHOD address`. */
export interface Answers {
  readonly 'POST /session/challenge': { readonly challenge: string };
  readonly 'POST /session': PlayerView;
  readonly 'GET /session': PlayerView;
  readonly 'POST /session/profile': ProfileDoc;
  readonly 'GET /passkeys': readonly PasskeyView[];
  readonly 'POST /passkey/remove': PlayerView;
  readonly 'GET /games': readonly GameView[];
  readonly 'GET /rooms': readonly RoomView[];
  readonly 'POST /rooms': RoomView;
  readonly 'POST /quick': RoomView;
  readonly 'POST /rooms/:id/sit': RoomView & { readonly you: Seat };
  readonly 'GET /matches/:id/replay': ReplayView;
  readonly 'GET /matches/:id/fair': FairView;
  readonly 'GET /players/:id/ratings': {
    readonly ratings: readonly (RatingView & { readonly game: string; readonly profile: string })[];
    readonly history: readonly RatingStep[];
  };
  readonly 'GET /ratings': readonly RatingView[];
}

/** The body of every answer that is not 2xx. */
export interface HttpRefusal {
  readonly code: string;
  readonly text: string;
  readonly problems?: readonly unknown[];
}
