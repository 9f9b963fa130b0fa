import { expect, test } from 'vitest';
import { type MatchHeader, tableOf } from './header.ts';

const seats = [{ name: 'A', level: '', deck: ['card'], commitment: '', entropy: '' }];
const before = { id: 'match', game: 'toy', profile: 'short', seats } as unknown as MatchHeader;

test('a new match is dealt from a keyed stream, and one of before plays out as it was dealt', () => {
  expect(tableOf({ ...before, luck: 'keyed' }, 'seed').seed).toBe('keyed:seed');
  expect(tableOf(before, 'seed').seed).toBe('seed');
});
