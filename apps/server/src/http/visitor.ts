import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** Plain HTTP cannot carry the stricter name. */
export const COOKIE = { plain: 'longbox', secure: '__Host-longbox' } as const;

type Headers = IncomingMessage['headers'];

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/**
 * The address limits are counted for: with a trusted proxy what it says last, since clients can write the rest. Of IPv6 the first 64
 * bits: a household is given all that begin so.
 */
export function addressOf(request: IncomingMessage, { trustProxy }: Config): string {
  const told = trustProxy ? first(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return networkOf(told ?? request.socket.remoteAddress ?? 'unknown');
}

export function networkOf(address: string): string {
  const bare = address.replace(/^\[|\](:\d+)?$|%.*$/g, '');
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped !== null) return mapped[1];
  const [head, tail] = bare.split('::');
  const groups = (text: string | undefined): string[] => (text ?? '').split(':').filter((group) => group !== '');
  // An address that ends in dots stands for two groups there.
  const behind = groups(tail).reduce((count, group) => count + (group.includes('.') ? 2 : 1), 0);
  const before = groups(head);
  const zeros = tail === undefined ? 0 : 8 - before.length - behind;
  const all = [...before, ...new Array<string>(zeros).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
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

/** Behind TLS only the cookie that neither another page of the domain nor a plain HTTP connection can have set. */
export function tokenOf(headers: Headers, config: Config): string | undefined {
  const wanted = isSecure(headers, config) ? COOKIE.secure : COOKIE.plain;
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && /^[\w-]{43}$/.test(value ?? '')) return value;
  }
  return undefined;
}

export function makeCookie(token: string, headers: Headers, config: Config, seconds: number): string {
  const secure = isSecure(headers, config);
  const name = secure ? COOKIE.secure : COOKIE.plain;
  return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
