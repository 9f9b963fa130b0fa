import { readFileSync } from 'node:fs';
import { createGame, listChoices, makeLog, replay } from '@longbox/kernel';
import { createMind, findSettings, lookFrom, type MindOptions } from '@longbox/players';
import { ConformanceError, conform } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { type BidsEvent, type BidsState, bids, bidsTable, rules } from './bids.ts';

test('the game keeps everything a game must keep', () => {
  const report = conform(bids, bidsTable, { games: 200, decisions: 20 });
  expect(report).toMatchObject({ games: 200, decisions: 2_000 });
  expect(report.different).toBeGreaterThan(0);
});

test('the higher bid scores, and nobody sees a bid before both are made', () => {
  const state = bids.setup(bidsTable('a'));
  const [low] = [...listChoices(bids, state)].sort((a, b) => faceOf(a) - faceOf(b));
  function faceOf(choice: number): number {
    return state.face[bids.option(state, choice).card ?? 0];
  }
  const told: BidsEvent[] = [];
  bids.apply(state, low, told);
  expect(bids.redact(told[0], 1)).toEqual({ type: 'bid', seat: 0 });
  expect(bids.view(state, 1)).toMatchObject({ hasBid: [true, false], bid: [] });
  const [high] = [...listChoices(bids, state)].sort((a, b) => faceOf(b) - faceOf(a));
  bids.apply(state, high, told);
  expect(bids.view(state, 'watcher').score).toEqual([0, 1]);
  expect(told.map(({ type }) => type)).toEqual(['bid', 'bid', 'showed', 'showed', 'scored']);
});

test('computer players play it, and a log replays to the same state', () => {
  const table = bidsTable('match');
  const state = bids.setup(table);
  const minds = ['rules', 'search'].map((rung) => createMind(bids, mindOf(rung)));
  const choices: number[] = [];
  for (let next = bids.decision(state); next !== undefined; next = bids.decision(state)) {
    const choice = minds[next.seat].decide(lookFrom(bids, state, next.seat));
    choices.push(choice);
    bids.apply(state, choice);
  }
  expect(choices).toHaveLength(10);
  expect(bids.fingerprint(replay(bids, makeLog(bids, table, choices)))).toBe(bids.fingerprint(state));
});

function mindOf(name: string): MindOptions {
  const settings = findSettings(name);
  if (settings === undefined) throw new Error(`there is no player ${name}`);
  return { ...settings, budget: { iterations: 50 }, seed: name };
}

test('a leak is found', () => {
  const leaky = createGame({ ...rules, view: (state: BidsState) => bids.view(state, 0) });
  const run = () => conform(leaky, bidsTable, { games: 200, decisions: 20 });
  expect(run).toThrow(ConformanceError);
  expect(run).toThrow('hidden cards change nothing');
});

test('a game that deals nothing anew proves nothing, and is told so', () => {
  const idle = createGame({ ...rules, imagine: () => undefined });
  expect(() => conform(idle, bidsTable, { games: 200, decisions: 20 })).toThrow('imagine() changes nothing');
});

test('the guide quotes this game as it is', () => {
  const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
  const source = read('./bids.ts');
  const quotes = [...read('../../docs/your-own-game.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code]) => code ?? '',
  );
  expect(quotes.length).toBeGreaterThan(5);
  for (const part of quotes.flatMap((quote) => quote.split(/^ *\/\/ …\n/m))) expect(source).toContain(part);
});
