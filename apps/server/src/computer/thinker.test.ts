import { EventEmitter } from 'node:events';
import { listChoices } from '@longbox/kernel';
import { toyGame } from '@longbox/testkit';
import { expect, test, vi } from 'vitest';
import { toyEntry } from '../../test/toy-server.ts';
import { startFold } from '../match/fold.ts';
import type { MatchHeader } from '../match/header.ts';
import { createThinker, type Question, settingsUnder, type ThinkRequest, type ThinkWorker } from './thinker.ts';

const [{ seat }] = toyEntry().decks;
const header = (id: string): MatchHeader => ({
  ...{ id, room: 'room', game: 'toy', profile: 'long', catalogueHash: '', commitment: '', sealed: '' },
  seats: ['ann', undefined].map((player) => ({
    ...(player !== undefined && { player }),
    ...{ name: '', level: 'legend', commitment: '', entropy: '' },
    deck: seat.deck,
  })),
  clock: { kind: 'none' },
  watch: { who: 'anyone', delay: 0, openHands: false },
  rated: false,
});

/** A match that stands where there is something to decide. */
function question(owner: string, isWanted = () => true): Question {
  const one = header(owner);
  const table = { game: 'toy', profile: 'long', seed: 'x', seats: one.seats.map(({ deck }) => ({ deck })) };
  const fold = startFold(toyGame, one, table, 0);
  const { game, state } = fold;
  while (listChoices(game, state).length < 2) game.apply(state, listChoices(game, state)[0]);
  return { fold, seat: game.decision(state)?.seat ?? 0, owner, isWanted };
}

/** A thread that answers when it is told to. */
function fakeThread() {
  const asked: ThinkRequest[] = [];
  const threads: EventEmitter[] = [];
  const start = (): ThinkWorker => {
    const thread = new EventEmitter();
    threads.push(thread);
    return Object.assign(thread, {
      postMessage: (request: ThinkRequest) => void asked.push(request),
      unref: () => undefined,
      terminate: async () => undefined,
    });
  };
  const answer = (choice: number) => threads.at(-1)?.emit('message', { id: asked.at(-1)?.id, choice });
  return { asked, threads, start, answer };
}

const begin = () => {
  const thread = fakeThread();
  const [report, hastened] = [vi.fn(), vi.fn()];
  return {
    ...thread,
    report,
    hastened,
    thinker: createThinker({ report, metrics: { hastened, thought: () => undefined }, start: thread.start }),
  };
};

test('who has asked for a hundred thoughts is no hindrance to who asks for one', async () => {
  const { thinker, asked, answer, hastened } = begin();
  const greedy = Array.from({ length: 100 }, () => thinker.think(question('greedy')));
  const honest = thinker.think(question('ann'));
  answer(0);
  expect(asked[1].seed).toMatch(/^ann/);
  answer(7);
  expect(await honest).toBe(7);
  expect(await greedy[0]).toBe(0);
  expect(thinker.waiting()).toBe(98);
  expect(asked[1].settings).toEqual({ rung: 'rules', noise: 0.1 });
  expect(hastened).toHaveBeenCalledTimes(2);
  await thinker.close();
});

test('a thought nobody wants any more is never begun', async () => {
  const { thinker, asked, answer } = begin();
  const first = thinker.think(question('ann'));
  let isWanted = true;
  const dropped = thinker.think(question('bob', () => isWanted));
  const last = thinker.think(question('cat'));
  isWanted = false;
  answer(1);
  expect([await first, await dropped]).toEqual([1, undefined]);
  expect(asked.map(({ seed }) => seed.slice(0, 3))).toEqual(['ann', 'cat']);
  answer(2);
  expect(await last).toBe(2);
});

test('a node that stops leaves every thought without an answer', async () => {
  const { thinker, report } = begin();
  const thoughts = [thinker.think(question('ann')), thinker.think(question('bob'))];
  await thinker.close();
  expect(await Promise.all(thoughts)).toEqual([undefined, undefined]);
  expect(await thinker.think(question('cat'))).toBeUndefined();
  expect(report).not.toHaveBeenCalled();
});

test('a thought whose thread breaks is begun anew, and the first option is taken if that breaks too', async () => {
  const { thinker, threads, asked, answer, report } = begin();
  const lucky = thinker.think(question('ann'));
  threads[0].emit('exit', 1);
  expect([threads.length, asked.length]).toEqual([2, 2]);
  answer(3);
  expect(await lucky).toBe(3);
  const position = question('bob');
  const unlucky = thinker.think(position);
  threads[1].emit('error', new Error('broken'));
  threads[2].emit('error', new Error('broken'));
  expect(await unlucky).toBe(listChoices(position.fold.game, position.fold.state)[0]);
  expect(report).toHaveBeenCalledTimes(3);
  await thinker.close();
});

test('the more wait, the less each level thinks', () => {
  const budgets = [0, 3, 4, 8, 31].map((waiting) => settingsUnder('legend', waiting).budget?.milliseconds);
  expect(budgets).toEqual([1000, 1000, 500, 334, 125]);
  expect(settingsUnder('legend', 32)).toEqual({ rung: 'rules', noise: 0.1 });
  expect(settingsUnder('recruit', 100)).toBe(settingsUnder('recruit', 0));
});
