// The order of options in TypeScript and its reference in `tools/train/reference.py` agree to the last digit.
import { readFileSync } from 'node:fs';
import type { Insight, PolicyWeights } from '@longbox/kernel';
import { describe, expect, test } from 'vitest';
import { optionRowsOf, policyOf } from './policy.ts';

interface Position {
  readonly marks: readonly (readonly number[])[];
  readonly features: readonly number[];
  readonly options: readonly (readonly number[])[];
  readonly logits: readonly number[];
}
interface Case {
  readonly weights: PolicyWeights;
  readonly positions: readonly Position[];
}
const cases = JSON.parse(readFileSync(new URL('fixtures/policy.json', import.meta.url), 'utf8')) as Case[];

/** As much of an insight as a policy asks for; a state is a position of the fixture, a choice the place of an option. */
const insightOf = (weights: PolicyWeights): Insight<Position> => ({
  features: ['wounds'],
  weights: [0],
  measure: (state, seat, _viewer, out) => out.set([state.features[seat]]),
  side: (_, seat) => seat,
  principles: ['plain', 'other'],
  judge: () => undefined,
  archetypes: [],
  portrait: {
    most: 16,
    marks: 12,
    words: (mark) => [`place/word:${mark}`],
    draw(state, seat, _viewer, out) {
      out.set(state.marks[seat]);
      return state.marks[seat].length;
    },
    options: {
      most: 4,
      marks: 10,
      words: (mark) => [`do:${mark}`],
      draw(state, choice, out) {
        out.set(state.options[choice]);
        return state.options[choice].length;
      },
    },
  },
  policy: weights,
});

const JUDGED = { count: 6, choices: [0, 1, 2, 3, 4, 5], scores: [9, 8, 8, 2, -7, -900], because: [0, 1, 0, 1, 0, 1] };

describe.each(cases)('with $weights.width places', ({ weights, positions }) => {
  test('options are rated as by the reference', () => {
    const policy = policyOf(insightOf(weights));
    for (const state of positions) {
      const logits = new Int32Array(JUDGED.count);
      policy?.rate(state, 0, 1, JUDGED, logits);
      expect([...logits]).toEqual(state.logits);
      expect(new Set(state.logits).size).toBeGreaterThan(2);
    }
  });
});

test('an option is told by what it does, its place by principle, how far behind it is, and the principle', () => {
  const [{ weights, positions }] = cases;
  const rows = optionRowsOf(insightOf(weights));
  const out = new Int32Array(rows?.most ?? 0);
  const wordsAt = (at: number): readonly string[] => {
    const count = rows?.draw(positions[0], JUDGED, at, out) ?? 0;
    const own = positions[0].options[at].length;
    return [...out.subarray(own, count)].flatMap((row) => rows?.words(row) ?? []);
  };
  expect(wordsAt(0)).toEqual(['rank=0', 'behind=0', 'because:plain', 'because:plain/behind=0']);
  expect(wordsAt(2)).toEqual(['rank=1', 'behind=1', 'because:plain', 'because:plain/behind=1']);
  expect(wordsAt(5)).toEqual(['rank=5', 'behind=11', 'because:other', 'because:other/behind=11']);
});

test('a game without weights has no policy', () => {
  const { policy: _, ...rest } = insightOf(cases[0].weights);
  expect(policyOf(rest)).toBeUndefined();
});
