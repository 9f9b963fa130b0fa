import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error.ts';
import { LIMIT_NAMES, LIMITS, type LimitSettings } from './ops/limits.ts';
import type { Limit } from './ops/token-bucket.ts';
import { DATABASE } from './store/sqlite-file.ts';

/** How a node runs. `docs/hosting.md` has the table of variables it is read from. */
export interface Config extends LimitSettings {
  /** The folder of the embedded database and the key, or `:memory:`. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** 32 bytes that seal secrets in the database. */
  readonly key: Uint8Array;
  /** Where browsers reach the server, if it is not what they say. */
  readonly publicUrl: string | undefined;
  /** Further origins that may speak to the server. */
  readonly origins: readonly string[];
  /** A proxy in front tells the visitor's address and whether TLS is used. */
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** Limits shrink while the node is busy. */
  readonly shedding: boolean;
  readonly quotas: Quotas;
  /** Days after its end until a match leaves the hot tables; 0: never. */
  readonly archiveAfterDays: number;
  /** Opens the pages for moderators; without it there are none. */
  readonly hostKey: string | undefined;
}

/** What one account may have at once. */
export interface Quotas {
  /** Tables it has opened that wait for players. */
  readonly rooms: number;
  /** Matches in which something happened within the last hour. */
  readonly matches: number;
  /** Those among them in which the computer plays. */
  readonly computerMatches: number;
  /** Undos and proposals in one match, by everybody in it. */
  readonly proposals: number;
  /** Hours an account must have existed before it can play for ratings. */
  readonly ratedAfterHours: number;
  /** Sockets of one account, on one node. */
  readonly sockets: number;
  /** Sockets of one address, on one node. */
  readonly addressSockets: number;
  /** Tables that one socket follows. */
  readonly followed: number;
  /** People whom one account mutes or blocks. */
  readonly relations: number;
  readonly passkeys: number;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Env = Readonly<Record<string, string | undefined>>;

/** Where the server listens. */
export function readPort({ PORT: text = '' }: Env): number {
  if (text === '') return 8080;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new ConfigError(`PORT is '${text}'; it is a whole number from 1 to 65535.`);
}

/** @param home where the data folder is made if none is named */
export function readConfig(env: Env, home: string): Config {
  const said = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  const data = said('LONGBOX_DATA') ?? path.join(home, 'data');
  const databaseUrl = said('DATABASE_URL');
  const logLevel = said('LOG_LEVEL') ?? 'info';
  if (!LEVELS.includes(logLevel)) throw new ConfigError(`LOG_LEVEL is '${logLevel}'; it can be ${LEVELS.join(', ')}.`);
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL must begin with postgres:// ; without it the embedded database is used.');
  }
  const redisUrl = said('REDIS_URL');
  if (redisUrl !== undefined && !/^rediss?:\/\//.test(redisUrl)) {
    throw new ConfigError('REDIS_URL must begin with redis:// or rediss:// .');
  }
  return {
    data,
    databaseUrl,
    redisUrl,
    key: readKey(said('LONGBOX_KEY'), data, databaseUrl !== undefined),
    publicUrl: readOrigin('PUBLIC_URL', said('PUBLIC_URL')),
    origins: (said('ORIGINS') ?? '')
      .split(',')
      .filter((origin) => origin.trim() !== '')
      .map((origin) => readOrigin('ORIGINS', origin.trim()) ?? ''),
    trustProxy: readSwitch('TRUST_PROXY', said('TRUST_PROXY')),
    logLevel,
    limits: readScale(said('LIMITS')),
    ownLimits: readLimits(said('OWN_LIMITS')),
    shedding: readSwitch('SHEDDING', said('SHEDDING') ?? '1'),
    quotas: {
      rooms: readCount('QUOTA_ROOMS', said('QUOTA_ROOMS'), 6),
      matches: readCount('QUOTA_MATCHES', said('QUOTA_MATCHES'), 20),
      computerMatches: readCount('QUOTA_COMPUTER_MATCHES', said('QUOTA_COMPUTER_MATCHES'), 4),
      proposals: readCount('QUOTA_PROPOSALS', said('QUOTA_PROPOSALS'), 500),
      ratedAfterHours: readCount('RATED_AFTER_HOURS', said('RATED_AFTER_HOURS'), 24),
      sockets: readCount('QUOTA_SOCKETS', said('QUOTA_SOCKETS'), 20),
      addressSockets: readCount('QUOTA_ADDRESS_SOCKETS', said('QUOTA_ADDRESS_SOCKETS'), 500),
      followed: readCount('QUOTA_FOLLOWED', said('QUOTA_FOLLOWED'), 8),
      relations: readCount('QUOTA_RELATIONS', said('QUOTA_RELATIONS'), 1_000),
      passkeys: readCount('QUOTA_PASSKEYS', said('QUOTA_PASSKEYS'), 20),
    },
    hostKey: readHostKey(said('HOST_KEY')),
    archiveAfterDays: readCount('ARCHIVE_AFTER_DAYS', said('ARCHIVE_AFTER_DAYS'), 30),
  };
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(`${name} has '${text}', which is no address such as https://cards.example .`);
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '0') return false;
  if (text === '1') return true;
  throw new ConfigError(`${name} is '${text}'; it can be 1 or 0.`);
}

function readCount(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new ConfigError(`${name} is '${text}'; it is a whole number such as ${usual}.`);
}

function readHostKey(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= 24) return text;
  throw new ConfigError('HOST_KEY must have 24 characters or more; make one with: openssl rand -hex 32');
}

function readScale(text: string | undefined): number {
  if (text === undefined) return 1;
  const scale = Number(text);
  if (Number.isFinite(scale) && scale > 0) return scale;
  throw new ConfigError(`LIMITS is '${text}'; it is a number such as 1 or 2.5.`);
}

/** `chat=10/1,rooms=40/0.5`: so many at once, and so many a second. */
function readLimits(text: string | undefined): Config['ownLimits'] {
  const limits: Partial<Record<(typeof LIMIT_NAMES)[number], Limit>> = {};
  for (const part of (text ?? '').split(',').filter((one) => one.trim() !== '')) {
    const [, word, burst, perSecond] = /^\s*(\w+)=(\d{1,9})\/(\d{1,9}(?:\.\d+)?)\s*$/.exec(part) ?? [];
    const name = LIMIT_NAMES.find((one) => one === word);
    if (name === undefined || Number(burst) < 1 || Number(perSecond) <= 0) {
      throw new ConfigError(
        `OWN_LIMITS has '${part}'; it is such as chat=${LIMITS.chat.burst}/${LIMITS.chat.perSecond}, for ${LIMIT_NAMES.join(', ')}.`,
      );
    }
    limits[name] = { burst: Number(burst), perSecond: Number(perSecond) };
  }
  return limits;
}

/** From the environment. The embedded database may keep a key beside it; several nodes must all be given the same key. */
function readKey(text: string | undefined, data: string, isShared: boolean): Uint8Array {
  if (text !== undefined) {
    if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
    throw new ConfigError('LONGBOX_KEY must be 64 hexadecimal digits; make one with: openssl rand -hex 32');
  }
  if (isShared) {
    throw new ConfigError('With DATABASE_URL, LONGBOX_KEY must be set; make one with: openssl rand -hex 32');
  }
  if (data === ':memory:') return randomBytes(32);
  const file = path.join(data, 'key');
  if (existsSync(file)) return readKeyFile(file);
  if (existsSync(path.join(data, DATABASE))) {
    throw new ConfigError(`${data} has a database and no key; restore the file ${file}, or set LONGBOX_KEY.`);
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  return makeKeyFile(file);
}

function readKeyFile(file: string): Uint8Array {
  const text = readFileSync(file, 'utf8').trim();
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  throw new ConfigError(
    `${file} is empty or damaged; restore it from a backup, or remove it if there is no database yet.`,
  );
}

/** The file holds a whole key or does not exist. Processes that create it at the same time get the same key. */
function makeKeyFile(file: string): Uint8Array {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = openSync(draft, 'wx', 0o600);
    try {
      writeFileSync(handle, `${randomBytes(32).toString('hex')}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKeyFile(file);
}
