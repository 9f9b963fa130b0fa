import { type Choice, choiceA, choiceB, choiceKind, HEAD, type OptionPortrait, type Seat } from '@longbox/kernel';
import type { Face } from '../catalogue/face.ts';
import { healthOf } from '../queries/stats.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isInRow, isMain, isSameSide, isStunned } from '../state/relation.ts';
import { V, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { wordsOfFace } from './portrait-words.ts';

const KINDS = Object.entries(CHOICE).map(([name]) => name);
/** When an option is there: whose turn it is, and whose attack is under way. */
const WHEN = ['own', 'own/attack', 'own/defence', 'their', 'their/attack', 'their/defence'] as const;
/** Small numbers that tell options of one kind apart: rows, face up or down, which power. */
const VARIANTS = 4;
/** What a card of an option is to it: what acts, what is chosen or aimed at, by whose it is. */
const PARTS = ['by', 'own', 'enemy'] as const;
const [BY, OWN, ENEMY] = [0, 1, 2];
/** How an aim stands. */
const STANDS = ['own', 'own/last', 'own/main', 'own/main/last', 'enemy', 'enemy/last', 'enemy/main', 'enemy/main/last'];

const KIND_MARKS = KINDS.length * WHEN.length * VARIANTS;
const STAND_MARKS = STANDS.length;
const FIRST_FACE = KIND_MARKS + STAND_MARKS;

const CARDS_BY: ReadonlySet<number> = new Set([
  CHOICE.attack,
  CHOICE.join,
  CHOICE.use,
  CHOICE.play,
  CHOICE.powerUp,
  CHOICE.resource,
  CHOICE.recruit,
  CHOICE.equip,
  CHOICE.move,
  CHOICE.pay,
  CHOICE.react,
  CHOICE.version,
]);
const CARDS_CHOSEN: ReadonlySet<number> = new Set([CHOICE.card, CHOICE.strikeBack]);
const CARDS_AIMED_AT: ReadonlySet<number> = new Set([CHOICE.attack, CHOICE.powerUp, CHOICE.equip]);
const TOLD_APART_BY_B: ReadonlySet<number> = new Set([CHOICE.recruit, CHOICE.resource, CHOICE.use, CHOICE.play]);
const TOLD_APART_BY_A: ReadonlySet<number> = new Set([CHOICE.place, CHOICE.mode, CHOICE.row]);

/** Where the marks are written; the end moves on. */
const sheet: { out: Int32Array; end: number } = { out: new Int32Array(0), end: 0 };

function whenIs(s: VsState, seat: Seat): number {
  const turn = isSameSide(s, s.v[V.active], seat) ? 0 : 3;
  if (s.v[V.combat] === 0) return turn;
  return turn + (isSameSide(s, s.v[V.attackingSeat], seat) ? 1 : 2);
}

function variantOf(choice: Choice): number {
  const kind = choiceKind(choice);
  const number = TOLD_APART_BY_B.has(kind) ? choiceB(choice) : TOLD_APART_BY_A.has(kind) ? choiceA(choice) : 0;
  return Math.max(0, Math.min(VARIANTS - 1, number));
}

/** A card that the seat does not know has no face here. */
function noteCard(s: VsState, seat: Seat, card: number, part: number): void {
  if ((knownTo(s, card) & (1 << seat)) !== 0)
    sheet.out[sheet.end++] = FIRST_FACE + faceOf(s, card).like * PARTS.length + part;
}

function noteAim(s: VsState, seat: Seat, card: number): void {
  if (card < 0 || card >= s.face.length) return;
  const isOwn = isSameSide(s, s.controller[card], seat);
  noteCard(s, seat, card, isOwn ? OWN : ENEMY);
  if (!isInRow(s, card) || isStunned(s, card)) return;
  const isLast = healthOf(s, card) - s.wounds[card] <= 1;
  sheet.out[sheet.end++] = KIND_MARKS + (isOwn ? 0 : 4) + (isMain(s, card) ? 2 : 0) + (isLast ? 1 : 0);
}

/** See `OptionPortrait`. Marks: what is done and when, how the aim stands, then every face in every part. */
export function createOptionPortrait(faces: readonly Face[]): OptionPortrait<VsState> {
  return {
    most: 5,
    marks: FIRST_FACE + faces.length * PARTS.length,
    draw(s, choice, out) {
      const seat = s.head[HEAD.seat];
      const kind = choiceKind(choice);
      sheet.out = out;
      sheet.end = 0;
      out[sheet.end++] = (kind * WHEN.length + whenIs(s, seat)) * VARIANTS + variantOf(choice);
      if (CARDS_BY.has(kind)) noteCard(s, seat, choiceA(choice), BY);
      if (CARDS_CHOSEN.has(kind)) noteAim(s, seat, choiceA(choice));
      if (CARDS_AIMED_AT.has(kind)) noteAim(s, seat, choiceB(choice));
      return sheet.end;
    },
    words(mark) {
      if (mark < KIND_MARKS) return wordsOfKind(mark);
      if (mark < FIRST_FACE) return [`stands:${STANDS[mark - KIND_MARKS]}`];
      const at = mark - FIRST_FACE;
      return wordsOfFace(faces[Math.trunc(at / PARTS.length)], PARTS[at % PARTS.length]);
    },
  };
}

function wordsOfKind(mark: number): readonly string[] {
  const kind = KINDS[Math.trunc(mark / (WHEN.length * VARIANTS))];
  const when = WHEN[Math.trunc(mark / VARIANTS) % WHEN.length];
  return [`do:${kind}`, `do:${kind}/${when}`, `do:${kind}=${mark % VARIANTS}`];
}
