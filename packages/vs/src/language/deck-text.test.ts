import { expect, test } from 'vitest';
import { basicLocation, type Card, main, supporting } from './card.ts';
import { makeDeckText, parseDeck } from './deck-text.ts';

const plain = { atk: 1, def: 1, health: 1, teams: [], powers: [] };
const cards: Card[] = [
  main({ id: 'xx1-001', name: 'Captain', level: 1, ...plain }),
  supporting({ id: 'xx1-002', name: 'Captain', cost: 1, ...plain }),
  supporting({ id: 'xx1-003', name: 'No, You.', cost: 2, ...plain }),
  basicLocation('xx1-004', 'Harbour (East)', 'skill'),
];

const TEXT = `# A deck
1 Captain (xx1-001)

4 Captain (xx1-002)
3 No, You. (xx1-003)

[side]
2 Harbour (East) (xx1-004)
`;

test('a deck is read and written alike', () => {
  const { deck, problems } = parseDeck('key', TEXT, cards);
  expect(problems).toEqual([]);
  expect(deck).toEqual({
    key: 'key',
    title: 'A deck',
    main: 'xx1-001',
    cards: [
      { count: 4, id: 'xx1-002' },
      { count: 3, id: 'xx1-003' },
    ],
    side: [{ count: 2, id: 'xx1-004' }],
  });
  expect(makeDeckText(deck, cards)).toBe(TEXT);
});

test('an id may be left out where a name is enough', () => {
  const { deck } = parseDeck('key', '1 Captain (xx1-001)\n2x Harbour (East)', cards);
  expect(deck.cards).toEqual([{ count: 2, id: 'xx1-004' }]);
});

test('every problem is told with its line', () => {
  const text =
    '2 Captain (xx1-001)\nCaptain\n1 Captain\n1 Nobody\n1 Captain (xx1-003)\n1 Captain (xx1-009)\n0 No, You.';
  expect(parseDeck('key', text, cards).problems).toEqual([
    { line: 2, text: 'expected "4 Card Name (mnb-010)", found "Captain"' },
    { line: 3, text: '"Captain" has 2 cards; add one of xx1-001, xx1-002' },
    { line: 4, text: 'there is no card named "Nobody"' },
    { line: 5, text: 'xx1-003 is No, You., not Captain' },
    { line: 6, text: 'there is no card xx1-009' },
    { line: 7, text: '"0 No, You." asks for no copies' },
    { line: 1, text: 'the first card must be one main character' },
  ]);
});
