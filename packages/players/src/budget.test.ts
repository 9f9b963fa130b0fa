import type { Game, Insight } from '@longbox/kernel';
import { type ToyState, toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { luckOf } from './luck.ts';
import { createMind } from './mind.ts';
import { lookFrom, type Outlook } from './outlook.ts';
import { createRules } from './rules.ts';

/** A position with several options, far from the end. */
function outlook(game: Game<ToyState, unknown, unknown> = toyGame): Outlook<ToyState> {
  const state = game.setup(toyTable('budget', { seats: 2, cards: 40 }));
  const seat = game.decision(state)?.seat ?? 0;
  return lookFrom(game, state, seat);
}

/** A clock that goes on by so much whenever somebody looks. */
function ticking(by: (look: number) => number): () => number {
  let [time, look] = [0, 0];
  return () => {
    time += by(look++);
    return time;
  };
}

test('iterations are counted, and no more are made than were given', { timeout: 60_000 }, () => {
  const think = (iterations: number) =>
    createMind(toyGame, { rung: 'search', seed: 'x', budget: { iterations } }).think(outlook());
  expect(think(5).iterations).toBeGreaterThan(2);
  expect(think(5).iterations).toBeLessThanOrEqual(5);
  const long = think(100);
  expect(long.iterations).toBeLessThanOrEqual(100);
});

test.each(['greedy', 'search'] as const)('%s has an answer by the end of its time', { timeout: 60_000 }, (rung) => {
  const now = ticking(() => 1);
  const thought = createMind(toyGame, { rung, seed: 'x', budget: { milliseconds: 50 }, now }).think(outlook());
  expect(thought).toMatchObject({ overran: false, fellBack: false });
  expect(thought.iterations).toBeGreaterThan(5);
  expect(thought.iterations).toBeLessThan(50);
  expect(outlook().choices).toContain(thought.choice);
});

test('no time at all leaves what the principles say', { timeout: 60_000 }, () => {
  const now = ticking((look) => (look === 0 ? 0 : 60));
  const thought = createMind(toyGame, { rung: 'search', seed: 'x', budget: { milliseconds: 50 }, now }).think(
    outlook(),
  );
  expect(thought.iterations).toBe(0);
  const { ranking } = createRules(toyGame).start(outlook(), luckOf('any')).conclude();
  expect(ranking[0].worth).toBe(ranking.find(({ choice }) => choice === thought.choice)?.worth);
});

test('a thought that takes far too long is told', { timeout: 60_000 }, () => {
  const now = ticking((look) => (look === 6 ? 10_000 : 1));
  const thought = createMind(toyGame, { rung: 'search', seed: 'x', budget: { milliseconds: 50 }, now }).think(
    outlook(),
  );
  expect(thought).toMatchObject({ overran: true, fellBack: false });
});

test('whoever aborts gets the answer so far', { timeout: 60_000 }, () => {
  let looks = 0;
  const signal = {
    get aborted() {
      return ++looks > 10;
    },
  };
  const mind = createMind(toyGame, { rung: 'search', seed: 'x', budget: { iterations: 10_000 } });
  const thought = mind.think(outlook(), signal);
  expect(thought.iterations).toBe(10);
  expect(outlook().choices).toContain(thought.choice);
});

test('thinking in slices comes to the same answer, which can be asked for in between', { timeout: 60_000 }, () => {
  const settings = { rung: 'search', seed: 'x', budget: { iterations: 60 } } as const;
  const musing = createMind(toyGame, { ...settings, now: ticking(() => 1) }).ponder(outlook());
  const iterations: number[] = [];
  while (!musing.advance(10)) iterations.push(musing.thought().iterations);
  expect(iterations.length).toBeGreaterThan(2);
  expect(iterations).toEqual(iterations.toSorted((a, b) => a - b));
  expect(musing.thought()).toEqual(createMind(toyGame, settings).think(outlook()));
});

test('a mind that breaks falls back on principles, then on anything legal, and says why', { timeout: 60_000 }, () => {
  const insight = toyGame.insight as Insight<ToyState>;
  const fail = (): never => {
    throw new Error('no idea');
  };
  const blind = { ...toyGame, insight: { ...insight, measure: fail } };
  const thought = createMind(blind, { rung: 'search', seed: 'x', budget: { iterations: 9 } }).think(outlook(blind));
  expect(thought).toMatchObject({ fellBack: true, error: expect.stringContaining('no idea') });
  expect(thought.options[0].principle).toBeDefined();
  const lost = { ...toyGame, insight: { ...insight, judge: fail } };
  for (const rung of ['rules', 'greedy', 'search'] as const) {
    const { choice, fellBack } = createMind(lost, { rung, seed: 'x' }).think(outlook(lost));
    expect([fellBack, outlook().choices.includes(choice)]).toEqual([true, true]);
  }
});

test('a decision without a choice needs no thought', { timeout: 60_000 }, () => {
  const forced = { ...outlook(), choices: [outlook().choices[0]] };
  expect(createMind(toyGame, { rung: 'search', seed: 'x' }).think(forced)).toMatchObject({ iterations: 0 });
});
