import type { Pressure } from './pressure.ts';
import { createBuckets, type Limit, scaled } from './token-bucket.ts';

/** How often something may be done; `docs/hosting.md` has the same table, and a test compares the two. */
export const LIMITS = {
  /** Of one socket. */
  messages: { burst: 60, perSecond: 20 },
  /** Of one account, on all its sockets. */
  accountMessages: { burst: 240, perSecond: 40 },
  mistakes: { burst: 60, perSecond: 1 },
  questions: { burst: 40, perSecond: 8 },
  entries: { burst: 20, perSecond: 1 },
  chat: { burst: 5, perSecond: 0.5 },
  names: { burst: 5, perSecond: 0.02 },
  profiles: { burst: 20, perSecond: 0.1 },
  reports: { burst: 10, perSecond: 0.05 },
  /** Of one session. */
  returns: { burst: 30, perSecond: 1 },
  /** Of one address. */
  sockets: { burst: 60, perSecond: 5 },
  requests: { burst: 120, perSecond: 20 },
  replays: { burst: 20, perSecond: 0.5 },
  sessions: { burst: 30, perSecond: 0.5 },
  rooms: { burst: 20, perSecond: 0.2 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/**
 * What is cheap to ask for and dear to answer: while the node is busy, less of it is allowed to one person. Not to an address, behind which
 * there may be many.
 */
const SHRINKING: readonly LimitName[] = ['accountMessages', 'entries', 'returns', 'questions'];

export interface LimitSettings {
  /** Every limit is multiplied by this. */
  readonly limits: number;
  /** Limits of the host's own. */
  readonly ownLimits: Partial<Readonly<Record<LimitName, Limit>>>;
}

export const limitOf = ({ limits, ownLimits }: LimitSettings, name: LimitName): Limit =>
  scaled(ownLimits[name] ?? LIMITS[name], limits);

/** Whether something may be done once more, by whom; `messages` are counted by each socket for itself. */
export type May = Readonly<Record<LimitName, (key: string) => boolean>>;

export function createLimits(settings: LimitSettings, { cost }: Pressure): May {
  const rows = LIMIT_NAMES.map((name) => {
    const shrinks = SHRINKING.includes(name);
    return [name, createBuckets(limitOf(settings, name), undefined, shrinks ? cost : undefined)] as const;
  });
  return Object.fromEntries(rows) as Record<LimitName, (key: string) => boolean>;
}
