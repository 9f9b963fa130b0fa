import { type Game, type Looker, mixSeed } from '@longbox/kernel';
import type { Json, RefusalCode } from '@longbox/protocol';
import { entryWith, type Games } from '../games/game-entry.ts';
import type { Seal } from '../identity/seal.ts';
import type { StoredMatch } from '../store/match-store.ts';
import type { Happening } from './audience.ts';
import { advanceFold, type Fold, startFold, tickFold } from './fold.ts';
import { type LogRow, type MatchHeader, tableOf } from './header.ts';
import { breathe, playInTurn } from './play-queue.ts';
import { recordFor } from './spares.ts';

/** A match that cannot be played here, and why. */
export class MatchFault extends Error {
  override readonly name = 'MatchFault';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, text: string) {
    super(text);
    this.code = code;
  }
}

export const seedOf = (header: MatchHeader, seal: Seal): string =>
  mixSeed(
    header.id,
    seal.open(header.sealed, header.id),
    header.seats.map(({ entropy }) => entropy),
  );

function gameOf(header: MatchHeader, games: Games): Game<unknown, unknown, unknown> {
  const entry = games.get(header.game);
  if (entry === undefined) throw new MatchFault('otherCatalogue', `this server does not play ${header.game}`);
  const found = entryWith(entry, header);
  if (found === undefined) {
    throw new MatchFault('otherCatalogue', 'this match began with other cards or rules than this server has');
  }
  return found.game;
}

/** What never changes of a stored match. */
export type Begun = Pick<StoredMatch, 'header' | 'startedAt'>;

export function beginFold({ header, startedAt }: Begun, games: Games, seal: Seal): Fold {
  return startFold(
    gameOf(header, games),
    header,
    tableOf(header, seedOf(header, seal)),
    startedAt,
    games.get(header.game),
  );
}

/** Takes stored rows into the fold and returns what happened; with hashes checked where the log and the state meet. */
export function takeRows(
  fold: Fold,
  rows: readonly LogRow[],
  from = 0,
  lookers: readonly Looker<Json>[] = [],
): Happening[] {
  const happenings: Happening[] = [];
  let hash = '';
  for (const row of rows) {
    // One row is news, and shown as it came about; many are a story.
    const beats = rows.length === 1 ? recordFor(fold, lookers) : undefined;
    const events = beats?.events ?? [];
    const { told, effect } = advanceFold(fold, row, row.seq > from ? events : undefined);
    beats?.end();
    tickFold(fold, row, effect, row.at);
    if (effect === 'game') hash = row.hash;
    if (row.seq > from) happenings.push({ told, events, beats });
  }
  const found = hash === '' ? '' : fold.game.fingerprint(fold.state);
  if (found !== hash) {
    throw new MatchFault('unavailable', `the log of match ${fold.header.id} plays out to ${found}, it says ${hash}`);
  }
  return happenings;
}

/** Rows between looks at the clock. */
const STRETCH = 8;

/**
 * Replays a stored match from its beginning. When another node has died, all its matches arrive at once. They are replayed one after
 * the other, so that the first can continue soon, with pauses for other work. The owner served least comes first.
 * @param owner for whom; the match itself, if it is nobody in particular
 */
export function playOut(
  begun: Begun,
  rows: readonly LogRow[],
  { games, seal }: { readonly games: Games; readonly seal: Seal },
  from = Number.POSITIVE_INFINITY,
  owner = begun.header.id,
): Promise<{ readonly fold: Fold; readonly happenings: Happening[] }> {
  return playInTurn(owner, async () => {
    const fold = beginFold(begun, games, seal);
    const happenings: Happening[] = [];
    for (let at = 0; at < rows.length; at += STRETCH) {
      for (const one of takeRows(fold, rows.slice(at, at + STRETCH), from)) happenings.push(one);
      await breathe();
    }
    return { fold, happenings };
  });
}
