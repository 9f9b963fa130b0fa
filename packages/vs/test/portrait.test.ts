// What a learned value sees: nothing hidden, and cards by what they are.
import { listChoices } from '@longbox/kernel';
import type { VsState } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { game, positions } from './positions.ts';

const portrait = game.insight?.portrait;
const marks = new Int32Array(portrait?.most ?? 0);
const drawn = (state: VsState, seat: number, viewer: number): Int32Array =>
  marks.slice(0, portrait?.draw(state, seat, viewer, marks)).sort();

test('dealing everything hidden anew changes nothing a viewer sees', () => {
  let seen = 0;
  for (const [state] of positions('modern/duel', 2, 6, 12)) {
    for (const viewer of [0, 1]) {
      const other = game.clone(state);
      game.imagine(other, viewer, 77 + seen);
      for (const seat of [0, 1]) expect(drawn(other, seat, viewer)).toEqual(drawn(state, seat, viewer));
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(40);
});

test("a viewer sees more of its own hand than of another's", () => {
  const inHand = (state: VsState, viewer: number): number =>
    drawn(state, 0, viewer).filter((mark) => portrait?.words(mark)[0].startsWith('hand/')).length;
  let known = 0;
  for (const [state] of positions('modern/duel', 2, 1, 9)) {
    known += inHand(state, 0);
    expect(inHand(state, 1)).toBeLessThanOrEqual(inHand(state, 0));
  }
  expect(known).toBeGreaterThan(0);
});

test('words tell what a card is and never which: no name, no number of a set', () => {
  const words = Array.from({ length: portrait?.marks ?? 0 }, (_, mark) => portrait?.words(mark) ?? []);
  expect(words.every((list) => list.length > 0)).toBe(true);
  const all = new Set(words.flat().map((word) => word.slice(word.indexOf('/') + 1)));
  for (const { id, name } of VS_SETS.flatMap(({ cards }) => cards)) {
    expect([...all].filter((word) => word.includes(id) || word.endsWith(`:${name}`))).toEqual([]);
  }
  // Far fewer words than cards in places: most are shared.
  expect(all.size).toBeLessThan(words.length / 3);
});

test('options look alike whatever is hidden from whoever decides', () => {
  const options = portrait?.options;
  const room = new Int32Array(options?.most ?? 0);
  const seen = (state: VsState): number[][] =>
    listChoices(game, state).map((choice) => [...room.slice(0, options?.draw(state, choice, room))]);
  let met = 0;
  for (const [state] of positions('modern/duel', 2, 6, 12)) {
    const decider = game.decision(state)?.seat;
    if (decider === undefined) continue;
    const other = game.clone(state);
    game.imagine(other, decider, 99 + met);
    expect(seen(other)).toEqual(seen(state));
    met += listChoices(game, state).length;
  }
  expect(met).toBeGreaterThan(60);
});
