import * as z from 'zod/mini';
import { actionNumber, chatText, choiceNumber, idText, optionParts, seqNumber, steps } from './words.ts';

/** What can be asked of the others; the kernel says when an undo needs nobody. */
export const PROPOSALS = ['undo', 'pause'] as const;

/** Everything a client can say on the socket. Who says it is known from the session and never said. */
export const clientMessage = z.discriminatedUnion('t', [
  /** Follow a room, and the match in it from row `since` on. Who shows only how moves end says `beats: false`. */
  z.strictObject({
    t: z.literal('enter'),
    room: idText,
    since: z.optional(seqNumber),
    beats: z.optional(z.boolean()),
  }),
  z.strictObject({ t: z.literal('exit'), room: idText }),
  /** Answer the decision that opened at row `seq`. */
  z.strictObject({
    t: z.literal('answer'),
    match: idText,
    seq: seqNumber,
    n: actionNumber,
    choice: choiceNumber,
  }),
  z.strictObject({ t: z.literal('concede'), match: idText, n: actionNumber }),
  z.strictObject({ t: z.literal('propose'), match: idText, n: actionNumber, what: z.enum(PROPOSALS) }),
  /** Agree to the proposal of row `to`, or not. */
  z.strictObject({ t: z.literal('reply'), match: idText, n: actionNumber, to: seqNumber, agree: z.boolean() }),
  z.strictObject({ t: z.literal('resume'), match: idText, n: actionNumber }),
  z.strictObject({ t: z.literal('explain'), match: idText, seq: seqNumber, intent: optionParts }),
  /** What would come of these steps; `id` comes back with the answer. */
  z.strictObject({ t: z.literal('foresee'), match: idText, seq: seqNumber, id: seqNumber, steps }),
  z.strictObject({ t: z.literal('chat'), room: idText, text: chatText }),
  z.strictObject({ t: z.literal('ping'), id: seqNumber }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** Messages that become a row of the match's log. */
export const ACTIONS = ['answer', 'concede', 'propose', 'reply', 'resume'] as const;
export type Action = ClientMessageOf<(typeof ACTIONS)[number]>;

export const isAction = (message: ClientMessage): message is Action =>
  (ACTIONS as readonly string[]).includes(message.t);

/** What a text says, or nothing if it is no message. */
export function readClientMessage(text: string): ClientMessage | undefined {
  try {
    const read = clientMessage.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
