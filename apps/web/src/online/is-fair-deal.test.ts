import { commitEntropy, commitSecret, mixSeed } from '@longbox/kernel';
import type { FairView } from '@longbox/protocol';
import { expect, test } from 'vitest';
import { isFairDeal } from './is-fair-deal.ts';

const label = 'deal';
const secret = 'ab'.repeat(32);
const entropies = ['01'.repeat(16), '02'.repeat(16)];
const commitment = commitSecret(label, secret);
const seats = entropies.map((entropy, seat) => ({ commitment: commitEntropy(label, seat, entropy), entropy }));
const honest: FairView & { record: NonNullable<FairView['record']> } = {
  label,
  commitment,
  seats: seats.map((seat) => seat.commitment),
  record: { version: 1, label, commitment, secret, seats, seed: mixSeed(label, secret, entropies) },
};

test('an honest deal adds up', () => {
  expect(isFairDeal(honest)).toBe(true);
});

test('a deal does not add up if anything in it was changed, or nothing is shown', () => {
  const { record } = honest;
  const changed: readonly FairView[] = [
    { ...honest, record: { ...record, seed: 'another' } },
    { ...honest, record: { ...record, secret: 'cd'.repeat(32) } },
    { ...honest, commitment: commitSecret(label, 'cd'.repeat(32)) },
    { ...honest, seats: [honest.seats[1], honest.seats[0]] },
    { label, commitment, seats: honest.seats },
  ];
  for (const view of changed) expect(isFairDeal(view)).toBe(false);
});
