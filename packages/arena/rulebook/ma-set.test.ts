import { expect, test } from 'vitest';
import { TURN } from '../src/state/state.ts';
import { body, some, teamOf, version } from '../test-support/bodies.ts';
import { POOL_DECK, poolGame, poolTable } from '../test-support/pool.ts';
import { Scene, scene } from '../test-support/scene.ts';

const team = teamOf('Pair', ['X', 'Y']);
/** A position at the choice of the starting Squads. */
const preparing = (hand: ReturnType<typeof body>[], bobs = [...some(10, 'Bob')], extra = {}) =>
  scene('basic', { ann: { hand, ...extra }, bob: { hand: bobs }, at: 'preparation' });
const started = (seed: string) => {
  const table = poolTable(seed);
  return new Scene(poolGame.setup(table), (saved) => poolGame.load(saved, table), poolGame);
};

// MA-SET-01
test('the game is for exactly two players with their own zones', () => {
  expect(() => poolGame.setup(poolTable('x', 'basic', [POOL_DECK]))).toThrow('exactly two players, not 1');
  expect(() => poolGame.setup(poolTable('x', 'basic', [POOL_DECK, POOL_DECK, POOL_DECK]))).toThrow('not 3');
  const t = started('own zones');
  const view = t.view(0);
  expect(view.seats).toHaveLength(2);
  for (const seat of view.seats) {
    expect(seat.slots.map((slot) => slot.name)).toEqual(['A1', 'A2', 'A3', 'R1', 'R2']);
    expect([seat.deckCount, seat.handCount, seat.missions.length, seat.discard.length]).toEqual([41, 10, 5, 0]);
  }
});

// MA-SET-02
test('both decks are shuffled before anything is drawn, by the seed', () => {
  const deal = (seed: string) => [started(seed).ann.missions, started(seed).bob.missions, started(seed).ann.hand];
  expect(deal('one')).toEqual(deal('one'));
  expect(deal('one')[0]).not.toEqual(deal('one')[1]);
  const firsts = new Set(Array.from({ length: 40 }, (_, i) => started(`seed ${i}`).ann.missions[0]));
  expect(firsts.size).toBeGreaterThan(6);
});

// MA-SET-03, MA-AMB-04
test('five Missions are dealt face up before the hand is drawn', () => {
  const t = started('missions');
  for (const viewer of [0, 1, 'watcher'] as const) {
    for (const seat of t.view(viewer).seats) expect(seat.missions).toHaveLength(5);
  }
  const [first] = t.ann.missions;
  t.toTurn(2);
  const inTurn = t.first === 0 ? 3 : 2;
  t.until(() => t.turn === inTurn && t.phase === 'challenge');
  expect(t.ann.activated).toBe(first);
});

// MA-SET-04, MA-SET-04.e1
test('each player draws ten cards, and 41 are left', () => {
  const t = started('ten');
  expect([t.ann.hand.length, t.ann.deck.length]).toEqual([10, 41]);
  expect([t.bob.hand.length, t.bob.deck.length]).toEqual([10, 41]);
});

// MA-SET-05, MA-SET-06
test('three Active and two Reserve characters are chosen from the hand', () => {
  const t = preparing([...some(10)]);
  for (const name of ['Some 2', 'Some 5', 'Some 9', 'Some 1', 'Some 7']) t.ann.does('deploy', name);
  expect(t.deciding).toBe('bob');
  t.until(() => t.turn === 1);
  expect(t.ann.squads).toEqual(['A1 Some 2', 'A2 Some 5', 'A3 Some 9', 'R1 Some 1', 'R2 Some 7']);
});

// MA-SET-07
test('the five have different names', () => {
  const t = preparing([body('Thor'), version(body('Thor'), 'rare'), ...some(5)]);
  t.ann.does('deploy', 'thor-rare');
  expect(t.ann.offered('deploy')).toEqual(['Some 1', 'Some 2', 'Some 3', 'Some 4']);
  expect(t.ann.whyNot('deploy', 'Thor')?.rules).toContain('MA-SET-07');
});

// MA-SET-08
test('a Team card cannot be chosen', () => {
  const t = preparing([team, ...some(6)]);
  expect(t.ann.offered('deploy')).not.toContain('Pair');
  expect(t.ann.whyNot('deploy', 'Pair')?.rules).toContain('MA-SET-08');
});

// MA-SET-09, MA-SET-09.e1, MA-AMB-05
test('with four different names three are Active and one is in Reserve', () => {
  const thor = body('Thor');
  const t = preparing([...some(3), thor, thor, thor, thor, thor, team, team]);
  for (const name of ['Some 1', 'Some 2', 'Some 3', 'Thor']) t.ann.does('deploy', name);
  expect(t.ann.offered()).toEqual(['pass']);
  t.ann.pass();
  t.until(() => t.turn === 1);
  expect(t.ann.squads).toEqual(['A1 Some 1', 'A2 Some 2', 'A3 Some 3', 'R1 Thor']);
  expect(t.ann.hand.length - (t.first === 0 ? 2 : 0)).toBe(6);
});

// MA-SET-09: with two names there are two Active characters and no Reserve.
test('Active slots are filled before Reserve slots', () => {
  const t = preparing([body('Thor'), body('Loki'), body('Loki'), team]);
  t.ann.does('deploy', 'Thor').does('deploy', 'Loki').pass().pass().pass();
  t.until(() => t.turn === 1);
  expect(t.ann.squads.slice(0, 2)).toEqual(['A1 Thor', 'A2 Loki']);
});

// MA-SET-10: no choice that leaves a slot empty is offered, and nobody may stop early.
test('a slot that can be filled may not be left empty', () => {
  const t = preparing([...some(5)]);
  // Choices of a Squad ascend, so the first of three must leave two names above it.
  expect(t.ann.offered()).toEqual(['deploy Some 1', 'deploy Some 2', 'deploy Some 3']);
  t.ann.does('deploy', 'Some 3');
  expect(t.ann.offered()).toEqual(['deploy Some 4']);
  t.ann.does('deploy', 'Some 4').does('deploy', 'Some 5');
  expect(t.ann.offered()).toEqual(['deploy Some 1']);
  expect(t.ann.whyNot('pass')).toBeDefined();
  t.ann.does('deploy', 'Some 1').does('deploy', 'Some 2');
  expect(t.deciding).toBe('bob');
});

// MA-SET-10: a second copy of a name above does not count as another name.
test('copies of a name do not make a choice possible', () => {
  const t = preparing([body('Thor'), body('Loki'), body('Loki'), body('Hela'), body('Hela')]);
  expect(t.ann.offered()).toEqual(['deploy Thor']);
  t.ann.does('deploy', 'Thor');
  expect(t.ann.offered()).toEqual(['deploy Loki']);
});

// MA-SET-11
test('nothing is shown until both have chosen', () => {
  const t = preparing([...some(10)]);
  for (const name of ['Some 2', 'Some 5', 'Some 9', 'Some 1', 'Some 7']) {
    t.ann.does('deploy', name);
    for (const viewer of [1, 'watcher'] as const) {
      const seen = t.view(viewer).seats[0];
      expect(seen.slots.flatMap((slot) => slot.stack)).toEqual([]);
      expect([seen.handCount, seen.hand, seen.chosen]).toEqual([10, undefined, undefined]);
    }
  }
  expect(t.events.map((event) => event.type)).toEqual(['squadsConfirmed']);
});

// MA-SET-12, MA-AMB-06
test('all characters of both players are turned up at the same moment', () => {
  const t = preparing([...some(10)]);
  t.until(() => t.deciding === 'bob');
  for (const name of ['Bob 1', 'Bob 2', 'Bob 3', 'Bob 4']) t.bob.does('deploy', name);
  expect([t.ann.squads, t.bob.squads]).toEqual([[], []]);
  t.bob.does('deploy', 'Bob 5');
  expect(t.told('deployed')).toHaveLength(10);
  for (const viewer of [0, 1, 'watcher'] as const) {
    for (const seat of t.view(viewer).seats) expect(seat.slots.flatMap((slot) => slot.stack)).toHaveLength(5);
  }
});

// MA-SET-13, MA-SET-13.e1
test('a name in the Mission Zone may be deployed and may get Hit Points', () => {
  const thor = body('Thor');
  const t = preparing([thor, thor, ...some(8)], undefined, { missions: [thor] });
  t.ann.does('deploy', 'Thor');
  t.until(() => t.turn >= 1 && t.phase === 'checkPoint' && t.deciding === 'ann');
  expect([t.ann.squads[0], t.ann.missions]).toEqual(['A1 Thor', ['Thor']]);
  t.ann.does('addHitPoint', 'Thor');
  expect(t.ann.hp('A1')).toBe(2);
});

// MA-SET-14, MA-AMB-07: five names of five cards are dealt into five places, so names meet.
test('Missions of one player may share a name', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => started(`twins ${i}`).ann.missions);
  expect(seeds.some((missions) => new Set(missions).size < missions.length)).toBe(true);
});

// MA-SET-15
test('every character starts with one Hit Point and no Power Points', () => {
  const t = preparing([...some(10)]);
  t.until(() => t.turn === 1);
  const second = t.first === 0 ? t.bob : t.ann;
  for (const slot of ['A1', 'A2', 'A3', 'R1', 'R2']) {
    expect([second.hp(slot), second.pp(slot)]).toEqual([1, [0, 0]]);
  }
});

// MA-SET-16, MA-SET-16.e1
test('after a full deployment five cards are left in hand', () => {
  const t = preparing([...some(10)]);
  t.until(() => t.turn === 1);
  const second = t.first === 0 ? t.bob : t.ann;
  expect(second.hand).toHaveLength(5);
});

/** Both decks hold one card of the given Attack at a time, whichever chance picks. */
const reveal = (ann: readonly number[], bob: readonly number[]) => {
  const deck = (name: string, values: readonly number[]) => values.map((a, i) => body(`${name} ${i + 1}`, a));
  return scene('basic', {
    ann: { hand: [...some(5)], deck: deck('Low', ann), deckCount: ann.length },
    bob: { hand: [...some(5)], deck: deck('High', bob), deckCount: bob.length },
    at: 'preparation',
  });
};

const toFirstTurn = (t: Scene): Scene => t.until(() => t.turn === 1);

// MA-SET-17, MA-SET-17.e1
test('the owner of the lower Attack goes first', () => {
  expect(toFirstTurn(reveal([650, 650], [700, 700])).first).toBe(0);
  expect(toFirstTurn(reveal([700, 700], [650, 650])).first).toBe(1);
});

// MA-SET-18, MA-AMB-08
test('on a tie both reveal new cards until the values differ', () => {
  const t = reveal([500, 650], [500, 700]);
  t.script(t.ann.find('Low 1'), t.bob.find('High 1'), t.ann.find('Low 1'), t.bob.find('High 1'));
  t.until(() => t.turn === 1);
  const shown = t.told('revealedForFirst');
  expect(shown.length).toBeGreaterThan(1);
  expect(shown[0].keys).toEqual(['low-1', 'high-1']);
  expect(t.told('firstPlayerFound')).toEqual([{ type: 'firstPlayerFound', seat: expect.any(Number), byLot: false }]);
});

// MA-SET-19, MA-SET-19.e1
test('revealed cards are shuffled back, so both decks have 41 cards', () => {
  const t = started('back');
  t.until(() => t.turn === 1);
  const [first, second] = t.first === 0 ? [t.ann, t.bob] : [t.bob, t.ann];
  expect(second.deck).toHaveLength(41);
  // The first player has drawn two cards and met Duty Call since.
  expect(first.deck).toHaveLength(38);
  expect([t.ann.total, t.bob.total]).toEqual([56, 56]);
});

// MA-SET-19: of ten cards the one revealed is on top afterwards as often as any other.
test('the revealed card is not left where it was found', () => {
  const tops = Array.from({ length: 30 }, (_, i) => {
    const t = scene('basic', {
      ann: { hand: [...some(5)], deck: [...some(9, 'Low'), body('Lowest', 100)], deckCount: 10 },
      bob: { hand: [...some(5)] },
      at: 'preparation',
      seed: `top ${i}`,
    });
    t.script(t.ann.find('Lowest'), t.bob.find('Extra 1-4'));
    t.until(() => t.turn === 1);
    return t.ann.hand.includes('Lowest') || t.ann.discard.includes('Lowest');
  });
  expect(tops).toContain(true);
  expect(tops).toContain(false);
});

// MA-SET-20
test('there is no mulligan', () => {
  const t = preparing([team, team, team, team, body('Thor')]);
  expect(t.ann.offered()).toEqual(['deploy Thor']);
  t.ann.does('deploy', 'Thor');
  expect(t.ann.offered()).toEqual(['pass']);
});

// MA-SET-21: decks of equal Attack never give a winner.
test('after ten ties the first player is drawn by lot', () => {
  const firsts = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const t = scene('basic', {
      ann: { hand: [...some(5)], deck: [...some(9, 'A')], deckCount: 9 },
      bob: { hand: [...some(5)], deck: [...some(9, 'B')], deckCount: 9 },
      at: 'preparation',
      seed: `lot ${i}`,
    });
    t.until(() => t.turn === 1);
    expect(t.told('revealedForFirst')).toHaveLength(10);
    expect(t.told('firstPlayerFound')[0].byLot).toBe(true);
    firsts.add(t.state.turn[TURN.first]);
  }
  expect(firsts).toEqual(new Set([0, 1]));
});

// MA-SET-21: a deck without a card to reveal leaves it to chance too.
test('without a card to reveal the first player is drawn by lot', () => {
  for (const [ann, bob] of [
    [0, 9],
    [9, 0],
  ]) {
    const t = scene('basic', {
      ann: { hand: [...some(5)], deckCount: ann },
      bob: { hand: [...some(5)], deckCount: bob },
      at: 'preparation',
    });
    t.until(() => t.first !== -1);
    expect(t.told('revealedForFirst')).toEqual([]);
    expect(t.told('firstPlayerFound')[0].byLot).toBe(true);
  }
});
