import { expect, test } from 'vitest';
import { able, body, squads, stand, type Wish } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const hitter = (wish: Wish = {}) => able('Hitter', { kind: 'Double Hit' }, { attack: 1000, ...wish });
const hitting = (bob: object, ann: object = {}, profile = 'level-1', wish: Wish = {}) => {
  const t = scene(profile, {
    ann: { ...squads('Ann'), A1: stand(hitter(wish), { ready: 2 }), ...ann },
    bob: { ...squads('Bob'), ...bob },
    at: 'specialAbilities',
  });
  if (t.ann.may('activate', 'Hitter')) t.ann.does('activate', 'Hitter');
  return t;
};

// MA-SA-DBL-01
test("it costs 2 PP and applies to this character's challenge", () => {
  const t = hitting(
    { A1: stand(body('One'), { hp: 3 }), A2: stand(body('Two'), { hp: 3 }) },
    { A2: body('Plain', 1000) },
  );
  expect(t.ann.pp('A1')).toEqual([0, 2]);
  t.ann.declares(['Hitter', 'One'], ['Plain', 'Two']);
  t.toPhase('checkPoint');
  expect([t.bob.hp('A1'), t.bob.hp('A2')]).toEqual([1, 2]);
});

// MA-SA-DBL-02, MA-SA-DBL-02.e1
test('a defeated target loses two Hit Points', () => {
  const after = (hp: number) => {
    const t = hitting({ A1: stand(body('Tank'), { hp, ready: 2 }) });
    t.ann.declares(['Hitter', 'Tank']);
    t.fight();
    return [t.bob.hp('A1'), t.bob.pp('A1')];
  };
  expect(after(3)).toEqual([1, [2, 0]]);
  expect(after(2)).toEqual([0, [0, 0]]);
  expect(after(1)).toEqual([0, [0, 0]]);
});

// MA-SA-DBL-03, MA-AMB-48
test('it still gives one point', () => {
  const t = hitting({ A1: stand(body('Tank'), { hp: 3 }) });
  t.ann.declares(['Hitter', 'Tank']);
  t.fight();
  expect(t.ann.points).toBe(1);
});

// MA-SA-DBL-04, MA-AMB-49
test('an exhausted target loses one Power Point', () => {
  const t = hitting({ A1: stand(body('Tank', 700, 900, 250), { ready: 3 }) });
  t.ann.declares(['Hitter', 'Tank']);
  expect([t.fight(), t.bob.pp('A1')]).toEqual(['exhausted 1000:900+250', [2, 0]]);
});

// MA-SA-DBL-05, MA-AMB-50
test('with a weak point of variant A it takes two Hit Points, not more', () => {
  const t = hitting({ A1: stand(body('Tank', 700, 700, 250, { skill: 'Scientific' }), { hp: 5 }) }, {}, 'level-2a', {
    skill: 'Combat',
  });
  t.ann.declares(['Hitter', 'Tank']);
  t.fight();
  expect(t.bob.hp('A1')).toBe(3);
});

// MA-SA-DBL-05: nor do two Double Hits in one group.
test('two Double Hits in a group take two Hit Points', () => {
  const leader = stand(able('Leader', { kind: 'Group Attack' }), { ready: 2 });
  const t = hitting({ A1: stand(body('Tank'), { hp: 5 }) }, { A2: leader });
  t.ann.does('activate', 'Leader').does('group', 'Leader', 'Hitter').does('target', 'Tank').pass();
  t.fight();
  expect(t.bob.hp('A1')).toBe(3);
});

// MA-SA-DBL-06
test('it cannot be activated when the opponent has no Active character', () => {
  const open = stand(able('Open', { kind: 'Bonus Attack', x: 50 }), { ready: 1 });
  const t = hitting({ A1: { stack: [] }, A2: { stack: [] }, A3: { stack: [] } }, { A2: open });
  expect(t.ann.offered('activate')).toEqual(['Open']);
  expect(t.ann.whyNot('activate', 'Hitter')?.rules).toContain('MA-SA-DBL-06');
});
