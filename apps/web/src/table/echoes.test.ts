// VS-RES-18, VS-BLD-11: what is discarded to pay and who is recruited are told once.
import type { LogLine } from '@longbox/games';
import { expect, test } from 'vitest';
import { withoutEchoes } from './echoes.ts';

const line = (key: LogLine['key'], face: string): LogLine => ({
  ...{ id: 0, key, turn: 1, seat: 0, numbers: {}, words: {}, rules: [] },
  cards: { card: [{ id: undefined, face }] },
});
const keys = (...lines: LogLine[]) => withoutEchoes(lines).map(({ key }) => key);

test('a line that says what the one before has said is left out', () => {
  expect(keys(line('paid-discarded', 'a'), line('discards', 'a'))).toEqual(['paid-discarded']);
  expect(keys(line('recruited', 'a'), line('appeared', 'a'))).toEqual(['recruited']);
});

test('of another card, or after something else, it is news', () => {
  expect(keys(line('paid-discarded', 'a'), line('discards', 'b'))).toHaveLength(2);
  expect(keys(line('appeared', 'a'), line('discards', 'a'))).toHaveLength(2);
});
