import { faceChanged } from '../derived/changes.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { tell } from './tell.ts';

/** Makes a card in play something else until it leaves play; `shown` is the face named in the event. */
export function takeGuise(s: VsState, card: number, face: number, shown: number): void {
  if (face === s.face[card]) return;
  if (s.under[card] === 0) s.under[card] = s.face[card] + 1;
  s.face[card] = face;
  faceChanged(s);
  tell(s, { type: 'transformed', card, face: s.faces[shown].id, level: faceOf(s, card).level });
}

/** It is the card again that it is printed as. */
export function endGuise(s: VsState, card: number): void {
  if (s.under[card] === 0) return;
  s.face[card] = s.under[card] - 1;
  s.under[card] = 0;
  faceChanged(s);
}
