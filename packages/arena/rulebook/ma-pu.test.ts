import { expect, test } from 'vitest';
import { body, some, squads, stand, teamOf } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const powering = (ann: Parameters<typeof scene>[1]['ann']) =>
  scene('basic', { ann, bob: squads('Bob'), at: 'powerUp' });
const power = (t: ReturnType<typeof powering>) => ['A1', 'A2', 'A3', 'R1', 'R2'].map((slot) => t.ann.pp(slot)[0]);

// MA-PU-01
test('the top three cards are taken unseen', () => {
  const t = powering({ ...squads('Ann'), deck: [...some(4, 'Top')] });
  t.ann.does('powerUp', 'A1').does('powerUp', 'A1').does('powerUp', 'A1');
  expect([t.ann.pile('A1'), t.ann.deck[0]]).toEqual([['Top 1', 'Top 2', 'Top 3'], 'Top 4']);
  for (const viewer of [0, 1, 'watcher'] as const)
    expect(JSON.stringify([t.view(viewer), t.events])).not.toContain('top-');
});

// MA-PU-02
test('all three must be assigned', () => {
  const t = powering(squads('Ann'));
  for (let i = 0; i < 3; i++) {
    expect(t.phase).toBe('powerUp');
    expect(t.ann.offered()).not.toContain('pass');
    t.ann.does('powerUp', 'A2');
  }
  expect(t.phase).toBe('challenge');
});

// MA-PU-03, MA-PU-03.e1
test('the three may be split in any way', () => {
  const splits = [
    [
      ['A1', 'A1', 'A1'],
      [3, 0, 0, 0, 0],
    ],
    [
      ['A1', 'A2', 'A3'],
      [1, 1, 1, 0, 0],
    ],
    [
      ['A1', 'A1', 'A2'],
      [2, 1, 0, 0, 0],
    ],
    [
      ['A3', 'R1', 'R2'],
      [0, 0, 1, 1, 1],
    ],
    [
      ['R2', 'R2', 'R2'],
      [0, 0, 0, 0, 3],
    ],
  ] as const;
  for (const [slots, result] of splits) {
    const t = powering(squads('Ann'));
    for (const slot of slots) t.ann.does('powerUp', slot);
    expect(power(t)).toEqual(result);
  }
});

// MA-PU-03: slots are named in ascending order, so that each split is offered once: 35 of them.
test('every split can be reached in exactly one way', () => {
  const seen: string[] = [];
  const walk = (path: readonly string[]): void => {
    const t = powering(squads('Ann'));
    for (const slot of path) t.ann.does('powerUp', slot);
    if (path.length === 3) seen.push(power(t).join(''));
    else for (const slot of t.ann.offered('powerUp')) walk([...path, slot]);
  };
  walk([]);
  expect([seen.length, new Set(seen).size]).toEqual([35, 35]);
});

// MA-PU-04
test('a slot has no limit', () => {
  const t = powering({ A1: stand(body('Thor'), { ready: 40 }) });
  t.ann.does('powerUp', 'A1').does('powerUp', 'A1').does('powerUp', 'A1');
  expect(t.ann.pp('A1')).toEqual([43, 0]);
});

// MA-PU-05
test('Power Points belong to the slot', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: stand(body('Thor'), { ready: 2, engaged: 1 }) },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  t.ann.does('exchange', 'Thor', 'Ann 4');
  expect([t.ann.who('R1'), t.ann.pp('A1'), t.ann.pp('R1')]).toEqual(['Thor', [2, 1], [0, 0]]);
});

// MA-PU-06, MA-AMB-25
test('only an occupied slot takes Power Points', () => {
  const t = powering({ A1: body('Thor'), R2: body('Hulk') });
  expect(t.ann.offered()).toEqual(['powerUp A1', 'powerUp R2']);
  expect(t.ann.whyNot('powerUp', undefined, undefined, 'A2')?.rules).toContain('MA-PU-06');
});

// MA-PU-07, MA-PU-07.e1
test('with two cards left in the deck two are assigned and nobody loses', () => {
  const t = powering({ ...squads('Ann'), deckCount: 2 });
  t.ann.does('powerUp', 'A1').does('powerUp', 'A1');
  expect([t.ann.pp('A1'), t.ann.deck.length, t.result, t.phase]).toEqual([[2, 0], 0, undefined, 'challenge']);
});

// MA-PU-08
test('new Power Points are unengaged', () => {
  const t = powering({ A1: stand(body('Thor'), { engaged: 2 }) });
  t.ann.does('powerUp', 'A1').does('powerUp', 'A1').does('powerUp', 'A1');
  expect(t.ann.pp('A1')).toEqual([3, 2]);
});

// MA-PU-09, MA-AMB-26
test('no hand card becomes a Power Point', () => {
  const t = powering({ ...squads('Ann'), hand: [...some(3)], deckCount: 1 });
  t.ann.does('powerUp', 'A1');
  expect([t.phase, t.ann.hand.length]).toEqual(['challenge', 3]);
});

// MA-PU-10
test('a player with nobody in play takes none', () => {
  const t = scene('basic', { ann: { deck: [], deckCount: 9 }, bob: squads('Bob'), at: 'powerUp' });
  expect([t.ann.deck.length, t.result]).toEqual([9, undefined]);
});

// MA-PU-11, MA-AMB-27
test('an empty slot keeps its Power Points for the next character', () => {
  const pair = teamOf('Pair', ['Thor', 'Loki']);
  const t = scene('basic', {
    ann: { A1: stand(body('Thor'), { ready: 1 }), A2: stand(body('Loki'), { ready: 2 }), hand: [pair, body('Hulk')] },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  t.ann.does('assemble', 'Pair', 'A1').does('play', 'Hulk', 'A2');
  expect(t.ann.pp('A2')).toEqual([2, 0]);
});
