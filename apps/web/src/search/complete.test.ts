import { expect, test } from 'vitest';
import { complete, take } from './complete.ts';

const fields = [
  { name: 'terms', kind: 'word', words: [] },
  { name: 'team', kind: 'word', words: ['Avengers', 'X-Men', 'Guardians of the Galaxy', 'A-Force'] },
  { name: 'text', kind: 'word', words: [] },
  { name: 'cost', kind: 'number', words: [] },
] as const;

const offered = (query: string, caret = query.length) => complete(query, caret, fields).options.map(({ text }) => text);

test('a word that begins like a field is completed to it', () => {
  expect(offered('te')).toEqual(['team:', 'terms:', 'text:']);
  expect(offered('storm co')).toEqual(['cost<=']);
  expect(offered('-te')).toEqual(['team:', 'terms:', 'text:']);
  expect(offered('(TEA')).toEqual(['team:']);
  expect(offered('')).toEqual([]);
  expect(offered('storm ')).toEqual([]);
});

test('the words of a field are offered after it, those that begin so first', () => {
  expect(offered('team:')).toEqual(['Avengers', 'X-Men', '"Guardians of the Galaxy"', 'A-Force']);
  expect(offered('team:a')).toEqual(['Avengers', 'A-Force', '"Guardians of the Galaxy"']);
  expect(offered('team:xm')).toEqual(['X-Men']);
  expect(offered('team:x-men')).toEqual([]);
  expect(offered('team:avengers,x')).toEqual(['X-Men', '"Guardians of the Galaxy"']);
  expect(offered('nobody:')).toEqual([]);
});

test('taking an option replaces what was typed and leaves the rest', () => {
  const query = 'storm te cost<=3';
  const completion = complete(query, 8, fields);
  expect(take(query, completion, completion.options[0])).toEqual(['storm team: cost<=3', 11]);
  const values = complete('-team:xm', 8, fields);
  expect(take('-team:xm', values, values.options[0])).toEqual(['-team:X-Men ', 12]);
});
