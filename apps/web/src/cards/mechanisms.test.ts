import pool from '@longbox/vs-sets/pool.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { MECHANISMS_IT } from './mechanisms.it.ts';

test('every mechanism has an Italian name', () => {
  const rules = pool.needs.map(({ rule }) => rule).filter((rule) => rule.startsWith('VS-MEC-'));
  expect(Object.keys(MECHANISMS_IT).toSorted()).toEqual(rules.toSorted());
});
