import { NONE, pushFrame, type Seat } from '@longbox/kernel';
import { canGain, putCounters } from '../atoms/conditions.ts';
import { noteOutcome } from '../atoms/scopes.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { COUNTERS, type Counter, type Modifier, nameOfPower } from '../language/index.ts';
import { affecting, gathered, mayBeAffected, release } from '../queries/affecting.ts';
import { enter, leave, SCOPE } from '../queries/ctx.ts';
import { registerSlot } from '../queries/registers.ts';
import { find } from '../queries/select.ts';
import { refTo, type VsState } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';

/** A question about counters, in one slot of a frame: who is asked by which card, and which kinds there are. */
export interface Asked {
  readonly seat: Seat;
  readonly by: number;
  readonly meant: number;
  readonly other: number;
}

const pack = ({ seat, by, meant, other }: Asked): number => meant | (other << 3) | (seat << 6) | (by << 10);
export const unpackAsked = (packed: number): Asked => ({
  meant: packed & 7,
  other: (packed >> 3) & 7,
  seat: (packed >> 6) & 15,
  by: packed >> 10,
});

/** Where an effect counts what it puts. */
export interface Counting {
  readonly scope: number;
  readonly name?: string | undefined;
}

type Instead = Extract<Modifier, { readonly mod: 'counterInstead' }>;

/**
 * Puts counters, or what replaces them: a power may turn those that would go on into others on its own character, or let
 * somebody choose. Then they go on once that is done, and none has so far.
 */
export function putReplaceable(
  s: VsState,
  card: number,
  counter: Counter,
  count: number,
  source: number,
  counting?: Counting,
): number {
  if (!canGain(s, card, counter)) return 0;
  if (!mayBeAffected(s, card, IS.counterInstead)) return putCounters(s, card, counter, count, source);
  const start = affecting(s, card, IS.counterInstead);
  let on = card;
  let kind = counter;
  let asked: Asked | undefined;
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'counterInstead' || mod.counter !== kind || !isFromIts(s, mod, card, counting)) continue;
    if (mod.may === true) {
      const [seat, by] = [gathered.yous[i], gathered.sources[i]];
      asked = { seat, by, meant: COUNTERS.indexOf(kind), other: COUNTERS.indexOf(mod.put) };
      continue;
    }
    on = gathered.sources[i];
    kind = mod.put;
  }
  release(start);
  const isAsked = asked !== undefined && on === card && count > 0 && insteadOf(s, card, asked).length > 0;
  if (asked === undefined || !isAsked) return putCounters(s, on, kind, count, source);
  const { scope = NONE, name } = counting ?? {};
  if (scope !== NONE) noteOutcome(s, scope, false);
  const place = name === undefined ? NONE : registerSlot(s, scope, name);
  pushFrame(s, K.replace, refTo(s, card), count, pack(asked), source + 1, scope, place);
  return 0;
}

/** Whether these counters come from the power that is spoken of: one of that character's own. */
function isFromIts(s: VsState, { called }: Instead, card: number, counting: Counting | undefined): boolean {
  if (called === undefined) return true;
  const scope = counting?.scope ?? NONE;
  if (scope === NONE || (s.scopes[scope + SCOPE.source] & 1023) !== card) return false;
  const entry = s.book.catalogue.powers[s.scopes[scope + SCOPE.power]];
  return entry !== undefined && nameOfPower(entry.power) === called;
}

/** Where they may go instead: other counters on the same character, or the same on others. */
export function insteadOf(s: VsState, card: number, { by, seat, other }: Asked): number[] {
  const start = affecting(s, card, IS.counterInstead);
  let places = [card];
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod !== 'counterInstead' || gathered.sources[i] !== by || mod.onto === undefined) continue;
    places = find(s, mod.onto, enter(by, seat), []).filter((one) => one !== card);
    leave();
  }
  release(start);
  return places.filter((one) => canGain(s, one, COUNTERS[other]));
}
