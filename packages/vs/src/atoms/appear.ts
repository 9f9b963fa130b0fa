import { NONE, pushFrame, type Seat } from '@longbox/kernel';
import { EV, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { LOST } from '../catalogue/standing.ts';
import { staticsChanged } from '../derived/changes.ts';
import { anythingChanged } from '../derived/settled.ts';
import { affecting, gathered, mayBeAffected, release } from '../queries/affecting.ts';
import { isPermitted } from '../queries/allowed.ts';
import { countPowers } from '../queries/counted-powers.ts';
import { hasKeyword } from '../queries/traits.ts';
import { equipmentOn } from '../queries/worn.ts';
import { faceOf } from '../state/relation.ts';
import { FLAG, refTo, V, type VsState, ZONE } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';
import { putCounters, remember, restoreCounters, restoreMarks, woundCharacter } from './conditions.ts';
import { koAll } from './ko.ts';
import { bringEquipment, moveCard } from './move.ts';
import { addRow } from './table.ts';
import { mention, tellOf } from './tell.ts';
import { happen } from './triggers.ts';

/**
 * Characters enter play together: they appear (VS-TERM-07), ready unless something says otherwise (VS-ZON-12). They have
 * one timestamp (VS-UNQ-03), and each is there when the others appear (VS-PWR-22).
 */
export function enterPlay(
  s: VsState,
  cards: readonly number[],
  row: number,
  seat: Seat,
  stunned = false,
  how = 1,
  counters?: readonly number[],
): void {
  enterPlayAt(
    s,
    cards.map((card) => ({ card, row, seat })),
    stunned,
    how,
    counters,
  );
}

export interface Place {
  readonly card: number;
  readonly row: number;
  readonly seat: Seat;
}

/** The same, each to a place of its own. */
export function enterPlayAt(
  s: VsState,
  places: readonly Place[],
  stunned = false,
  how = 1,
  counters?: readonly number[],
): void {
  for (const { card, row, seat } of places) {
    moveCard(s, card, row, seat);
    s.stamp[card] = s.stamp[places[0].card];
    // VS-KW-EVOLUTIONARY-COCOON, VS-STN-45: it appears stunned and gets no wound from that.
    if (stunned || hasKeyword(s, card, KW.evolutionaryCocoon))
      s.flags[card] |= FLAG.faceDown | FLAG.exhausted | FLAG.stunned;
    if (counters !== undefined) restoreMarks(s, card, counters);
    if (isPermitted(s, CAN.appearExhausted, card)) s.flags[card] |= FLAG.exhausted;
    tellOf(s, card, { type: 'appeared', card });
  }
  for (const { card } of places) {
    if (isPermitted(s, CAN.appearWithoutPowers, card)) losePowersOfEntry(s, card);
    putCountersOfEntry(s, card);
    if (isPermitted(s, CAN.appearWounded, card)) woundCharacter(s, card, 1, NONE);
    if (counters !== undefined) restoreCounters(s, card, counters);
  }
  for (const { card, seat } of places) {
    if (choosesGuise(s, card)) pushFrame(s, K.guise, refTo(s, card), seat, how);
    else happen(s, EV.appears, card, NONE, seat, how);
  }
}

/** VS-MEC-CLONE-06: it appears once its player has chosen whom it copies. */
const choosesGuise = (s: VsState, card: number): boolean =>
  faceOf(s, card).ownRules.some(({ rule }) => rule === 'appearsAs');

/** VS-MEC-APPEAR-01: counters it appears with are there before anything sees it appear, and count as gained. */
function putCountersOfEntry(s: VsState, card: number): void {
  if (!mayBeAffected(s, card, IS.appearsWith)) return;
  const start = affecting(s, card, IS.appearsWith);
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'appearsWith') putCounters(s, card, mod.counter, mod.count, NONE);
  }
  release(start);
}

/** VS-MEC-LOSEPOW-03: before anything sees it appear; whoever takes its powers grows by them. */
function losePowersOfEntry(s: VsState, card: number): void {
  const takers = new Set<number>();
  const start = affecting(s, card, IS.can);
  for (let i = start; i < gathered.length; i++) {
    const mod = gathered.mods[i];
    if (mod.mod === 'can' && mod.what === 'appearWithoutPowers') takers.add(gathered.sources[i]);
  }
  release(start);
  const count = countPowers(s, card);
  for (const source of takers) {
    const until = s.v[V.turn];
    addRow(s, { node: LOST, kind: 'losePowers', card, duration: 'game', until, source, you: s.controller[source] });
    putCounters(s, source, 'plus', count, source);
  }
}

/** VS-EQP-05, 06: at most one on a character, so a second one KOs the first. It is on the side of its bearer. */
export function putOn(s: VsState, card: number, bearer: number): void {
  const old = equipmentOn(s, bearer);
  moveCard(s, card, ZONE.equipped, s.controller[bearer]);
  s.attachedTo[card] = bearer;
  // What was named before it came is forgotten.
  remember(s, card, 0);
  mention(s, { type: 'equipped', seat: s.controller[bearer], card: bearer, with: faceOf(s, card).id });
  if (old !== NONE && !isPermitted(s, CAN.wearAnyNumber, bearer)) koAll(s, [old], NONE);
  happen(s, EV.appears, card, NONE, s.controller[bearer]);
  happen(s, EV.getsEquipped, bearer, card, s.controller[bearer]);
}

/** VS-MEC-EQUIPX-05: from one character to another; it was in play before, does not appear, and stays the same card. */
export function carry(s: VsState, card: number, bearer: number): void {
  const seat = s.controller[bearer];
  s.attachedTo[card] = bearer;
  bringEquipment(s, bearer);
  anythingChanged(s);
  staticsChanged(s);
  mention(s, { type: 'equipped', seat, card: bearer, with: faceOf(s, card).id });
  happen(s, EV.getsEquipped, bearer, card, seat);
}

/** VS-TERM-07: a resource appears as it enters the row, face down too, where the edition lets any card appear. */
export function resourceAppears(s: VsState, card: number): void {
  if (s.book.profile.appears === 'cards') happen(s, EV.appears, card, NONE, s.controller[card]);
}
