import { commitEntropy, commitSecret, type FairShuffle, mixSeed } from '@longbox/kernel';
import { expect, test } from 'vitest';
import type { OwnDeal } from './entropy.ts';
import { judgeDeal } from './is-fair-deal.ts';

const label = 'deal';

function recordOf(secret: string, entropies: readonly string[], name = label): FairShuffle {
  const seats = entropies.map((entropy, seat) => ({ commitment: commitEntropy(name, seat, entropy), entropy }));
  const [commitment, seed] = [commitSecret(name, secret), mixSeed(name, secret, entropies)];
  return { version: 1, label: name, commitment, secret, seats, seed };
}

const ENTROPIES = ['01'.repeat(16), '02'.repeat(16)];
const honest = recordOf('ab'.repeat(32), ENTROPIES);
const own: OwnDeal = { label, seat: 1, entropy: ENTROPIES[1], commitment: honest.commitment };

/** As a server would answer that says this of the deal. */
const judge = (record: FairShuffle | undefined, seed = honest.seed, mine: OwnDeal | undefined = own) => {
  const { commitment = '', seats = [] } = record ?? {};
  const view = { label, commitment, seats: seats.map((seat) => seat.commitment) };
  return judgeDeal(record === undefined ? view : { ...view, record }, label, seed, mine);
};

test('an honest deal adds up, for who took part in it', () => {
  expect(judge(honest)).toBe('fair');
});

test('who had no part in a deal is told that the sums are right, and no more', () => {
  expect(judgeDeal({ label, commitment: '', seats: [], record: honest }, label, honest.seed, undefined)).toBe(
    'unwitnessed',
  );
});

test('a deal that was invented afterwards is found out, though all its sums are right', () => {
  // Another secret than the server had bound itself to.
  const otherSecret = recordOf('cd'.repeat(32), ENTROPIES);
  expect(judge(otherSecret, otherSecret.seed)).toBe('unfair');
  // Another share than this browser gave.
  const otherShare = recordOf('ab'.repeat(32), [ENTROPIES[0], '03'.repeat(16)]);
  expect(judge(otherShare, otherShare.seed)).toBe('unfair');
  // The record of another match.
  const otherMatch = recordOf('ab'.repeat(32), ENTROPIES, 'other');
  expect(judge(otherMatch, otherMatch.seed)).toBe('unfair');
  // A table that was dealt with another seed than the record has.
  expect(judge(honest, otherSecret.seed)).toBe('unfair');
});

test('a deal does not add up if anything in it was changed, or nothing is shown', () => {
  expect(judge({ ...honest, seed: 'another' })).toBe('unfair');
  expect(judge({ ...honest, secret: 'cd'.repeat(32) })).toBe('unfair');
  expect(judge({ ...honest, seats: honest.seats.toReversed() })).toBe('unfair');
  expect(judge(undefined)).toBe('unfair');
});
