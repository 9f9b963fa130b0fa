import { expect, test } from 'vitest';
import { able, body, some, squads, stand, type Wish } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const spiky = (wish: Wish = {}) => able('Spiky', { kind: 'Counterattack' }, wish);
const challenger = (attack: number, defence: number, resistance: number, wish: Wish = {}) =>
  body('Challenger', attack, defence, resistance, wish);

/** Ann's challenger against Bob's Spiky, who has activated it. */
const countered = (ann: object, bob: object = {}, profile = 'level-1') => {
  const t = scene(profile, {
    ann: { ...squads('Ann'), activated: body('Goal', 1, 1, 1, { missionPoints: 4 }), ...ann },
    bob: { ...squads('Bob'), A1: stand(spiky(), { ready: 1 }), ...bob },
    at: 'specialAbilities',
  });
  if (t.phase === 'specialAbilities') t.until(() => t.phase === 'challenge');
  t.ann.declares(['Challenger', 'Spiky']);
  t.bob.does('activate', 'Spiky');
  return t;
};

// MA-SA-CTR-01
test('it costs 1 PP and only a challenged character can activate it', () => {
  const t = countered({ A1: challenger(100, 700, 200) });
  expect(t.bob.pp('A1')).toEqual([0, 1]);
  const idle = scene('level-1', {
    ann: squads('Ann'),
    bob: {
      ...squads('Bob'),
      A1: stand(spiky(), { ready: 1 }),
      A2: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
      discard: [...some(1)],
    },
    at: 'challenge',
  });
  idle.ann.declares(['Ann 1', 'Bob 3']);
  expect(idle.bob.offered('activate')).toEqual(['Junk']);
  expect(idle.bob.whyNot('activate', 'Spiky')?.rules).toContain('MA-SA-CTR-01');
});

// MA-SA-CTR-02
test('the character strikes the challenger with its Attack and Bonus Attacks', () => {
  const t = countered({ A1: challenger(100, 700, 200) });
  t.toPhase('checkPoint');
  expect(t.comparisons).toEqual(['counter defeated 700:700+200', 'ineffective 100:700+250']);
});

// MA-SA-CTR-03, MA-AMB-51: with every modifier at hand, and a weak point on the way back.
test('Boost, Super Hit and Weak Points play no part in the counterstrike', () => {
  const attacker = challenger(100, 650, 200, { skill: 'Scientific' });
  const t = countered(
    { A1: stand(attacker, { ready: 2 }), hand: [attacker, ...some(2)] },
    { A1: stand(spiky({ skill: 'Combat' }), { ready: 3 }), hand: [spiky(), ...some(2)] },
    'level-2b',
  );
  t.ann.does('boost', 'Some 1').does('boost', 'Some 2');
  t.bob.does('boost', 'Some 1').does('boost', 'Some 2');
  if (t.bob.may('pass')) t.bob.pass();
  t.ann.does('superHit', 'Challenger');
  t.bob.does('superHit', 'Spiky');
  expect(t.comparisons[0]).toBe('counter exhausted 700:650+200');
});

// MA-SA-CTR-04, MA-SA-CTR-04.e1
test('it exhausts or defeats by the usual comparison', () => {
  const withPower = countered({ A1: stand(challenger(100, 700, 200), { ready: 1 }) });
  withPower.toPhase('checkPoint');
  expect([withPower.ann.who('A1'), withPower.ann.pp('A1')]).toEqual(['Challenger', [0, 0]]);
  const bare = countered({ A1: challenger(100, 700, 200) });
  bare.toPhase('checkPoint');
  expect(bare.ann.who('A1')).toBeUndefined();
  const strong = countered({ A1: challenger(100, 750, 200) });
  strong.toPhase('checkPoint');
  expect([strong.comparisons[0], strong.ann.who('A1')]).toEqual(['counter ineffective 700:750+200', 'Challenger']);
});

// MA-SA-CTR-05, MA-SA-CTR-05.e1, MA-AMB-52
test('challenge and counterstrike are simultaneous: both may be defeated', () => {
  const t = countered(
    { A1: challenger(1000, 600, 200) },
    { A1: stand(spiky({ attack: 850, defence: 700, resistance: 250 }), { ready: 1 }) },
  );
  t.toPhase('checkPoint');
  expect(t.comparisons).toEqual(['counter defeated 850:600+200', 'defeated 1000:700+250']);
  expect([t.ann.who('A1'), t.bob.who('A1')]).toEqual([undefined, undefined]);
  // The Mission of four points is Ann's; the defeats give one point each.
  expect([t.ann.points, t.bob.points]).toEqual([1 + 4, 1]);
});

// MA-SA-CTR-06
test('it takes place even if the challenge was ineffective', () => {
  const t = countered({ A1: challenger(100, 100, 100) });
  t.toPhase('checkPoint');
  expect([t.comparisons[1], t.ann.who('A1')]).toEqual(['ineffective 100:700+250', undefined]);
});

// MA-SA-CTR-07
test('a challenger defeated this way gives the defending player one point', () => {
  const t = countered({ A1: challenger(100, 100, 100) });
  t.toPhase('checkPoint');
  expect([t.bob.points, t.ann.points]).toEqual([1, 0]);
});

// MA-SA-CTR-08, MA-AMB-30
test('it completes no Mission and cancels none', () => {
  const t = scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: challenger(100, 100, 100),
      A2: body('Giant', 2000),
      activated: body('Goal', 1, 1, 1, { missionPoints: 4 }),
    },
    bob: { ...squads('Bob'), A1: stand(spiky(), { ready: 1 }) },
    at: 'challenge',
  });
  t.ann.declares(['Challenger', 'Spiky'], ['Giant', 'Bob 2']);
  t.bob.does('activate', 'Spiky');
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed, t.bob.points, t.bob.completed]).toEqual([5, 1, 1, 0]);
});

// MA-SA-CTR-09, MA-AMB-53
test('an Active counterattacker that defeats its Nemesis wins', () => {
  const t = countered(
    { A1: challenger(100, 100, 100) },
    { A1: stand(spiky({ nemesis: ['Challenger'] }), { ready: 1 }) },
  );
  expect(t.result).toEqual(['bob', 'battleOfFate']);
});

// MA-SA-CTR-10
test('a Reserve counterattacker cannot win so', () => {
  const trapper = able('Challenger', { kind: 'Trap Attack' }, { attack: 100, defence: 100, resistance: 100 });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(trapper, { ready: 2 }) },
    bob: { ...squads('Bob'), R1: stand(spiky({ nemesis: ['Challenger'], attack: 2000 }), { ready: 1 }) },
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Challenger').declares(['Challenger', 'Spiky']);
  t.bob.does('activate', 'Spiky');
  t.toPhase('checkPoint');
  expect([t.result, t.bob.points, t.ann.who('A1')]).toEqual([undefined, 1, undefined]);
});

// MA-SA-CTR-11, MA-AMB-54
test('taken out of the challenge by Switch, its counterstrike lapses', () => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: challenger(100, 100, 100) },
    bob: {
      ...squads('Bob'),
      A1: stand(spiky(), { ready: 1 }),
      R1: stand(able('Switcher', { kind: 'Switch' }), { ready: 1 }),
    },
    at: 'challenge',
  });
  t.ann.declares(['Challenger', 'Spiky']);
  t.bob.does('activate', 'Spiky').does('activate', 'Switcher', 'Spiky');
  t.toPhase('checkPoint');
  expect([t.comparisons, t.ann.who('A1')]).toEqual([['ineffective 100:700+250'], 'Challenger']);
});

// MA-SA-CTR-12
test('a counterstrike takes at most one Hit Point and never ignores Defence', () => {
  const t = countered({ A1: stand(challenger(100, 100, 100), { hp: 3 }) });
  t.toPhase('checkPoint');
  expect(t.ann.hp('A1')).toBe(2);
});

// MA-SA-CTR-12: a brute of the own turn counterattacks by another top card in the next; its force is spent.
test('Brute Force and Double Hit of the own turn do not reach a counterstrike', () => {
  for (const kind of ['Brute Force', 'Double Hit'] as const) {
    const brute = { ...able('Spiky', { kind }), key: 'spiky-brute' };
    const t = scene('level-1', {
      ann: { ...squads('Ann'), A1: { stack: [brute, spiky()], ready: 4 } },
      bob: { ...squads('Bob'), A1: stand(body('Challenger', 100, 900, 100), { hp: 3, ready: 1 }) },
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Spiky').pass();
    t.until(() => t.phase === 'checkPoint');
    t.ann.does('raise', 'Spiky');
    t.until(() => t.turn === 5 && t.phase === 'challenge');
    t.bob.declares(['Challenger', 'Spiky']);
    t.ann.does('activate', 'Spiky');
    t.until(() => t.comparisons.length === 2);
    expect(t.comparisons[0]).toBe('counter ineffective 700:900+100');
  }
});
