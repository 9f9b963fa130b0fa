import { describe, expect, test } from 'vitest';
import { type Filter, pickedIn, pickValues, toggleValue } from './filter.ts';

const team: Filter = {
  field: 'team',
  aliases: ['side'],
  kind: 'word',
  values: ['avengers', 'x-men', 'xenomorphs', 'guardians-of-the-galaxy'],
  words: ['Avengers', 'X-Men', 'Xenomorphs', 'Guardians of the Galaxy'],
};
const cost: Filter = { field: 'cost', aliases: [], kind: 'number', values: ['0', '1', '2', '3', '4'] };

test.each([
  ['', []],
  ['storm', []],
  ['team:x-men', ['x-men']],
  ['storm team:X-Men cost<=3', ['x-men']],
  ['team:x', ['x-men', 'xenomorphs']],
  ['side:avengers,galaxy', ['avengers', 'guardians-of-the-galaxy']],
  ['team:"guardians of the galaxy"', ['guardians-of-the-galaxy']],
  ['team!=x-men', []],
  ['-team:x-men', []],
  ['team:x-men or storm', []],
  ['(team:', []],
])('typing %s picks the teams it asks for', (query, picked) => {
  expect(pickedIn(query, team)).toEqual(picked);
});

test.each([
  ['cost:2', ['2']],
  ['cost<=1', ['0', '1']],
  ['cost>1 cost<4', ['2', '3']],
  ['cost:1..3', ['1', '2', '3']],
  ['cost:0,4', ['0', '4']],
  ['cost:x', []],
])('typing %s picks the costs it asks for', (query, picked) => {
  expect(pickedIn(query, cost)).toEqual(picked);
});

describe('picking writes the query', () => {
  test.each([
    ['', 'x-men', 'team:x-men'],
    ['storm', 'x-men', 'storm team:x-men'],
    ['team:avengers storm', 'x-men', 'team:avengers,x-men storm'],
    ['team:x storm', 'x-men', 'team:xenomorphs storm'],
    ['storm team:x-men', 'x-men', 'storm'],
    ['team:x-men and storm', 'x-men', 'storm'],
    ['side:"guardians of the galaxy" a', 'guardians-of-the-galaxy', 'a'],
    ['storm or rogue', 'x-men', '(storm or rogue) team:x-men'],
    ['"storm', 'x-men', '"storm team:x-men'],
  ])('%s and %s', (query, value, written) => {
    expect(toggleValue(query, team, value)).toBe(written);
  });

  test('of numbers, whatever way they were written before', () => {
    expect(toggleValue('cost<=1 storm', cost, '4')).toBe('cost:0,1,4 storm');
    expect(toggleValue('cost>1 a cost<4', cost, '2')).toBe('cost:3 a');
    expect(pickValues('a cost:3 b', cost, [])).toBe('a b');
  });

  test('what was picked is picked when it is read again', () => {
    for (const query of ['', 'storm', 'a or b', 'team:x (a or b)', '-team:avengers'])
      for (const value of team.values) {
        const before = pickedIn(query, team).includes(value);
        expect(pickedIn(toggleValue(query, team, value), team).includes(value)).toBe(!before);
      }
  });
});
