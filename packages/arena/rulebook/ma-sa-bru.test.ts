import { expect, test } from 'vitest';
import { able, body, some, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const brute = (attack: number) => able('Brute', { kind: 'Brute Force' }, { attack });
const forcing = (attack: number, bob: object = {}, ann: object = {}) => {
  const t = scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(brute(attack), { ready: 3 }),
      activated: body('Goal', 1, 1, 1, { missionPoints: 4 }),
      ...ann,
    },
    bob: { ...squads('Bob'), ...bob },
    at: 'specialAbilities',
  });
  if (t.ann.may('activate', 'Brute')) t.ann.does('activate', 'Brute');
  return t;
};
const wall = (ready: number) => stand(body('Wall', 100, 900, 400), { ready });

// MA-SA-BRU-01
test("it costs 3 PP and applies to this character's challenge", () => {
  const t = forcing(700, { A1: wall(5), A2: stand(body('Other', 100, 900, 400), { ready: 1 }) });
  expect(t.ann.pp('A1')).toEqual([0, 3]);
  t.ann.declares(['Brute', 'Wall'], ['Ann 2', 'Other']);
  t.toPhase('checkPoint');
  expect(t.comparisons).toEqual(['defeated 700:0+400', 'ineffective 700:900+400']);
});

// MA-SA-BRU-02, MA-SA-BRU-03, MA-SA-BRU-03.e1
test('Defence is ignored; Attack equal to Resistance defeats', () => {
  const t = forcing(400, { A1: wall(5) });
  t.ann.declares(['Brute', 'Wall']);
  expect([t.fight(), t.bob.who('A1')]).toEqual(['defeated 400:0+400', undefined]);
});

// MA-SA-BRU-04, MA-SA-BRU-04.e1, MA-AMB-42
test('Attack below Resistance exhausts and is never ineffective', () => {
  const t = forcing(350, { A1: wall(1) });
  t.ann.declares(['Brute', 'Wall']);
  expect([t.fight(), t.bob.pp('A1')]).toEqual(['exhausted 350:0+400', [0, 0]]);
  const bare = forcing(350, { A1: wall(0) });
  bare.ann.declares(['Brute', 'Wall']);
  expect([bare.fight(), bare.bob.who('A1')]).toEqual(['defeated 350:0+400', undefined]);
});

// MA-SA-BRU-05, MA-AMB-43
test('defence bonuses are ignored, and the discards of the defence are not offered', () => {
  const guard = able('Guard', { kind: 'Bonus Defence', x: 500 }, { defence: 900, resistance: 400 });
  const t = forcing(350, { A1: stand(guard, { ready: 2 }), hand: [guard, ...some(3)] }, { hand: [...some(1)] });
  t.ann.declares(['Brute', 'Guard']);
  t.bob.does('activate', 'Guard');
  expect(t.deciding).toBe('ann');
  t.ann.pass().pass();
  expect(t.comparisons).toEqual(['exhausted 350:0+400']);
  expect(t.bob.hand).toHaveLength(4);
});

// MA-SA-BRU-06
test('its defeat of an Active character completes the Mission', () => {
  const t = forcing(400, { A1: wall(5) });
  t.ann.declares(['Brute', 'Wall']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed]).toEqual([5, 1]);
});

// MA-SA-BRU-07
test('it cannot be activated when the opponent has no Active character', () => {
  const open = stand(able('Open', { kind: 'Bonus Attack', x: 50 }), { ready: 1 });
  const t = forcing(400, { A1: { stack: [] }, A2: { stack: [] }, A3: { stack: [] } }, { A2: open });
  expect(t.ann.offered('activate')).toEqual(['Open']);
  expect(t.ann.whyNot('activate', 'Brute')?.rules).toContain('MA-SA-BRU-07');
});
