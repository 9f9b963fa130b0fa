import { concession } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { ENDINGS } from '../src/state/result.ts';
import { able, body, some, squads, stand, teamOf, version, type Wish } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

/** Ann's hero against Bob's target, one challenge. */
const fighting = (hero: Wish, target: Wish = {}, slot: object = {}, bob: object = {}, profile = 'basic') => {
  const t = scene(profile, {
    ann: { ...squads('Ann'), A1: body('Hero', 2000, 700, 250, hero) },
    bob: { ...squads('Bob'), A1: stand(body('Target', 700, 700, 250, target), slot), ...bob },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Target']);
  t.until(() => t.result !== undefined || t.phase === 'checkPoint');
  return t;
};
const nemesis = { nemesis: ['Target'] };

// MA-WIN-01
test('there are three ways to win, and conceding', () => {
  expect(ENDINGS.map(({ code }) => code)).toEqual([
    'missionComplete',
    'moreMissions',
    'draw',
    'totalDestruction',
    'battleOfFate',
    'conceded',
  ]);
  expect(ENDINGS.every(({ rules }) => rules.length > 0)).toBe(true);
});

const lastTurn = (ann: object, bob: object) =>
  scene('basic', {
    ann: { ...squads('Ann'), missions: [], ...ann },
    bob: { ...squads('Bob'), missions: [], ...bob },
    at: 'checkPoint',
    turn: 11,
  });

// MA-WIN-02
test('the game ends at the end of the turn in which both Mission Zones are empty', () => {
  const t = lastTurn({ points: 3 }, {});
  expect(t.result).toBeUndefined();
  t.ann.pass();
  expect(t.result).toEqual(['ann', 'missionComplete']);
  const open = lastTurn({ points: 3 }, { missions: [...some(1)] });
  open.ann.pass();
  expect(open.result).toBeUndefined();
  const own = lastTurn({ points: 3, missions: [...some(1)] }, {});
  own.ann.pass();
  expect(own.result).toBeUndefined();
  const busy = lastTurn({ points: 3 }, { activated: body('Busy') });
  busy.ann.pass();
  expect(busy.result).toBeUndefined();
});

// MA-WIN-03, MA-WIN-03.e1
test('more Mission Points win, whatever is on the table', () => {
  const t = lastTurn(
    { points: 14, A1: { stack: [] }, A2: { stack: [] }, A3: { stack: [] }, R1: { stack: [] }, R2: { stack: [] } },
    { points: 13, completed: 5 },
  );
  t.ann.pass();
  expect(t.result).toEqual(['ann', 'missionComplete']);
  const other = lastTurn({ points: 13 }, { points: 14 });
  other.ann.pass();
  expect(other.result).toEqual(['bob', 'missionComplete']);
});

// MA-WIN-04, MA-WIN-05, MA-WIN-05.e1, MA-AMB-82
test('equal points: more completed Missions win, else it is a draw', () => {
  const end = (ann: number, bob: number) => {
    const t = lastTurn({ points: 12, completed: ann }, { points: 12, completed: bob });
    t.ann.pass();
    return t.result;
  };
  expect([end(3, 2), end(2, 3), end(3, 3)]).toEqual([
    ['ann', 'moreMissions'],
    ['bob', 'moreMissions'],
    ['draw', 'draw'],
  ]);
});

// MA-WIN-06
test('who cannot draw in phase 1 loses at once, whatever the points', () => {
  const t = scene('basic', { ann: { ...squads('Ann'), deckCount: 0, points: 20 }, bob: squads('Bob'), at: 'turn' });
  expect(t.result).toEqual(['bob', 'totalDestruction']);
});

// MA-WIN-07
test('an Active character that defeats its Nemesis wins at once', () => {
  expect(fighting(nemesis).result).toEqual(['ann', 'battleOfFate']);
  expect(fighting({ nemesis: ['Somebody', 'Target'] }).result).toEqual(['ann', 'battleOfFate']);
  expect(fighting({ nemesis: ['Somebody'] }).result).toBeUndefined();
});

// MA-WIN-07
test('a declared challenge of the Nemesis says that it is one', () => {
  const declared = (hero: Wish) => {
    const t = scene('basic', {
      ann: { ...squads('Ann'), A1: body('Hero', 2000, 700, 250, hero) },
      bob: { ...squads('Bob'), A1: body('Target') },
      at: 'challenge',
    });
    t.ann.does('challenge', 'Hero', 'Target');
    return t.view('watcher').challenges.map(({ fateful, outcome }) => [fateful, outcome]);
  };
  expect(declared(nemesis)).toEqual([[true, 'defeated']]);
  expect(declared({})).toEqual([[false, 'defeated']]);
});

// MA-WIN-08
test('the Nemesis may stand in the Reserve', () => {
  const t = scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(able('Hero', { kind: 'Trap Attack' }, { attack: 2000, nemesis: ['Bob 5'] }), { ready: 2 }),
    },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Hero').declares(['Hero', 'Bob 5']);
  expect(t.result).toEqual(['ann', 'battleOfFate']);
});

// MA-WIN-09, MA-WIN-09.e1
test('taking a single Hit Point is enough', () => {
  const t = fighting(nemesis, {}, { hp: 4 });
  expect([t.result, t.bob.hp('A1')]).toEqual([['ann', 'battleOfFate'], 3]);
});

// MA-WIN-10
test('exhausting the Nemesis is not enough', () => {
  const t = fighting({ ...nemesis, attack: 700 }, {}, { ready: 1 });
  expect([t.comparisons, t.result]).toEqual([['exhausted 700:700+250'], undefined]);
  expect(fighting({ ...nemesis, attack: 700 }).result).toEqual(['ann', 'battleOfFate']);
});

// MA-WIN-11
test('a Nemesis inside a Team does not count', () => {
  const t = fighting({ nemesis: ['Inside'] }, { members: ['Inside', 'Other'] });
  expect([t.comparisons[0].startsWith('defeated'), t.result]).toEqual([true, undefined]);
});

// MA-WIN-12, MA-AMB-83
test('the Nemesis is read from the top card', () => {
  const [low, top] = [body('Hero', 2000, 700, 250, nemesis), version(body('Hero', 2000), 'top')];
  const fight = (stack: readonly object[]) => {
    const t = scene('basic', {
      ann: { ...squads('Ann'), A1: { stack: stack as [typeof low] } },
      bob: { ...squads('Bob'), A1: body('Target') },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Target']);
    return t.result;
  };
  expect([fight([top, low]), fight([low, top])]).toEqual([undefined, ['ann', 'battleOfFate']]);
});

// MA-WIN-13
test('in a group the Nemesis of either member counts', () => {
  for (const [lead, joined] of [
    [nemesis, {}],
    [{}, nemesis],
  ]) {
    const t = scene('level-1', {
      ann: {
        ...squads('Ann'),
        A1: stand(able('Leader', { kind: 'Group Attack' }, lead), { ready: 2 }),
        A2: body('Partner', 700, 700, 250, joined),
      },
      bob: { ...squads('Bob'), A1: body('Target') },
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Leader').does('group', 'Leader', 'Partner').does('target', 'Target').pass();
    expect(t.result).toEqual(['ann', 'battleOfFate']);
  }
});

// MA-WIN-14
test('Nemesis is one-way', () => {
  expect(fighting({}, { nemesis: ['Hero'] }).result).toBeUndefined();
});

// MA-WIN-15
test('a Team wins so only if the Team card itself prints a Nemesis', () => {
  const fight = (wish: Wish) => {
    const t = scene('basic', {
      ann: { ...squads('Ann'), A1: teamOf('Pair', ['Hero', 'Other'], wish) },
      bob: { ...squads('Bob'), A1: body('Target') },
      at: 'challenge',
    });
    t.ann.declares(['Pair', 'Target']);
    return t.result;
  };
  expect([fight({}), fight(nemesis)]).toEqual([undefined, ['ann', 'battleOfFate']]);
});

const fateful = (hero: Wish) => {
  const spiky = able('Target', { kind: 'Counterattack' }, { attack: 2000, nemesis: ['Hero'] });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: body('Hero', 2000, 700, 250, hero) },
    bob: { ...squads('Bob'), A1: stand(spiky, { ready: 1 }) },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Target']);
  t.bob.does('activate', 'Target');
  return t;
};

// MA-WIN-16, MA-AMB-53
test('if challenge and counterstrike would both win, the active player does', () => {
  expect(fateful(nemesis).result).toEqual(['ann', 'battleOfFate']);
  expect(fateful({}).result).toEqual(['bob', 'battleOfFate']);
});

// MA-WIN-17
test('a Battle of Fate ignores points and leaves other challenges unresolved', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: body('Hero', 2000, 700, 250, nemesis) },
    bob: { ...squads('Bob'), A1: body('Target'), points: 30 },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Target'], ['Ann 2', 'Bob 2']);
  t.ann.does('resolve', 'Hero');
  expect([t.result, t.comparisons.length]).toEqual([['ann', 'battleOfFate'], 1]);
});

// MA-WIN-18, MA-AMB-84
test('having nobody in play is not a loss', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: body('Giant', 2000) },
    bob: { A1: body('Last') },
    at: 'challenge',
  });
  t.ann.declares(['Giant', 'Last']);
  t.until(() => t.phase === 'checkPoint');
  expect([t.result, t.bob.squads]).toEqual([undefined, []]);
  t.until(() => t.turn === 6);
  expect(t.result).toBeUndefined();
});

// MA-WIN-19
test('a player may concede at any time, in and out of turn', () => {
  for (const seat of [0, 1]) {
    const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'challenge' });
    expect(t.deciding).toBe('ann');
    t.game.apply(t.state, concession(seat), t.events);
    expect(t.result).toEqual([seat === 0 ? 'bob' : 'ann', 'conceded']);
    expect(t.told('conceded')).toEqual([{ type: 'conceded', seat }]);
    expect(t.game.option(t.state, concession(seat))).toEqual({ verb: 'concede', seat });
  }
  const open = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'challenge' });
  expect(() => open.game.apply(open.state, concession(2))).toThrow('seat 3 is not in the game');
  const early = scene('basic', { ann: { hand: [...some(10)] }, bob: { hand: [...some(10)] }, at: 'preparation' });
  expect(early.game.explain(early.state, 1, { verb: 'concede' })).toEqual([]);
  early.game.apply(early.state, concession(1));
  expect(early.result).toEqual(['ann', 'conceded']);
});

// MA-WIN-20
test('after the end no action is accepted', () => {
  const t = fighting(nemesis);
  const before = t.game.fingerprint(t.state);
  expect([t.game.decision(t.state), t.options()]).toEqual([undefined, []]);
  expect(() => t.game.apply(t.state, 0)).toThrow('the game is over');
  expect(() => t.game.apply(t.state, concession(0))).toThrow('the game is over');
  expect(t.game.explain(t.state, 0, { verb: 'pass' })).toMatchObject([{ rules: ['MA-WIN-20'] }]);
  expect(t.game.fingerprint(t.state)).toBe(before);
});
