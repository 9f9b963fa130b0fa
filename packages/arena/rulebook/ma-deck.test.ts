import { TableError } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { makeCatalogue } from '../src/catalogue/catalogue.ts';
import { checkCard, checkDeck } from '../src/catalogue/deck.ts';
import { ABILITIES, type Card, isTeam } from '../src/language/index.ts';
import { findProfile } from '../src/profiles/profile.ts';
import { body, stand, teamOf, version } from '../test-support/bodies.ts';
import { copies, POOL_DECK, poolGame, poolTable } from '../test-support/pool.ts';
import { scene } from '../test-support/scene.ts';

const thor = body('Thor');
const [rare, ultra, secret, uncommon, deckRarity] = ['Rare', 'Ultra Rare', 'Secret', 'Uncommon', 'Deck'].map((rarity) =>
  version(thor, rarity.toLowerCase().replace(' ', '-'), { rarity: rarity as Card['rarity'], attack: 900 }),
);
const widow = body('Black Widow');
const hawkeye = body('Hawkeye');
const pair = teamOf('Black Widow & Hawkeye', ['Black Widow', 'Hawkeye']);
const others = Array.from({ length: 60 }, (_, i) => body(`Other ${i + 1}`));
const { cards } = makeCatalogue([thor, rare, ultra, secret, uncommon, deckRarity, widow, hawkeye, pair, ...others]);
const basic = findProfile('basic');

/** The deck with these cards, filled up with other names; answers the codes of what is wrong with it. */
function problems(size: number, ...some: readonly string[]): string[] {
  if (basic === undefined) throw new Error('no profile');
  const keys = [...some, ...others.slice(0, size - some.length).map((card) => card.key)];
  return checkDeck(keys, cards, basic).map((problem) => `${problem.code} ${problem.rules.join(' ')}`);
}
const SIZE = 'deckSize MA-DECK-01';
const COPIES = 'tooManyCopies MA-DECK-02 MA-DECK-03';

// MA-DECK-01, MA-DECK-01.e1
test('a deck has exactly 56 cards', () => {
  expect(problems(55)).toEqual([SIZE]);
  expect(problems(57)).toEqual([SIZE]);
  expect(problems(56)).toEqual([]);
});

// MA-DECK-01: a table with such a deck is refused, and the refusal names the seat and the rule.
test('no game begins with a deck of another size', () => {
  const short = POOL_DECK.slice(1);
  expect(() => poolGame.setup(poolTable('x', 'basic', [POOL_DECK, short]))).toThrow(TableError);
  expect(() => poolGame.setup(poolTable('x', 'basic', [POOL_DECK, short]))).toThrow(/seat 2: .*exactly 56.*55/);
  expect(poolGame.setup(poolTable('x', 'basic'))).toBeDefined();
});

// MA-DECK-02, MA-DECK-02.e1
test('at most five cards of one name', () => {
  expect(problems(56, ...copies('Thor', 5))).toEqual([]);
  expect(problems(56, ...copies('Thor', 6))).toEqual([COPIES]);
});

// MA-DECK-03, MA-DECK-03.e1, MA-DECK-03.e2, MA-DECK-03.e3
test('the five count every rarity and version of the name', () => {
  const first = [...copies('Thor', 3), ultra.key, secret.key];
  const second = [deckRarity.key, thor.key, uncommon.key, rare.key, ultra.key];
  expect(problems(56, ...first)).toEqual([]);
  expect(problems(56, ...second)).toEqual([]);
  expect(problems(56, ...first, rare.key)).toEqual([COPIES]);
  expect(problems(56, ...second, thor.key)).toEqual([COPIES]);
});

// MA-DECK-03: the problem names the cards that make it.
test('every violation is reported at once, with its cards', () => {
  if (basic === undefined) throw new Error('no profile');
  const found = checkDeck([...copies('Thor', 6), ultra.key, 'nobody'], cards, basic);
  expect(found.map(({ code, cards: which }) => [code, which])).toEqual([
    ['unknownCard', ['nobody']],
    ['deckSize', undefined],
    ['tooManyCopies', [thor.key, ultra.key]],
  ]);
});

// MA-DECK-04, MA-DECK-04.e1, MA-AMB-01
test('a Team counts under its own name, not under its members', () => {
  const deck = [...copies('Black Widow', 5), ...copies('Hawkeye', 5), ...copies('Black Widow & Hawkeye', 5)];
  expect(problems(56, ...deck)).toEqual([]);
  expect(problems(56, ...deck, pair.key)).toEqual([COPIES]);
});

// MA-DECK-05
test('a card is a single character or a Team of two to five different members', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  expect(isTeam(thor)).toBe(false);
  for (const size of [2, 3, 4, 5]) {
    const team = teamOf('Some Team', names.slice(0, size));
    expect(isTeam(team)).toBe(true);
    expect(checkCard(team)).toEqual([]);
  }
  expect(checkCard(teamOf('One', ['A']))).toEqual(['a Team has 2 to 5 members, not 1']);
  expect(checkCard(teamOf('Six', names))).toEqual(['a Team has 2 to 5 members, not 6']);
  expect(checkCard(teamOf('Twins', ['A', 'A']))).toEqual(['a Team lists each member once']);
});

// MA-DECK-06, MA-AMB-02
test('a card carries its values, one of the twelve abilities and any number of Nemesis names', () => {
  expect(ABILITIES).toHaveLength(12);
  for (const nemesis of [[], ['Loki'], ['Loki', 'Hela', 'Surtur']]) expect(checkCard({ ...thor, nemesis })).toEqual([]);
  expect(checkCard({ ...thor, name: '' })).toHaveLength(1);
  expect(checkCard({ ...thor, affiliation: '' })).toHaveLength(1);
  for (const value of [-50, 0.5, Number.NaN]) {
    expect(checkCard({ ...thor, attack: value })).toHaveLength(1);
    expect(checkCard({ ...thor, defence: value })).toHaveLength(1);
    expect(checkCard({ ...thor, resistance: value })).toHaveLength(1);
    expect(checkCard({ ...thor, missionPoints: value })).toHaveLength(1);
  }
  const broken = { alignment: 'Lawful', skill: 'Cooking', ability: { kind: 'Flight' } } as unknown as Partial<Card>;
  expect(checkCard({ ...thor, ...broken })).toEqual([
    'there is no alignment Lawful',
    'there is no skill Cooking',
    'there is no ability Flight',
  ]);
  expect(() => makeCatalogue([{ ...thor, ...broken }])).toThrow(/card thor/);
  expect(() => makeCatalogue([thor, thor])).toThrow('another card has the same key');
});

// MA-DECK-07
test('printings of one name may differ in values and ability', () => {
  const better = version(thor, 'rare', { attack: 900, ability: { kind: 'Brute Force' } });
  const t = scene('level-1', { ann: { A1: thor, A2: body('Loki'), hand: [better] }, bob: {}, at: 'checkPoint' });
  expect(t.ann.attack('A1')).toBe(700);
  t.ann.does('addHitPoint', 'Thor');
  expect(t.ann.attack('A1')).toBe(900);
});

// MA-DECK-08
test('a deck may mix alignments in any numbers', () => {
  const evil = makeCatalogue(others.map((card) => ({ ...card, alignment: 'Evil' as const })));
  const mixed = makeCatalogue(
    others.map((card, i) => ({ ...card, alignment: (['Good', 'Neutral', 'Evil'] as const)[i % 3] })),
  );
  if (basic === undefined) throw new Error('no profile');
  for (const { cards: pool } of [evil, mixed])
    expect(checkDeck([...pool.keys()].slice(0, 56), pool, basic)).toEqual([]);
});

// MA-DECK-09, MA-DECK-09.e1: the real starter decks are checked beside their data.
test('55 cards and one Secret make a legal deck', () => {
  const deck = [...others.slice(0, 55).map((card) => card.key), secret.key];
  expect(problems(56, ...deck)).toEqual([]);
});

// MA-DECK-10, MA-AMB-03
test('a Team card may be a Mission, a Power Point or a Boost', () => {
  const spare = teamOf('Spare Team', ['X', 'Y']);
  const t = scene('basic', {
    ann: { A1: stand(thor, { ready: 1 }), hand: [pair], missions: [spare], deck: [spare, spare, spare] },
    bob: { A1: body('Loki', 700, 900) },
    at: 'powerUp',
  });
  for (let i = 0; i < 3; i++) t.ann.does('powerUp', 'A1');
  expect(t.ann.pile('A1').slice(1)).toEqual(['Spare Team', 'Spare Team', 'Spare Team']);
  expect(t.ann.activated).toBe('Spare Team');
  t.ann.declares(['Thor', 'Loki']);
  t.ann.does('boost', 'Black Widow & Hawkeye');
  expect(t.ann.discard).toContain('Black Widow & Hawkeye');
  expect(t.told('boosted')).toHaveLength(1);
});
