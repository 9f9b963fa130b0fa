import type { Viewer } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { able, body, some, squads, stand, teamOf, version } from '../test-support/bodies.ts';
import { poolGame, poolTable } from '../test-support/pool.ts';
import { Scene, scene } from '../test-support/scene.ts';

const VIEWERS = [0, 1, 'watcher'] as const;
/** Everything a viewer has been told so far. */
const told = (t: Scene, viewer: Viewer): string =>
  JSON.stringify([t.view(viewer), t.events.map((event) => t.game.redact(event, viewer))]);
const whole = (seed: string): Scene => {
  const table = poolTable(seed);
  return new Scene(poolGame.setup(table), (saved) => poolGame.load(saved, table), poolGame);
};

// MA-HID-01
test('a player sees the own hand; others see its size', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), hand: [...some(3, 'Secret')] },
    bob: squads('Bob'),
    at: 'challenge',
  });
  expect(t.view(0).seats[0].hand?.map((card) => card.key)).toEqual(['secret-1', 'secret-2', 'secret-3']);
  for (const viewer of [1, 'watcher'] as const) {
    expect([t.view(viewer).seats[0].hand, t.view(viewer).seats[0].handCount]).toEqual([undefined, 3]);
    expect(told(t, viewer)).not.toContain('secret');
  }
});

// MA-HID-01: a draw is told with its cards to the one who drew.
test('others hear only how many cards were drawn', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), deck: [...some(9, 'Deep')] },
    bob: squads('Bob'),
    at: 'checkPoint',
    active: 'bob',
  });
  t.bob.pass();
  const [drew] = t.told('drew');
  expect(t.game.redact(drew, 0)).toEqual(drew);
  expect(drew.cards.map((card) => card.key)).toEqual(['deep-1', 'deep-2']);
  for (const viewer of [1, 'watcher'] as const)
    expect(t.game.redact(drew, viewer)).toEqual({ type: 'drew', seat: 0, count: 2, cards: [] });
});

// MA-HID-02
test('nobody sees order or content of a deck; all see its size', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), deck: [...some(4, 'Deep')], deckCount: 7 },
    bob: squads('Bob'),
    at: 'challenge',
  });
  for (const viewer of VIEWERS) {
    expect(t.view(viewer).seats[0].deckCount).toBe(7);
    expect(told(t, viewer)).not.toContain('deep');
  }
});

// MA-HID-03
test('nobody sees the face of a Power Point, its owner included', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), deck: [...some(3, 'Deep')] },
    bob: squads('Bob'),
    at: 'powerUp',
  });
  for (let i = 0; i < 3; i++) t.ann.does('powerUp', 'A1');
  for (const viewer of VIEWERS) expect(told(t, viewer)).not.toContain('deep');
});

// MA-HID-04, MA-AMB-90
test('all see how many Power Points a slot has and how many are engaged', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A2: stand(body('Two'), { ready: 3, engaged: 2 }) },
    bob: squads('Bob'),
    at: 'challenge',
  });
  for (const viewer of VIEWERS) expect(t.view(viewer).seats[0].slots[1]).toMatchObject({ ready: 3, engaged: 2 });
});

// MA-HID-05
test('a Power Point becomes public when it is discarded', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann') },
    bob: { ...squads('Bob'), A1: stand(body('Bob 1'), { ready: 1 }) },
    at: 'challenge',
  });
  const [hidden] = t.bob.pile('A1');
  t.ann.declares(['Ann 1', 'Bob 1']);
  t.until(() => t.phase === 'checkPoint');
  for (const viewer of VIEWERS) expect(t.view(viewer).seats[1].discard.map((card) => card.key)).toEqual(['extra-1-1']);
  expect(hidden).toBe('Extra 1-1');
});

// MA-HID-06
test('within a status the oldest Power Point is engaged and discarded first', () => {
  const hero = able('Hero', { kind: 'Trap Attack' });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(hero, { ready: 4 }) },
    bob: { ...squads('Bob'), A1: body('Bob 1', 750) },
    at: 'specialAbilities',
  });
  const [one, two, three, four] = t.ann.pile('A1');
  t.ann.does('activate', 'Hero').pass();
  t.until(() => t.turn === 5 && t.phase === 'challenge');
  t.bob.declares(['Bob 1', 'Hero']);
  t.until(() => t.phase === 'checkPoint' && t.turn === 5);
  expect(t.ann.discard.at(-1)).toBe(one);
  t.toTurn(6);
  expect([t.ann.discard.includes(two), t.ann.pile('A1').slice(0, 2)]).toEqual([true, [three, four]]);
});

const preparing = () =>
  scene('basic', { ann: { hand: [...some(10, 'Ann')] }, bob: { hand: [...some(10, 'Bob')] }, at: 'preparation' });

// MA-HID-07, MA-HID-08
test('of a sealed choice others know only that it is confirmed', () => {
  const t = preparing();
  const before = JSON.stringify(t.view(1));
  for (let i = 1; i <= 4; i++) {
    t.ann.does('deploy', `Ann ${i}`);
    expect(JSON.stringify(t.view(1))).toBe(before);
    expect(t.view(0).seats[0].chosen).toHaveLength(i);
  }
  t.ann.does('deploy', 'Ann 5');
  expect(t.view(1).seats.map((seat) => seat.confirmed)).toEqual([true, false]);
  expect(told(t, 1)).not.toContain('ann-');
});

// MA-HID-08: the number of questions does not depend on the hand.
test('a hand of few names is asked as often as another', () => {
  const thor = body('Thor');
  const t = scene('basic', { ann: { hand: [thor, thor, thor] }, bob: { hand: [...some(10)] }, at: 'preparation' });
  t.ann.does('deploy', 'Thor').pass().pass().pass();
  expect(t.view(1).seats[0].confirmed).toBe(false);
  t.ann.pass();
  expect(t.view(1).seats[0].confirmed).toBe(true);
});

// MA-HID-09
test('after the reveal all characters with every Hit Point are public', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), R1: { stack: [version(body('Thor'), 'top'), body('Thor')] } },
    bob: squads('Bob'),
    at: 'challenge',
  });
  for (const viewer of VIEWERS) {
    expect(t.view(viewer).seats[0].slots[3].stack.map((card) => card.key)).toEqual(['thor-top', 'thor']);
  }
});

// MA-HID-10
test('Missions are public, order and activated one included', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), missions: [...some(3, 'Goal')] },
    bob: squads('Bob'),
    at: 'missionActivation',
  });
  for (const viewer of VIEWERS) {
    const { missions, activated } = t.view(viewer).seats[0];
    expect([activated?.key, missions.map((card) => card.key)]).toEqual(['goal-1', ['goal-2', 'goal-3']]);
  }
});

// MA-HID-11, MA-AMB-89
test('discard piles are public', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), discard: [...some(2, 'Old')] },
    bob: squads('Bob'),
    at: 'challenge',
  });
  for (const viewer of VIEWERS)
    expect(t.view(viewer).seats[0].discard.map((card) => card.key)).toEqual(['old-1', 'old-2']);
});

// MA-HID-12
test('the Duty Call card and the cards revealed to find the first player are shown to all', () => {
  const t = whole('shown');
  t.until(() => t.turn === 1);
  for (const event of [...t.told('revealedForFirst'), ...t.told('dutyCalled')]) {
    for (const viewer of VIEWERS) expect(t.game.redact(event, viewer)).toEqual(event);
  }
  expect(t.told('revealedForFirst')[0].keys).toHaveLength(2);
});

// MA-HID-13
test('hand cards used for an assembly are shown when they go under the Team', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: body('Thor'), hand: [body('Loki'), teamOf('Pair', ['Thor', 'Loki'])] },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  t.ann.does('assemble', 'Pair', 'A1');
  const [event] = t.told('assembled');
  expect(t.game.redact(event, 1)).toMatchObject({ under: [{ key: 'thor' }, { key: 'loki' }] });
  // Afterwards they are Power Points like any other.
  expect(t.view(1).seats[0].slots[0]).toMatchObject({ ready: 2, engaged: 0 });
  expect(JSON.stringify(t.view(1))).not.toContain('loki');
});

// MA-HID-14
test('a completed Mission in hand makes nothing else in it public', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: body('Giant', 2000), activated: body('Goal'), hand: [...some(2, 'Secret')] },
    bob: squads('Bob'),
    at: 'challenge',
  });
  t.ann.declares(['Giant', 'Bob 1']);
  t.until(() => t.phase === 'checkPoint');
  expect(t.view(1).seats[0]).toMatchObject({ handCount: 3, hand: undefined });
  expect(told(t, 1)).not.toContain('secret');
  expect(told(t, 1)).toContain('goal');
});

// MA-HID-15
test('points and completed Missions are public', () => {
  const t = scene('basic', { ann: { ...squads('Ann'), points: 7, completed: 2 }, bob: squads('Bob'), at: 'challenge' });
  for (const viewer of VIEWERS) expect(t.view(viewer).seats[0]).toMatchObject({ points: 7, completed: 2 });
});

// MA-HID-16: what one seat cannot see may be dealt again without a trace in its view.
test('a view never depends on a hidden card', () => {
  const t = whole('imagine');
  for (let step = 0; step < 60; step++) {
    for (const seat of [0, 1]) {
      const other = t.game.clone(t.state);
      t.game.imagine(other, seat, step);
      expect(JSON.stringify(t.game.view(other, seat))).toBe(JSON.stringify(t.view(seat)));
    }
    t.apply(0);
  }
});

// MA-HID-16: after a shuffle an id says nothing about the card it was.
test('no id can be followed through a shuffle', () => {
  const faces = Array.from({ length: 12 }, (_, i) => {
    const t = scene('basic', {
      ann: { hand: [...some(5)], deck: [...some(12, 'Deep')], deckCount: 12 },
      bob: { hand: [...some(5)] },
      at: 'preparation',
      seed: `follow ${i}`,
    });
    const followed = t.ann.find('Deep 1');
    t.until(() => t.turn === 1);
    return t.nameOf(followed);
  });
  expect(new Set(faces).size).toBeGreaterThan(3);
});

// MA-HID-17
test('cards drawn in Replacement are hidden unless they are played', () => {
  const t = scene('basic', {
    ann: {
      A1: body('One'),
      R1: body('Two'),
      hand: [teamOf('Barred', ['A', 'B'])],
      deck: [teamOf('Kept', ['X', 'Y']), body('Seen')],
    },
    bob: squads('Bob'),
    at: 'replacement',
  });
  t.ann.does('move', 'Two', 'A2');
  // One slot is left for one draw: the Team card, which is kept.
  expect(t.ann.hand).toEqual(['Barred', 'Kept']);
  for (const viewer of [1, 'watcher'] as const) expect(told(t, viewer)).not.toContain('kept');
  const played = scene('basic', {
    ann: { A1: body('One'), R1: body('Two'), deck: [body('Seen')] },
    bob: squads('Bob'),
    at: 'replacement',
  });
  played.ann.does('move', 'Two', 'A2');
  expect([played.ann.who('A3'), told(played, 1).includes('seen')]).toEqual(['Seen', true]);
});
