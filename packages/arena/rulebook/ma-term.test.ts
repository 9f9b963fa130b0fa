import { expect, test } from 'vitest';
import { SKILLS } from '../src/language/index.ts';
import { slotName } from '../src/state/slot-names.ts';
import { ACTIVE_SLOTS, SLOTS } from '../src/state/state.ts';
import { able, body, some, squads, stand, teamOf, version } from '../test-support/bodies.ts';
import { poolGame, poolTable } from '../test-support/pool.ts';
import { Scene, scene } from '../test-support/scene.ts';

const thor = body('Thor');

// MA-TERM-01
test('there are five slots with one character each at most', () => {
  expect([SLOTS, ACTIVE_SLOTS]).toEqual([5, 3]);
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(slotName)).toEqual([
    'A1',
    'A2',
    'A3',
    'R1',
    'R2',
    'A1',
    'A2',
    'A3',
    'R1',
    'R2',
  ]);
  const t = scene('basic', {
    ann: { A1: thor, A3: body('Three'), R1: body('Four'), R2: body('Five'), hand: [...some(2)] },
    bob: {},
    at: 'replacement',
  });
  expect(t.ann.offered('move')).toEqual(['Five A2', 'Four A2']);
  t.ann.does('move', 'Four', 'A2');
  expect(t.ann.offered('play')).toEqual(['Some 1 R1', 'Some 2 R1']);
  expect(t.ann.whyNot('play', 'Some 1', undefined, 'A1')?.rules).toEqual(['MA-TERM-01']);
});

// MA-TERM-02, MA-AMB-86: Squads are slots, a Team is a card in one of them.
test('a Team stands in a Squad like any character', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), R2: teamOf('Pair', ['X', 'Y']) },
    bob: squads('Bob'),
    at: 'replacement',
  });
  t.ann.does('exchange', 'Ann 1', 'Pair');
  t.toPhase('challenge');
  expect(t.ann.may('challenge', 'Pair', 'Bob 1')).toBe(true);
});

// MA-TERM-03
test('the same name is exact equality of the printed name', () => {
  const t = scene('basic', {
    ann: {
      ...squads('Ann'),
      A1: body('Spider-Man'),
      hand: [version(body('Spider-Man'), 'black', { rarity: 'Secret' }), body('Spider-Man 2099'), body('spider-man!')],
    },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  expect(t.ann.offered('addHitPoint')).toEqual(['spider-man-black > Spider-Man']);
});

// MA-TERM-04
test('a name is deployed once over both Squads', () => {
  const t = scene('basic', {
    ann: { A1: thor, A2: body('Two'), A3: body('Three'), hand: [thor, body('Two'), body('Hulk')] },
    bob: {},
    at: 'replacement',
  });
  expect(t.ann.offered()).toEqual(['play Hulk R1', 'play Hulk R2']);
  expect(t.ann.whyNot('play', 'Thor')?.rules).toContain('MA-TERM-04');
});

// MA-TERM-05, MA-AMB-87
test('Hit Points are the cards of the stack; a lone character has one', () => {
  const t = scene('basic', {
    ann: { A1: thor, A2: stand(body('Hulk'), { hp: 4 }) },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  expect([t.ann.hp('A1'), t.ann.hp('A2')]).toEqual([1, 4]);
  expect(t.view(1).seats[0].slots[1].stack).toHaveLength(4);
});

// MA-TERM-06, MA-AMB-88
test('the values of a stack are those of its top card; Hit Points never change them', () => {
  const rare = version(
    body('Thor', 900, 850, 400, {
      skill: 'Mystic',
      affiliation: 'Gods',
      alignment: 'Good',
      ability: { kind: 'Bonus Attack', x: 100 },
    }),
    'rare',
  );
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: { stack: [rare, thor, thor], ready: 1 } },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  expect(t.view(0).seats[0].slots[0]).toMatchObject({ attack: 900, defence: 850, resistance: 400 });
  expect(t.ann.offered('activate')).toEqual(['thor-rare']);
});

// MA-TERM-07
test('any card is worth exactly one Power Point', () => {
  const t = scene('basic', {
    ann: { A1: thor, deck: [teamOf('Five', ['A', 'B', 'C', 'D', 'E']), body('Secret'), thor] },
    bob: {},
    at: 'powerUp',
  });
  t.ann.does('powerUp', 'A1').does('powerUp', 'A1').does('powerUp', 'A1');
  expect(t.ann.pp('A1')).toEqual([3, 0]);
});

// MA-TERM-08
test('an engaged Power Point stays assigned until Cool Down', () => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(able('Hero', { kind: 'Bonus Attack', x: 50 }), { ready: 1 }) },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Hero');
  t.until(() => t.turn === 5 && t.phase === 'checkPoint');
  expect(t.ann.pp('A1')).toEqual([0, 1]);
  t.toTurn(6);
  expect(t.ann.pp('A1')).toEqual([0, 0]);
});

// MA-TERM-09
test('a card under a character is a Power Point, on top a Hit Point', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: thor, hand: [thor], deck: [thor, thor, thor] },
    bob: squads('Bob'),
    at: 'powerUp',
  });
  for (let i = 0; i < 3; i++) t.ann.does('powerUp', 'A1');
  expect([t.ann.hp('A1'), t.ann.pp('A1')]).toEqual([1, [3, 0]]);
  t.toPhase('checkPoint');
  t.ann.does('addHitPoint', 'Thor');
  expect([t.ann.hp('A1'), t.ann.pp('A1')]).toEqual([2, [3, 0]]);
});

// MA-TERM-10
test('an affiliation is one name, and equality of the name is what counts', () => {
  const grouped = (affiliation: string) => {
    const leader = able('Leader', { kind: 'Group Attack' }, { affiliation: 'X-Men' });
    return scene('level-1', {
      ann: { A1: stand(leader, { ready: 2 }), A2: body('Two', 1, 1, 1, { affiliation }) },
      bob: squads('Bob'),
      at: 'specialAbilities',
    }).ann.may('activate', 'Leader');
  };
  expect([grouped('X-Men'), grouped('X-Men Gold'), grouped('x-men')]).toEqual([true, false, false]);
});

// MA-TERM-11
test('a skill is one of five', () => {
  expect(SKILLS).toEqual(['Scientific', 'Mystic', 'Cosmic', 'Technological', 'Combat']);
});

// MA-TERM-12
test('a comparison has three results and no other', () => {
  const results = [100, 700, 900, 950, 5000].map((attack) => {
    const t = scene('basic', {
      ann: { A1: body('Hero', attack) },
      bob: { A1: stand(body('Target'), { ready: 1 }) },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Target']);
    return t.fight().split(' ')[0];
  });
  expect(results).toEqual(['ineffective', 'exhausted', 'exhausted', 'defeated', 'defeated']);
});

// MA-TERM-13
test('called is what Duty Call makes of a character', () => {
  const t = scene('basic', { ann: { ...squads('Ann'), deck: [body('Ann 2')] }, bob: squads('Bob'), at: 'dutyCall' });
  expect(t.view(1).seats[0].slots.map((slot) => slot.called)).toEqual([false, true, false, false, false]);
});

// MA-TERM-14
test('the active player is the one whose turn it is', () => {
  const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'challenge', active: 'bob' });
  expect([t.view('watcher').active, t.deciding]).toEqual([1, 'bob']);
  expect(t.ann.whyNot('challenge', 'Ann 1', 'Bob 1')?.rules).toContain('MA-TERM-14');
});

const whole = (seed: string): Scene => {
  const table = poolTable(seed);
  return new Scene(poolGame.setup(table), (saved) => poolGame.load(saved, table), poolGame);
};

// MA-TERM-15
test('a round is one activating turn of each player; five rounds make a game', () => {
  const t = whole('rounds').toEnd();
  const seats = t.told('missionActivated').map((event) => event.seat);
  expect([t.first, seats.filter((seat) => seat === 0).length, seats.filter((seat) => seat === 1).length]).toEqual([
    t.first,
    5,
    5,
  ]);
});

// MA-TERM-16
test("every discard goes face up to its owner's pile", () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: stand(body('Giant', 2000), { ready: 1 }), hand: [...some(1, 'Mine')] },
    bob: { ...squads('Bob'), A1: stand(body('Bob 1'), { ready: 1 }), hand: [...some(1, 'His')] },
    at: 'challenge',
  });
  t.ann.declares(['Giant', 'Bob 1']);
  t.ann.does('boost', 'Mine 1');
  t.bob.does('boost', 'His 1');
  t.until(() => t.phase === 'checkPoint');
  expect([t.ann.discard, t.bob.discard.length]).toEqual([['Mine 1'], 3]);
  for (const viewer of [0, 1, 'watcher'] as const) {
    expect(t.view(viewer).seats[1].discard.map((card) => card.key)).toContain('his-1');
  }
});

// MA-TERM-17
test('assembly is playing a Team card in phase 12', () => {
  const t = scene('basic', {
    ann: { A1: thor, A2: body('Loki'), R1: body('Four'), hand: [teamOf('Pair', ['Thor', 'Loki']), ...some(4)] },
    bob: squads('Bob'),
    at: 'replacement',
  });
  t.until(() => {
    const isOpen = t.deciding === 'ann' && t.ann.may('assemble');
    expect(isOpen).toBe(t.phase === 'checkPoint' && t.deciding === 'ann');
    return t.phase === 'checkPoint';
  });
  expect(t.ann.may('assemble', 'Pair', 'A1')).toBe(true);
});

// MA-TERM-18: what reminds of a bonus or a rule is drawn from the state; the state holds nothing of it.
test('guide cards and markers are no part of the game', () => {
  const t = whole('markers');
  expect(t.ann.total + t.bob.total).toBe(t.state.print.length);
});

// MA-TERM-19, MA-TERM-19.e1
test("a player's cards always total 56", () => {
  const t = whole('conservation');
  t.until(() => t.turn === 1);
  const second = t.first === 0 ? t.bob : t.ann;
  const zones = [
    second.deck.length,
    second.hand.length,
    second.discard.length,
    second.missions.length,
    second.squads.length,
  ];
  expect(zones).toEqual([41, 5, 0, 5, 5]);
  t.until(() => {
    expect([t.ann.total, t.bob.total]).toEqual([56, 56]);
    return t.result !== undefined;
  });
});
