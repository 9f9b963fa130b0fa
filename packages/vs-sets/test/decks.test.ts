import { checkDeck, createCatalogue, deckAdvice, deckStatistics, profileFor } from '@longbox/vs';
import type { Card, Deck } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { leadersOf, moreLevels } from '../../../tools/index-decks/known-ahead.ts';
import { readDecks, readPlayedDecks } from '../../../tools/index-decks/read-decks.ts';
import { writtenSets } from '../../../tools/index-decks/written-sets.ts';
import { FIRST_DECKS, PLAYED_DECKS, SET_KEYS, SET_NAMES, setOfCard, VS_DECKS, VS_GAPS, VS_SETS } from '../src/index.ts';
import { LEADERS, MORE_LEVELS } from '../src/known-ahead.ts';

const catalogue = createCatalogue(VS_SETS);
const cards = new Map(VS_SETS.flatMap((set) => set.cards.map((card) => [card.id, card])));
const setOf = ({ main }: Deck): string => main.slice(0, main.indexOf('-'));

/** The rulebooks a deck of each box was made for, and the later ones. */
const EDITIONS: Readonly<Record<string, readonly string[]>> = {
  mnb: ['mb15', 'cr21', 'mcu18', 'cw', 'modern', 'modern+updates'],
  aff: ['cr21', 'mcu18', 'cw', 'modern', 'modern+updates'],
  def: ['cr21', 'mcu18', 'cw', 'modern', 'modern+updates'],
  aln: ['cr21', 'mcu18', 'cw', 'modern', 'modern+updates'],
  leg: ['cr21', 'mcu18', 'cw', 'modern', 'modern+updates'],
  mcu1: ['mcu18', 'cw', 'modern', 'modern+updates'],
  civ: ['cw', 'modern', 'modern+updates'],
  mcu3: ['mcu18', 'cw', 'modern', 'modern+updates'],
  thu: ['modern', 'modern+updates'],
  sec: ['modern', 'modern+updates'],
  res: ['modern', 'modern+updates'],
  nbx: ['modern', 'modern+updates'],
  car: ['modern', 'modern+updates'],
  mcu2: ['mcu18', 'cw', 'modern', 'modern+updates'],
  svh: ['modern', 'modern+updates'],
  tub: ['modern', 'modern+updates'],
  boy: ['modern', 'modern+updates'],
  prd: ['modern', 'modern+updates'],
  mmu: ['modern', 'modern+updates'],
  ban: ['mb15', 'cr21', 'mcu18', 'cw', 'modern', 'modern+updates'],
};

function problemsOf(deck: Pick<Deck, 'main' | 'cards' | 'side'>, edition: string): string[] {
  const profile = profileFor(edition, 2);
  if (profile === undefined) throw new Error(`there is no profile ${edition}`);
  return checkDeck(catalogue, deck, profile).map(({ text }) => text);
}

test('the index says what the deck files say', () => {
  expect(readDecks()).toEqual({ decks: VS_DECKS, problems: [] });
});

test('the index of played lists says what their files say', () => {
  expect(readPlayedDecks()).toEqual({ decks: PLAYED_DECKS, problems: [] });
});

test('what is known of cards ahead of their sets is what the sets say; else run tools/index-decks.ts', async () => {
  const written = await writtenSets();
  expect(MORE_LEVELS).toEqual(moreLevels(written));
  expect(LEADERS).toEqual(leadersOf([...VS_DECKS, ...PLAYED_DECKS], written));
});

test('a card says by its id which set it is of', () => {
  expect([...SET_KEYS].sort()).toEqual(VS_SETS.map(({ set }) => set).sort());
  expect(SET_NAMES).toEqual(Object.fromEntries(VS_SETS.map(({ set, name }) => [set, name])));
  for (const { set, cards: own } of VS_SETS) for (const { id } of own) expect(setOfCard(id)).toBe(set);
});

test('sets keep their places in replay codes', () => {
  expect(SET_KEYS.slice(0, 7)).toEqual(['mnb', 'mcu1', 'civ', 'aff', 'def', 'aln', 'leg']);
});

test('no played list has the key of another deck', () => {
  const keys = [...VS_DECKS, ...PLAYED_DECKS].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(PLAYED_DECKS)('the list $key', (deck) => {
  test.each(EDITIONS[setOf(deck)])('is legal under %s', (edition) => {
    expect(problemsOf(deck, edition)).toEqual([]);
  });
});

// A set that is still being written has no decks yet.
test('there is a deck for every main character of a whole set that can start a game', () => {
  const whole = VS_SETS.filter(({ set }) => !VS_GAPS.some(({ card }) => card.startsWith(`${set}-`)));
  const all = whole.flatMap((set) => set.cards);
  const mains = all.filter((card) => card.card === 'character' && card.level === 1).map(({ id }) => id);
  const led = VS_DECKS.map(({ main }) => main);
  expect(led.filter((id) => whole.some(({ set }) => id.startsWith(`${set}-`))).sort()).toEqual(mains.sort());
});

test('the eight first decks are among them', () => {
  expect(FIRST_DECKS.filter((key) => VS_DECKS.some((deck) => deck.key === key))).toHaveLength(8);
});

describe.each(VS_DECKS)('$key', (deck: Deck) => {
  test.each(EDITIONS[setOf(deck)])('is legal under %s', (edition) => {
    expect(problemsOf(deck, edition)).toEqual([]);
  });
});

// VS-DECK-26: the ranges are advice, which The Alien Battles did without.
test.each(VS_DECKS.filter((deck) => setOf(deck) !== 'aln'))('$key follows the advice on its composition', (deck) => {
  const advice = deckAdvice(deckStatistics(catalogue, deck));
  expect(advice.map(({ type, follows }) => [type, follows])).toEqual([
    ['supporting', true],
    ['location', true],
    ['plotTwist', true],
    ['equipment', true],
  ]);
});

// VS-DECK-26: 4 supporting characters and 56 plot twists are unwise and legal.
test('a deck that follows none of the advice is legal', () => {
  const twists = [...cards.values()].filter((card) => card.card === 'plotTwist' && card.id.startsWith('mnb-'));
  const lines = [{ count: 4, id: 'mnb-010' }, ...twists.slice(0, 14).map(({ id }) => ({ count: 4, id }))];
  const deck = { main: 'mnb-001', cards: lines, side: [] };
  expect(problemsOf(deck, 'modern')).toEqual([]);
  expect(deckAdvice(deckStatistics(catalogue, deck)).filter(({ follows }) => follows)).toHaveLength(1);
});

// VS-DECK-10, VS-DECK-14, VS-DECK-15
test('the boxes of films and series are Photographic, all others Illustrated', () => {
  const photographic = VS_SETS.filter(({ universe }) => universe === 'photographic').map(({ set }) => set);
  expect(photographic).toEqual(['mcu1', 'mcu2', 'mcu3', 'boy', 'tbb']);
});

// VS-DECK-27: in the first two books any main character of the team, in the last any main character.
test('a first deck may be paired with any main character of its team', () => {
  const leaders = [...cards.values()].filter((card) => card.card === 'character' && card.level === 1);
  let pairs = 0;
  for (const key of FIRST_DECKS) {
    const deck = deckOf(key);
    const set = setOf(deck);
    const teams = cardOf(deck.main).teams;
    for (const leader of leaders.filter(({ id }) => id.startsWith(set))) {
      if (set !== 'civ' && !leader.teams.some((team) => teams.includes(team))) continue;
      // Ultron comes with his Facility (VS-DECK-23).
      const facility = leader.id === 'mcu1-040' ? deckOf('mcu1-ultron').side.slice(0, 3) : [];
      const paired = { ...deck, main: leader.id, side: [...facility, ...deck.side] };
      for (const edition of EDITIONS[set]) expect(problemsOf(paired, edition)).toEqual([]);
      pairs++;
    }
  }
  expect(pairs).toBe(16 + 10 + 16);
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

// VS-DECK-28: what is put in is a 7-cost supporting character, as many copies as came out.
test('the recommended change keeps the deck at 60', () => {
  const count = (key: string, id: string): number => deckOf(key).cards.find((line) => line.id === id)?.count ?? 0;
  expect([count('civ-she-hulk', 'civ-021'), count('civ-iron-man', 'civ-022')]).toEqual([3, 3]);
  expect([count('civ-namor', 'civ-048'), count('civ-captain-america', 'civ-049')]).toEqual([3, 3]);
  for (const id of ['civ-021', 'civ-048']) expect(cardOf(id)).toMatchObject({ type: 'supporting', cost: 7 });
});

// VS-DECK-19 and VS-DECK-11 on printed cards.
test('decks with another main character or another universe are refused', () => {
  const needy = [...cards.values()].find((card) => card.card === 'character' && card.requires === 'proRegistration');
  const [first, ...others] = deckOf('civ-captain-america').cards;
  const swapped = { ...deckOf('civ-captain-america'), cards: [{ count: first.count, id: needy?.id ?? '' }, ...others] };
  expect(problemsOf(swapped, 'cw')).toEqual([
    expect.stringContaining('requires a main character of Pro-Registration, and Captain America (civ-030) is not.'),
  ]);
  expect(problemsOf({ ...deckOf('mnb-avengers'), main: 'mcu1-001' }, 'modern')).toHaveLength(1);
});

function cardOf(id: string): Card {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

function deckOf(key: string): Deck {
  const deck = VS_DECKS.find((one) => one.key === key);
  if (deck === undefined) throw new Error(`there is no deck ${key}`);
  return deck;
}
