// The tab says whose move it is, and people who are away are called once when it becomes theirs.
import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import type { Snapshot } from '../workers/game-api.ts';
import { openTable } from '../workers/open-table.ts';
import { bring } from '../workers/vs-shelf.ts';
import { isCall, tabWords } from './turn-title.ts';

beforeAll(() => bring(FIRST_SETS));

function looks(): { readonly mine: Snapshot; readonly theirs: Snapshot } {
  const seat = { deck: 'mnb-x-men', name: 'A' } as const;
  const plan = { game: 'vs', profile: 'modern', seed: 'tab' } as const;
  const own = openTable({
    ...plan,
    seats: [
      { ...seat, player: 'person' },
      { ...seat, player: 'computer' },
    ],
  });
  const other = openTable({
    ...plan,
    seats: [
      { ...seat, player: 'computer' },
      { ...seat, player: 'person' },
    ],
  });
  const [one, two] = [own.snapshot(), other.snapshot()];
  return one.asked === undefined ? { mine: two, theirs: one } : { mine: one, theirs: two };
}

test('the tab tells own moves from those of others', () => {
  const { mine, theirs } = looks();
  expect([tabWords(mine), tabWords(theirs)]).toEqual(['tab-yours', 'tab-theirs']);
  const result = { places: [1, 2], reason: { code: 'conceded', rules: [] } };
  expect(tabWords({ ...mine, result })).toBe('tab-over');
});

test('who is away is called when it becomes their move, and not again while it stays theirs', () => {
  const { mine, theirs } = looks();
  expect(isCall(theirs, mine, true)).toBe(true);
  expect(isCall(theirs, mine, false)).toBe(false);
  expect(isCall(mine, { ...mine, seq: mine.seq + 1 }, true)).toBe(false);
  expect(isCall(mine, theirs, true)).toBe(false);
});
