import { expect, test } from 'vitest';
import { LEVELS } from '../src/profiles/profile.ts';
import { body, some, squads, stand, teamOf, version } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const hero = body('Hero');
const target = body('Target', 700, 700, 250);
const hitting = (ann: object, bob: object = {}, profile = 'basic') => {
  const t = scene(profile, {
    ann: { ...squads('Ann'), A1: hero, ...ann },
    bob: { ...squads('Bob'), A1: target, ...bob },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Target']);
  return t;
};

// MA-SH-01, MA-SH-01.e1
test('a copy of the own character adds 200 to the attack', () => {
  const t = hitting({ hand: [hero, ...some(2)] });
  expect(t.ann.offered()).toEqual(['pass', 'superHit Hero']);
  expect(t.ann.whyNot('superHit', 'Some 1')?.rules).toContain('MA-SH-01');
  t.ann.does('superHit', 'Hero');
  expect([t.fight(), t.ann.discard]).toEqual(['defeated 900:700+250', ['Hero']]);
});

// MA-SH-02, MA-SH-02.e1
test('a copy of the target adds 200 to the defence', () => {
  const against = (attack: number) => {
    const t = hitting({ A1: body('Hero', attack) }, { A1: stand(target, { ready: 1 }), hand: [target] });
    t.bob.pass();
    t.bob.does('superHit', 'Target');
    return t.fight();
  };
  expect([850, 900, 1100, 1150].map(against)).toEqual([
    'ineffective 850:900+250',
    'exhausted 900:900+250',
    'exhausted 1100:900+250',
    'defeated 1150:900+250',
  ]);
});

// MA-SH-03, MA-AMB-67
test('each player has one Super Hit a turn over all challenges', () => {
  const other = body('Other');
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: hero, A2: other, hand: [hero, other] },
    bob: { ...squads('Bob'), hand: [body('Bob 1'), body('Bob 2')] },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Bob 1'], ['Other', 'Bob 2']);
  t.ann.does('resolve', 'Hero').does('superHit', 'Hero');
  t.bob.does('superHit', 'Bob 1');
  t.toPhase('checkPoint');
  expect(t.comparisons).toEqual(['defeated 900:900+250', 'defeated 700:700+250']);
  expect(t.told('superHit')).toHaveLength(2);
});

// MA-SH-03: not taken in the first challenge, it is still there for the second, and again in the next turn.
test('a Super Hit not taken is not lost', () => {
  const t = hitting({ A2: body('Other'), hand: [hero] });
  t.ann.pass();
  t.toTurn(5);
  expect([t.view(0).seats[0].superHitUsed, t.ann.hand]).toEqual([false, ['Hero']]);
});

// MA-SH-04
test('it needs no Power Points', () => {
  const t = hitting({ hand: [hero] });
  expect([t.ann.pp('A1'), t.ann.may('superHit', 'Hero')]).toEqual([[0, 0], true]);
});

// MA-SH-05
test('the copy may be of any rarity', () => {
  const t = hitting({ hand: [version(hero, 'secret', { rarity: 'Secret', attack: 950 })] });
  t.ann.does('superHit', 'hero-secret');
  expect(t.fight()).toBe('defeated 900:700+250');
});

// MA-SH-06, MA-AMB-64
test('it comes after both Boosts, the active player first', () => {
  const t = hitting(
    { A1: stand(hero, { ready: 1 }), hand: [hero, ...some(1)] },
    { A1: stand(target, { ready: 1 }), hand: [target, ...some(1)] },
  );
  const asked: string[] = [];
  t.until(() => {
    if (t.comparisons.length === 0) asked.push(`${t.deciding} ${t.phase}`);
    return t.comparisons.length > 0;
  });
  expect(asked).toEqual(['ann boost', 'bob boost', 'ann superHit', 'bob superHit']);
});

// MA-SH-06: the window opens though the hand has no copy, since skipping it would tell.
test('the window is open to everybody who has a hand', () => {
  const t = hitting({ hand: [...some(1)] }, { hand: [...some(1)] });
  expect(t.ann.offered()).toEqual(['pass']);
  t.ann.pass();
  expect(t.bob.offered()).toEqual(['pass']);
});

// MA-SH-07, MA-AMB-68
test('a Team needs a copy of the Team card', () => {
  const pair = teamOf('Pair', ['Thor', 'Loki']);
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: pair, hand: [body('Thor'), body('Loki'), pair] },
    bob: { ...squads('Bob'), A1: target },
    at: 'challenge',
  });
  t.ann.declares(['Pair', 'Target']);
  expect(t.ann.offered('superHit')).toEqual(['Pair']);
  expect(t.ann.whyNot('superHit', 'Thor')?.rules).toContain('MA-SH-07');
});

// MA-SH-08, MA-SH-08.e1
test('Boost and Super Hit go together', () => {
  const [ann, bob] = [body('Hero', 700), body('Target', 700, 650, 250)];
  const t = hitting(
    { A1: stand(ann, { ready: 2 }), hand: [hero, ...some(2)] },
    { A1: stand(bob, { ready: 1 }), hand: [bob, ...some(1)] },
  );
  t.ann.does('boost', 'Some 1').does('boost', 'Some 2');
  t.bob.does('boost', 'Some 1');
  expect(t.view('watcher').challenges[0].totals).toEqual({ attack: 900, defence: 700, resistance: 250 });
  t.ann.does('superHit', 'Hero');
  expect(t.view('watcher').challenges[0]).toMatchObject({
    totals: { attack: 1100, defence: 700 },
    outcome: 'defeated',
  });
  t.bob.does('superHit', 'Target');
  expect(t.comparisons).toEqual(['exhausted 1100:900+250']);
});

// MA-SH-09
test('Super Hit exists at every level', () => {
  for (const { name } of LEVELS) expect(hitting({ hand: [hero] }, {}, name).ann.may('superHit', 'Hero')).toBe(true);
});
