import { type CardSet, type Effect, isTreeNode, unboundNames, walk } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import pool from '../pool.json' with { type: 'json' };
import { VS_GAPS, VS_SETS } from '../src/index.ts';

const cards = VS_SETS.flatMap((set) => set.cards);
const mains = cards.filter((card) => card.card === 'character').filter(({ type }) => type === 'main');

/** All that were printed: those that can be played, and those known to be missing. */
const printed = ({ set, cards }: CardSet): string[] =>
  [...cards.map(({ id }) => id), ...VS_GAPS.flatMap(({ card }) => (card.startsWith(`${set}-`) ? [card] : []))].sort();

test.each(VS_SETS)('$set has as many cards as were printed', (set) => {
  expect(printed(set)).toHaveLength(pool.sets.find(({ key }) => key === set.set)?.cards ?? 0);
});

/** Numbers that no source knows a card of. */
const HOLES = ['prd-058', 'prd-061'];

test.each(VS_SETS)('$set is numbered from 1 without a hole', (set) => {
  const holes = HOLES.filter((id) => id.startsWith(`${set.set}-`));
  const numbers = [...new Set([...printed(set).map((id) => id.slice(0, set.set.length + 4)), ...holes])].sort();
  expect(numbers).toEqual(numbers.map((_, i) => `${set.set}-${String(i + 1).padStart(3, '0')}`));
});

test('a card with a gap is in no set', () => {
  expect(VS_GAPS.filter(({ card }) => cards.some(({ id }) => id === card))).toEqual([]);
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
    // Several sets may have a version each (VS-LVL-10).
    expect(next.length).toBeGreaterThan(0);
    // Under another name only if it is one of its own (VS-MEC-LEVEL-05).
    for (const { name, teams } of next) {
      expect([card.name, ...(card.aka ?? [])]).toContain(name);
      // It may have joined another team, or be of one that its card names (VS-MEC-LEVEL-05).
      const named = card.powers.flatMap((power) => ('effects' in power ? power.effects : [])).flatMap(teamsNoted);
      if (named.length > 0) expect(named).toEqual(expect.arrayContaining([...teams]));
      else expect(teams).toEqual(expect.arrayContaining([...card.teams]));
    }
  }
});

const teamsNoted = (effect: Effect) => (effect.verb === 'noteTeam' ? effect.teams : []);

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

// VS-PT-09. Uncanny Defense brings somebody in from outside and says so; for A Great Teacher the main character pays.
describe('a Combat plot twist affects only characters in the combat', () => {
  const combatTwists = cards
    .filter((card) => card.card === 'plotTwist')
    .filter(({ timing }) => timing.some(({ at }) => at === 'combat'));
  test.each(combatTwists.map((card) => [card.name, card] as const))('%s', (name, card) => {
    const { timing } = card;
    const inCombat = timing.filter(({ at }) => at === 'combat');
    expect(queriesOutsideCombat(inCombat)).toBe(['Uncanny Defense', 'A Great Teacher'].includes(name) ? 1 : 0);
  });
});

function queriesOutsideCombat(tree: unknown): number {
  let found = 0;
  walk(tree, {
    enter: ({ zone, where, amount, of }) => {
      // Who is only counted is not affected.
      if (amount === 'count') found -= queriesOutsideCombat(of);
      if (zone === 'play' && isTreeNode(where) && where.combat === undefined) found += 1;
    },
  });
  return found;
}

test('cards that begin in a pile, and only they, name it', () => {
  const piles = cards.flatMap((card) => (card.card === 'character' && card.pile ? [[card.name, card.pile]] : []));
  expect(piles).toEqual([
    ['Facehugger', 'facehuggers'],
    ['Ultron', 'ultronFacility'],
    ['Ultron', 'ultronFacility'],
    ['Ultron', 'ultronFacility'],
    ['The Ten Rings', 'behindTheCamera'],
    ['Trevor Slattery', 'behindTheCamera'],
  ]);
});
