import { expect, test } from 'vitest';
import { able, body, some, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const switcher = (name = 'Switcher') => able(name, { kind: 'Switch' });
const challenged = (
  bob: object,
  pairs: readonly (readonly [string, string])[] = [['Ann 1', 'Bob 2']],
  ann: object = {},
  profile = 'level-1',
) => {
  const t = scene(profile, {
    ann: { ...squads('Ann'), hand: [...some(1)], ...ann },
    bob: { ...squads('Bob'), ...bob },
    at: 'specialAbilities',
  });
  if (t.phase === 'specialAbilities') t.ann.does('activate', 'Trapper');
  t.ann.declares(...pairs);
  return t;
};

// MA-SA-SWI-01
test('it costs 1 PP of the slot the switching character stands in before it moves', () => {
  const t = challenged({ R1: stand(switcher(), { ready: 1 }), A2: stand(body('Bob 2'), { ready: 2 }) });
  t.bob.does('activate', 'Switcher', 'Bob 2');
  expect([t.bob.pp('R1'), t.bob.pp('A2')]).toEqual([
    [0, 1],
    [2, 0],
  ]);
});

// MA-SA-SWI-02
test('a character that is not challenged takes the place of one that is, and its challenge', () => {
  const t = challenged({ A1: stand(switcher(), { ready: 1 }) }, [
    ['Ann 1', 'Bob 2'],
    ['Ann 2', 'Bob 3'],
  ]);
  expect(t.bob.offered('activate')).toEqual(['Switcher > Bob 2', 'Switcher > Bob 3']);
  t.bob.does('activate', 'Switcher', 'Bob 3');
  t.toPhase('checkPoint');
  expect(t.bob.squads).toEqual(['A1 Bob 3', 'R1 Bob 4', 'R2 Bob 5']);
  expect(t.bob.discard).toEqual(['Bob 2', 'Switcher']);
});

// MA-SA-SWI-02: a challenged character cannot switch away, and nobody switches with one that is not challenged.
test('a challenged character cannot use it', () => {
  const open = stand(able('Junk', { kind: 'Recycle' }), { ready: 1 });
  const t = challenged({ A2: stand(switcher(), { ready: 1 }), R1: open, discard: [...some(1)] }, [
    ['Ann 1', 'Switcher'],
  ]);
  expect(t.bob.offered('activate')).toEqual(['Junk']);
  expect(t.bob.whyNot('activate', 'Switcher')?.rules).toEqual(['MA-SA-SWI-02']);
});

// MA-SA-SWI-03
test('it is used before any Boost', () => {
  const t = challenged({ R1: stand(switcher(), { ready: 1 }), hand: [...some(1)] }, undefined, {
    A1: stand(body('Ann 1'), { ready: 1 }),
    hand: [...some(1)],
  });
  expect([t.deciding, t.bob.offered('activate')]).toEqual(['bob', ['Switcher > Bob 2']]);
  expect(t.told('boosted')).toEqual([]);
});

// MA-SA-SWI-04, MA-SA-SWI-04.e1
test('stacks keep their Hit Points and slots their Power Points', () => {
  const t = challenged({ R1: stand(switcher(), { hp: 2, ready: 2 }), A2: stand(body('Bob 2'), { hp: 3, ready: 3 }) });
  t.bob.does('activate', 'Switcher', 'Bob 2');
  expect([t.bob.who('A2'), t.bob.hp('A2')]).toEqual(['Switcher', 2]);
  expect([t.bob.who('R1'), t.bob.hp('R1')]).toEqual(['Bob 2', 3]);
  expect([t.bob.pp('R1'), t.bob.pp('A2')]).toEqual([
    [1, 1],
    [3, 0],
  ]);
  expect(t.fight()).toBe('exhausted 700:700+250');
  expect(t.bob.pp('A2')).toEqual([2, 0]);
});

// MA-SA-SWI-05
test('Active and Reserve may switch in every combination', () => {
  const trapper = { A1: stand(able('Trapper', { kind: 'Trap Attack' }), { ready: 2 }) };
  const active = challenged({ A1: stand(switcher(), { ready: 1 }) });
  expect(active.bob.offered('activate')).toEqual(['Switcher > Bob 2']);
  const reserve = challenged({ R2: stand(switcher(), { ready: 1 }) });
  expect(reserve.bob.offered('activate')).toEqual(['Switcher > Bob 2']);
  const down = challenged({ A1: stand(switcher(), { ready: 1 }) }, [['Trapper', 'Bob 4']], trapper);
  expect(down.bob.offered('activate')).toEqual(['Switcher > Bob 4']);
  const across = challenged({ R2: stand(switcher(), { ready: 1 }) }, [['Trapper', 'Bob 4']], trapper);
  across.bob.does('activate', 'Switcher', 'Bob 4');
  expect([across.told('switched')[0].slots, across.bob.who('R2')]).toEqual([[9, 8], 'Bob 4']);
});

// MA-SA-SWI-06
test('it cannot protect a Mission', () => {
  const raider = stand(able('Raider', { kind: 'Attack Mission' }), { ready: 3 });
  const open = stand(able('Junk', { kind: 'Recycle' }), { ready: 1 });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: raider },
    bob: { ...squads('Bob'), A1: stand(switcher(), { ready: 1 }), A2: open, discard: [...some(1)] },
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Raider').declares(['Raider', 'mission']);
  expect(t.bob.offered('activate')).toEqual(['Junk']);
  expect(t.bob.whyNot('activate', 'Switcher')?.rules).toContain('MA-SA-SWI-06');
});

// MA-SA-SWI-07
test('a character switched out may switch itself, once', () => {
  const t = challenged({ A2: stand(switcher('One'), { ready: 1 }), R1: stand(switcher('Two'), { ready: 2 }) }, [
    ['Ann 1', 'One'],
    ['Ann 2', 'Bob 3'],
  ]);
  expect(t.bob.offered('activate')).toEqual(['Two > Bob 3', 'Two > One']);
  t.bob.does('activate', 'Two', 'One');
  // One now stands in R1 with the Power Point that is left there.
  expect(t.bob.offered('activate')).toEqual(['One > Bob 3', 'One > Two']);
  t.bob.does('activate', 'One', 'Bob 3');
  expect(t.bob.squads).toEqual(['A1 Bob 1', 'A2 Two', 'A3 One', 'R1 Bob 3', 'R2 Bob 5']);
});

// MA-SA-SWI-08
test('nobody moves back', () => {
  const t = challenged({ R1: stand(switcher(), { ready: 1 }), A2: stand(body('Bob 2'), { ready: 2 }) });
  t.bob.does('activate', 'Switcher', 'Bob 2');
  t.toTurn(5);
  expect([t.bob.who('A2'), t.bob.who('R1')]).toEqual(['Switcher', 'Bob 2']);
});

// MA-SA-SWI-02: with a window for each challenge only the challenge at hand can be taken over.
test('with a window for each challenge, Switch meets the challenge at hand', () => {
  const t = scene('level-1+response-each', {
    ann: squads('Ann'),
    bob: { ...squads('Bob'), R1: stand(switcher(), { ready: 1 }) },
    at: 'challenge',
  });
  t.ann.declares(['Ann 1', 'Bob 1'], ['Ann 2', 'Bob 2']);
  t.ann.does('resolve', 'Ann 2');
  expect(t.bob.offered('activate')).toEqual(['Switcher > Bob 2']);
});

// MA-SA-SWI-04, MA-SA-GEN-37
test('a bonus of the character switched out goes with it', () => {
  const guard = able('Guard', { kind: 'Bonus Defence', x: 100 });
  const t = challenged({ A2: stand(guard, { ready: 1 }), R1: stand(switcher(), { ready: 1 }) }, [['Ann 1', 'Guard']]);
  t.bob.does('activate', 'Guard').does('activate', 'Switcher', 'Guard');
  expect([t.bob.who('R1'), t.bob.defence('R1'), t.bob.who('A2'), t.bob.defence('A2')]).toEqual([
    'Guard',
    800,
    'Switcher',
    700,
  ]);
  expect(t.fight()).toBe('exhausted 700:700+250');
});
