import { listChoices, RANDOM_WORDS, randomBelow, seedRandom, sha256, utf8 } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { able, body, some, squads, stand, teamOf } from '../../test-support/bodies.ts';
import { copies, POOL_DECK, poolGame, poolTable } from '../../test-support/pool.ts';
import { Scene, scene } from '../../test-support/scene.ts';
import type { ArenaState } from '../state/state.ts';

/** The same position with everything Bob cannot see dealt again. */
function imagined(t: Scene, seed: number): Scene {
  const state = t.game.clone(t.state);
  t.game.imagine(state, t.bob.seat, seed);
  return new Scene(state, () => t.game.clone(state), t.game);
}
const worlds = (t: Scene, count = 40): Scene[] => Array.from({ length: count }, (_, seed) => imagined(t, seed));

test('hands, decks and Power Points are dealt again, each card as likely as any', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: stand(body('Ann 1'), { ready: 2 }), hand: [...some(2)], deckCount: 6 },
    bob: squads('Bob'),
    at: 'challenge',
  });
  const hands = worlds(t, 400).map((world) => world.ann.hand[0]);
  // Two hand cards, two Power Points and six of the deck can be anywhere.
  const counts = new Map<string, number>();
  for (const name of hands) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect(counts.size).toBe(10);
  for (const count of counts.values()) expect(count).toBeGreaterThan(15);
  expect(new Set(worlds(t).map((world) => world.ann.pile('A1')[0])).size).toBeGreaterThan(4);
  expect(new Set(worlds(t).map((world) => world.ann.deck[0])).size).toBeGreaterThan(4);
});

test("the viewer's own hand and everything on the table stay", () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), hand: [...some(3, 'Hers')], discard: [...some(2, 'Old')], missions: [...some(2, 'Goal')] },
    bob: { ...squads('Bob'), A1: stand(body('Bob 1'), { ready: 2 }), hand: [...some(3, 'His')] },
    at: 'challenge',
  });
  for (const world of worlds(t)) {
    expect([world.bob.hand, world.ann.squads, world.ann.discard, world.ann.missions]).toEqual([
      t.bob.hand,
      t.ann.squads,
      t.ann.discard,
      t.ann.missions,
    ]);
  }
  // His own Power Points and deck are hidden from him too.
  expect(new Set(worlds(t).map((world) => world.bob.pile('A1').join())).size).toBeGreaterThan(4);
});

// MA-SA-RCY-04, MA-HID-13, MA-HID-14
test('cards seen on their way to a hand or under a Team stay there', () => {
  const t = scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
      A2: body('Thor'),
      hand: [body('Loki'), teamOf('Pair', ['Thor', 'Loki']), ...some(3)],
      discard: [body('Seen'), body('Left')],
    },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Junk').does('recycle', 'Seen');
  t.toPhase('checkPoint');
  t.ann.does('assemble', 'Pair', 'A2');
  for (const world of worlds(t)) {
    expect(world.ann.hand).toContain('Seen');
    expect(world.ann.pile('A2')).toEqual(['Thor', 'Loki']);
  }
});

test('a hand shown to hold nobody playable holds nobody playable', () => {
  const t = scene('basic', {
    ann: {
      A1: body('Thor'),
      A2: body('Hulk'),
      A3: body('Hela'),
      hand: [body('Thor'), teamOf('Pair', ['X', 'Y'])],
      deck: [body('Hulk'), body('Hela'), teamOf('Trio', ['X', 'Y', 'Z'])],
      deckCount: 20,
    },
    bob: squads('Bob'),
    at: 'replacement',
  });
  expect(t.phase).toBe('powerUp');
  const allowed = ['Thor', 'Hulk', 'Hela', 'Pair', 'Trio'];
  for (const world of worlds(t)) for (const name of world.ann.hand) expect(allowed).toContain(name);
  expect(new Set(worlds(t).map((world) => world.ann.hand.toSorted().join())).size).toBeGreaterThan(2);
});

test('members of a Team in play are barred as well', () => {
  const t = scene('basic', {
    ann: {
      A1: teamOf('Pair', ['Thor', 'Loki']),
      A2: body('Hulk'),
      A3: body('Hela'),
      hand: [body('Thor')],
      deck: [body('Loki')],
      deckCount: 12,
    },
    bob: squads('Bob'),
    at: 'replacement',
  });
  const hands = new Set(worlds(t).flatMap((world) => world.ann.hand));
  expect([...hands].sort()).toEqual(['Loki', 'Thor']);
});

// MA-RPL-04
test('a card drawn for a slot and kept is as unplayable as the others', () => {
  const pairs = ['Pair', 'Duo', 'Couple'].map((name) => teamOf(name, ['X', 'Y']));
  const t = scene('basic', {
    ann: { A1: body('Thor'), A2: body('Hulk'), deck: pairs, deckCount: 12 },
    bob: squads('Bob'),
    at: 'replacement',
  });
  expect(t.ann.hand).toEqual(['Pair']);
  const hands = new Set(worlds(t).flatMap((world) => world.ann.hand));
  expect([...hands].sort()).toEqual(['Couple', 'Duo', 'Pair']);
});

test('whoever must play a character has one to play', () => {
  const pair = teamOf('Pair', ['X', 'Y']);
  const t = scene('basic', {
    ann: {
      A1: body('Thor'),
      A2: body('Hulk'),
      A3: body('Hela'),
      hand: [body('New')],
      deck: Array.from({ length: 9 }, () => pair),
      deckCount: 9,
    },
    bob: squads('Bob'),
    at: 'replacement',
  });
  expect(t.ann.offered()).toEqual(['play New R1', 'play New R2']);
  for (const world of worlds(t)) expect(world.ann.offered()).toEqual(['play New R1', 'play New R2']);
});

// MA-SET-07, MA-SET-08
test('a sealed choice of Squads is made again, and legally', () => {
  const thor = body('Thor');
  const t = scene('basic', {
    ann: { hand: [thor, thor, ...some(7), teamOf('Pair', ['X', 'Y'])] },
    bob: { hand: [...some(10, 'Bob')] },
    at: 'preparation',
  });
  t.ann.does('deploy', 'Some 1').does('deploy', 'Some 2');
  for (const world of worlds(t)) {
    expect(world.state.chosen[0]).toHaveLength(2);
    expect(world.ann.offered().length).toBeGreaterThan(0);
  }
  t.ann.does('deploy', 'Some 3').does('deploy', 'Thor').does('deploy', 'Some 4');
  const squadsOf = worlds(t).map((world) => {
    world.until(() => world.turn === 1);
    const names = world.ann.squads.map((place) => place.slice(3));
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain('Pair');
    return names.join();
  });
  expect(new Set(squadsOf).size).toBeGreaterThan(20);
});

/** A game some decisions old, everybody choosing at random. */
function wander(seed: string, decisions: number): ArenaState {
  const state = poolGame.setup(poolTable(seed));
  const luck = new Int32Array(RANDOM_WORDS);
  seedRandom(luck, sha256(utf8(seed)));
  for (let i = 0; i < decisions && poolGame.decision(state) !== undefined; i++) {
    const options = listChoices(poolGame, state);
    poolGame.apply(state, options[randomBelow(luck, options.length)]);
  }
  return state;
}

const GAUNTLET = [...copies('Lumen', 5), ...copies('Kite', 5), ...POOL_DECK.slice(0, 46)];

test('whatever list is supposed, the viewer sees the same table and the same options', () => {
  for (let number = 0; number < 25; number++) {
    const state = wander(`suppose ${number}`, 5 + 7 * number);
    for (const viewer of [0, 1]) {
      const world = poolGame.clone(state);
      const lists = [GAUNTLET, GAUNTLET].map((list, seat) => (seat === viewer ? undefined : list));
      poolGame.imagine(world, viewer, number, lists);
      expect(poolGame.view(world, viewer)).toEqual(poolGame.view(state, viewer));
      if (poolGame.decision(state)?.seat === viewer) {
        expect(listChoices(poolGame, world)).toEqual(listChoices(poolGame, state));
      }
      const left = GAUNTLET.slice();
      for (let card = 0; card < world.print.length; card++) {
        const isHidden = (world.known[card] & (1 << viewer)) === 0 && card < world.split === (viewer === 1);
        const at = left.indexOf(world.book.cards[world.print[card]].key);
        if (isHidden) expect(at).toBeGreaterThanOrEqual(0);
        if (isHidden) left.splice(at, 1);
      }
    }
  }
});

test('the real cards leave no trace in a world with supposed lists', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), hand: [...some(3, 'Real')], deckCount: 6 },
    bob: squads('Bob'),
    at: 'challenge',
  });
  // The book of a scene holds only its own cards, so the supposed ones are the other seat's.
  const lists = [t.state.book.cards.filter((card) => card.name.startsWith('Bob')).map((card) => card.key), undefined];
  const world = t.game.clone(t.state);
  t.game.imagine(world, t.bob.seat, 1, lists);
  const names = [...world.hand[0], ...world.deck[0]].map((card) => world.book.cards[world.print[card]].name);
  expect(names.every((name) => name.startsWith('Bob'))).toBe(true);
});

test('a list that cannot be right still gives whoever must play somebody to play', () => {
  const t = scene('basic', {
    ann: { A1: body('Thor'), A2: body('Hulk'), A3: body('Hela'), hand: [body('New')], deckCount: 9 },
    bob: { ...squads('Bob'), A1: teamOf('Pair', ['X', 'Y']) },
    at: 'replacement',
  });
  const world = t.game.clone(t.state);
  t.game.imagine(world, t.bob.seat, 1, [['pair', 'pair'], undefined]);
  expect(listChoices(t.game, world).length).toBeGreaterThan(0);
});
