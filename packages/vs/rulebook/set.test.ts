import { TableError } from '@longbox/kernel';
import { expect, test } from 'vitest';
import {
  checkDeck,
  createCatalogue,
  createVs,
  on,
  PLAIN_CARDS,
  profileFor,
  putPlus,
  readTable,
  trigger,
} from '../src/index.ts';
import { body, chief, listed, scene } from './cast.ts';

/** Cards of ten different names, so that hands can be told apart. */
const deck = Array.from({ length: 20 }, (_, i) => body(`C${i}`, 1, 1));

// VS-SET-01: the game is for two to four players.
test('a table has two to four seats', () => {
  const seats = (count: number) =>
    Object.fromEntries(['ann', 'bob', 'cid', 'dee', 'eve'].slice(0, count).map((name) => [name, {}]));
  for (const count of [2, 3, 4]) expect(() => scene('modern', seats(count))).not.toThrow();
  for (const count of [1, 5]) expect(() => scene('modern', seats(count))).toThrow(/players, not/);
});

// VS-SET-02: each player needs a main character and a 60-card deck.
test('a deck without a main character or with 59 cards is refused', () => {
  const catalogue = createCatalogue([PLAIN_CARDS]);
  const table = (deck: readonly string[]) => ({
    game: 'vs',
    profile: 'modern',
    seed: 'x',
    seats: [{ deck }, { deck }],
  });
  expect(() => readTable(catalogue, table(['plain-main', 'extra']))).not.toThrow();
  expect(() => readTable(catalogue, table(['extra']))).toThrow(TableError);
  const profile = profileFor('modern', 2);
  if (profile === undefined) throw new Error('no such profile');
  const codes = (count: number) =>
    checkDeck(catalogue, { main: 'plain-main', cards: [{ id: 'extra', count }], side: [] }, profile).map(
      ({ code }) => code,
    );
  expect([codes(60).includes('deckSize'), codes(59).includes('deckSize'), codes(61).includes('deckSize')]).toEqual([
    false,
    true,
    true,
  ]);
});

// VS-SET-03: wound, XP, +1/+1 and -1/-1 counters are in use, and vitality counters.
test('a character carries counters of every kind', () => {
  const { card, close } = scene('modern', {
    cards: [chief('Boss', [])],
    ann: { back: [{ card: 'Boss', wounds: 1, xp: 2, plus: 3, vitality: 5 }], front: [{ body: 'A 9/9', minus: 4 }] },
    bob: {},
  });
  expect(card('Boss')).toEqual({ wounds: 1, xp: 2, plus: 3, vitality: 5 });
  expect(card('A')).toEqual({ minus: 4 });
  expect([card('Boss').atk, card('A').atk]).toEqual([5, 5]);
  close();
});

const before = (profile: string, more: object = {}) =>
  scene(profile, {
    cards: [1, 2].flatMap((level) => [chief('Ape', [], { level }), chief('Bee', [], { level })]),
    ann: { back: ['x-ape-1'], deck },
    bob: { back: ['x-bee-1'], deck },
    at: 'setUp',
    open: true,
    ...more,
  });

// VS-SET-04: main characters are revealed together before the first player is decided; in older books as they are put down.
test.each([
  ['modern', true],
  ['cw', true],
  ['mcu18', false],
  ['cr21', false],
  ['mb15', false],
])('in %s, main characters are known before they are put down: %s', (profile, isKnown) => {
  const { ann, bob, watcher, close } = before(profile);
  expect([ann.sees('x-ape-1'), bob.sees('x-ape-1'), watcher.sees('x-bee-1'), bob.sees('x-ape-2')]).toEqual([
    true,
    isKnown,
    isKnown,
    isKnown,
  ]);
  ann.first('ann');
  expect(bob.sees('x-ape-1')).toBe(isKnown);
  ann.place('back');
  expect([bob.sees('x-ape-1'), bob.sees('x-ape-2'), ann.sees('x-bee-1')]).toEqual([true, true, isKnown]);
  close();
});

// VS-SET-05: a player picked at random decides who goes first.
test.each(['modern', 'cr21', 'mb15'])('in %s, the player luck picks names the first player', (profile) => {
  const { bob, ann, decides, close } = before(profile, { turn: 'bob' });
  expect(decides()).toBe('bob');
  expect(bob.offered()).toEqual(['first ann', 'first bob']);
  bob.first('ann');
  expect([decides(), ann.offered('place')]).toEqual(['ann', ['front', 'back']]);
  close();
});

// VS-SET-05: luck decides, so that over many games each is picked.
test('each seat is picked by some seed', () => {
  const game = createVs([PLAIN_CARDS]);
  const seats = [{ deck: ['plain-main', 'extra'] }, { deck: ['plain-main', 'extra'] }];
  const picked = [...'abcdefgh'].map(
    (seed) => game.decision(game.setup({ game: 'vs', profile: 'modern', seed, seats }))?.seat,
  );
  expect(new Set(picked)).toEqual(new Set([0, 1]));
});

const started = (profile: string, first: 'ann' | 'bob' | 'cid') => {
  const made = scene(profile, {
    ann: { deck },
    bob: { deck },
    cid: { deck },
    at: 'setUp',
    turn: 'bob',
    open: true,
  });
  made.bob.first(first);
  return made;
};

// VS-SET-06: turns pass to the left.
// VS-SET-07: main characters are put down in turn order, beginning with the first player.
test('seats put their main characters down and take their turns clockwise from the first player', () => {
  const { ann, bob, cid, decides, card, table, close } = started('modern', 'cid');
  const order: (string | undefined)[] = [];
  const rows = ['front', 'back', 'front'];
  for (const player of [cid, ann, bob]) {
    order.push(decides());
    expect(player.offered()).toEqual(['place front', 'place back']);
    player.place(rows[order.length - 1]);
  }
  expect(order).toEqual(['cid', 'ann', 'bob']);
  expect(["cid's Main", "ann's Main", "bob's Main"].map((name) => card(name).zone)).toEqual(rows);
  for (const player of [cid, ann, bob]) player.keep();
  const turns: unknown[] = [];
  for (const player of [cid, ann, bob, cid]) {
    turns.push(table().turn);
    for (let i = 0; i < 4; i++) player.pass();
  }
  expect(turns).toEqual(['cid', 'ann', 'bob', 'cid']);
  close();
});

// VS-SET-08: the higher levels are laid out where everyone can see them.
test('all higher levels lie in the Level Up Zone, seen by all', () => {
  const levels = [
    chief('Boss', [], { level: 1 }),
    chief('Boss', [], { level: 2 }),
    chief('Boss', [], { level: 2, id: 'x-boss-2b', atk: 9 }),
    chief('Boss', [], { level: 3 }),
  ];
  const { ann, bob, seat, card, close } = scene('cr21', {
    cards: levels,
    ann: { back: ['x-boss-1'], deck },
    bob: { deck },
    at: 'setUp',
    open: true,
  });
  ann.first('ann');
  ann.place('front');
  expect(['x-boss-2', 'x-boss-2b', 'x-boss-3'].map((key) => [card(key).zone, bob.sees(key)])).toEqual(
    Array(3).fill(['levelUp', true]),
  );
  expect(listed(seat('ann'), 'levelUp')).toHaveLength(3);
  close();
});

// VS-SET-09: a transform side deck lies face down.
test('a transform side deck is not seen by the others', () => {
  const { ann, bob, watcher, close } = scene('cr21', {
    cards: [chief('Boss', []), chief('Other', [])],
    ann: { back: ['Boss'], deck, side: ['Other'] },
    bob: { deck },
    at: 'setUp',
    open: true,
  });
  expect([ann.sees('Other'), bob.sees('Other'), watcher.sees('Other')]).toEqual([true, false, false]);
  close();
});

/** Through the set-up, with mains in front, up to the mulligans. */
const dealt = (profile = 'modern', cards: readonly unknown[] = [], back = 'Main') => {
  const made = scene(profile, {
    cards,
    ann: { back: [back], deck },
    bob: { deck },
    at: 'setUp',
    open: true,
  });
  made.ann.first('bob');
  made.bob.place('front');
  made.ann.place('front');
  return made;
};

// VS-SET-10: the starting main character is face up and ready.
test('main characters begin face up and ready', () => {
  const { card, close } = dealt();
  expect(card("ann's Main")).toEqual({});
  expect([card("ann's Main").exhausted, card("ann's Main").faceDown]).toEqual([false, false]);
  close();
});

// VS-SET-11: each player shuffles and draws seven cards.
// VS-SET-15: all opening hands are drawn before the first mulligan decision.
test('both players have seven cards of a shuffled deck when the first mulligan is decided', () => {
  const { seat, bob, decides, close } = dealt();
  expect([listed(seat('ann'), 'hand'), listed(seat('bob'), 'hand')].map((hand) => hand.length)).toEqual([7, 7]);
  expect([listed(seat('ann'), 'deck').length, decides()]).toEqual([13, 'bob']);
  expect(bob.offered()).toEqual(['keep', 'mulligan']);
  const drawnInOrder = deck.slice(0, 7).map((_, i) => `C${i}`);
  expect(listed(seat('ann'), 'hand').toSorted()).not.toEqual(drawnInOrder.toSorted());
  close();
});

// VS-SET-12: mulligans are decided in turn order, beginning with the first player; everyone may take one.
// VS-SET-14: the second hand has to be kept.
// VS-SET-15: later players know whether earlier ones took one.
// VS-SET-16: then the first player's turn begins.
test('mulligans go round once, and the first player’s turn follows', () => {
  const { ann, bob, decides, table, close } = dealt();
  bob.mulligan();
  expect([decides(), ann.offered()]).toEqual(['ann', ['keep', 'mulligan']]);
  ann.mulligan();
  expect([decides(), table().turn, table().number, table().phase]).toEqual(['bob', 'bob', 1, 'build']);
  expect(bob.offered()).toContain('pass');
  expect(bob.offered('mulligan')).toEqual([]);
  close();
});

// VS-SET-13: a mulligan shuffles the whole hand into the deck and draws seven new cards.
test('a mulligan gives seven other cards of the whole deck', () => {
  const { ann, bob, seat, close } = dealt();
  const first = listed(seat('bob'), 'hand').slice();
  const kept = listed(seat('ann'), 'hand').slice();
  bob.mulligan();
  const second = listed(seat('bob'), 'hand').slice();
  expect([second.length, listed(seat('bob'), 'deck').length]).toEqual([7, 13]);
  expect(second).not.toEqual(first);
  expect([...second, ...listed(seat('bob'), 'deck')].toSorted()).toEqual(deck.map((_, i) => `C${i}`).toSorted());
  ann.keep();
  expect(listed(seat('ann'), 'hand')).toEqual(kept);
  close();
});

// VS-SET-17: placing main characters during set-up does not make them appear.
test('a main character that is put down does not appear', () => {
  const herald = chief('Herald', [trigger('Come', on('appears', { is: 'character' }), putPlus(1, 'self'))]);
  const { ann, bob, card, close } = dealt('modern', [herald], 'Herald');
  bob.keep();
  ann.keep();
  expect(card('Herald').plus).toBe(0);
  close();
});
