import { NONE, type Seat } from '@longbox/kernel';
import { deref, type VsState } from '../state/state.ts';

/** For whom and in which effect a question is asked. */
export interface Ctx {
  /** The card whose power or text this is. */
  source: number;
  you: Seat;
  /** Offset of the running effect's scope, or NONE outside effects. */
  scope: number;
  subject: number;
  object: number;
  eventSeat: Seat;
  amount: number;
  /** The face whose names a rule was made for, or NONE: what `sameNameAs` means in it. */
  namesake: number;
}

/** Layout of a scope in `s.scopes`; registers follow, one for each binding name of the catalogue. */
export const SCOPE = {
  source: 0,
  you: 1,
  power: 2,
  subject: 3,
  object: 4,
  eventSeat: 5,
  amount: 6,
  done: 7,
  poolHeight: 8,
  amplified: 9,
  registers: 10,
} as const;

// Questions nest a few levels deep and are asked thousands of times a game, so their contexts are kept and reused.
const kept: Ctx[] = [];
let depth = 0;

const MOST_NESTED = 24;

function next(): Ctx {
  if (depth === kept.length) {
    kept.push({
      ...{ source: NONE, you: NONE, scope: NONE, subject: NONE, object: NONE, eventSeat: NONE },
      ...{ amount: 0, namesake: NONE },
    });
  }
  return kept[depth++];
}

/** Every `enter…` is followed by one `leave`. */
export function enter(source: number, you: Seat): Ctx {
  const ctx = next();
  ctx.source = source;
  ctx.you = you;
  ctx.scope = NONE;
  ctx.subject = NONE;
  ctx.object = NONE;
  ctx.eventSeat = NONE;
  ctx.amount = 0;
  ctx.namesake = NONE;
  return ctx;
}

export function enterScope(s: VsState, scope: number): Ctx {
  const ctx = next();
  const { scopes } = s;
  ctx.source = scopes[scope + SCOPE.source] & 1023;
  ctx.you = scopes[scope + SCOPE.you];
  ctx.scope = scope;
  ctx.subject = deref(s, scopes[scope + SCOPE.subject]);
  ctx.object = deref(s, scopes[scope + SCOPE.object]);
  ctx.eventSeat = scopes[scope + SCOPE.eventSeat];
  ctx.amount = scopes[scope + SCOPE.amount];
  ctx.namesake = NONE;
  return ctx;
}

export function leave(): void {
  depth--;
}

/** Static powers that ask about each other could nest without end; past this depth they count as silent. */
export const isTooDeep = (): boolean => depth > MOST_NESTED;

/** Called at the start of every choice, so that an error thrown half way leaves nothing behind. */
export function resetContexts(): void {
  depth = 0;
}
