import { FRAME, HEAD, NONE, type Viewer } from '@longbox/kernel';
import { faceWith, writtenTree } from '../catalogue/written.ts';
import { askedAt, phaseAt, scopeAt } from '../flow/effect.ts';
import type { Effect } from '../language/index.ts';
import { SCOPE } from '../queries/ctx.ts';
import { knownTo } from '../state/known.ts';
import { faceOf } from '../state/relation.ts';
import { EVERYBODY, type VsState } from '../state/state.ts';
import { nextToPlace } from '../verbs/appear.ts';
import type { Operand } from '../verbs/operands.ts';
import { K } from '../words/frame-kinds.ts';

/** What the instruction that is waiting asks, in parts that `printQuestion` puts into words. Plain JSON. */
export interface Question {
  /** The card the instruction is written on; nothing if a keyword was given by an effect. */
  readonly face: string | undefined;
  /** The card whose power it is, which may have copied it from the other. */
  readonly source: string | undefined;
  readonly effect: Effect;
  /** Where in the instruction the choice stands that is to be made (`cards`, `with`, `cards.from.of`); nothing once all are made and the instruction itself asks. */
  readonly part: string | undefined;
  /** The card a row is chosen for, where several come into play one after the other and the viewer knows it. */
  readonly about?: string;
}

/**
 * The question of the open decision, if an instruction of a card asks it; the rules' own questions are told by what is
 * offered. The words stand on a card everybody has seen used; only where its card is still hidden from others, they hear nothing.
 */
export function questionOf(s: VsState, viewer: Viewer): Question | undefined {
  const at = s.stack.length - FRAME;
  if (s.head[HEAD.seat] === NONE || at < 0 || s.stack[at] !== K.effect) return undefined;
  const source = s.scopes[scopeAt(s, at) + SCOPE.source] & 1023;
  const known = knownTo(s, source);
  const sees = (mask: number): boolean => mask === EVERYBODY || (viewer !== 'watcher' && (mask & (1 << viewer)) !== 0);
  if (known !== EVERYBODY && s.head[HEAD.seat] !== viewer) return undefined;
  const { block, node, operand } = askedAt(s, at);
  const part = operand === undefined ? undefined : partOf(node, operand);
  const isPlaced = part === undefined && node.verb === 'putIntoPlay';
  const about = isPlaced ? nextToPlace(s, node, scopeAt(s, at), phaseAt(s, at)) : undefined;
  return {
    face: faceWith(s.book.catalogue, block)?.id,
    source: sees(known) ? faceOf(s, source).id : undefined,
    effect: writtenTree(node),
    part,
    ...(about !== undefined && sees(knownTo(s, about)) && { about: faceOf(s, about).id }),
  };
}

/** The choices of a search are made up for it; they stand for the whole instruction. */
function partOf(node: Effect, operand: Operand): string {
  const wanted = operand.kind === 'player' ? operand.player : operand.cards;
  return placeOf(node, wanted) ?? '';
}

function placeOf(node: unknown, wanted: object): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  for (const [field, part] of Object.entries(node)) {
    if (part === wanted) return field;
    const below = placeOf(part, wanted);
    if (below !== undefined) return `${field}.${below}`;
  }
  return undefined;
}
