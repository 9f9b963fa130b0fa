import { expect, test } from 'vitest';
import { able, body, some, squads, stand, type Wish } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const trapper = (wish: Wish = {}) => able('Trapper', { kind: 'Trap Attack' }, wish);
const trapping = (ann: object = {}, bob: object = {}, wish: Wish = {}) =>
  scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(trapper(wish), { ready: 2 }),
      activated: body('Goal', 1, 1, 1, { missionPoints: 4 }),
      ...ann,
    },
    bob: { ...squads('Bob'), ...bob },
    at: 'specialAbilities',
  });

// MA-SA-TRP-01
test('it costs 2 PP and only an Active character can use it', () => {
  const t = trapping();
  t.ann.does('activate', 'Trapper');
  expect(t.ann.pp('A1')).toEqual([0, 2]);
  expect(trapping({ A1: stand(trapper(), { ready: 1 }) }).phase).toBe('challenge');
  expect(trapping({ A1: body('One'), R1: stand(trapper(), { ready: 2 }) }).phase).toBe('challenge');
});

// MA-SA-TRP-02
test('its challenge may be declared against a Reserve character', () => {
  const t = trapping();
  t.ann.does('activate', 'Trapper');
  expect(t.ann.offered('challenge').filter((c) => c.startsWith('Trapper'))).toEqual([
    'Trapper > Bob 1',
    'Trapper > Bob 2',
    'Trapper > Bob 3',
    'Trapper > Bob 4',
    'Trapper > Bob 5',
  ]);
  expect(t.ann.may('challenge', 'Ann 2', 'Bob 4')).toBe(false);
});

// MA-SA-TRP-03, MA-SA-TRP-03.e1
test('the fight uses the own Power Points of the Reserve slot', () => {
  const t = trapping({}, { R1: stand(body('Target'), { ready: 1 }) }, { attack: 750 });
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Target']);
  expect(t.fight()).toBe('exhausted 750:700+250');
  expect([t.bob.pp('R1'), t.bob.who('R1')]).toEqual([[0, 0], 'Target']);
});

// MA-SA-TRP-03: Boost and Super Hit run as usual, on both sides.
test('a Reserve target is boosted and takes a Super Hit like any other', () => {
  const target = body('Target');
  const t = trapping(
    { hand: [...some(1)] },
    { R1: stand(target, { ready: 1 }), hand: [target, ...some(1)] },
    { attack: 1200 },
  );
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Target']);
  t.ann.does('boost', 'Some 1');
  t.bob.does('boost', 'Some 1').does('superHit', 'Target');
  expect(t.comparisons).toEqual(['defeated 1300:950+250']);
});

// MA-SA-TRP-04, MA-SA-TRP-05, MA-SA-TRP-05.e1, MA-AMB-40
test('its defeat gives one point and completes nothing', () => {
  const t = trapping({}, {}, { attack: 2000 });
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Bob 5']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed, t.ann.discard, t.bob.who('R2')]).toEqual([1, 0, ['Goal'], undefined]);
});

// MA-SA-TRP-06
test('defeating the own Nemesis in the Reserve wins the game', () => {
  const t = trapping({}, {}, { attack: 2000, nemesis: ['Bob 4'] });
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Bob 4']);
  t.until(() => t.result !== undefined);
  expect(t.result).toEqual(['ann', 'battleOfFate']);
});

// MA-SA-TRP-07, MA-AMB-41
test('it stays a Trap Attack when Switch brings an Active character to fight it', () => {
  const switcher = stand(able('Switcher', { kind: 'Switch' }), { ready: 1 });
  const t = trapping({}, { A1: switcher }, { attack: 2000 });
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Bob 4']);
  t.bob.does('activate', 'Switcher', 'Bob 4');
  t.toPhase('checkPoint');
  expect(t.bob.squads).toEqual(['A1 Bob 4', 'A2 Bob 2', 'A3 Bob 3', 'R2 Bob 5']);
  expect([t.ann.points, t.ann.completed]).toEqual([1, 0]);
});

// MA-SA-TRP-08
test('it cannot be activated against an empty Reserve', () => {
  const open = stand(able('Open', { kind: 'Bonus Attack', x: 50 }), { ready: 1 });
  const t = trapping({ A2: open }, { R1: { stack: [], ready: 3 }, R2: { stack: [] } });
  expect(t.ann.offered('activate')).toEqual(['Open']);
  expect(t.ann.whyNot('activate', 'Trapper')?.rules).toContain('MA-SA-TRP-08');
});
