import type { Seat } from '@longbox/kernel';
import { CANT } from '../catalogue/cant.ts';
import { EV, type Face, KW } from '../catalogue/face.ts';
import { isForbidden } from '../queries/allowed.ts';
import { atkOf, defOf, healthOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { faceOf, isFaceUp, isInRow, isMain, isStunned } from '../state/relation.ts';
import { FLAG, type VsState, ZONE, zoneList } from '../state/state.ts';
import { noteLevellers, xpSwing } from './experience.ts';
import { W } from './worths.ts';

/** As many cards as a table can have. */
const ROOM = 1024;

/**
 * The characters in the rows as a judgement sees them, by card; everybody can see all of it. Values are in points: a plain
 * character is worth about ten for each recruit point. Made anew by `look`, and changed for a moment to ask "what if".
 */
export const sight = {
  atk: new Int32Array(ROOM),
  def: new Int32Array(ROOM),
  /** What it is worth to its player. */
  worth: new Int32Array(ROOM),
  /** What its player loses if it gets stunned now. */
  hurt: new Int32Array(ROOM),
};

/** Losing the last main character outweighs everything else. */
export const LOST = 100_000;
/** Losing a main character while others of the team play on. */
const FALLEN = 1_500;
/** What the next wound costs a main character that can still take so many. */
function woundOf(lives: number): number {
  switch (lives) {
    case 1:
      return 40;
    case 2:
      return W.wound2;
    case 3:
      return W.wound3;
    case 4:
      return W.wound4;
    case 5:
      return W.wound5;
    case 6:
      return W.wound6;
    default:
      return lives < 1 ? 40 : W.wound7;
  }
}

/** Looks at every character in the rows. */
export function look(s: VsState): void {
  const { board } = s;
  noteLevellers(s);
  for (let i = 0; i < board.length; i++) {
    const card = board[i];
    sight.atk[card] = atkOf(s, card);
    sight.def[card] = defOf(s, card);
    sight.worth[card] = worthInPlay(s, card);
    sight.hurt[card] = hurtOf(s, card);
  }
}

/** What a printed character is worth to whoever has it in play, whatever has happened to it. */
export function printedWorth(s: VsState, card: number): number {
  const face = faceOf(s, card);
  return worthOf(face, face.atk, face.def, face.health);
}

function worthInPlay(s: VsState, card: number): number {
  const face = faceOf(s, card);
  const isUp = isFaceUp(s, card);
  const lives = healthOf(s, card) - s.wounds[card];
  const worth = worthOf(face, isUp ? sight.atk[card] : face.atk, isUp ? sight.def[card] : face.def, lives);
  return isMain(s, card) ? worth + 60 : worth;
}

const hasPrinted = ({ keywords }: Face, keyword: number): boolean =>
  (keywords[keyword >> 5] & (1 << (keyword & 31))) !== 0;

/** ATK counts a little more than DEF; powers count by their number, whatever they do. */
function worthOf(face: Face, atk: number, def: number, lives: number): number {
  const { cost } = face;
  let sum = (W.costEach + W.costSquareEach * cost) * cost + W.atkEach * atk + W.defEach * def + W.lifeEach * lives;
  sum += W.superEach * face.supers.length + W.powerEach * face.powers.length;
  return (sum >> 4) + (hasPrinted(face, KW.flight) ? W.flight : 0) + (hasPrinted(face, KW.ranged) ? W.ranged : 0);
}

/** A stun wounds, and turns a character down until its player's next turn. XP that somebody gains by it count too. */
function hurtOf(s: VsState, card: number): number {
  if (isStunned(s, card) || isForbidden(s, CANT.beStunned, card)) return 0;
  const lives = healthOf(s, card) - s.wounds[card];
  const idle = W.idle + ((W.idleEach * (sight.atk[card] + sight.def[card])) >> 4) - xpIf(s, card, EV.getsStunned);
  if (isForbidden(s, CANT.beWoundedByStun, card) || isForbidden(s, CANT.beWounded, card)) return Math.max(1, idle);
  const isFatal = lives <= 1 && !isForbidden(s, CANT.beKod, card);
  if (!isMain(s, card)) return Math.max(1, isFatal ? fallen(s, card) : idle + W.downed);
  if (isFatal) return fallOf(s, s.owner[card]);
  return woundOf(lives) + idle;
}

/** What it costs a player that a supporting character is KO'd. */
export function fallen(s: VsState, card: number): number {
  return Math.max(1, sight.worth[card] - comeback(s, card) - xpIf(s, card, EV.getsKod));
}

/** Who recovers at once or comes back from the KO pile loses less. */
function comeback(s: VsState, card: number): number {
  return hasKeyword(s, card, KW.immortal) || hasKeyword(s, card, KW.rebirth) ? 5 : 0;
}

/** What XP the player of a card would gain, less what others would, if this happened to it. */
const xpIf = (s: VsState, card: number, event: number): number =>
  xpSwing(s, s.controller[card], { event, subject: card });

/** What it means that a player loses the main character: the game, unless others play on. */
function fallOf(s: VsState, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++) {
    if (s.out[other] !== 0 || other === seat) continue;
    if (s.team[other] === s.team[seat]) return FALLEN;
    others++;
  }
  return s.seats === 2 || others <= 1 || teamsLeft(s) <= 2 ? LOST : FALLEN;
}

function teamsLeft(s: VsState): number {
  let bits = 0;
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] !== 0 || (bits & (1 << s.team[seat])) !== 0) continue;
    bits |= 1 << s.team[seat];
    count++;
  }
  return count;
}

/** Face-up characters in the front row of a side: while there is one, the back row is protected (VS-TERM-18). */
export function coverOf(s: VsState, side: Seat): number {
  const front = zoneList(s, ZONE.front, side);
  let count = 0;
  for (let i = 0; i < front.length; i++) if (isFaceUp(s, front[i])) count++;
  return count;
}

/** The main character a seat has in the rows, face up or not; -1 if none. */
export function mainOf(s: VsState, seat: Seat): number {
  const { board } = s;
  for (let i = 0; i < board.length; i++) if (s.owner[board[i]] === seat && isMain(s, board[i])) return board[i];
  return -1;
}

export const isReady = (s: VsState, card: number): boolean =>
  isInRow(s, card) && (s.flags[card] & (FLAG.exhausted | FLAG.faceDown)) === 0;

export const isFriend = (s: VsState, card: number, seat: Seat): boolean => s.team[s.controller[card]] === s.team[seat];
