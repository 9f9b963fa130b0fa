import { checkDeck, createArena, findProfile } from '@longbox/arena';
import { ABILITIES, ALIGNMENTS, type Card, isTeam, type Rarity, SKILLS } from '@longbox/arena/language';
import { describe, expect, test } from 'vitest';
import { ARENA_CARDS, ARENA_CATALOGUE_HASH, STARTER_DECKS } from '../src/index.ts';

const byKey = new Map(ARENA_CARDS.map((card) => [card.key, card]));
const deckCards = (keys: readonly string[]): Card[] =>
  keys.map((key) => byKey.get(key)).filter((card) => card !== undefined);
const singles = ARENA_CARDS.filter((card) => !isTeam(card));
const named = (name: string): Card | undefined => singles.find((card) => card.name === name);

test('the pool has 124 printings of 56 characters and 20 Teams', () => {
  expect([ARENA_CARDS.length, singles.length, byKey.size]).toEqual([124, 104, 124]);
  expect(new Set(singles.map((card) => card.name)).size).toBe(56);
});

describe.each(STARTER_DECKS)('the $title deck', ({ keys, text, title }) => {
  const cards = deckCards(keys);
  const own = cards.filter((card) => !isTeam(card));

  // MA-DECK-01, MA-DECK-02, MA-DECK-09
  test('is legal: 55 cards and one Secret', () => {
    const profile = findProfile('level-1');
    if (profile === undefined) throw new Error('no profile');
    expect(checkDeck(keys, byKey, profile)).toEqual([]);
    expect(cards.filter((card) => card.rarity === 'Secret')).toHaveLength(1);
    expect(text.startsWith(`# ${title}\n`)).toBe(true);
  });

  test('has 50 singles of 14 names and 6 Team cards', () => {
    expect([own.length, new Set(own.map((card) => card.name)).size, cards.length - own.length]).toEqual([50, 14, 6]);
  });

  test('shows every ability, skill and alignment on its singles', () => {
    expect(new Set(own.map((card) => card.ability.kind))).toEqual(new Set(ABILITIES));
    expect(new Set(own.map((card) => card.skill))).toEqual(new Set(SKILLS));
    expect(new Set(own.map((card) => card.alignment))).toEqual(new Set(ALIGNMENTS));
  });

  test('has Teams of 2, 3, 4 and 5 members, and an upgrade', () => {
    const teams = cards.filter(isTeam);
    expect(new Set(teams.map((card) => card.members.length))).toEqual(new Set([2, 3, 4, 5]));
    const isUpgrade = (from: Card, to: Card): boolean =>
      to.members.length > from.members.length && from.members.every((name) => to.members.includes(name));
    expect(teams.some((from) => teams.some((to) => isUpgrade(from, to)))).toBe(true);
  });

  test('has a Neutral character of the affiliation of a Good or Evil one, one of them with Group Attack', () => {
    const groups = own.filter((one) => one.ability.kind === 'Group Attack');
    const fits = (one: Card, two: Card): boolean =>
      one.affiliation === two.affiliation &&
      one.name !== two.name &&
      [one, two].filter((c) => c.alignment === 'Neutral').length === 1;
    expect(groups.some((one) => own.some((two) => fits(one, two)))).toBe(true);
  });
});

/** Attack, Defence, Resistance and a hundred for each Mission Point, by rarity and by size of a Team. */
const BUDGET: Readonly<Partial<Record<Rarity, number>>> = {
  Common: 1950,
  Uncommon: 2050,
  Rare: 2150,
  'Ultra Rare': 2300,
  Secret: 2450,
};
const TEAM_BUDGET: Readonly<Record<number, number>> = { 2: 2450, 3: 2750, 4: 3150, 5: 3550 };

test.each(ARENA_CARDS)('$key meets its budget', (card) => {
  const budget = isTeam(card) ? TEAM_BUDGET[card.members.length] : BUDGET[card.rarity];
  expect(card.attack + card.defence + card.resistance + 100 * card.missionPoints).toBe(budget);
  for (const value of [card.attack, card.defence, card.resistance]) expect(value % 50).toBe(0);
});

test('every member and every Nemesis is a single of the pool', () => {
  for (const card of ARENA_CARDS)
    for (const name of [...card.members, ...card.nemesis]) expect(named(name)).toBeDefined();
});

// MA-ALN-05
test('no Team lists Good and Evil; it is Neutral if a member is', () => {
  for (const card of ARENA_CARDS.filter(isTeam)) {
    const alignments = new Set(card.members.map((name) => named(name)?.alignment));
    expect(alignments.has('Good') && alignments.has('Evil')).toBe(false);
    if (alignments.has('Neutral')) expect(card.alignment).toBe('Neutral');
    else expect([...alignments]).toEqual([card.alignment]);
  }
});

test('printings of a name agree in alignment, affiliation, skill and Nemesis', () => {
  for (const card of singles) {
    const { alignment, affiliation, skill, nemesis } = named(card.name) ?? card;
    expect([card.alignment, card.affiliation, card.skill, card.nemesis]).toEqual([
      alignment,
      affiliation,
      skill,
      nemesis,
    ]);
  }
});

test('every match-up of two decks has a pair of Nemeses', () => {
  const names = STARTER_DECKS.map(({ keys }) => new Set(deckCards(keys).map((card) => card.name)));
  const isLive = (one: Set<string>, two: Set<string>): boolean =>
    singles.some(
      (card) =>
        (one.has(card.name) && card.nemesis.some((name) => two.has(name))) ||
        (two.has(card.name) && card.nemesis.some((name) => one.has(name))),
    );
  for (const one of names) for (const two of names) expect(isLive(one, two)).toBe(true);
  const mutual = singles.flatMap((card) =>
    card.nemesis
      .filter((name) => named(name)?.nemesis.includes(card.name))
      .map((name) => [card.name, name].sort().join()),
  );
  expect(new Set(mutual).size).toBeGreaterThanOrEqual(6);
});

test('a name says where it comes from: the rulebook, the press, or ourselves', () => {
  const from = (origin: string): string[] =>
    [...new Set(ARENA_CARDS.filter((card) => card.origin === origin).map((card) => card.name))].sort();
  expect(from('book')).toEqual([
    'Avengers',
    'Black Widow',
    'Black Widow & Hawkeye',
    'Captain America',
    'Hawkeye',
    'Hulk',
    'Iron Man',
    'Loki',
    'Nebula',
    'Spider-Man',
    'Thanos',
    'Thor',
  ]);
  expect(from('press')).toEqual(['Carnage', 'Miles Morales', 'Spider-Girl', 'Venom']);
  expect(ARENA_CARDS.filter((card) => card.origin === 'own')).toHaveLength(92);
});

test('the catalogue hash is that of the game made with these cards', () => {
  expect(ARENA_CATALOGUE_HASH).toMatch(/^[0-9a-f]{64}$/);
  expect(createArena(ARENA_CARDS).catalogueHash).toBe(ARENA_CATALOGUE_HASH);
  expect(createArena(ARENA_CARDS.toReversed()).catalogueHash).toBe(ARENA_CATALOGUE_HASH);
  const [first, ...rest] = ARENA_CARDS;
  expect(createArena([{ ...first, attack: first.attack + 50 }, ...rest]).catalogueHash).not.toBe(ARENA_CATALOGUE_HASH);
});
