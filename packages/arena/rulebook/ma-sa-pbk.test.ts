import { expect, test } from 'vitest';
import type { Target } from '../src/language/index.ts';
import { able, body, some, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const banker = (target?: Target) =>
  able('Banker', { kind: 'Power Bank', x: 1, progressive: true, ...(target === undefined ? {} : { target }) });
const hero = (name: string, affiliation = 'Heroes') => able(name, { kind: 'Bonus Attack', x: 50 }, { affiliation });
const banking = (ann: object, hp = 1, target?: Target) =>
  scene('level-1', {
    ann: { R1: stand(banker(target), { hp, ready: 1 }), ...ann },
    bob: { ...squads('Bob'), discard: [...some(1)] },
    at: 'specialAbilities',
  });
const left = (t: ReturnType<typeof banking>) => t.view(0).seats[0].temporary;

// MA-SA-PBK-01, MA-SA-PBK-01.e1, MA-AMB-57
test('it costs 1 PP and yields one more than the Hit Points, three at most', () => {
  const yields = [1, 2, 3, 4, 5].map((hp) => {
    const t = banking({ A1: hero('One') }, hp);
    t.ann.does('activate', 'Banker');
    expect(t.ann.pp('R1')).toEqual([0, 1]);
    return left(t);
  });
  expect(yields).toEqual([2, 3, 3, 3, 3]);
});

// MA-SA-PBK-02
test('temporary Power Points never pay for the banking character', () => {
  const t = banking({ A1: hero('One') });
  t.ann.does('activate', 'Banker');
  expect(t.ann.offered('activate')).toEqual(['One']);
  expect(t.ann.whyNot('activate', 'Banker')?.rules).toEqual(['MA-SA-GEN-11']);
});

// MA-SA-PBK-03
test('they pay for those who share the printed category, by default the affiliation', () => {
  const squad = {
    A1: hero('Hero'),
    A2: hero('Spy', 'Spies'),
    A3: able('Mystic', { kind: 'Bonus Attack', x: 50 }, { skill: 'Mystic', affiliation: 'Spies', alignment: 'Evil' }),
  };
  const may = (target?: Target) => {
    const t = banking(squad, 1, target);
    t.ann.does('activate', 'Banker');
    return t.ann.offered('activate');
  };
  expect(may()).toEqual(['Hero']);
  expect(may({ affiliation: 'Spies' })).toEqual(['Mystic', 'Spy']);
  expect(may({ skill: 'Mystic' })).toEqual(['Mystic']);
  expect(may({ alignment: 'Evil' })).toEqual(['Mystic']);
});

// MA-SA-PBK-04, MA-SA-PBK-04.e1
test('two temporary and one real Power Point pay one Brute Force', () => {
  const t = banking({ A1: stand(able('Brute', { kind: 'Brute Force' }), { ready: 1 }) });
  expect(t.ann.may('activate', 'Brute')).toBe(false);
  t.ann.does('activate', 'Banker').does('activate', 'Brute');
  expect([t.ann.pp('A1'), t.told('abilityActivated')[1]]).toEqual([
    [0, 1],
    expect.objectContaining({ engaged: 1, temporary: 2 }),
  ]);
});

// MA-SA-PBK-04: split over several activations, as many as the player likes each time.
test('the player says how many temporary Power Points pay', () => {
  const t = banking({ A1: stand(able('Trap', { kind: 'Trap Attack' }), { ready: 2 }), A2: hero('Two') }, 2);
  t.ann.does('activate', 'Banker').does('activate', 'Trap');
  expect(t.ann.offered('pay')).toEqual(['0', '1', '2']);
  t.ann.does('pay', 1);
  expect([t.ann.pp('A1'), left(t)]).toEqual([[1, 1], 2]);
  t.ann.does('activate', 'Two');
  expect(t.ann.pp('A2')).toEqual([0, 0]);
});

// MA-SA-PBK-04: where the own slot cannot pay the rest, the bank must.
test('the least a bank must give is what the slot lacks', () => {
  const t = banking({ A1: stand(able('Trap', { kind: 'Trap Attack' }), { ready: 1 }), A2: hero('Two') }, 2);
  t.ann.does('activate', 'Banker').does('activate', 'Trap');
  expect(t.ann.offered('pay')).toEqual(['1', '2']);
});

// MA-SA-PBK-04: two banks are asked one after the other.
test('two banks can pay together', () => {
  const second = { ...banker(), name: 'Second', key: 'second' };
  const t = banking({ A1: able('Brute', { kind: 'Brute Force' }), R2: stand(second, { ready: 1 }) });
  t.ann.does('activate', 'Banker').does('activate', 'Second').does('pay', 0).does('activate', 'Brute');
  // Four are there and three are needed: the first may give one or two.
  expect(t.ann.offered('pay')).toEqual(['1', '2']);
  t.ann.does('pay', 1);
  expect([t.told('bankClosed')[0].unspent, t.ann.pp('A1')]).toEqual([1, [0, 0]]);
});

// MA-SA-PBK-05
test('what is not spent vanishes with the phase or window', () => {
  const t = banking({
    A1: hero('One'),
    R2: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
    discard: [...some(1)],
  });
  t.ann.does('activate', 'Banker');
  expect(left(t)).toBe(2);
  t.ann.pass();
  expect([left(t), t.told('bankClosed')[0].unspent]).toEqual([0, 2]);
  // And in the response window of the opponent likewise.
  t.until(() => t.turn === 5 && t.phase === 'challenge' && t.deciding === 'bob');
  t.bob.pass();
  expect(t.ann.offered('activate')).toEqual(['Junk']);
});

// MA-SA-PBK-06
test('temporary Power Points are not cards: they are no help to Boost or when exhausted', () => {
  const t = banking({ A1: able('Trap', { kind: 'Trap Attack' }), hand: [...some(3)] });
  t.ann.does('activate', 'Banker').does('activate', 'Trap').declares(['Trap', 'Bob 4']);
  expect([t.phase, t.ann.offered()]).toEqual(['superHit', ['pass']]);
  expect(t.state.piles.flat()).toHaveLength(1);
});

// MA-SA-PBK-07
test('it needs another character that could still use a timely ability', () => {
  const open = stand(able('Junk', { kind: 'Recycle' }, { affiliation: 'Others' }), { ready: 1 });
  const others = [{ A1: hero('Spy', 'Spies') }, { A1: able('Guard', { kind: 'Bonus Defence', x: 50 }) }, {}];
  for (const ann of others) {
    const t = banking({ R2: open, discard: [...some(1)], ...ann });
    expect(t.ann.offered('activate')).toEqual(['Junk']);
    expect(t.ann.whyNot('activate', 'Banker')?.rules).toContain('MA-SA-PBK-07');
  }
  const called = scene('level-1', {
    ann: { R1: stand(banker(), { ready: 1 }), A1: hero('One') },
    bob: squads('Bob'),
    at: 'specialAbilities',
    called: 'One',
  });
  expect(called.phase).toBe('checkPoint');
  const used = banking({ A1: stand(hero('One'), { ready: 1 }), R2: open, discard: [...some(1)] });
  expect(used.ann.offered('activate')).toEqual(['Banker', 'Junk', 'One']);
  used.ann.does('activate', 'One');
  expect(used.ann.offered('activate')).toEqual(['Junk']);
});

// MA-SA-PBK-07: in the response window the types of that window count.
test('in the response window it banks for defensive abilities', () => {
  const t = scene('level-1', {
    ann: squads('Ann'),
    bob: { A1: able('Guard', { kind: 'Bonus Defence', x: 50 }), R1: stand(banker(), { ready: 1 }), A2: body('Two') },
    at: 'challenge',
  });
  t.ann.declares(['Ann 1', 'Guard']);
  t.bob.does('activate', 'Banker').does('activate', 'Guard');
  expect(t.bob.defence('A1')).toBe(750);
});
