import { applyDelta, type Delta, type Json } from '@longbox/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Offers, writeOffers, writeOffersDelta } from './offers.ts';

const text = fc.constantFrom('{"verb":"pass"}', '{"verb":"play","card":4}', '{"verb":"play","card":5}');
const offers = fc
  .uniqueArray(fc.tuple(fc.nat({ max: 12 }), text), { selector: ([choice]) => choice, maxLength: 8 })
  .map((list): Offers => {
    const ascending = list.toSorted(([a], [b]) => a - b);
    return { choices: ascending.map(([choice]) => choice), texts: ascending.map(([, one]) => one) };
  });
const held = (one: Offers | undefined): Json | undefined =>
  one === undefined ? undefined : (JSON.parse(writeOffers(one)) as Json);

test('the change between two lists of options takes a client from one to the other', () => {
  const maybe = fc.option(offers, { nil: undefined });
  fc.assert(
    fc.property(maybe, maybe, (from, to) => {
      const change = writeOffersDelta(from, to);
      const delta = change === '' ? undefined : (JSON.parse(change) as Delta);
      expect(applyDelta(held(from), delta)).toEqual(held(to));
    }),
    { numRuns: 1_000 },
  );
});

test('options that stay cost nothing', () => {
  const [from, to] = [0, 1].map(() => ({ choices: [1, 5], texts: ['{"verb":"pass"}', '{"verb":"done"}'] }));
  expect(writeOffersDelta(from, to)).toBe('');
});
