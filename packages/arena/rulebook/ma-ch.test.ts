import { expect, test } from 'vitest';
import { able, body, some, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const challenging = (ann: object = {}, bob: object = {}, more: object = {}, profile = 'basic') =>
  scene(profile, { ann: { ...squads('Ann'), ...ann }, bob: { ...squads('Bob'), ...bob }, at: 'challenge', ...more });

// MA-CH-01, MA-CH-02, MA-CH-03
test('Active characters challenge opposing Active characters', () => {
  const t = challenging();
  const pairs = ['Ann 1', 'Ann 2', 'Ann 3'].flatMap((one) =>
    ['Bob 1', 'Bob 2', 'Bob 3'].map((two) => `challenge ${one} > ${two}`),
  );
  expect(t.ann.offered()).toEqual([...pairs, 'pass']);
  expect(t.ann.whyNot('challenge', 'Ann 4', 'Bob 1')?.rules).toEqual(['MA-CH-02']);
  expect(t.ann.whyNot('challenge', 'Ann 1', 'Bob 4')?.rules).toContain('MA-CH-03');
  expect(t.ann.whyNot('challenge', 'Ann 1', undefined, 'mission')?.rules).toContain('MA-CH-03');
});

// MA-CH-04
test('a challenge is one against one', () => {
  const t = challenging({ A1: able('Ann 1', { kind: 'Group Attack' }) });
  t.ann.declares(['Ann 1', 'Bob 1']);
  expect(t.told('challengeDeclared')).toEqual([
    { type: 'challengeDeclared', seat: 0, challenge: 0, leader: 0, against: 5 },
  ]);
});

// MA-CH-05
test('a character launches one challenge a turn', () => {
  const t = challenging();
  t.ann.does('challenge', 'Ann 1', 'Bob 1');
  expect(t.ann.offered('challenge').some((pair) => pair.startsWith('Ann 1'))).toBe(false);
  expect(t.ann.whyNot('challenge', 'Ann 1', 'Bob 2')?.rules).toEqual(['MA-CH-05']);
});

const marvels = () =>
  challenging(
    { A1: body('Captain America'), A2: body('Thor'), A3: body('Iron Man') },
    { A1: body('Nebula'), A2: body('Thanos'), A3: body('Loki') },
  );

// MA-CH-06, MA-CH-06.e1, MA-AMB-59
test('a character is the target of one challenge a turn', () => {
  const t = marvels();
  t.ann.declares(['Captain America', 'Nebula'], ['Thor', 'Thanos'], ['Iron Man', 'Loki']);
  expect(t.told('challengeDeclared')).toHaveLength(3);
  const twice = marvels();
  twice.ann.does('challenge', 'Captain America', 'Loki');
  expect(twice.ann.may('challenge', 'Iron Man', 'Loki')).toBe(false);
  expect(twice.ann.whyNot('challenge', 'Iron Man', 'Loki')?.rules).toEqual(['MA-CH-06']);
});

// MA-AMB-59: the other reading lets several challenge one; a challenge whose target is gone lapses.
test('a profile may let several challenge one target', () => {
  const t = challenging({ A1: body('Giant', 2000) }, {}, {}, 'basic+shared-targets');
  t.ann.declares(['Giant', 'Bob 1'], ['Ann 2', 'Bob 1']);
  t.ann.does('resolve', 'Giant');
  t.toPhase('checkPoint');
  expect([t.comparisons, t.told('challengeLapsed')]).toEqual([
    ['defeated 2000:700+250'],
    [{ type: 'challengeLapsed', seat: 0, challenge: 1 }],
  ]);
  expect(t.ann.points).toBe(1);
  const twice = challenging({}, { A1: stand(body('Bob 1'), { ready: 2 }) }, {}, 'basic+shared-targets');
  twice.ann.declares(['Ann 1', 'Bob 1'], ['Ann 2', 'Bob 1'], ['Ann 3', 'Bob 1']);
  twice.toPhase('checkPoint');
  expect(twice.comparisons).toHaveLength(3);
  expect(twice.bob.who('A1')).toBeUndefined();
});

// MA-CH-07, MA-AMB-60
test('a turn has none to three challenges', () => {
  const none = challenging();
  none.ann.pass();
  expect([none.phase, none.comparisons]).toEqual(['checkPoint', []]);
  const three = challenging();
  three.ann.declares(['Ann 1', 'Bob 1'], ['Ann 2', 'Bob 2'], ['Ann 3', 'Bob 3']);
  three.toPhase('checkPoint');
  expect(three.comparisons).toHaveLength(3);
});

// MA-CH-08
test('nobody challenges on the opening turn', () => {
  const t = challenging({}, {}, { turn: 1 });
  expect(t.phase).toBe('checkPoint');
});

// MA-CH-09
test('a called character neither launches nor joins', () => {
  const t = challenging({}, {}, { called: 'Ann 2' });
  expect(t.ann.offered('challenge').map((pair) => pair.slice(0, 5))).toEqual([
    'Ann 1',
    'Ann 1',
    'Ann 1',
    'Ann 3',
    'Ann 3',
    'Ann 3',
  ]);
  expect(t.ann.whyNot('challenge', 'Ann 2', 'Bob 1')?.rules).toContain('MA-CH-09');
});

// MA-CH-10
test('challenging costs nothing', () => {
  const t = challenging({ A1: stand(body('Ann 1', 100), { ready: 2, engaged: 1 }) });
  t.ann.declares(['Ann 1', 'Bob 1']);
  t.toPhase('checkPoint');
  expect(t.ann.pp('A1')).toEqual([2, 1]);
});

// MA-CH-11
test('a declared challenge is not withdrawn or re-aimed', () => {
  const t = challenging();
  t.ann.does('challenge', 'Ann 1', 'Bob 1').does('challenge', 'Ann 2', 'Bob 2');
  expect(t.ann.offered()).toEqual(['challenge Ann 3 > Bob 3', 'pass']);
  t.ann.pass();
  expect(t.ann.offered()).toEqual(['resolve Ann 1', 'resolve Ann 2']);
});

// MA-CH-12, MA-AMB-61
test('Good and Evil characters may launch separate challenges', () => {
  const t = challenging({
    A1: body('Hero', 700, 700, 250, { alignment: 'Good' }),
    A2: body('Villain', 700, 700, 250, { alignment: 'Evil' }),
  });
  t.ann.declares(['Hero', 'Bob 1'], ['Villain', 'Bob 2']);
  t.toPhase('checkPoint');
  expect(t.comparisons).toHaveLength(2);
});

// MA-CH-13, MA-AMB-96
test('an empty Active Squad can be met only by Trap Attack and Attack Mission', () => {
  const empty = { A1: { stack: [] }, A2: { stack: [] }, A3: { stack: [] } };
  expect(challenging({ activated: body('Goal') }, empty).phase).toBe('checkPoint');
  const t = scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(able('Trapper', { kind: 'Trap Attack' }), { ready: 2 }),
      A2: stand(able('Raider', { kind: 'Attack Mission' }), { ready: 3 }),
      activated: body('Goal'),
    },
    bob: { ...squads('Bob'), ...empty, hand: [...some(3)] },
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Trapper').does('activate', 'Raider');
  expect(t.ann.offered('challenge')).toEqual(['Raider > Extra 1-1', 'Trapper > Bob 4', 'Trapper > Bob 5']);
  expect(t.ann.whyNot('challenge', 'Trapper', undefined, 'A1')?.rules).toContain('MA-CH-13');
  t.ann.pass();
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed, t.bob.squads]).toEqual([0, 0, ['R1 Bob 4', 'R2 Bob 5']]);
});
