import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** Plain HTTP cannot carry the stricter name. */
export const COOKIE = { plain: 'longbox', secure: '__Host-longbox' } as const;

type Headers = IncomingMessage['headers'];

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The address limits are counted for: with a trusted proxy what it says last, since clients can write the rest. */
export function addressOf(request: IncomingMessage, { trustProxy }: Config): string {
  const told = trustProxy ? first(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return told ?? request.socket.remoteAddress ?? 'unknown';
}

export function isSecure(headers: Headers, config: Config): boolean {
  if (config.publicUrl !== undefined) return config.publicUrl.startsWith('https:');
  return config.trustProxy && first(headers['x-forwarded-proto']) === 'https';
}

/** The page must come from here, or from an origin on the list. Requests without an origin come from no page. */
export function isOriginAllowed(headers: Headers, config: Config): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (config.publicUrl === origin || config.origins.includes(origin)) return true;
  if (config.publicUrl !== undefined) return false;
  const scheme = isSecure(headers, config) ? 'https' : 'http';
  return origin === `${scheme}://${headers.host}`;
}

export function tokenOf(headers: Headers): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if ((name === COOKIE.plain || name === COOKIE.secure) && /^[\w-]{43}$/.test(value ?? '')) return value;
  }
  return undefined;
}

export function makeCookie(token: string, headers: Headers, config: Config, seconds: number): string {
  const secure = isSecure(headers, config);
  const name = secure ? COOKIE.secure : COOKIE.plain;
  return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
