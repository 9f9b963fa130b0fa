import { NONE, type Seat, truncate } from '@longbox/kernel';
import type { Lasting } from '../catalogue/catalogue.ts';
import { IS, type RowKind } from '../catalogue/row-kinds.ts';
import { RETURN_TWO } from '../catalogue/standing.ts';
import { rowAdded, rowChanged, rowRemoved } from '../derived/changes.ts';
import type { Duration } from '../language/index.ts';
import { AT, durationNumber, ROW } from '../state/rows.ts';
import { deref, refTo, V, type VsState } from '../state/state.ts';
import { announce } from './tell.ts';

export const nextStamp = (s: VsState): number => ++s.v[V.stamp];

export interface NewRow {
  readonly node: Lasting;
  readonly kind: RowKind;
  readonly card: number;
  readonly a?: number;
  readonly b?: number;
  readonly duration: Duration;
  readonly until: number;
  readonly source: number;
  readonly you: Seat;
}

export function addRow(s: VsState, row: NewRow): void {
  const kind = IS[row.kind];
  s.modifiers.push(
    s.book.catalogue.lastingId(row.node),
    kind,
    refTo(s, row.card),
    row.a ?? 0,
    row.b ?? 0,
    nextStamp(s),
    durationNumber(row.duration),
    row.until,
    refTo(s, row.source),
    row.you,
  );
  if (row.card !== NONE) s.modified[row.card] |= 1 << kind;
  if (kind === IS.ruleFor) s.v[V.wideRows]++;
  rowAdded(s, kind, row.card);
}

export function removeRow(s: VsState, at: number): void {
  const { modifiers } = s;
  const card = modifiers[at + AT.card];
  const kind = modifiers[at + AT.kind];
  if (kind === IS.ruleFor) s.v[V.wideRows]--;
  for (let i = at + ROW; i < modifiers.length; i++) modifiers[i - ROW] = modifiers[i];
  truncate(modifiers, modifiers.length - ROW);
  if (card !== NONE && deref(s, card) !== NONE) s.modified[card & 1023] = kindsAbout(s, card);
  rowRemoved(s, kind, cardOf(card));
}

/** A player has paid to end it. */
export function endRow(s: VsState, at: number, seat: Seat): void {
  const source = s.modifiers[at + AT.source] & 1023;
  removeRow(s, at);
  announce(s, { type: 'ruleEnded', seat, card: source });
}

/** Kinds of the rows about a card, as bits; kept in `modified`, since most questions end there. */
function kindsAbout(s: VsState, ref: number): number {
  const { modifiers } = s;
  let kinds = 0;
  for (let at = 0; at < modifiers.length; at += ROW) {
    if (modifiers[at + AT.card] === ref) kinds |= 1 << modifiers[at + AT.kind];
  }
  return kinds;
}

/** Drops all rows about a card that has left play. */
export function dropRowsOf(s: VsState, card: number): void {
  if (s.modified[card] === 0) return;
  const { modifiers } = s;
  for (let at = modifiers.length - ROW; at >= 0; at -= ROW) {
    if (cardOf(modifiers[at + AT.card]) === card) removeRow(s, at);
  }
  s.modified[card] = 0;
}

/** What the game made of it, which no power could be said to give: where it stood, and what level it had. */
const NO_MODIFIERS: readonly number[] = [IS.level, IS.control, IS.later];

/** Removes the rows on a card with a later timestamp; true if there were any. */
export function endModifiersSince(s: VsState, card: number, since: number): boolean {
  let any = false;
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (deref(s, s.modifiers[at + AT.card]) !== card || s.modifiers[at + AT.stamp] <= since) continue;
    if (NO_MODIFIERS.includes(s.modifiers[at + AT.kind])) continue;
    removeRow(s, at);
    any = true;
  }
  return any;
}

/** Removes the rows of this duration for a card, or for a source. */
export function endRowsOf(s: VsState, card: number, about: 'card' | 'source', duration: number): void {
  for (let at = s.modifiers.length - ROW; at >= 0; at -= ROW) {
    if (s.modifiers[at + AT.duration] === duration && deref(s, s.modifiers[at + AT[about]]) === card) removeRow(s, at);
  }
}

/** No card is left that was set aside under this mark. */
export function dropGroup(s: VsState, mark: number): void {
  const { modifiers } = s;
  for (let at = modifiers.length - ROW; at >= 0; at -= ROW) {
    if (s.book.catalogue.lasting[modifiers[at + AT.node]] === RETURN_TWO && modifiers[at + AT.a] === mark)
      removeRow(s, at);
  }
}

const cardOf = (ref: number): number => (ref < 0 ? NONE : ref & 1023);

const COMBAT = durationNumber('combat');
const NEXT_ATTACK = durationNumber('nextAttack');

/** "The next time it attacks": from the declaration on it lasts for that combat. */
export function startNextAttack(s: VsState, card: number): void {
  for (let at = 0; at < s.modifiers.length; at += ROW) {
    if (s.modifiers[at + AT.duration] !== NEXT_ATTACK || deref(s, s.modifiers[at + AT.card]) !== card) continue;
    s.modifiers[at + AT.duration] = COMBAT;
    s.modifiers[at + AT.until] = s.v[V.combat];
    rowChanged(s, card);
  }
}
