import { findTests, type SourceFile } from '@longbox/testkit/coverage';
import type { CardSet } from '@longbox/vs';
import type { CardGap } from '@longbox/vs-sets';

/** What a set has of its cards. */
export interface SetCoverage {
  readonly set: string;
  readonly cards: number;
  readonly implemented: number;
  readonly tested: number;
  readonly gaps: readonly CardGap[];
}

export function coverSets(
  sets: readonly CardSet[],
  gaps: readonly CardGap[],
  files: readonly SourceFile[],
): SetCoverage[] {
  const named = idsNamed(files);
  return sets.map(({ set, cards }) => {
    const ids = new Set(cards.map(({ id }) => id));
    const own = gaps.filter(({ card }) => ids.has(card));
    const tested = cards.filter(({ id }) => named.has(id)).length;
    return { set, cards: cards.length, implemented: cards.length - own.length, tested, gaps: own };
  });
}

const ID = /\b[a-z]+\d*-\d{3}\b/g;
const GROUP = /\bdescribe(?:\.each\([\s\S]*?\))?\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g;

/** Ids in the title or the first comment of a test, in the title of a group of tests, or anywhere in a scene. */
function idsNamed(files: readonly SourceFile[]): Set<string> {
  const texts = files.flatMap((file) => {
    if (!file.path.endsWith('.ts')) return [file.text];
    const tests = findTests([file]).map(({ title, comment }) => `${title}\n${comment}`);
    const groups = [...file.text.matchAll(GROUP)].map((match) => match.slice(1).join(''));
    return tests.length === 0 ? [] : [...tests, ...groups];
  });
  return new Set(texts.flatMap((text) => [...text.matchAll(ID)].map(([id]) => id)));
}
