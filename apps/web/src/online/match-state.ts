import { applyDelta, type Json, type MatchDoc, type ServerMessage, type Told } from '@longbox/protocol';

/** What this browser holds of a match: the server's own words, and where in the log they stand. */
export interface MatchState {
  readonly match: string;
  readonly viewer: number | 'watcher';
  readonly rows: number;
  readonly seq: number;
  /** The last action of this seat that is in the log. */
  readonly n: number;
  readonly doc: MatchDoc;
}

export type News =
  | { readonly kind: 'news'; readonly state: MatchState; readonly told: readonly Told[]; readonly isFresh: boolean }
  /** Something was missed: ask for everything again. */
  | { readonly kind: 'lost' };

/** The match after a message; nothing where the message is about something else. */
export function takeMessage(held: MatchState | undefined, message: ServerMessage): News | undefined {
  if (message.t === 'sync') {
    const { match, viewer, rows, seq, n, doc, told } = message;
    const isFresh = held?.match !== match || held.viewer !== viewer;
    return {
      kind: 'news',
      state: { match, viewer, rows, seq, n, doc },
      told: unheard(isFresh ? 0 : held.rows, told),
      isFresh,
    };
  }
  if (message.t !== 'update' || message.match !== held?.match) return undefined;
  const { from, rows, seq, n, delta, told } = message;
  if (from !== held.rows) return { kind: 'lost' };
  // A delta leads from one document to another, so what comes out has the shape of what went in.
  const doc = applyDelta(held.doc as unknown as Json, delta) as unknown as MatchDoc;
  return { kind: 'news', state: { ...held, rows, seq, n, doc }, told: unheard(held.rows, told), isFresh: false };
}

const unheard = (rows: number, told: readonly Told[]): readonly Told[] => told.filter(({ row }) => row > rows);
