import { NONE } from '@longbox/kernel';
import type { PowerEntry } from '../catalogue/face.ts';
import { KEYWORD_NAMES, KEYWORDS } from '../language/index.ts';
import { faceOf } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import { areSuperPowersLost, countTaken, isNameTaken, isTaken, nameOfEntry } from './powers-on.ts';
import { isSuperPower, shorten } from './traits.ts';

/** By its name: altogether, or as often as it is printed. */
export function isKeywordTaken(s: VsState, card: number, keyword: number): boolean {
  const name = KEYWORD_NAMES[KEYWORDS[keyword]];
  if (isNameTaken(s, card, name)) return true;
  const lost = countTaken(s, card, name);
  if (lost === 0) return false;
  const isIt = (entry: PowerEntry): boolean => entry.power.power === 'keyword' && entry.keyword === keyword;
  return lost >= faceOf(s, card).powers.filter(isIt).length;
}

/** All super powers, or those of a name. */
export function dropLost(s: VsState, card: number, out: PowerEntry[]): void {
  const supers = areSuperPowersLost(s, card);
  let kept = 0;
  // What a keyword means follows it, and goes with it.
  let isGoing = false;
  const gone: number[] = [];
  for (const entry of out) {
    if (entry.power.power === 'keyword') {
      const lost = countTaken(s, card, nameOfEntry(entry));
      isGoing = lost > 0 && lost > gone.filter((keyword) => keyword === entry.keyword).length;
      if (lost > 0) gone.push(entry.keyword);
    }
    if (isGoing && entry.keyword !== NONE) continue;
    if (!(supers && isSuperPower(entry)) && !isTaken(s, card, entry)) out[kept++] = entry;
  }
  shorten(out, kept);
}
