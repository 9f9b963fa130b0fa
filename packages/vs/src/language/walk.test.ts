import { expect, test } from 'vitest';
import { may } from './control.ts';
import { putMinus, stun } from './effect.ts';
import { a, enemy, the } from './query.ts';
import { walk } from './walk.ts';

test('every node is visited before and after its parts, in writing order', () => {
  const seen: string[] = [];
  walk([putMinus(1, a(enemy(), 'target')), may(stun(the('target')))], {
    enter: ({ verb, cards, zone }, field) => seen.push(`${field}:${verb ?? cards ?? zone ?? 'filter'}`),
    leave: ({ verb }) => verb && seen.push(`end ${String(verb)}`),
  });
  expect(seen).toEqual([
    ':put',
    'cards:pick',
    'from:play',
    'where:filter',
    'end put',
    ':may',
    'effects:stun',
    'cards:the',
    'end stun',
    'end may',
  ]);
});
