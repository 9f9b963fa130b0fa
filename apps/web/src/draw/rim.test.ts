import { ARENA_CARDS } from '@longbox/arena-sets';
import { expect, test } from 'vitest';
import { arenaFacts } from '../workers/arena-facts.ts';
import { PLAIN, rimOf } from './rim.ts';

test('a higher level doubles the ring and adds rays, the next one a third ring and twice the rays', () => {
  expect(rimOf({ level: 1, arena: undefined })).toEqual(PLAIN);
  expect(rimOf({ level: undefined, arena: undefined })).toEqual(PLAIN);
  expect(rimOf({ level: 2, arena: undefined })).toMatchObject({ rings: 2, rays: 8 });
  expect(rimOf({ level: 3, arena: undefined })).toMatchObject({ rings: 3, rays: 16 });
});

test('rarities of Mission Arena differ by the rim', () => {
  const rims = new Map(ARENA_CARDS.map((card) => [card.rarity, rimOf(arenaFacts(card, 'en'))]));
  expect(rims.get('Common')).toEqual(PLAIN);
  expect(rims.get('Uncommon')).toMatchObject({ rings: 1, isNotched: true });
  expect(rims.get('Rare')).toMatchObject({ rings: 2, rays: 0 });
  expect(rims.get('Ultra Rare')).toMatchObject({ rings: 2, rays: 8 });
});
