// What changed in a view, field by field. The protocol's `writeDelta` writes the very same, but looks the names of fields up in objects
// of all shapes, which takes twice as long.
import { closed, type KnownDeltas, withChange, withFlag, withList, withNumber, withWord } from '@longbox/protocol';
import type { CharacterView, SeatView, VsView } from '@longbox/vs';

export function writeVsChange(from: VsView, to: VsView, known: KnownDeltas | undefined): string {
  let text = '';
  if (from.seq !== to.seq) text = withNumber(text, '"seq":', to.seq);
  if (from.turn !== to.turn) text = withNumber(text, '"turn":', to.turn);
  if (from.active !== to.active) text = withNumber(text, '"active":', to.active);
  if (from.phase !== to.phase) text = withWord(text, '"phase":', to.phase);
  if (from.step !== to.step) text = withWord(text, '"step":', to.step);
  if (from.waiting !== to.waiting) text = withChange(text, '"waiting":', from.waiting, to.waiting, known);
  if (from.over !== to.over) text = withFlag(text, '"over":', to.over);
  if (from.seats !== to.seats) text = withList(text, '"seats":', from.seats, to.seats, known, writeSeat);
  if (from.combat !== to.combat) text = withChange(text, '"combat":', from.combat, to.combat, known);
  return closed(text);
}

function writeSeat(from: SeatView, to: SeatView, known: KnownDeltas | undefined): string {
  let text = '';
  if (from.team !== to.team) text = withNumber(text, '"team":', to.team);
  if (from.out !== to.out) text = withFlag(text, '"out":', to.out);
  if (from.place !== to.place) text = withNumber(text, '"place":', to.place);
  if (from.points !== to.points) text = withNumber(text, '"points":', to.points);
  if (from.deck !== to.deck) text = withNumber(text, '"deck":', to.deck);
  if (from.deckKnown !== to.deckKnown) text = withList(text, '"deckKnown":', from.deckKnown, to.deckKnown, known);
  if (from.hand !== to.hand) text = withChange(text, '"hand":', from.hand, to.hand, known);
  if (from.front !== to.front) text = withList(text, '"front":', from.front, to.front, known, writeCharacter);
  if (from.back !== to.back) text = withList(text, '"back":', from.back, to.back, known, writeCharacter);
  if (from.resources !== to.resources) text = withList(text, '"resources":', from.resources, to.resources, known);
  if (from.ko !== to.ko) text = withList(text, '"ko":', from.ko, to.ko, known);
  if (from.levelUp !== to.levelUp) text = withList(text, '"levelUp":', from.levelUp, to.levelUp, known);
  if (from.removed !== to.removed) text = withList(text, '"removed":', from.removed, to.removed, known);
  if (from.side !== to.side) text = withChange(text, '"side":', from.side, to.side, known);
  if (from.playing !== to.playing) text = withList(text, '"playing":', from.playing, to.playing, known);
  return closed(text);
}

function writeCharacter(from: CharacterView, to: CharacterView, known: KnownDeltas | undefined): string {
  let text = '';
  if (from.id !== to.id) text = withNumber(text, '"id":', to.id);
  if (from.face !== to.face) text = withWord(text, '"face":', to.face);
  if (from.owner !== to.owner) text = withNumber(text, '"owner":', to.owner);
  if (from.controller !== to.controller) text = withNumber(text, '"controller":', to.controller);
  if (from.main !== to.main) text = withFlag(text, '"main":', to.main);
  if (from.level !== to.level) text = withNumber(text, '"level":', to.level);
  if (from.atk !== to.atk) text = withNumber(text, '"atk":', to.atk);
  if (from.def !== to.def) text = withNumber(text, '"def":', to.def);
  if (from.health !== to.health) text = withNumber(text, '"health":', to.health);
  if (from.wounds !== to.wounds) text = withNumber(text, '"wounds":', to.wounds);
  if (from.plus !== to.plus) text = withNumber(text, '"plus":', to.plus);
  if (from.minus !== to.minus) text = withNumber(text, '"minus":', to.minus);
  if (from.xp !== to.xp) text = withNumber(text, '"xp":', to.xp);
  if (from.xpNeeded !== to.xpNeeded) text = withNumber(text, '"xpNeeded":', to.xpNeeded);
  if (from.exhausted !== to.exhausted) text = withFlag(text, '"exhausted":', to.exhausted);
  if (from.stunned !== to.stunned) text = withFlag(text, '"stunned":', to.stunned);
  if (from.hidden !== to.hidden) text = withFlag(text, '"hidden":', to.hidden);
  if (from.frozen !== to.frozen) text = withFlag(text, '"frozen":', to.frozen);
  if (from.powersOff !== to.powersOff) text = withFlag(text, '"powersOff":', to.powersOff);
  if (from.role !== to.role) text = withWord(text, '"role":', to.role);
  if (from.keywords !== to.keywords) text = withList(text, '"keywords":', from.keywords, to.keywords, known);
  if (from.teams !== to.teams) text = withList(text, '"teams":', from.teams, to.teams, known);
  if (from.equipment !== to.equipment) text = withChange(text, '"equipment":', from.equipment, to.equipment, known);
  return closed(text);
}
