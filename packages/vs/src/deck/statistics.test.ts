import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { basicLocation, main, plotTwist, specialLocation, superPower, supporting } from '../language/index.ts';
import { sampleHand } from './sample-hand.ts';
import { deckStatistics } from './statistics.ts';

const lead = { name: 'Lead', atk: 1, def: 1, health: 1, teams: ['xmen' as const] };
const body = { atk: 1, def: 1, health: 1, powers: [] };
const catalogue = createCatalogue([
  {
    set: 'x',
    name: 'X',
    universe: 'illustrated',
    cards: [
      main({ id: 'lead-1', ...lead, level: 1, powers: [superPower('Zap', 'main', ['energy', ['might', 'skill']])] }),
      main({ id: 'lead-2', ...lead, level: 2, powers: [superPower('Zap', 'main', ['energy', 'energy'])] }),
      supporting({ id: 'one', name: 'One', cost: 1, teams: ['xmen'], ...body }),
      supporting({
        id: 'three',
        name: 'Three',
        cost: 3,
        teams: ['xmen', 'avengers'],
        ...body,
        powers: [superPower('Push', 'main', ['skill', ['might', 'skill']])],
      }),
      plotTwist({ id: 'twist', name: 'Twist', timing: 'main', effects: [] }),
      specialLocation('school', 'School', 'xmen'),
      basicLocation('ground', 'Training Ground', 'skill'),
    ],
  },
]);
const deck = {
  main: 'lead-1',
  cards: [
    { count: 4, id: 'one' },
    { count: 2, id: 'three' },
    { count: 3, id: 'twist' },
    { count: 1, id: 'school' },
    { count: 4, id: 'ground' },
  ],
  side: [],
};

test('a deck is counted by copies', () => {
  expect(deckStatistics(catalogue, deck)).toEqual({
    cards: 14,
    types: { supporting: 6, plotTwist: 3, location: 5, equipment: 0, main: 0 },
    curve: [0, 4, 0, 2],
    cost: { sum: 10, of: 6 },
    symbols: [
      { symbol: 'energy', basic: 0, special: 1, asked: 0, askedAmongOthers: 0, askedByMain: 3 },
      { symbol: 'intellect', basic: 0, special: 1, asked: 0, askedAmongOthers: 0, askedByMain: 0 },
      { symbol: 'might', basic: 0, special: 1, asked: 0, askedAmongOthers: 2, askedByMain: 1 },
      { symbol: 'skill', basic: 4, special: 1, asked: 2, askedAmongOthers: 2, askedByMain: 1 },
    ],
    teams: [
      { team: 'xmen', count: 7 },
      { team: 'avengers', count: 2 },
    ],
  });
});

test('a sample hand follows from its seed and holds only what the deck has', () => {
  const hand = sampleHand(deck, 'seed 1', 7);
  expect(hand).toEqual(sampleHand(deck, 'seed 1', 7));
  expect(sampleHand(deck, 'seed 1', 9).slice(0, 7)).toEqual(hand);
  expect(hand).not.toEqual(sampleHand(deck, 'seed 2', 7));
  const all = sampleHand(deck, 'seed 1', 99);
  expect(all).toHaveLength(14);
  for (const { count, id } of deck.cards) expect(all.filter((one) => one === id)).toHaveLength(count);
});
