// A changed number names its sources.
import { expect, test } from 'vitest';
import { partsLine, statParts } from './stat-parts.ts';

const NAMES = { nameOf: (face: string) => face.toUpperCase(), own: 'own power', counter: 'counter', other: 'effects' };

test('sources, counters and what nobody explains are told apart', () => {
  const parts = [
    { source: 'wolverine', power: 'Claws', atk: 2, def: 0 },
    { source: 'wolverine', atk: 1, def: 0 },
    { source: 'storm', atk: 1, def: 0 },
    { source: 'storm', atk: 1, def: 1 },
    { source: undefined, atk: 1, def: 0 },
  ];
  const card = { face: 'wolverine', atk: 10, def: 4, plus: 1, minus: 0, parts };
  expect(partsLine(3, statParts(card, 3, 'atk', NAMES))).toBe(
    '3 + 2 Claws + 1 own power + 2 STORM + 1 effects + 1 counter',
  );
  expect(partsLine(3, statParts(card, 3, 'def', NAMES))).toBe('3 + 1 STORM + 1 counter − 1 effects');
});

test('a number as printed has no parts', () => {
  const card = { face: 'wolverine', atk: 3, def: 3, plus: 0, minus: 0, parts: [] };
  expect(statParts(card, 3, 'atk', NAMES)).toEqual([]);
});
