import { expect, test } from 'vitest';
import * as sets from '../src/index.ts';

interface Node {
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every list of instructions in a tree. */
function* listsIn(value: unknown): Generator<readonly Node[]> {
  if (!isNode(value)) return;
  if (Array.isArray(value) && value.some((one) => isNode(one) && 'verb' in one)) yield value.filter(isNode);
  for (const part of Object.values(value)) yield* listsIn(part);
}

const searchesDeck = (node: Node): boolean =>
  node.verb === 'search' && isNode(node.from) && (node.from.zone === 'deck' || node.from.zone === 'piles');

const SHUFFLES = ['shuffleDeck', 'shuffleIntoDeck'];

// VS-ZON-45: a player who has searched a deck shuffles it afterwards.
test('whoever searches a deck shuffles it afterwards', () => {
  const lists = [...listsIn(Object.values(sets))];
  const searches = lists.filter((list) => list.some(searchesDeck));
  const forgotten = searches.filter((list) => {
    const after = list.slice(list.findIndex(searchesDeck) + 1);
    return !JSON.stringify(after).match(new RegExp(`"verb":"(${SHUFFLES.join('|')})"`));
  });
  expect(searches.length).toBeGreaterThan(10);
  expect(forgotten).toEqual([]);
});

/** What VS-MOD-11 counts among the qualities of cards. */
const QUALITIES = ['protect', 'haveTeams'];

const forbids = (by: unknown): boolean =>
  isNode(by) && by.mod === 'cant' && !QUALITIES.includes(typeof by.what === 'string' ? by.what : '');

// VS-MOD-11: what characters of a side can't do is a rule, which covers later arrivals (`ruleFor`).
test('a prohibition for a whole group is a rule', () => {
  const fixed = [...listsIn(Object.values(sets))].flat().filter(({ verb, cards, by }) => {
    if (verb !== 'modify' || !isNode(cards) || cards.cards !== 'each') return false;
    return isNode(cards.from) && cards.from.zone === 'play' && Array.isArray(by) && by.some(forbids);
  });
  expect(fixed).toEqual([]);
});
