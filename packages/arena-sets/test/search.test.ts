import { FACETS, printLines } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { createSearch, type Field } from '@longbox/search';
import { expect, test } from 'vitest';

type Card = (typeof ARENA_CARDS)[number];
const text: Field<Card> = { name: 'text', kind: 'word', values: (card) => [printLines(card, 'en').join('\n')] };
const search = createSearch<Card>([...FACETS, text], ARENA_CARDS);

test('the query language of the other game finds cards of this one', () => {
  const { items = [] } = search.find('ability:"trap attack" attack>=400 -kind:team alignment:good');
  expect(items.length).toBeGreaterThan(0);
  for (const card of items) {
    expect(card).toMatchObject({ ability: { kind: 'Trap Attack' }, members: [], alignment: 'Good' });
    expect(card.attack).toBeGreaterThanOrEqual(400);
  }
});

test('a member of a team is a word as good as its name', () => {
  const { items = [] } = search.find('member:hulk or name=hulk');
  expect(items.some(({ members }) => members.includes('Hulk'))).toBe(true);
  expect(items.some(({ name }) => name === 'Hulk')).toBe(true);
});
