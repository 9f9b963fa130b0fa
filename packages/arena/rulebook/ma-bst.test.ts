import { expect, test } from 'vitest';
import { LEVELS } from '../src/profiles/profile.ts';
import { able, body, some, squads, stand, teamOf } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const boosting = (ann: object, bob: object = {}, profile = 'basic') => {
  const t = scene(profile, { ann: { ...squads('Ann'), ...ann }, bob: { ...squads('Bob'), ...bob }, at: 'challenge' });
  t.ann.declares(['Ann 1', 'Bob 1']);
  return t;
};
const powered = (ready: number, engaged = 0) => stand(body('Ann 1'), { ready, engaged });

// MA-BST-01
test('each hand card discarded raises the attack by 100', () => {
  const t = boosting({ A1: powered(3), hand: [...some(3)] });
  t.ann.does('boost', 'Some 1').does('boost', 'Some 3');
  expect(t.fight()).toBe('defeated 900:700+250');
  expect([t.ann.hand, t.ann.discard]).toEqual([['Some 2'], ['Some 1', 'Some 3']]);
});

// MA-BST-02
test('the limit is the number of Power Points of that character at that moment', () => {
  const t = boosting({ A1: powered(2), A2: stand(body('Ann 2'), { ready: 9 }), hand: [...some(5)] });
  t.ann.does('boost', 'Some 1').does('boost', 'Some 2');
  expect(t.phase).toBe('superHit');
  expect(boosting({ A1: powered(0), hand: [...some(5)] }).phase).toBe('superHit');
});

// MA-BST-03, MA-BST-03.e1, MA-AMB-62
test('any number from none to the limit may be discarded', () => {
  const totals = [0, 1, 2].map((count) => {
    const t = boosting({ A1: powered(3), hand: [...some(2)] });
    for (let i = 1; i <= count; i++) t.ann.does('boost', `Some ${i}`);
    return t.fight();
  });
  expect(totals).toEqual(['defeated 700:700+250', 'defeated 800:700+250', 'defeated 900:700+250']);
  const t = boosting({ A1: powered(3), hand: [...some(2)] });
  t.ann.does('boost', 'Some 1').does('boost', 'Some 2');
  expect(t.phase).not.toBe('boost');
});

// MA-BST-03: cards are picked in ascending order, so that each set is one way.
test('a set of cards is picked in one order', () => {
  const t = boosting({ A1: powered(3), hand: [...some(3)] });
  t.ann.does('boost', 'Some 2');
  expect(t.ann.offered()).toEqual(['boost Some 3', 'pass']);
  expect(t.ann.whyNot('boost', 'Some 1')?.code).toBe('pickInOrder');
});

// MA-BST-04, MA-BST-04.e1, MA-AMB-63
test('engaged Power Points count too', () => {
  const t = boosting({ A1: powered(1, 2), hand: [...some(4)] });
  t.ann.does('boost', 'Some 1').does('boost', 'Some 2').does('boost', 'Some 3');
  expect(t.fight()).toBe('defeated 1000:700+250');
});

// MA-BST-05, MA-BST-05.e1
test('each card of the defence raises it by 50, up to the Power Points of the target', () => {
  const t = boosting({}, { A1: stand(body('Bob 1'), { ready: 3 }), hand: [...some(5)] });
  t.bob.does('boost', 'Some 1').does('boost', 'Some 2').does('boost', 'Some 3');
  expect(t.fight()).toBe('ineffective 700:850+250');
});

// MA-BST-06, MA-AMB-64
test('the active player decides first, openly; the defending player answers', () => {
  const t = boosting(
    { A1: powered(1), hand: [...some(2)] },
    { A1: stand(body('Bob 1'), { ready: 1 }), hand: [...some(2)] },
  );
  expect([t.deciding, t.phase]).toEqual(['ann', 'boost']);
  t.ann.does('boost', 'Some 1');
  expect([t.deciding, t.phase, t.told('boosted').map((event) => event.side)]).toEqual(['bob', 'boost', ['attack']]);
  expect(t.view(1).challenges[0].totals?.attack).toBe(800);
});

// MA-BST-07, MA-BST-10, MA-AMB-65
test('each side may boost once in every challenge, and for that challenge only', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: powered(1), A2: stand(body('Ann 2'), { ready: 1 }), hand: [...some(4)] },
    bob: squads('Bob'),
    at: 'challenge',
  });
  t.ann.declares(['Ann 1', 'Bob 1'], ['Ann 2', 'Bob 2']);
  t.ann.does('resolve', 'Ann 1').does('boost', 'Some 1').pass();
  expect(t.comparisons).toEqual(['defeated 800:700+250']);
  expect([t.phase, t.ann.offered('boost')]).toEqual(['boost', ['Some 2', 'Some 3', 'Some 4']]);
  t.ann.pass();
  t.toPhase('checkPoint');
  expect(t.comparisons).toEqual(['defeated 800:700+250', 'defeated 700:700+250']);
});

// MA-BST-08
test('any hand card counts the same', () => {
  const t = boosting({
    A1: powered(3),
    A2: teamOf('Pair', ['Thor', 'Loki']),
    hand: [teamOf('Trio', ['X', 'Y', 'Z']), body('Thor'), body('Ann 1')],
  });
  t.ann.does('boost', 'Trio').does('boost', 'Thor').does('boost', 'Ann 1');
  expect(t.fight()).toBe('defeated 1000:700+250');
});

// MA-BST-09
test('boosting neither engages nor discards Power Points', () => {
  const t = boosting({ A1: powered(2, 1), hand: [...some(3)] });
  t.ann.does('boost', 'Some 1').does('boost', 'Some 2').does('boost', 'Some 3');
  t.toPhase('checkPoint');
  expect(t.ann.pp('A1')).toEqual([2, 1]);
});

// MA-BST-11
test('Boost exists at every level', () => {
  for (const { name } of LEVELS) {
    const t = boosting({ A1: powered(1), hand: [...some(1)] }, {}, name);
    expect([name, t.ann.offered()]).toEqual([name, ['boost Some 1', 'pass']]);
  }
});

// MA-BST-12, MA-AMB-66
test('a Reserve target of a Trap Attack may be boosted', () => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(able('Trapper', { kind: 'Trap Attack' }), { ready: 2 }) },
    bob: { ...squads('Bob'), R1: stand(body('Back'), { ready: 1 }), hand: [...some(2)] },
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Back']);
  t.bob.does('boost', 'Some 1').pass();
  expect(t.comparisons).toEqual(['ineffective 700:750+250']);
});
