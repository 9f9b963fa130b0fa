import { LEVELS } from '@longbox/arena';
import { PROFILE_NAMES } from '@longbox/vs';
import { expect, test } from 'vitest';
import { asDeck } from './check-shape.ts';
import { type OwnDeck, seatOf, setCount } from './deck.ts';
import { readDeckText, writeDeck } from './deck-file.ts';
import { deckCode, readDeckCode } from './deck-link.ts';
import { deckOdds, drawHand } from './deck-odds.ts';
import { examine } from './examine.ts';
import { PROFILES } from './profiles.ts';
import { listStarters } from './starters.ts';

const deck: OwnDeck = {
  id: 'a1',
  game: 'vs',
  title: 'Tempesta & più',
  profile: 'modern',
  main: 'mnb-027',
  cards: [
    { id: 'mnb-038', count: 4 },
    { id: 'mnb-042', count: 2 },
  ],
  side: [],
  notes: 'Zwölf\nZeilen',
  changed: 5,
};

test('counts are set, changed and taken away', () => {
  const more = setCount(deck, 'cards', 'mnb-038', 3);
  expect(more.cards[0]).toEqual({ id: 'mnb-038', count: 3 });
  expect(setCount(more, 'cards', 'mnb-042', 0).cards).toEqual([{ id: 'mnb-038', count: 3 }]);
  expect(setCount(deck, 'side', 'mcu1-040', 1).side).toEqual([{ id: 'mcu1-040', count: 1 }]);
  expect(setCount(deck, 'cards', 'mnb-001', 0)).toEqual(deck);
  expect(seatOf(deck).deck).toEqual(['mnb-027', ...Array(4).fill('mnb-038'), 'mnb-042', 'mnb-042']);
});

test('a deck goes through a link and comes out the same', () => {
  const { id: _id, changed: _changed, ...sent } = deck;
  expect(readDeckCode(deckCode(sent))).toEqual(sent);
  expect(deckCode(sent)).toMatch(/^[\w-]+$/);
  for (const broken of ['', '1', '1!!', '2abc', deckCode(sent).slice(0, -7), '1bnVsbA']) {
    expect(readDeckCode(broken)).toBeUndefined();
  }
});

test('every starter deck goes through text and comes out the same, and breaks no rule', () => {
  for (const { game, title, main, cards, side } of listStarters()) {
    const starter = { game, main, cards, side };
    const read = readDeckText(writeDeck(starter, title));
    expect(read.problems).toEqual([]);
    expect(read.deck).toEqual({ ...starter, title });
    expect(examine(starter, PROFILES[game][0]).faults).toEqual([]);
  }
});

test('a text names the line that cannot be read', () => {
  const { deck: read, problems } = readDeckText('# Mine\n1 Storm (mnb-027)\n4 Cyclops (mnb-038)\n2 Nobody');
  expect(read).toMatchObject({ game: 'vs', title: 'Mine', main: 'mnb-027', cards: [{ id: 'mnb-038', count: 4 }] });
  expect(problems).toEqual([{ line: 4, text: 'there is no card named "Nobody"' }]);
});

test('what was stored by somebody else is taken only as far as it is a deck', () => {
  expect(asDeck(JSON.parse(JSON.stringify(deck)))).toEqual(deck);
  expect(asDeck(undefined)).toBeUndefined();
  expect(asDeck({ ...deck, game: 'chess' })).toBeUndefined();
  expect(asDeck({ ...deck, id: '../x' })).toBeUndefined();
  const odd = asDeck({ ...deck, profile: 'none', cards: [{ id: 'x', count: -1 }, 7, { id: 'y', count: 2 }] });
  expect(odd).toMatchObject({ profile: 'modern', cards: [{ id: 'y', count: 2 }] });
});

// VS-DECK-01, VS-DECK-05; MA-DECK-01, MA-DECK-02.
test('an examination tells every fault with its rule and numbers', () => {
  const { faults, size, wanted } = examine(setCount(deck, 'cards', 'mnb-038', 5), 'modern');
  expect([size, wanted]).toEqual([7, 60]);
  expect(faults.map(({ code }) => code)).toEqual(['deckSize', 'tooManyCopies']);
  expect(faults[1]).toMatchObject({ rules: ['VS-DECK-05'], cards: ['mnb-038'], facts: { count: 5, most: 4 } });
  const arena = listStarters().find(({ game }) => game === 'arena');
  const many = arena && setCount(arena, 'cards', arena.cards[0].id, 6);
  const found = many && examine(many, 'level-1');
  expect(found?.faults.map(({ code }) => code)).toContain('tooManyCopies');
  expect(found?.faults.find(({ code }) => code === 'tooManyCopies')?.facts).toMatchObject({ most: 5 });
});

// VS-SET-12, VS-DRW-02.
test('odds are exact, and an unreadable question is told so', () => {
  const [starter] = listStarters();
  const asked = { query: 'type:location', least: 1, language: 'en' } as const;
  const odds = deckOdds(starter, 'modern', asked);
  if (odds.problem !== undefined) throw new Error(odds.problem.text);
  expect(odds.deck).toBe(60);
  expect(odds.opening).toBeLessThan(odds.mulligan ?? 0);
  expect(odds.rows[0].first).toBe(odds.opening);
  expect(odds.rows[0].second).toBeGreaterThan(odds.rows[0].first);
  expect(deckOdds(starter, 'modern', { ...asked, query: 'tem:x' }).problem?.suggestion).toBe('team');
});

test('a hand follows from its seed', () => {
  const [starter] = listStarters();
  const { hand, draws } = drawHand(starter, 'modern', 'seed');
  expect([hand.length, draws.length]).toEqual([7, 6]);
  expect(drawHand(starter, 'modern', 'seed')).toEqual({ hand, draws });
  expect(drawHand(starter, 'modern', 'other')).not.toEqual({ hand, draws });
  const arena = listStarters().find(({ game }) => game === 'arena');
  const drawn = arena && drawHand(arena, 'level-1', 'seed');
  expect(drawn?.hand).toHaveLength(10);
  expect(arena?.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(drawn?.hand ?? []));
});

test('every edition and level has a name', () => {
  expect([...PROFILES.vs].sort()).toEqual([...new Set(PROFILE_NAMES.map((name) => name.split('/')[0]))].sort());
  expect([...PROFILES.arena].sort()).toEqual(LEVELS.map(({ name }) => name).sort());
});
