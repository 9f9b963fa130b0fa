import type { IncomingMessage } from 'node:http';
import { BODIES, type Bodies, MESSAGE_BYTES } from '@longbox/protocol';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { hashToken } from '../identity/sessions.ts';
import { Refused } from '../refusal.ts';
import type { Player, PlayerStore, Visitor } from '../store/player-store.ts';
import { tokenOf } from './visitor.ts';

export interface HttpEnv {
  Bindings: { incoming: IncomingMessage };
}
export type Ctx = Context<HttpEnv>;

/**
 * The body of a request, measured before it is parsed and checked before it is used.
 * @param most how many bytes it may have
 */
export async function readBody<Name extends keyof Bodies>(
  c: Ctx,
  name: Name,
  most = MESSAGE_BYTES,
): Promise<Bodies[Name]> {
  if (!(c.req.header('content-type') ?? '').startsWith('application/json')) {
    throw new Refused(400, 'malformed', 'the body must be application/json');
  }
  const text = await readText(c, most);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(400, 'malformed', 'the body is no JSON');
  }
  const schema = BODIES[name] as unknown as z.ZodMiniType<Bodies[Name]>;
  const read = schema.safeParse(value);
  if (!read.success) {
    const where = read.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
    throw new Refused(400, 'malformed', where.slice(0, 5).join('; '));
  }
  return read.data;
}

async function readText(c: Ctx, most: number): Promise<string> {
  const tooLarge = new Refused(413, 'tooLarge', `a body has at most ${most} bytes`);
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = c.req.raw.body;
  if (body === null) return '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What is needed to tell who asks. */
export interface PlayerWorld {
  readonly players: PlayerStore;
  readonly config: Config;
}

/** The session of a request as it is stored, whether there is one or not. */
export function sessionOf(config: Config, headers: IncomingMessage['headers']): string | undefined {
  const token = tokenOf(headers, config);
  return token === undefined ? undefined : hashToken(token);
}

export async function findPlayer({ players, config }: PlayerWorld, c: Ctx): Promise<Visitor | undefined> {
  const session = sessionOf(config, c.env.incoming.headers);
  return session === undefined ? undefined : players.ofSession(session);
}

/** Banned players included: for routes about their own account. */
export async function demandAnyone(world: PlayerWorld, c: Ctx): Promise<Visitor> {
  const player = await findPlayer(world, c);
  if (player === undefined) throw new Refused(401, 'noSession', 'no session: sign a challenge first');
  return player;
}

export async function demandPlayer(world: PlayerWorld, c: Ctx): Promise<Player> {
  const { ban, ...player } = await demandAnyone(world, c);
  if (ban !== undefined) {
    throw new Refused(403, 'banned', `banned until ${new Date(ban.until).toISOString()}: ${ban.why}`);
  }
  return player;
}
