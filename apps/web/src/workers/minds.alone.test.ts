import type { Thought } from '@longbox/players';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MindApi, Position } from './game-api.ts';
import { membersOn, thinkTogether } from './minds.ts';

/** Members by number, and what each was asked. */
const asked: number[] = [];
const thought = (choice: number): Thought => ({
  choice,
  options: [{ choice, option: { verb: 'pass' }, chance: 0.5, visits: 10 }],
  line: [],
  iterations: 10,
  fellBack: false,
  overran: false,
});
let slow = -1;

const mind = {
  think: () => Promise.resolve(7),
  ponder: (_position: Position, _forWhom: string, member: number): Promise<Thought | undefined> => {
    asked.push(member);
    return member === slow ? new Promise(() => undefined) : Promise.resolve(thought(member));
  },
  agree: (thoughts: readonly Thought[]) => thoughts.length,
} as unknown as MindApi;

vi.mock('./game-client.ts', () => ({ mindClient: () => mind, startMind: () => mind }));

const positionOf = (level: string): Position =>
  ({ plan: { seats: [{ deck: 'any', level }, { deck: 'any' }] }, choices: [] }) as unknown as Position;

beforeEach(() => {
  asked.length = 0;
  slow = -1;
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
});

test('one core is left to the page, and four minds are enough', () => {
  expect([1, 2, 4, 16].map(membersOn)).toEqual([1, 1, 3, 4]);
});

test('below the highest level one mind answers', async () => {
  expect(await thinkTogether(positionOf('hero'))).toBe(7);
  expect(asked).toEqual([]);
});

test('at the highest level each worker thinks once, and they agree', async () => {
  expect(await thinkTogether(positionOf('legend'))).toBe(3);
  expect(asked).toEqual([0, 1, 2]);
});

test('who does not answer in time is not waited for', async () => {
  slow = 2;
  expect(await thinkTogether(positionOf('legend'))).toBe(2);
});
