import { expect, test } from 'vitest';
import { rateWeights } from './quality.ts';
import { chance, dot, regress, type Sample, solve, withDecks } from './regress.ts';

const TRUE = [0.8, -0.4, 0];

/** A fixed sequence, so that the test says the same everywhere. */
function shares(): () => number {
  let word = 1;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 0x1_0000_0000;
  };
}

function sampleRows(count: number): Sample[] {
  const share = shares();
  return Array.from({ length: count }, (_, game) => {
    const features = TRUE.map(() => Math.floor(share() * 11) - 5);
    return { features, result: share() < chance(dot(TRUE, features)) ? 1 : 0, game, decks: [0, 0], progress: 0.5 };
  });
}

test('regression finds the weights that made the results', () => {
  const weights = regress(sampleRows(20_000), 0.1);
  TRUE.forEach((weight, i) => {
    expect(weights[i]).toBeCloseTo(weight, 1);
  });
});

test('the true weights are calibrated and beat a single feature', () => {
  const rows = sampleRows(20_000);
  const all = rateWeights(rows, TRUE);
  expect(all.calibrationError).toBeLessThan(0.02);
  expect(all.auc).toBeGreaterThan(rateWeights(rows, [0, -0.4, 0]).auc + 0.1);
  expect(rateWeights(rows, [0, 0, 0]).auc).toBeCloseTo(0.5, 5);
});

test('a system of equations is solved, whatever the order of its rows', () => {
  const found = solve(
    [
      [0, 2],
      [3, 1],
    ],
    [4, 5],
  );
  expect(found[0]).toBeCloseTo(1, 10);
  expect(found[1]).toBeCloseTo(2, 10);
});

test('the strength of decks is told apart from what a position shows', () => {
  const share = shares();
  // The stronger deck also shows more of the feature, which by itself means nothing.
  const rows: Sample[] = Array.from({ length: 20_000 }, (_, game) => {
    const decks: [number, number] = game % 2 === 0 ? [0, 1] : [1, 0];
    const edge = decks[0] === 0 ? 1 : -1;
    return {
      features: [3 * edge + Math.floor(share() * 5) - 2],
      result: share() < chance(edge) ? 1 : 0,
      game,
      decks,
      progress: 0.5,
    };
  });
  expect(regress(rows, 1)[0]).toBeGreaterThan(0.2);
  expect(Math.abs(regress(withDecks(rows, 2), 1)[0])).toBeLessThan(0.05);
});
