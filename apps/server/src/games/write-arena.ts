// What changed in a view, field by field; see `writeVsChange`.
import type { ArenaView, SeatView, SlotView } from '@longbox/arena';
import { closed, type KnownDeltas, withChange, withFlag, withList, withNumber, withWord } from '@longbox/protocol';

export function writeArenaChange(from: ArenaView, to: ArenaView, known: KnownDeltas | undefined): string {
  let text = '';
  if (from.turn !== to.turn) text = withNumber(text, '"turn":', to.turn);
  if (from.phase !== to.phase) text = withWord(text, '"phase":', to.phase);
  if (from.active !== to.active) text = withNumber(text, '"active":', to.active);
  if (from.first !== to.first) text = withNumber(text, '"first":', to.first);
  if (from.called !== to.called) text = withWord(text, '"called":', to.called);
  if (from.deciding !== to.deciding) text = withNumber(text, '"deciding":', to.deciding);
  if (from.seats !== to.seats) text = withList(text, '"seats":', from.seats, to.seats, known, writeSeat);
  if (from.challenges !== to.challenges) text = withList(text, '"challenges":', from.challenges, to.challenges, known);
  if (from.result !== to.result) text = withChange(text, '"result":', from.result, to.result, known);
  return closed(text);
}

function writeSeat(from: SeatView, to: SeatView, known: KnownDeltas | undefined): string {
  let text = '';
  if (from.points !== to.points) text = withNumber(text, '"points":', to.points);
  if (from.completed !== to.completed) text = withNumber(text, '"completed":', to.completed);
  if (from.deckCount !== to.deckCount) text = withNumber(text, '"deckCount":', to.deckCount);
  if (from.handCount !== to.handCount) text = withNumber(text, '"handCount":', to.handCount);
  if (from.hand !== to.hand) text = withList(text, '"hand":', from.hand, to.hand, known);
  if (from.chosen !== to.chosen) text = withList(text, '"chosen":', from.chosen, to.chosen, known);
  if (from.picked !== to.picked) text = withList(text, '"picked":', from.picked, to.picked, known);
  if (from.confirmed !== to.confirmed) text = withFlag(text, '"confirmed":', to.confirmed);
  if (from.discard !== to.discard) text = withList(text, '"discard":', from.discard, to.discard, known);
  if (from.missions !== to.missions) text = withList(text, '"missions":', from.missions, to.missions, known);
  if (from.activated !== to.activated) text = withChange(text, '"activated":', from.activated, to.activated, known);
  if (from.superHitUsed !== to.superHitUsed) text = withFlag(text, '"superHitUsed":', to.superHitUsed);
  if (from.temporary !== to.temporary) text = withNumber(text, '"temporary":', to.temporary);
  if (from.bonuses !== to.bonuses) text = withList(text, '"bonuses":', from.bonuses, to.bonuses, known);
  if (from.slots !== to.slots) text = withList(text, '"slots":', from.slots, to.slots, known, writeSlot);
  return closed(text);
}

function writeSlot(from: SlotView, to: SlotView, known: KnownDeltas | undefined): string {
  let text = '';
  if (from.stack !== to.stack) text = withList(text, '"stack":', from.stack, to.stack, known);
  if (from.ready !== to.ready) text = withNumber(text, '"ready":', to.ready);
  if (from.engaged !== to.engaged) text = withNumber(text, '"engaged":', to.engaged);
  if (from.attack !== to.attack) text = withNumber(text, '"attack":', to.attack);
  if (from.defence !== to.defence) text = withNumber(text, '"defence":', to.defence);
  if (from.resistance !== to.resistance) text = withNumber(text, '"resistance":', to.resistance);
  if (from.called !== to.called) text = withFlag(text, '"called":', to.called);
  if (from.used !== to.used) text = withWord(text, '"used":', to.used);
  return closed(text);
}
