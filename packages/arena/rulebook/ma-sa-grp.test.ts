import { expect, test } from 'vitest';
import { able, body, some, squads, stand, teamOf, type Wish } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const cap = (wish: Wish = {}) => body('Captain America', 700, 700, 250, { ability: { kind: 'Group Attack' }, ...wish });
const ironMan = (wish: Wish = {}) => body('Iron Man', 750, 700, 250, wish);
const loner = (name: string) => body(name, 700, 700, 250, { affiliation: 'Loners' });

const leading = (ann: object = {}, bob: object = {}, more: object = {}) =>
  scene('level-1', {
    ann: {
      A1: stand(cap(), { ready: 2 }),
      A2: ironMan(),
      A3: loner('Thor'),
      R1: loner('Four'),
      R2: loner('Five'),
      ...ann,
    },
    bob: { ...squads('Bob'), ...bob },
    at: 'specialAbilities',
    ...more,
  });
const grouped = (...given: Parameters<typeof leading>) => {
  const t = leading(...given);
  t.ann.does('activate', 'Captain America');
  if (t.phase === 'specialAbilities') t.ann.pass();
  return t;
};

// MA-SA-GRP-01
test('it costs 2 PP in phase 6, by an Active character', () => {
  const t = leading();
  t.ann.does('activate', 'Captain America');
  expect(t.ann.pp('A1')).toEqual([0, 2]);
  expect(leading({ A1: stand(cap(), { ready: 1 }) }).phase).toBe('challenge');
  const back = leading({ A1: ironMan(), A2: body('Hulk'), R1: stand(cap(), { ready: 2 }) });
  expect(back.phase).toBe('challenge');
});

// MA-SA-GRP-02
test('exactly one own Active character of the same affiliation may join', () => {
  const t = grouped({ R1: body('Falcon') });
  expect(t.ann.offered('group')).toEqual(['Captain America > Iron Man']);
  expect(t.ann.whyNot('group', 'Captain America', 'Thor')?.rules).toContain('MA-SA-GRP-02');
  expect(t.ann.whyNot('group', 'Captain America', 'Falcon')?.rules).toContain('MA-SA-GRP-02');
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 1');
  expect(t.told('challengeDeclared')).toMatchObject([{ leader: 0, partner: 1, against: 5 }]);
});

// MA-SA-GRP-02: without the ability nobody joins (MA-CH-04).
test('a leader that has not activated it challenges alone', () => {
  const t = leading();
  t.ann.pass();
  expect(t.ann.offered('group')).toEqual([]);
  expect(t.ann.whyNot('group', 'Captain America', 'Iron Man')?.rules).toContain('MA-SA-GRP-01');
});

// MA-SA-GRP-03
test('Good and Evil never group, Neutral fits either', () => {
  const may = (one: 'Good' | 'Neutral' | 'Evil', two: 'Good' | 'Neutral' | 'Evil') =>
    leading({ A1: stand(cap({ alignment: one }), { ready: 2 }), A2: ironMan({ alignment: two }) }).phase ===
    'specialAbilities';
  expect([may('Good', 'Evil'), may('Evil', 'Good')]).toEqual([false, false]);
  expect([may('Good', 'Good'), may('Evil', 'Evil'), may('Neutral', 'Evil'), may('Good', 'Neutral')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

// MA-SA-GRP-04
test('a called character cannot be the partner', () => {
  expect(leading({}, {}, { called: 'Iron Man' }).phase).toBe('challenge');
  const t = leading({ A3: body('Thor') }, {}, { called: 'Iron Man' });
  t.ann.does('activate', 'Captain America');
  expect(t.ann.offered('group')).toEqual(['Captain America > Thor']);
  expect(t.ann.whyNot('group', 'Captain America', 'Iron Man')?.rules).toEqual(['MA-SA-GRP-04']);
});

// MA-SA-GRP-05, MA-SA-GRP-05.e1
test('the attack is the sum of both', () => {
  const t = grouped({}, { A1: stand(body('Target', 700, 700, 250), { ready: 3 }) });
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Target').pass();
  expect(t.fight()).toBe('defeated 1450:700+250');
});

// MA-SA-GRP-05: with the Bonus Attacks of both.
test('bonuses of both members count', () => {
  const booster = stand(able('Booster', { kind: 'Bonus Attack', x: 50, target: { affiliation: 'Heroes' } }), {
    ready: 1,
  });
  const t = leading({ R1: booster });
  t.ann.does('activate', 'Booster').does('activate', 'Captain America');
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 1').pass();
  expect(t.fight()).toBe('defeated 1550:700+250');
});

// MA-SA-GRP-06: Brute Force of the partner ignores the Defence of the target.
test('an offensive ability of either member applies to the challenge', () => {
  const brute = stand(ironMan({ ability: { kind: 'Brute Force' } }), { ready: 3 });
  const t = leading({ A2: brute }, { A1: stand(body('Wall', 100, 5000, 2000), { ready: 1 }) });
  t.ann.does('activate', 'Iron Man').does('activate', 'Captain America');
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Wall').pass();
  expect(t.fight()).toBe('exhausted 1450:0+2000');
  const trap = stand(ironMan({ ability: { kind: 'Trap Attack' } }), { ready: 3 });
  const reserve = leading({ A2: trap });
  reserve.ann
    .does('activate', 'Iron Man')
    .does('activate', 'Captain America')
    .does('group', 'Captain America', 'Iron Man');
  expect(reserve.ann.offered('target')).toEqual(['Bob 1', 'Bob 2', 'Bob 3', 'Bob 4', 'Bob 5']);
});

// MA-SA-GRP-06: Double Hit of the partner takes two Hit Points.
test('the partner brings its Double Hit', () => {
  const t = leading(
    { A2: stand(ironMan({ ability: { kind: 'Double Hit' } }), { ready: 2 }) },
    { A1: stand(body('Tank'), { hp: 3 }) },
  );
  t.ann.does('activate', 'Iron Man').does('activate', 'Captain America');
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Tank').pass();
  t.fight();
  expect(t.bob.hp('A1')).toBe(1);
});

// MA-SA-GRP-07, MA-SA-GRP-07.e1
test('the partner launches nothing of its own, a third character may', () => {
  const t = grouped();
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 1');
  expect(t.ann.offered('challenge')).toEqual(['Thor > Bob 2', 'Thor > Bob 3']);
  expect(t.ann.whyNot('challenge', 'Iron Man', 'Bob 2')?.rules).toEqual(['MA-SA-GRP-07']);
  t.ann.does('challenge', 'Thor', 'Bob 2');
  expect(t.told('challengeDeclared')).toHaveLength(2);
  expect(t.ann.offered()).toEqual(['resolve Captain America', 'resolve Thor']);
});

// MA-SA-GRP-07: nor may a character that has launched join.
test('a character with a challenge of its own cannot be the partner', () => {
  const t = grouped();
  t.ann.does('challenge', 'Iron Man', 'Bob 1');
  expect(t.ann.offered('group')).toEqual([]);
  expect(t.ann.whyNot('group', 'Captain America', 'Iron Man')?.rules).toEqual(['MA-CH-05']);
});

// MA-SA-GRP-08
test('a group is one challenge against one target', () => {
  const t = grouped();
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 2').pass();
  t.toPhase('checkPoint');
  expect([t.comparisons.length, t.ann.points]).toEqual([1, 1]);
});

// MA-SA-GRP-09, MA-AMB-39
test('two leaders do not make a group of three', () => {
  const second = stand(ironMan({ ability: { kind: 'Group Attack' } }), { ready: 2 });
  const t = leading({ A2: second, A3: body('Thor') });
  t.ann.does('activate', 'Iron Man').does('activate', 'Captain America');
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 1');
  expect(t.ann.offered()).toEqual(['challenge Thor > Bob 2', 'challenge Thor > Bob 3', 'pass']);
});

// MA-SA-GRP-10
test("a group's Boost is taken on one member and limited by its Power Points", () => {
  const t = grouped({ A1: stand(cap(), { ready: 3 }), A2: stand(ironMan(), { ready: 1 }), hand: [...some(6)] });
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 1').pass();
  expect(t.ann.offered()).toEqual(['boostWith Captain America', 'boostWith Iron Man', 'pass']);
  t.ann.does('boostWith', 'Iron Man').does('boost', 'Some 1');
  expect(t.phase).toBe('superHit');
  t.ann.pass();
  expect(t.comparisons).toEqual(['defeated 1550:700+250']);
});

// MA-SA-GRP-10: where one member has no Power Points the other takes the Boost.
test('a member without Power Points takes no Boost', () => {
  const t = grouped({ A1: stand(cap(), { ready: 2 }), hand: [...some(6)] });
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 1').pass();
  t.ann.does('boost', 'Some 1').does('boost', 'Some 2');
  expect(t.phase).toBe('superHit');
  const other = leading({ A1: cap(), A2: stand(ironMan(), { ready: 1 }), hand: [...some(3)] });
  expect(other.phase).toBe('challenge');
});

// MA-SA-GRP-11
test('a Super Hit may be a copy of either member', () => {
  const t = grouped({ hand: [ironMan(), cap(), loner('Thor'), body('Hulk')] });
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Bob 1').pass();
  t.until(() => t.phase === 'superHit');
  expect(t.ann.offered('superHit')).toEqual(['Captain America', 'Iron Man']);
  t.ann.does('superHit', 'Iron Man');
  expect(t.comparisons).toEqual(['defeated 1650:700+250']);
});

// MA-SA-GRP-12
test('a counterstrike hits the leader', () => {
  const t = grouped({}, { A1: stand(able('Spiky', { kind: 'Counterattack' }, { attack: 2000 }), { ready: 1 }) });
  t.ann.does('group', 'Captain America', 'Iron Man').does('target', 'Spiky').pass();
  expect(t.bob.offered('activate')).toEqual(['Spiky > Captain America']);
  t.bob.does('activate', 'Spiky');
  t.toPhase('checkPoint');
  expect([t.ann.who('A1'), t.ann.who('A2')]).toEqual([undefined, 'Iron Man']);
});

// MA-SA-GRP-13
test('the leader may challenge alone after all', () => {
  const t = grouped();
  t.ann.declares(['Captain America', 'Bob 1']);
  expect([t.fight(), t.ann.pp('A1')]).toEqual(['defeated 700:700+250', [0, 2]]);
});

// MA-SA-GRP-14
test('it cannot be activated without a possible partner', () => {
  const others = [loner('Two'), { stack: [] }, ironMan({ alignment: 'Evil' })];
  for (const A2 of others) {
    const t = leading({
      A1: stand(cap({ alignment: 'Good' }), { ready: 2 }),
      A2,
      R1: stand(able('Open', { kind: 'Bonus Attack', x: 50 }), { ready: 1 }),
    });
    expect(t.ann.offered('activate')).toEqual(['Open']);
    expect(t.ann.whyNot('activate', 'Captain America')?.rules).toContain('MA-SA-GRP-14');
  }
});

// MA-SA-GRP-14: a Team is a partner like any other, with its own affiliation.
test('a Team may lead and join', () => {
  const t = leading({ A2: teamOf('Heroes Two', ['X', 'Y']) });
  t.ann
    .does('activate', 'Captain America')
    .does('group', 'Captain America', 'Heroes Two')
    .does('target', 'Bob 1')
    .pass();
  expect(t.fight()).toBe('defeated 1700:700+250');
});
