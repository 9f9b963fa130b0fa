import { expect, test } from 'vitest';
import { able, some, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const recycling = (old: number, hp = 1, x: number | undefined = 1, progressive = true) =>
  scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(able('Junk', { kind: 'Recycle', progressive, ...(x === undefined ? {} : { x }) }), { hp, ready: 1 }),
      A2: stand(able('Open', { kind: 'Bonus Attack', x: 50 }), { ready: 1 }),
      discard: [...some(old, 'Old')],
    },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });

// MA-SA-RCY-01
test('it costs 1 PP and takes cards of choice from the own discard pile to hand', () => {
  const t = recycling(3);
  t.ann.does('activate', 'Junk');
  expect([t.ann.pp('A1'), t.ann.offered()]).toEqual([
    [0, 1],
    ['recycle Old 1', 'recycle Old 2', 'recycle Old 3'],
  ]);
  t.ann.does('recycle', 'Old 2');
  expect([t.ann.hand, t.ann.discard]).toEqual([['Old 2'], ['Old 1', 'Old 3']]);
});

const taken = (hp: number, x?: number, progressive?: boolean) => {
  const t = recycling(12, hp, x, progressive);
  t.ann.does('activate', 'Junk');
  while (t.ann.may('recycle'))
    t.ann.does('recycle', t.ann.offered('recycle').toSorted((a, b) => Number(a.slice(4)) - Number(b.slice(4)))[0]);
  return t.ann.hand.length;
};

// MA-SA-RCY-02, MA-SA-RCY-02.e1, MA-AMB-58
test('the number of cards follows the Hit Points if progressive', () => {
  expect([1, 2, 3, 4, 5].map((hp) => taken(hp, 1, true))).toEqual([1, 2, 3, 3, 3]);
  expect([1, 3, 5].map((hp) => taken(hp, 2, true))).toEqual([2, 6, 6]);
  expect([1, 3, 5].map((hp) => taken(hp, 2, false))).toEqual([2, 2, 2]);
  expect(taken(2, undefined, false)).toBe(1);
});

// MA-SA-RCY-02: picked in ascending order, and never so that the number cannot be reached.
test('every set of cards can be taken in exactly one way', () => {
  const t = recycling(4, 2);
  t.ann.does('activate', 'Junk');
  expect(t.ann.offered('recycle')).toEqual(['Old 1', 'Old 2', 'Old 3']);
  t.ann.does('recycle', 'Old 2');
  expect(t.ann.offered('recycle')).toEqual(['Old 3', 'Old 4']);
});

// MA-SA-RCY-03
test('with fewer cards all are taken, with none it cannot be activated', () => {
  const t = recycling(2, 3);
  t.ann.does('activate', 'Junk');
  expect([t.ann.hand.toSorted(), t.ann.discard]).toEqual([['Old 1', 'Old 2'], []]);
  const none = recycling(0);
  expect(none.ann.offered('activate')).toEqual(['Open']);
  expect(none.ann.whyNot('activate', 'Junk')?.rules).toContain('MA-SA-RCY-03');
});

// MA-SA-RCY-04
test('the cards taken are shown to the opponent', () => {
  const t = recycling(2);
  t.ann.does('activate', 'Junk').does('recycle', 'Old 1');
  const [event] = t.told('recycled');
  expect(t.game.redact(event, 1)).toMatchObject({ type: 'recycled', card: { key: 'old-1' } });
});
