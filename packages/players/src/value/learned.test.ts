// The value in TypeScript and its reference in `tools/train/reference.py` agree to the last digit.
import { readFileSync } from 'node:fs';
import type { Insight, LearnedWeights, Seat } from '@longbox/kernel';
import { describe, expect, test } from 'vitest';
import { learnedValueOf } from './learned.ts';

interface Position {
  readonly marks: readonly (readonly number[])[];
  readonly features: readonly (readonly number[])[];
  readonly lead: number;
}
interface Case {
  readonly weights: LearnedWeights;
  readonly features: readonly string[];
  readonly marks: readonly (readonly string[])[];
  readonly positions: readonly Position[];
}
const cases = JSON.parse(readFileSync(new URL('fixtures/learned.json', import.meta.url), 'utf8')) as Case[];

/** As much of an insight as a learned value asks for; a state is a position of the fixture. */
const insightOf = ({ weights, features, marks }: Case): Insight<Position> => ({
  features,
  weights: features.map(() => 0),
  measure: (state, seat, _viewer, out) => out.set(state.features[seat]),
  side: (_, seat) => seat,
  principles: [],
  judge: () => undefined,
  archetypes: [],
  portrait: {
    most: 16,
    marks: marks.length,
    words: (mark) => marks[mark],
    draw(state, seat, _viewer, out) {
      out.set(state.marks[seat]);
      return state.marks[seat].length;
    },
  },
  learned: weights,
});

describe.each(cases)('with $weights.width places a seat', (each) => {
  const value = learnedValueOf(insightOf(each));
  const lead = (state: Position, seat: Seat): number | undefined => value?.lead(state, seat, 1 - seat, 0);

  test('the lead is that of the reference', () => {
    expect(each.positions.map((state) => lead(state, 0))).toEqual(each.positions.map((state) => state.lead));
    expect(new Set(each.positions.map((state) => state.lead)).size).toBeGreaterThan(6);
  });

  test("one side's lead is what the other is behind", () => {
    for (const state of each.positions) expect(lead(state, 1)).toBe(0 - state.lead);
  });
});

test('a game without weights has no learned value', () => {
  const [first] = cases;
  expect(learnedValueOf({ ...insightOf(first), learned: undefined } as unknown as Insight<Position>)).toBeUndefined();
});
