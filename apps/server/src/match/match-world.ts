import type { Result } from '@longbox/kernel';
import type { Bus } from '../bus/bus.ts';
import type { Thinker } from '../computer/thinker.ts';
import type { Games } from '../games/game-entry.ts';
import type { Seal } from '../identity/seal.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Sql } from '../store/sql.ts';
import type { MatchHeader } from './header.ts';
import type { WithTimeout } from './timeout.ts';

/** What a match needs of the node it lives on. */
export interface MatchWorld {
  readonly store: MatchStore;
  /** Timeout for the store. The outcome of a late row is unknown: the server stops waiting but never cancels the statement. */
  readonly withTimeout: WithTimeout;
  readonly mostProposals: number;
  readonly games: Games;
  readonly seal: Seal;
  readonly bus: Bus;
  readonly thinker: Thinker;
  readonly log: Log;
  readonly metrics: Metrics;
  /** What follows from the end of a match, in the transaction of its last row. */
  atEnd(sql: Sql, header: MatchHeader, result: Result, at: number): Promise<void>;
}
