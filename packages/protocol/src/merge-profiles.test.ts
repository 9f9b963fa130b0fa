import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeProfiles } from './merge-profiles.ts';
import { type ProfileDoc, profileDoc } from './profile.ts';

// Few keys, so that profiles often speak of the same; one that objects already have.
const key = fc.constantFrom('vs', 'arena', 'vs-mined-7', 'arena-mined-7', '__proto__', 'constructor');
const count = fc.nat(1_000_000);
const profiles: fc.Arbitrary<ProfileDoc> = fc.record({
  met: fc.boolean(),
  done: fc.array(key),
  tries: fc.dictionary(key, fc.integer({ min: -9, max: 9 })),
  days: fc.dictionary(fc.constantFrom('vs', 'arena'), fc.dictionary(fc.constantFrom('2026-01', '2026-02'), count)),
  best: fc.dictionary(key, count),
  counts: fc.dictionary(fc.constantFrom('desk', 'phone'), fc.dictionary(key, count)),
});
const canonical = (profile: ProfileDoc): ProfileDoc => mergeProfiles(profile, profile);
const textOf = (profile: ProfileDoc): string => JSON.stringify(profile);

test('profiles come together in any order, in any groups and any number of times to the same text', () => {
  fc.assert(
    fc.property(profiles, profiles, profiles, (a, b, c) => {
      expect(textOf(mergeProfiles(a, b))).toBe(textOf(mergeProfiles(b, a)));
      expect(textOf(mergeProfiles(mergeProfiles(a, b), c))).toBe(textOf(mergeProfiles(a, mergeProfiles(b, c))));
      expect(textOf(mergeProfiles(mergeProfiles(a, b), b))).toBe(textOf(mergeProfiles(a, b)));
      expect(textOf(canonical(canonical(a)))).toBe(textOf(canonical(a)));
    }),
  );
});

test('nothing that one of the two has is lost', () => {
  fc.assert(
    fc.property(profiles, profiles, (a, b) => {
      const both = mergeProfiles(a, b);
      for (const one of [a, b]) {
        expect(both.done).toEqual(expect.arrayContaining([...one.done]));
        for (const [id, tries] of Object.entries(one.tries)) {
          const now = new Map(Object.entries(both.tries)).get(id) ?? 0;
          expect(tries > 0 ? now > 0 && now <= tries : now > 0 || now <= tries).toBe(true);
        }
        for (const [game, months] of Object.entries(one.days))
          for (const [month, days] of Object.entries(months)) expect(both.days[game][month] & days).toBe(days);
        for (const [device, counts] of Object.entries(one.counts)) {
          const now = new Map(Object.entries(both.counts[device]));
          for (const [what, counted] of Object.entries(counts)) expect(now.get(what)).toBeGreaterThanOrEqual(counted);
        }
      }
    }),
  );
});

test('a profile is checked field by field', () => {
  const empty: ProfileDoc = { met: false, done: [], tries: {}, days: {}, best: {}, counts: {} };
  expect(profileDoc.safeParse(empty).success).toBe(true);
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`device-${i}`, {}]));
  const wrong: readonly object[] = [
    { name: 'Ann' },
    { tries: { 'vs-mined-1': 1.5 } },
    { tries: { 'a key with spaces': 1 } },
    { days: { vs: { '2026-13': 1 } } },
    { days: { vs: { '2026-12': 2 ** 31 } } },
    { best: { vs: -1 } },
    { counts: { desk: { 'games/vs': 1_000_001 } } },
    { counts: many },
    { done: Array.from({ length: 401 }, (_, i) => `lesson-${i}`) },
  ];
  for (const part of wrong) expect([part, profileDoc.safeParse({ ...empty, ...part }).success]).toEqual([part, false]);
});
