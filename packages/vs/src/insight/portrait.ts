import type { Portrait, Seat } from '@longbox/kernel';
import type { Face } from '../catalogue/face.ts';
import { KIND } from '../catalogue/face.ts';
import { atkOf, defOf, healthOf } from '../queries/stats.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isExhausted, isFaceUp, isMain, isSameSide } from '../state/relation.ts';
import { PHASES, ROLE, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { createOptionPortrait } from './option-portrait.ts';
import { PLACE, PLACES, wordsOfFace } from './portrait-words.ts';
import { mainOf } from './sight.ts';

const MOST = 240;
/** Numbers beyond this count as this. */
const TOP = 15;
const STEPS = TOP + 1;

/** States that a mark can stand for, each with a number from 0 to `TOP`; cards in places come after them. */
const STATES = [
  'main/front/atk',
  'main/back/atk',
  'support/front/atk',
  'support/back/atk',
  'main/front/def',
  'main/back/def',
  'support/front/def',
  'support/back/def',
  'main/lives',
  'support/lives',
  'main/needsXp',
  'main/role',
  'support/role',
  'ownPhase',
  'theirPhase',
  'recruitPoints',
  'turns',
  /** An attack under way, by what is left between its ATK and the defender's DEF; 8 is even. */
  'attack/main',
  'attack/support',
] as const;
type State = (typeof STATES)[number];
const STATE = Object.fromEntries(STATES.map((name, i) => [name, i * STEPS])) as Readonly<Record<State, number>>;
const STATE_MARKS = STATES.length * STEPS;
const EVEN = 8;

const upTo = (value: number): number => (value < 0 ? 0 : value > TOP ? TOP : value);

/** Where the marks are written; the end moves on. */
const sheet: { out: Int32Array; end: number } = { out: new Int32Array(0), end: 0 };

function note(mark: number): void {
  if (sheet.end < MOST) sheet.out[sheet.end++] = mark;
}

function noteCard(s: VsState, card: number, place: number): void {
  note(STATE_MARKS + faceOf(s, card).like * PLACES.length + place);
}

/** See `Portrait`. The marks of a catalogue: states first, then every face in every place. */
export function createPortrait(faces: readonly Face[]): Portrait<VsState> {
  return {
    most: MOST,
    marks: STATE_MARKS + faces.length * PLACES.length,
    words(mark) {
      if (mark < STATE_MARKS) return [`${STATES[Math.trunc(mark / STEPS)]}=${mark % STEPS}`];
      const at = mark - STATE_MARKS;
      return wordsOfFace(faces[Math.trunc(at / PLACES.length)], PLACES[at % PLACES.length]);
    },
    draw(s, seat, viewer, out) {
      sheet.out = out;
      sheet.end = 0;
      if (s.out[seat] === 0) drawSeat(s, seat, viewer);
      return sheet.end;
    },
    options: createOptionPortrait(faces),
  };
}

function drawSeat(s: VsState, seat: Seat, viewer: Seat): void {
  for (const card of s.board) if (s.controller[card] === seat) drawCharacter(s, card);
  for (const card of zoneList(s, ZONE.hand, seat)) {
    if ((knownTo(s, card) & (1 << viewer)) !== 0) noteCard(s, card, PLACE.hand);
  }
  for (const card of zoneList(s, ZONE.resources, seat)) {
    if (isFaceUp(s, card) && (faceOf(s, card).kind & KIND.location) !== 0) noteCard(s, card, PLACE.resource);
  }
  for (const card of zoneList(s, ZONE.equipped, seat)) noteCard(s, card, PLACE.equipped);
  const isTurn = isSameSide(s, s.v[V.active], seat);
  const phase = Math.min(PHASES.length, s.v[V.phase]);
  note((isTurn ? STATE.ownPhase : STATE.theirPhase) + phase);
  if (isTurn) note(STATE.recruitPoints + upTo(s.v[V.recruitPoints]));
  note(STATE.turns + upTo(s.turnsTaken[seat]));
  const main = mainOf(s, seat);
  if (main >= 0) note(STATE['main/needsXp'] + upTo(faceOf(s, main).xp - s.xp[main]));
  if (s.v[V.combat] !== 0 && isSameSide(s, s.v[V.attackingSeat], seat)) drawAttack(s);
}

function drawCharacter(s: VsState, card: number): void {
  const isChief = isMain(s, card);
  note((isChief ? STATE['main/lives'] : STATE['support/lives']) + upTo(healthOf(s, card) - s.wounds[card]));
  if (!isFaceUp(s, card)) return noteCard(s, card, PLACE.down);
  noteCard(s, card, isExhausted(s, card) ? PLACE.spent : PLACE.ready);
  const isFront = s.zone[card] === ZONE.front;
  const atk = isChief
    ? STATE[isFront ? 'main/front/atk' : 'main/back/atk']
    : STATE[isFront ? 'support/front/atk' : 'support/back/atk'];
  const def = isChief
    ? STATE[isFront ? 'main/front/def' : 'main/back/def']
    : STATE[isFront ? 'support/front/def' : 'support/back/def'];
  note(atk + upTo(atkOf(s, card)));
  note(def + upTo(defOf(s, card)));
  if (s.role[card] !== ROLE.none) note((isChief ? STATE['main/role'] : STATE['support/role']) + s.role[card]);
}

/** How far the attackers together are above the defender. */
function drawAttack(s: VsState): void {
  let atk = 0;
  let defender = -1;
  for (const card of s.board) {
    if (s.role[card] === ROLE.attacker && isFaceUp(s, card)) atk += atkOf(s, card);
    if (s.role[card] === ROLE.defender) defender = card;
  }
  if (defender < 0) return;
  note(STATE[isMain(s, defender) ? 'attack/main' : 'attack/support'] + upTo(EVEN + atk - defOf(s, defender)));
}
