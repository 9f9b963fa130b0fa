import { createSearch } from '@longbox/search';
import { type Card, createCatalogue, vsFacets } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import { inventSets } from '../../e2e/invented-sets.ts';

const sets = inventSets(VS_SETS, 2500);
const cards: readonly Card[] = sets.flatMap((set) => set.cards);
const search = createSearch<Card>(vsFacets(sets, 'en'), cards);

/** Milliseconds of the processor, the best of a few: other work on the machine is not counted, nor the first warming up. */
function cost(act: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const BUDGET = 50;
const QUERIES = [
  'draw a card',
  'team:x-men cost<=3 has:flight does:draw',
  '(has:leader or gives:leader) -team:avengers',
  'set:silver type:supporting symbol:might',
];

// Opening the cards reads every text once, before the first keystroke.
beforeAll(() => search.find('zzzz'));

test('there are 2,500 different cards, and the rules can read them all', () => {
  expect(cards).toHaveLength(2500);
  expect(createCatalogue(sets).faces.filter(({ form }) => !form)).toHaveLength(2501);
});

test.each(QUERIES)(`every keystroke of %s is answered within ${BUDGET} ms of the processor`, (query) => {
  const costs = Array.from(query, (_, i) => cost(() => search.find(query.slice(0, i + 1))));
  expect(Math.max(...costs)).toBeLessThan(BUDGET);
});

test('fields are read once for each card, however much is typed', () => {
  let read = 0;
  const fields = vsFacets(sets, 'en').map((field) => ({
    ...field,
    values(card: Card) {
      read++;
      return field.values(card);
    },
  }));
  const counted = createSearch<Card>(fields, cards);
  for (const query of ['draw', 'draw a', 'draw a card', 'cost<=3 draw', 'cost<=4']) counted.find(query);
  expect(read).toBe(3 * cards.length);
});
