import { type Card, isTreeNode, unboundNames, walk } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { VS_SETS } from '../src/index.ts';

const cards = VS_SETS.flatMap((set) => set.cards);
const mains = cards.filter((card) => card.card === 'character').filter(({ type }) => type === 'main');

test('the sets have as many cards as were printed', () => {
  expect(VS_SETS.map(({ set, cards: { length } }) => [set, length])).toEqual([
    ['mnb', 112],
    ['mcu1', 66],
    ['civ', 58],
  ]);
});

test.each(VS_SETS)('$set is numbered from 1 without a gap', ({ set, cards }) => {
  expect(cards.map(({ id }) => id)).toEqual(cards.map((_, i) => `${set}-${String(i + 1).padStart(3, '0')}`));
});

test('no id is used twice', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

test.each(cards.map((card) => [card.id, card] as const))('%s speaks of nothing it has not bound before', (_, card) => {
  expect(unboundNames(card)).toEqual([]);
});

// VS-LVL-13: a main character levels up only into the version that belongs to it.
test('every Level Up power leads to a version of the same line and universe', () => {
  for (const card of mains) {
    if (!card.powers.some(({ power }) => power === 'levelUp' || power === 'journey')) continue;
    const next = mains.filter((other) => other.level === (card.level ?? 0) + 1 && lineOf(other) === lineOf(card));
    expect(next.map(({ name, teams }) => ({ name, teams }))).toEqual([{ name: card.name, teams: card.teams }]);
  }
});

const lineOf = (card: (typeof mains)[number]): string => {
  const set = VS_SETS.find(({ cards: all }) => all.some(({ id }) => id === card.id));
  return `${set?.universe}/${card.line ?? card.name}`;
};

test('Flight and Ranged come first, in this order, and once', () => {
  for (const card of cards) {
    if (card.card !== 'character') continue;
    const isIcon = card.powers.map(
      (power) => power.power === 'keyword' && ['flight', 'ranged'].includes(power.keyword),
    );
    const icons = card.powers.filter((_, i) => isIcon[i]).map((power) => power.power === 'keyword' && power.keyword);
    expect(isIcon.lastIndexOf(true)).toBe(icons.length - 1);
    expect([[], ['flight'], ['ranged'], ['flight', 'ranged']]).toContainEqual(icons);
  }
});

// VS-PT-09. Uncanny Defense brings somebody in from outside and says so.
describe('a Combat plot twist affects only characters in the combat', () => {
  const combatTwists = cards.filter(
    (card) => card.card === 'plotTwist' && card.timing.some(({ at }) => at === 'combat'),
  );
  test.each(combatTwists.map((card) => [card.name, card] as const))('%s', (name, card) => {
    expect(queriesOutsideCombat(card)).toBe(name === 'Uncanny Defense' ? 1 : 0);
  });
});

function queriesOutsideCombat(card: Card): number {
  let found = 0;
  walk(card, {
    enter: ({ zone, where }) => {
      if (zone === 'play' && isTreeNode(where) && where.combat === undefined) found += 1;
    },
  });
  return found;
}

test('cards that begin in a pile, and only they, name it', () => {
  const piles = cards.flatMap((card) => (card.card === 'character' && card.pile ? [[card.name, card.pile]] : []));
  expect(piles).toEqual([
    ['Ultron', 'ultronFacility'],
    ['Ultron', 'ultronFacility'],
    ['Ultron', 'ultronFacility'],
    ['The Ten Rings', 'behindTheCamera'],
    ['Trevor Slattery', 'behindTheCamera'],
  ]);
});
