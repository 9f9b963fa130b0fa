// Nothing anybody receives, in content or size, may differ when the cards they may not know are dealt out again.
import './patience.ts';
import { TOY_FACES, type ToyEvent, type ToyState, type ToyView } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { findLeaks, type LeakTrial } from './leak-cases.ts';
import type { Plant } from './paired-game.ts';
import { toyEntry } from './toy-server.ts';

const trial = (changes: Partial<LeakTrial> = {}): LeakTrial => ({
  entry: toyEntry(),
  profile: 'long',
  decks: ['large', 'large', 'large'],
  rows: 40,
  seeds: ['leak-a', 'leak-b', 'leak-c'],
  // Of what others draw or hide a viewer learns nothing.
  shows: (event, viewer) => {
    const { type, seat } = event as ToyEvent;
    return ['played', 'discarded', 'rang'].includes(type) || (type === 'drew' && seat === viewer);
  },
  ...changes,
});

test('two worlds that differ only in what a role may not know look the same to it, byte for byte', async () => {
  const { leak, compared, messages, foreseen, heard, seeds } = await findLeaks(trial());
  expect(leak).toBeUndefined();
  expect(compared).toBeGreaterThan(20);
  expect(messages).toBeGreaterThan(500);
  expect(foreseen).toBeGreaterThan(20);
  for (const seed of seeds) expect(heard.filter((text) => text.includes(seed))).toEqual([]);
});

const facesInHands = ({ hands, face }: ToyState): number[] => hands.flat().map((card) => face[card]);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const LEAKS: Readonly<Record<string, Plant>> = {
  'the sum of hidden cards': {
    view: (_game, state, view) => ({ ...view, total: sum(facesInHands(state as ToyState)) }),
  },
  'a list as long as a hidden one': {
    view: (_game, state, view) => ({
      ...view,
      list: facesInHands(state as ToyState)
        .filter((face) => face === 0)
        .map(() => 0),
    }),
  },
  'where a hidden card is': {
    view: (_game, state, view) => ({ ...view, at: (state as ToyState).decks[0].indexOf(3) }),
  },
  'the next card': {
    view: (_game, state, view) => {
      const { decks, face } = state as ToyState;
      return { ...view, next: TOY_FACES[face[decks[0].at(-1) ?? 0]] };
    },
  },
  'the luck to come': {
    view: (_game, state, view) => ({ ...view, luck: (state as ToyState).random[0] }),
  },
  'only a size': {
    view: (_game, state, view) => ({ ...view, pad: 'x'.repeat(sum(facesInHands(state as ToyState))) }),
  },
  'somebody else’s hand': {
    view: (game, state, view) => ({
      ...view,
      hands: [0, 1, 2].map((seat) => (game.view(state, seat) as ToyView).hand),
    }),
  },
};

test.each(Object.keys(LEAKS))('a planted leak is found: %s', async (name) => {
  const { leak } = await findLeaks(trial({ plant: LEAKS[name], rows: 20 }));
  expect(leak).toMatch(/message \d+ of \d+ and \d+ bytes/);
});

test('a planted leak is found: events as they are', async () => {
  const { leak } = await findLeaks(trial({ plant: { redact: (event) => event }, rows: 60 }));
  expect(leak).toMatch(/message \d+ of \d+ and \d+ bytes/);
});
