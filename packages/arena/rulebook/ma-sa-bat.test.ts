import { expect, test } from 'vitest';
import type { Ability } from '../src/language/index.ts';
import { able, body, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const bonus = (x: number, more: Partial<Ability> = {}): Ability => ({ kind: 'Bonus Attack', x, ...more });
const using = (ability: Ability, hp = 1, ann: object = {}, bob: object = {}) =>
  scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(able('Hero', ability), { hp, ready: 2 }), ...ann },
    bob: { ...squads('Bob'), ...bob },
    at: 'specialAbilities',
  });

// MA-SA-BAT-01, MA-SA-BAT-01.e1
test('it costs 1 PP and adds X to Attack, times Hit Points if progressive', () => {
  const t = using(bonus(100, { progressive: true }), 2);
  t.ann.does('activate', 'Hero');
  expect([t.ann.attack('A1'), t.ann.pp('A1')]).toEqual([900, [1, 1]]);
  const plain = using(bonus(150), 2);
  plain.ann.does('activate', 'Hero');
  expect(plain.ann.attack('A1')).toBe(850);
});

// MA-SA-BAT-01: it counts in the challenge.
test('the bonus is part of the attack', () => {
  const t = using(bonus(150));
  t.ann.does('activate', 'Hero').declares(['Hero', 'Bob 1']);
  expect(t.fight()).toBe('defeated 850:700+250');
});

// MA-SA-BAT-02
test('by default it helps the character itself', () => {
  const t = using(bonus(150));
  t.ann.does('activate', 'Hero');
  expect(['A1', 'A2', 'R1'].map((slot) => t.ann.attack(slot))).toEqual([850, 700, 700]);
});

// MA-SA-BAT-03
test('a printed target extends it to all own characters that match', () => {
  const evil = body('Evil One', 700, 700, 250, { alignment: 'Evil' });
  const t = using(
    bonus(100, { target: { alignment: 'Evil' } }),
    1,
    { A2: evil, R1: { ...evil, name: 'Evil Two', key: 'evil-two' } },
    { A1: evil },
  );
  t.ann.does('activate', 'Hero');
  expect(['A1', 'A2', 'A3', 'R1'].map((slot) => t.ann.attack(slot))).toEqual([700, 800, 700, 800]);
  expect(t.bob.attack('A1')).toBe(700);
});

// MA-SA-BAT-04, MA-SA-BAT-04.e1: the bonus comes from a comrade, since a character has one ability.
test("it lasts through the opponent's turn and counts for Counterattack", () => {
  const spiky = stand(able('Spiky', { kind: 'Counterattack' }), { ready: 1 });
  const t = using(bonus(100, { target: { name: 'Spiky' } }), 1, { A2: spiky }, { A1: body('Bob 1', 500, 500, 200) });
  t.ann.does('activate', 'Hero').pass();
  t.until(() => t.turn === 5 && t.phase === 'challenge');
  t.bob.declares(['Bob 1', 'Spiky']);
  t.ann.does('activate', 'Spiky');
  t.until(() => t.comparisons.length === 2);
  expect(t.comparisons).toContain('counter defeated 800:500+200');
});

// MA-SA-BAT-05
test('it cannot be activated when nobody would receive it', () => {
  const open = stand(able('Open', bonus(50)), { ready: 1 });
  const t = using(bonus(100, { target: { skill: 'Cosmic' } }), 1, { A2: open });
  expect(t.ann.offered('activate')).toEqual(['Open']);
  expect(t.ann.whyNot('activate', 'Hero')?.rules).toContain('MA-SA-BAT-05');
});
