import { expect, test } from 'vitest';
import { able, body, some, squads, stand, teamOf } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const worth = (points: number) => body(`Worth ${points}`, 700, 700, 250, { missionPoints: points });
const swapping = (ann: object = {}, hp = 1, progressive = true) =>
  scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(able('Swapper', { kind: 'New Mission', x: 1, progressive }), { hp, ready: 2 }),
      missions: [worth(2), worth(4), worth(3)],
      hand: [worth(5), worth(1)],
      ...ann,
    },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });

// MA-SA-NEW-01, MA-SA-NEW-04, MA-SA-NEW-05, MA-SA-NEW-05.e1, MA-AMB-56
test('it costs 2 PP and a hand card takes the place of a Mission, which goes to hand', () => {
  const t = swapping();
  t.ann.does('activate', 'Swapper');
  expect([t.ann.pp('A1'), t.ann.offered()]).toEqual([
    [0, 2],
    ['missionOut Worth 2', 'missionOut Worth 3', 'missionOut Worth 4'],
  ]);
  t.ann.does('missionOut', 'Worth 2');
  expect(t.ann.offered()).toEqual(['missionIn Worth 1', 'missionIn Worth 5']);
  t.ann.does('missionIn', 'Worth 5');
  expect([t.ann.missions, t.ann.hand.toSorted()]).toEqual([
    ['Worth 5', 'Worth 4', 'Worth 3'],
    ['Worth 1', 'Worth 2'],
  ]);
});

/** How many exchanges are allowed. */
const allowed = (hp: number, progressive: boolean) => {
  const t = swapping({ hand: [...some(5)] }, hp, progressive);
  t.ann.does('activate', 'Swapper');
  let count = 0;
  while (t.ann.may('missionOut')) {
    t.ann.does('missionOut', t.ann.offered('missionOut')[0]).does('missionIn', `Some ${++count}`);
  }
  return count;
};

// MA-SA-NEW-02, MA-SA-NEW-02.e1
test('the number of exchanges follows the Hit Points if progressive', () => {
  expect([1, 2, 3, 4, 5].map((hp) => allowed(hp, true))).toEqual([1, 2, 3, 3, 3]);
  expect([1, 2, 3, 4, 5].map((hp) => allowed(hp, false))).toEqual([1, 1, 1, 1, 1]);
});

// MA-SA-NEW-03
test('the activated Mission cannot be exchanged', () => {
  const t = swapping({ activated: worth(5), hand: [worth(1)] });
  t.ann.does('activate', 'Swapper');
  expect(t.ann.offered('missionOut')).toEqual(['Worth 2', 'Worth 3', 'Worth 4']);
});

// MA-SA-NEW-06
test('Team cards may be put in and taken out', () => {
  const pair = teamOf('Pair', ['X', 'Y']);
  const t = swapping({ hand: [pair], missions: [teamOf('Old Team', ['V', 'W'])] });
  t.ann.does('activate', 'Swapper').does('missionOut', 'Old Team').does('missionIn', 'Pair');
  expect([t.ann.missions, t.ann.hand]).toEqual([['Pair'], ['Old Team']]);
});

// MA-SA-NEW-07
test('it needs a hand and a Mission', () => {
  const open = stand(able('Open', { kind: 'Bonus Attack', x: 50 }), { ready: 1 });
  for (const lack of [{ hand: [] }, { missions: [] }]) {
    const t = swapping({ A2: open, ...lack });
    expect(t.ann.offered('activate')).toEqual(['Open']);
    expect(t.ann.whyNot('activate', 'Swapper')?.rules).toContain('MA-SA-NEW-07');
  }
});

// MA-SA-NEW-08
test('exchanges are made one after the other, at least one, and a Mission may come back elsewhere', () => {
  const t = swapping({ hand: [worth(5)] }, 2);
  t.ann.does('activate', 'Swapper');
  expect(t.ann.offered()).not.toContain('pass');
  t.ann.does('missionOut', 'Worth 2').does('missionIn', 'Worth 5');
  expect(t.ann.offered()).toContain('pass');
  t.ann.does('missionOut', 'Worth 3').does('missionIn', 'Worth 2');
  expect([t.ann.missions, t.ann.hand]).toEqual([['Worth 5', 'Worth 4', 'Worth 2'], ['Worth 3']]);
  const once = swapping({ hand: [worth(5)] }, 2);
  once.ann.does('activate', 'Swapper').does('missionOut', 'Worth 2').does('missionIn', 'Worth 5').pass();
  expect(once.phase).toBe('challenge');
});
