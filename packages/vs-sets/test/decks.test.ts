import type { Card, Deck } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { readDecks } from '../../../tools/index-decks/read-decks.ts';
import { FIRST_DECKS, VS_DECKS, VS_SETS } from '../src/index.ts';

const cards = new Map(VS_SETS.flatMap((set) => set.cards.map((card) => [card.id, card])));
const universes = new Map(VS_SETS.flatMap((set) => set.cards.map((card) => [card.id, set.universe])));

function cardOf(id: string): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

test('the index says what the deck files say', () => {
  expect(readDecks()).toEqual({ decks: VS_DECKS, problems: [] });
});

test('there is a deck for every main character that can start a game', () => {
  const mains = [...cards.values()].filter((card) => card.card === 'character' && card.level === 1);
  expect(VS_DECKS.map(({ main }) => main).sort()).toEqual(mains.map(({ id }) => id).sort());
});

test('the eight first decks are among them', () => {
  expect(FIRST_DECKS.filter((key) => VS_DECKS.some((deck) => deck.key === key))).toHaveLength(8);
});

describe.each(VS_DECKS)('$key', (deck: Deck) => {
  const main = cardOf(deck.main);

  // VS-DECK-01, 02
  test('has 60 cards besides a main character', () => {
    expect(main).toMatchObject({ card: 'character', type: 'main', level: 1 });
    expect(deck.cards.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  });

  // VS-DECK-04, 05, 18
  test('has at most four copies of a card, one of One of a Kind, and no main character', () => {
    expect(new Set(deck.cards.map(({ id }) => id)).size).toBe(deck.cards.length);
    for (const { count, id } of deck.cards) {
      const card = cardOf(id);
      expect(count).toBeLessThanOrEqual(isOneOfAKind(card) ? 1 : 4);
      expect(card).not.toMatchObject({ type: 'main' });
      expect(card).not.toHaveProperty('pile');
    }
  });

  // VS-DECK-11
  test('stays in the universe of its main character', () => {
    for (const { id } of [...deck.cards, ...deck.side]) expect(universes.get(id)).toBe(universes.get(deck.main));
  });

  // VS-DECK-19
  test('meets what its cards require of the main character', () => {
    for (const { id } of deck.cards) {
      const card = cardOf(id);
      if (card.card === 'character' && card.requires) expect(main.teams).toContain(card.requires);
    }
  });

  // VS-DECK-22, 23
  test('brings the piles its cards need', () => {
    const side = deck.side.map(({ count, id }) => `${count} ${id}`);
    const facility = deck.main === 'mcu1-040' ? ['2 mcu1-040', '2 mcu1-041', '1 mcu1-042'] : [];
    const camera = deck.cards.some(({ id }) => id === 'mcu1-046') ? ['2 mcu1-048', '1 mcu1-047'] : [];
    expect(side).toEqual([...facility, ...camera]);
  });
});

// VS-DECK-28
test('without Iron Man or Captain America in the lead, the seven-cost card is changed', () => {
  for (const { main, cards: lines } of VS_DECKS.filter(({ key }) => key.startsWith('civ-'))) {
    const ids = lines.map(({ id }) => id);
    const isFirst = main === 'civ-003' || main === 'civ-030';
    expect(ids.some((id) => id === 'civ-021' || id === 'civ-048')).toBe(!isFirst);
    expect(ids.some((id) => id === 'civ-022' || id === 'civ-049')).toBe(isFirst);
  }
});

const isOneOfAKind = (card: Card): boolean =>
  card.card === 'character' && card.powers.some((power) => power.power === 'keyword' && power.keyword === 'oneOfAKind');
