import { expect, it } from 'vitest';
import { LISTED_ZONES, ZONE, ZONE_NAMES } from './zones.ts';

it('names each zone by its number', () => {
  expect(ZONE_NAMES.map((name) => ZONE[name])).toEqual(ZONE_NAMES.map((_, number) => number));
});

it('has zones without a list behind all others', () => {
  expect(ZONE_NAMES.slice(LISTED_ZONES)).toEqual(['player']);
});
