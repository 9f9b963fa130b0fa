import { expect, test } from 'vitest';
import type { Ability } from '../src/language/index.ts';
import { able, body, squads, stand, type Wish } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const bonus = (x: number, more: Partial<Ability> = {}): Ability => ({ kind: 'Bonus Defence', x, ...more });
const guarding = (ability: Ability, hp = 1, bob: object = {}, wish: Wish = {}, ann: object = {}) => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), ...ann },
    bob: { ...squads('Bob'), A1: stand(able('Guard', ability, { defence: 650, ...wish }), { hp, ready: 2 }), ...bob },
    at: 'challenge',
  });
  t.ann.declares(['Ann 1', 'Guard']);
  return t;
};

// MA-SA-BDF-01, MA-SA-BDF-01.e1
test('it costs 1 PP and adds X to Defence, times Hit Points if progressive', () => {
  for (const hp of [3, 5]) {
    const t = guarding(bonus(50, { progressive: true }), hp);
    t.bob.does('activate', 'Guard');
    expect(t.bob.defence('A1')).toBe(800);
  }
  const t = guarding(bonus(100), 3);
  t.bob.does('activate', 'Guard');
  expect([t.bob.defence('A1'), t.told('abilityActivated')[0].engaged]).toEqual([750, 1]);
});

// MA-SA-BDF-02, MA-AMB-55
test('by default it helps the character itself', () => {
  const t = guarding(bonus(100));
  t.bob.does('activate', 'Guard');
  expect(['A1', 'A2', 'R1'].map((slot) => t.bob.defence(slot))).toEqual([750, 700, 700]);
});

// MA-SA-BDF-03
test('a printed target extends it to all own characters that match', () => {
  const spy = body('Spy', 700, 700, 250, { affiliation: 'Spies' });
  const t = guarding(bonus(100, { target: { affiliation: 'Spies' } }), 1, { R2: spy });
  t.bob.does('activate', 'Guard');
  expect(['A1', 'A2', 'R2'].map((slot) => t.bob.defence(slot))).toEqual([650, 700, 800]);
  expect(t.ann.defence('A1')).toBe(700);
});

// MA-SA-BDF-04
test("it lasts to the end of the opponent's turn", () => {
  const t = guarding(bonus(100));
  t.bob.does('activate', 'Guard');
  t.toPhase('checkPoint');
  expect(t.bob.defence('A1')).toBe(750);
  t.toTurn(5);
  expect(t.bob.defence('A1')).toBe(650);
});

// MA-SA-BDF-05, MA-SA-BDF-05.e1
test('it raises the threshold of a defeat too', () => {
  const against = (attack: number) => {
    const t = guarding(bonus(100), 1, {}, {}, { A1: body('Ann 1', attack) });
    t.bob.does('activate', 'Guard');
    return t.fight();
  };
  expect([700, 750, 950, 1000].map(against)).toEqual([
    'ineffective 700:750+250',
    'exhausted 750:750+250',
    'exhausted 950:750+250',
    'defeated 1000:750+250',
  ]);
});

// MA-SA-BDF-06
test('it cannot be activated when nobody would receive it', () => {
  const open = stand(able('Open', bonus(50)), { ready: 1 });
  const t = guarding(bonus(100, { target: { name: 'Nobody' } }), 1, { A2: open });
  expect(t.bob.offered('activate')).toEqual(['Open']);
  expect(t.bob.whyNot('activate', 'Guard')?.rules).toContain('MA-SA-BDF-06');
});
