import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import { createSearch, showProblem } from './search.ts';

interface Bird {
  readonly name: string;
  readonly colours: readonly string[];
  readonly span?: number;
  readonly text: string;
}

const BIRDS: readonly Bird[] = [
  { name: 'Great Tit', colours: ['green', 'dark blue'], span: 24, text: 'Sings in the morning; +1/+1.' },
  { name: 'Blue-Jay', colours: ['light blue'], span: 40, text: "The jay's call is loud." },
  { name: 'Café Owl', colours: ['brown'], span: 100, text: 'Sings at night; -1/-1.' },
  { name: 'Paper Crane', colours: [], text: 'Never sings.' },
];
const FIELDS: readonly Field<Bird>[] = [
  { name: 'name', kind: 'word', values: ({ name }) => [name] },
  {
    name: 'colour',
    kind: 'word',
    aliases: ['color'],
    words: ['green', 'dark blue', 'light blue', 'blueish', 'brown'],
    values: ({ colours }) => colours,
  },
  { name: 'span', kind: 'number', values: ({ span }) => (span === undefined ? [] : [span]) },
  { name: 'text', kind: 'word', values: ({ text }) => [text] },
];
const search = createSearch(FIELDS, BIRDS);

function find(query: string): string[] {
  const { items, problem } = search.find(query);
  if (items === undefined) throw new Error(problem.text);
  return items.map(({ name }) => name.split(/[ -]/)[0]);
}

test.each([
  ['', ['Great', 'Blue', 'Café', 'Paper']],
  ['sings', ['Great', 'Café', 'Paper']],
  ['sings not never', ['Great', 'Café']],
  ['sings -never', ['Great', 'Café']],
  ['name:owl', ['Café']],
  ['name=owl', []],
  ['name="cafe owl"', ['Café']],
  ['bluejay', ['Blue']],
  ['"blue jay"', ['Blue']],
  ["text:jay's", ['Blue']],
  ['text:"+1/+1"', ['Great']],
  ['text:-1/-1', ['Café']],
  ['colour:blue', ['Great', 'Blue']],
  ['color:brown,green', ['Great', 'Café']],
  ['colour!=brown', ['Great', 'Blue', 'Paper']],
  ['COLOUR:Brown', ['Café']],
  ['span:40', ['Blue']],
  ['span<40', ['Great']],
  ['span <= 40', ['Great', 'Blue']],
  ['span>=40 span<100', ['Blue']],
  ['span:30..100', ['Blue', 'Café']],
  ['span!=40', ['Great', 'Café', 'Paper']],
  ['not span>0', ['Paper']],
  ['span<30 or span>90', ['Great', 'Café']],
  ['sings span<30 or span>90', ['Great', 'Café']],
  ['sings (span<30 | loud)', ['Great']],
  ['sings and not (span<30 or never)', ['Café']],
  ['not not owl', ['Café']],
  ['"or"', ['Great']],
  ['owl, night', ['Café']],
])('%s', (query, names) => {
  expect(find(query)).toEqual(names);
});

describe('a query that cannot be understood is told where and why', () => {
  test.each([
    ['unknownField', 'colr:brown', 0, 4, 'there is no field "colr"; did you mean color?', 'color'],
    ['unknownWord', 'x colour:bron', 9, 13, 'colour is never "bron"; did you mean brown?', 'brown'],
    [
      'unknownWord',
      'colour:zzz',
      7,
      10,
      'colour is never "zzz"; it can be green, dark blue, light blue, blueish, brown',
      undefined,
    ],
    ['unknownField', 'zzz:1', 0, 3, 'there is no field "zzz"; fields are name, colour, span, text', undefined],
    ['notANumber', 'span:wide', 5, 9, 'span is a number: write span:3, span<=3 or span:2..4', undefined],
    ['noOrder', 'colour<3', 0, 8, 'colour is a word and has no more or less: write colour:3', undefined],
    ['noValue', 'span<=', 0, 6, 'span<= needs a value after it', undefined],
    ['noField', '<=3', 0, 2, '"<=" needs a field before it, as in cost<=3', undefined],
    ['openBracket', '(owl', 0, 1, 'this bracket is never closed', undefined],
    ['strayEnd', 'owl)', 3, 4, 'nothing is open that this ")" could close', undefined],
    ['strayMark', '()', 1, 2, '")" stands where a search term is expected', undefined],
    ['cutShort', 'owl or', 4, 6, 'after "or" comes something to search for', undefined],
    ['openQuote', 'name:"cafe', 5, 10, 'this quotation mark is never closed', '"cafe"'],
  ])('%s: %s', (code, query, at, end, text, suggestion) => {
    const { problem } = search.find(query);
    expect(problem).toMatchObject({ code, at, end, text });
    expect(problem?.suggestion).toBe(suggestion);
  });

  test('with the field it is about', () => {
    expect(search.find('colour:zzz').problem?.field).toBe('colour');
    expect(search.find('span:wide').problem?.field).toBe('span');
    expect(search.find('(owl').problem?.field).toBeUndefined();
  });

  test('with a mark under it', () => {
    const { problem } = search.find('x colour:bron');
    expect(problem && showProblem('x colour:bron', problem)).toBe(
      'x colour:bron\n         ^^^^ colour is never "bron"; did you mean brown?',
    );
  });
});

test('values are read once, and only for fields that are asked about', () => {
  let read = 0;
  const counted: Field<Bird>[] = FIELDS.map((field) => ({
    ...field,
    values: (bird) => {
      read++;
      return field.values(bird);
    },
  }));
  const again = createSearch(counted, BIRDS);
  again.find('span>3');
  again.find('span>4 or span<2');
  expect(read).toBe(BIRDS.length);
});
