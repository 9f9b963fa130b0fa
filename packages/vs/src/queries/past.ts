import { NONE } from '@longbox/kernel';
import { type Face, KIND } from '../catalogue/face.ts';
import { isOfTeam, NO_TEAMS } from '../catalogue/team-sets.ts';
import type { CardKind, Filter } from '../language/index.ts';
import { faceOf } from '../state/relation.ts';
import { cardOfRef, deref, type VsState, visitOfRef } from '../state/state.ts';
import type { Ctx } from './ctx.ts';
import { fits, isOnSide } from './filter.ts';
import { resolveFirst } from './select.ts';

/** Whether the card of a past event fits; of one that has moved on, as far as its face and its owner tell. */
export function fitted(s: VsState, filter: Filter, ref: number, face: number, ctx: Ctx): boolean {
  if (ref === NONE) return false;
  const card = deref(s, ref);
  if (card !== NONE) return fits(s, filter, card, ctx);
  if (filter.other !== undefined && isJustBefore(s, ref, ctx.source)) return false;
  return fitsFace(s, filter, s.book.catalogue.faces[face], cardOfRef(ref), ctx);
}

/** What was recruited is what then appeared (VS-PWR-20), though it has changed its zone since. */
const isJustBefore = (s: VsState, ref: number, card: number): boolean =>
  cardOfRef(ref) === card && visitOfRef(ref) + 1 === s.visit[card];

/** `card` is its former number, whose owner does not change. No card has that number now, so it is not the asking card either. */
function fitsFace(s: VsState, f: Filter, face: Face, card: number, ctx: Ctx): boolean {
  if (f.self !== undefined || f.same !== undefined) return false;
  if (f.side !== undefined && !isOnSide(s, f.side, card, ctx)) return false;
  if (f.is !== undefined && ![f.is].flat().some((kind) => hasKind(face, kind))) return false;
  if (f.isNot !== undefined && hasKind(face, f.isNot)) return false;
  if (f.team !== undefined && !isOfTeam(face.teams, f.team)) return false;
  if (f.hasTeam !== undefined && face.teams === NO_TEAMS) return false;
  if (f.name !== undefined && !isNamed(s, face, f.name)) return false;
  if (f.otherThanNamed !== undefined && isNamed(s, face, f.otherThanNamed)) return false;
  if (f.sameNameAs === undefined) return true;
  const other = resolveFirst(s, f.sameNameAs, ctx);
  return other !== NONE && faceOf(s, other).names.some((name) => face.names.includes(name));
}

const hasKind = ({ kind }: Face, wanted: CardKind): boolean => wanted === 'card' || (kind & KIND[wanted]) !== 0;

const isNamed = (s: VsState, face: Face, names: string | readonly string[]): boolean =>
  [names].flat().some((name) => face.names.includes(s.book.catalogue.nameId(name)));
