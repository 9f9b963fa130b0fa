import { describe, expect, test } from 'vitest';
import { able, body, some, squads, stand, teamOf } from '../test-support/bodies.ts';
import { type SceneWish, scene } from '../test-support/scene.ts';

// The rules are the same for both seats: the longest ways through them, from each.
describe.each([false, true])('with Ann mirrored: %s', (mirrored) => {
  const at = (profile: string, wish: Omit<SceneWish, 'mirrored'>) => scene(profile, { ...wish, mirrored });

  // MA-RPL-09, MA-RPL-11, MA-PU-03
  test('Replacement and Power Up', () => {
    const t = at('basic', {
      ann: { R1: body('Hulk'), R2: body('Hela'), hand: [...some(7)] },
      bob: squads('Bob'),
      at: 'replacement',
    });
    t.ann.does('move', 'Hulk', 'A1').does('move', 'Hela', 'A2').does('play', 'Some 1', 'A3');
    t.ann.does('play', 'Some 2', 'R1').does('play', 'Some 3', 'R2').does('exchange', 'Hulk', 'Some 2');
    t.ann.does('powerUp', 'A1').does('powerUp', 'R1').does('powerUp', 'R2');
    expect(t.ann.squads).toEqual(['A1 Some 2', 'A2 Hela', 'A3 Some 1', 'R1 Hulk', 'R2 Some 3']);
    expect([t.ann.pp('A1'), t.ann.pp('R2'), t.bob.pp('A1')]).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  // MA-RPL-03, MA-RPL-04
  test('the draws of Replacement', () => {
    const t = at('basic', {
      ann: { A1: body('Thor'), hand: [body('Thor')], deck: [body('Hulk'), teamOf('Pair', ['X', 'Y'])], deckCount: 9 },
      bob: squads('Bob'),
      at: 'replacement',
    });
    t.ann.does('play', 'Hulk', 'A3');
    expect([t.ann.squads, t.ann.hand, t.ann.deck.length]).toEqual([['A1 Thor', 'A3 Hulk'], ['Thor', 'Pair'], 7]);
  });

  // MA-SA-RCY-02, MA-SA-NEW-08, MA-SA-PBK-04
  test('support abilities of the active player', () => {
    const t = at('level-1', {
      ann: {
        A1: stand(able('Junk', { kind: 'Recycle', x: 1, progressive: true }), { hp: 2, ready: 1 }),
        A2: stand(able('Swap', { kind: 'New Mission', x: 1, progressive: true }), { hp: 2, ready: 1 }),
        R1: stand(able('Bank', { kind: 'Power Bank', x: 1, progressive: true }), { ready: 1 }),
        missions: [...some(2, 'Goal')],
        discard: [...some(4, 'Old')],
      },
      bob: squads('Bob'),
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Bank').does('activate', 'Junk').does('pay', 1);
    t.ann.does('recycle', 'Old 2').does('recycle', 'Old 4');
    t.ann.does('activate', 'Swap');
    t.ann
      .does('missionOut', 'Goal 2')
      .does('missionIn', 'Old 2')
      .does('missionOut', 'Goal 1')
      .does('missionIn', 'Goal 2');
    expect([t.ann.missions, t.ann.hand.toSorted(), t.ann.discard]).toEqual([
      ['Goal 2', 'Old 2'],
      ['Goal 1', 'Old 4'],
      ['Old 1', 'Old 3'],
    ]);
    expect([t.ann.pp('A1'), t.ann.pp('A2'), t.ann.pp('R1')]).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });

  // MA-SA-GRP-05, MA-SA-CTR-02, MA-SA-SWI-02, MA-SA-BDF-03
  test('a group, and every answer to it', () => {
    const t = at('level-1', {
      ann: { ...squads('Ann'), A1: stand(able('Lead', { kind: 'Group Attack' }), { ready: 2 }), A2: body('Mate', 300) },
      bob: {
        A1: body('Weak', 100, 100, 100),
        A2: stand(able('Guard', { kind: 'Bonus Defence', x: 50, target: { affiliation: 'Heroes' } }), { ready: 1 }),
        A3: stand(able('Spiky', { kind: 'Counterattack' }), { ready: 1 }),
        R2: stand(able('Switcher', { kind: 'Switch' }), { ready: 1 }),
      },
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Lead').does('group', 'Lead', 'Mate').does('target', 'Weak');
    t.ann.does('challenge', 'Ann 3', 'Spiky');
    t.bob.does('activate', 'Switcher', 'Weak').does('activate', 'Guard').does('activate', 'Spiky', 'Ann 3');
    t.ann.does('resolve', 'Lead');
    t.toPhase('checkPoint');
    expect(t.comparisons).toEqual(['defeated 1000:750+250', 'counter defeated 700:700+250', 'ineffective 700:750+250']);
    expect([t.bob.squads, t.ann.points, t.bob.points]).toEqual([['A2 Guard', 'A3 Spiky', 'R2 Weak'], 1, 1]);
    expect(t.ann.who('A3')).toBeUndefined();
  });

  // MA-SA-TRP-03, MA-SA-AMI-08, MA-BST-01, MA-BST-05, MA-SH-01, MA-SH-02
  test('a trap, a raid and all the stakes', () => {
    const back = body('Back');
    const t = at('level-1', {
      ann: {
        ...squads('Ann'),
        A1: stand(able('Trapper', { kind: 'Trap Attack' }), { ready: 2 }),
        A2: stand(able('Raider', { kind: 'Attack Mission' }), { ready: 3 }),
        hand: [...some(2), able('Trapper', { kind: 'Trap Attack' })],
      },
      bob: {
        ...squads('Bob'),
        R1: stand(back, { ready: 1 }),
        hand: [...some(1), back],
        missions: [...some(2, 'Goal')],
        discard: [...some(1, 'Old')],
      },
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Trapper').does('activate', 'Raider').declares(['Trapper', 'Back'], ['Raider', 'mission']);
    t.ann.does('resolve', 'Trapper').does('boost', 'Some 1').pass();
    t.bob.does('boost', 'Some 1');
    t.ann.does('superHit', 'Trapper');
    t.bob.does('superHit', 'Back');
    expect(t.comparisons).toEqual(['exhausted 1000:950+250']);
    t.until(() => t.ann.may('replaceMission'));
    t.ann.does('replaceMission', 'Old 1');
    expect([t.bob.missions, t.bob.discard.includes('Goal 1'), t.ann.points]).toEqual([['Old 1', 'Goal 2'], true, 1]);
  });

  // MA-CP-03, MA-CP-08, MA-CP-13, MA-CP-17, MA-CP-23
  test('a whole Check Point', () => {
    const pair = teamOf('Pair', ['Thor', 'Loki']);
    const trio = teamOf('Trio', ['Thor', 'Loki', 'Hela']);
    const t = at('basic', {
      ann: {
        ...squads('Ann'),
        A2: pair,
        A3: body('Hela'),
        R1: stand(body('Four'), { hp: 2 }),
        hand: [body('Ann 1'), body('New'), trio, body('More')],
      },
      bob: squads('Bob'),
      at: 'checkPoint',
    });
    t.ann
      .does('addHitPoint', 'Ann 1')
      .does('raise', 'Ann 1')
      .does('replace', 'New', 'Four')
      .does('exchange', 'Ann 1', 'New');
    t.ann.does('upgrade', 'Trio', 'A2').does('play', 'More', 'A3');
    expect(t.ann.squads).toEqual(['A1 New', 'A2 Trio', 'A3 More', 'R1 Ann 1', 'R2 Ann 5']);
    expect([t.ann.hp('R1'), t.ann.pp('A2'), t.ann.hand]).toEqual([2, [2, 0], ['Four', 'Four']]);
    t.ann.pass();
    expect(t.deciding).toBe('bob');
  });

  // MA-CP-13, MA-CP-14
  test('an assembly from both Squads', () => {
    const t = at('basic', {
      ann: {
        ...squads('Ann'),
        A1: stand(body('Thor'), { hp: 2 }),
        R2: body('Loki'),
        hand: [teamOf('Pair', ['Thor', 'Loki']), ...some(2)],
      },
      bob: squads('Bob'),
      at: 'checkPoint',
    });
    t.ann.does('assemble', 'Pair', 'R2').does('play', 'Some 2', 'A1');
    expect([t.ann.squads, t.ann.pp('R2')]).toEqual([
      ['A1 Some 2', 'A2 Ann 2', 'A3 Ann 3', 'R1 Ann 4', 'R2 Pair'],
      [3, 0],
    ]);
  });

  // MA-CD-01, MA-CD-04, MA-MIS-12, MA-WIN-03
  test('from a won challenge to the end of the game', () => {
    const t = at('level-1', {
      ann: {
        ...squads('Ann'),
        A1: stand(able('Hero', { kind: 'Bonus Attack', x: 300 }), { ready: 1 }),
        missions: [body('Goal')],
        points: 2,
      },
      bob: { ...squads('Bob'), missions: [], points: 5 },
      at: 'missionActivation',
      turn: 10,
    });
    t.ann.does('activate', 'Hero').declares(['Hero', 'Bob 2']);
    t.toPhase('checkPoint');
    expect([t.ann.points, t.ann.completed, t.ann.hand]).toEqual([6, 1, ['Goal']]);
    t.ann.pass();
    expect(t.result).toEqual(['ann', 'missionComplete']);
  });

  // MA-WIN-07, MA-WIN-16, MA-CR-10
  test('a Battle of Fate against a mixed stack', () => {
    const [one, two] = ['one', 'two'].map((mark) => ({
      ...body('Target'),
      key: `target-${mark}`,
      attack: mark.length * 100,
    }));
    const t = at('basic', {
      ann: { ...squads('Ann'), A1: body('Hero', 2000, 700, 250, { nemesis: ['Target'] }) },
      bob: { ...squads('Bob'), A3: { stack: [one, { ...two, attack: 999 }] } },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Target']);
    t.bob.does('lose', 'target-one');
    expect([t.result, t.bob.stack('A3')]).toEqual([['ann', 'battleOfFate'], ['target-two']]);
  });
});

// MA-CP-12, MA-CP-21
test('a single card is no Team, and an empty slot has none to upgrade', () => {
  const t = scene('basic', {
    ann: { A1: body('Thor'), hand: [body('Loki'), teamOf('Pair', ['Thor', 'Loki'])] },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  expect(t.ann.whyNot('upgrade', 'Loki', undefined, 'A1')?.code).toBe('notATeam');
  expect(t.ann.whyNot('upgrade', 'Pair', undefined, 'A2')?.code).toBe('slotEmpty');
  expect(t.ann.whyNot('upgrade', 'Pair', undefined, 'A1')?.code).toBe('notAnUpgrade');
});

// MA-CD-04
test('a Cool Down without bonuses tells of none', () => {
  const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'checkPoint' });
  t.ann.pass();
  expect(t.told('bonusesEnded')).toEqual([]);
});
