import { listChoices } from '@longbox/kernel';
import { type ToyState, toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { lookFrom } from '../outlook.ts';
import { createMeaning } from './meaning.ts';

const start = (): ToyState => toyGame.setup(toyTable('meaning', { seats: 2, cards: 20 }));

test('own options have a key each, the same in every world', () => {
  const outlook = lookFrom(toyGame, start(), 0);
  const meaning = createMeaning(toyGame);
  meaning.begin(outlook.imagine(1), 0);
  const keysIn = (seed: number): number[] => {
    const world = outlook.imagine(seed);
    return outlook.choices.map((choice) => meaning.keyOf(world, 0, choice));
  };
  expect(new Set(keysIn(1)).size).toBe(outlook.choices.length);
  for (let seed = 2; seed < 20; seed++) expect(keysIn(seed)).toEqual(keysIn(1));
});

test('of cards that were unknown at the outset, alike ones have one key in all worlds', () => {
  const outlook = lookFrom(toyGame, start(), 0);
  const meaning = createMeaning(toyGame);
  meaning.begin(outlook.imagine(1), 0);
  const keyOfFace = new Map<number, number>();
  let met = 0;
  for (let seed = 1; seed < 40; seed++) {
    const world = outlook.imagine(seed);
    // Passes, so that the other seat decides with cards nobody here has seen.
    toyGame.apply(world, listChoices(toyGame, world)[0]);
    for (const choice of listChoices(toyGame, world)) {
      const { card } = toyGame.option(world, choice);
      if (card === undefined) continue;
      const face = world.face[card];
      const key = meaning.keyOf(world, 1, choice);
      expect(keyOfFace.get(face) ?? key).toBe(key);
      keyOfFace.set(face, key);
      met++;
    }
  }
  expect(met).toBeGreaterThan(50);
  expect(new Set(keyOfFace.values()).size).toBe(keyOfFace.size);
});
