import { createSearch } from '@longbox/search';
import { cardText, vsFacets } from '@longbox/vs';
import { expect, test } from 'vitest';
import { VS_SETS } from '../src/index.ts';

const cards = VS_SETS.flatMap((set) => set.cards);
const search = createSearch(vsFacets(VS_SETS, 'en'), cards);
const italian = createSearch(vsFacets(VS_SETS, 'it'), cards);

function ids(query: string): string[] {
  const { items, problem } = search.find(query);
  if (items === undefined) throw new Error(problem.text);
  return items.map(({ id }) => id);
}

const named = (...names: string[]): string[] => cards.filter(({ name }) => names.includes(name)).map(({ id }) => id);

test('the whole pool answers an empty query', () => {
  expect(ids('')).toHaveLength(cards.length);
});

test.each([
  ['name="iron man" type:supporting set:mnb', ['mnb-020']],
  ['team:x-men type:main level:1 set:mnb', ['mnb-027', 'mnb-029', 'mnb-031', 'mnb-033']],
  ['set:civ cost>=7 type:supporting has:flight', ['civ-021', 'civ-022', 'civ-023', 'civ-049', 'civ-050']],
  ['type:basic yields:energy set:aln', ['aln-055']],
  ['does:win set:mcu1', ['mcu1-002']],
])('%s', (query, found) => {
  expect(ids(query)).toEqual(found);
});

test('every field can be asked and finds something, but none finds everything', () => {
  const queries: Readonly<Record<string, string>> = {
    name: 'storm',
    text: 'counter',
    type: '"plot twist"',
    team: 'x-men',
    alignment: 'evil',
    cost: '3',
    atk: '5',
    def: '5',
    health: '2',
    level: '2',
    xp: '5',
    has: 'flight',
    gives: 'flight',
    does: 'draw',
    forbids: 'attack',
    allows: 'attackPlayers',
    on: 'appears',
    timing: 'combat',
    pays: 'energy',
    yields: 'might',
    symbol: 'skill',
    power: 'blade',
    set: 'civ',
    universe: 'photographic',
    id: 'mnb-010',
  };
  expect(Object.keys(queries)).toEqual(search.fields.map(({ name }) => name));
  for (const [field, value] of Object.entries(queries)) {
    const found = ids(`${field}:${value}`).length;
    expect(found, `${field}:${value}`).toBeGreaterThan(0);
    expect(found, `${field}:${value}`).toBeLessThan(cards.length);
  }
});

test('what a keyword stands for counts: Genius draws', () => {
  expect(ids('has:genius').filter((id) => !ids('does:draw').includes(id))).toEqual([]);
  expect(ids('has:genius').length).toBeGreaterThan(0);
});

test('names and AKA are found in any spelling', () => {
  expect(ids('name:spiderman')).toEqual(named('Spider-Man', '*Spider-Man*'));
  expect(ids('name="dr. strange"')).toEqual(named('Dr. Strange'));
});

test('the text searched is that of the language', () => {
  const { items = [] } = italian.find('text:pesca');
  expect(items.length).toBeGreaterThan(3);
  for (const card of items) expect(cardText(card, 'it').toLowerCase()).toContain('pesca');
  expect(ids('text:pesca')).toEqual([]);
});

test('a wrong word is answered with the right one', () => {
  expect(search.find('team:avengrs').problem?.suggestion).toBe('Avengers');
  expect(search.find('tem:x-men').problem?.suggestion).toBe('team');
  expect(search.find('does:drew').problem?.text).toBe('does is never "drew"; did you mean draw?');
});

test('a query over the whole pool takes less than five milliseconds', () => {
  const query = '(team:x-men or team:avengers) cost<=5 has:flight,ranged -type:main text:counter does:stun,draw';
  search.find(query);
  const times = Array.from({ length: 15 }, () => {
    const from = performance.now();
    search.find(query);
    return performance.now() - from;
  }).sort((a, b) => a - b);
  expect(times[7]).toBeLessThan(5);
});
