import { expect, test } from 'vitest';
import { able, body, some, squads, stand } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const worth = (name: string, missionPoints: number) => body(name, 700, 700, 250, { missionPoints });
const giant = body('Giant', 2000);
const ability = (name: string, kind: 'Trap Attack' | 'Attack Mission', attack = 2000) =>
  body(name, attack, 700, 250, { ability: { kind } });

// MA-MIS-01, MA-MIS-02, MA-MIS-03, MA-AMB-28
test('the first Mission is activated, without a choice, one a turn', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), missions: [worth('First', 2), worth('Second', 5)] },
    bob: squads('Bob'),
    at: 'missionActivation',
  });
  expect([t.phase, t.ann.activated, t.ann.missions]).toEqual(['challenge', 'First', ['Second']]);
  t.toTurn(5);
  expect([t.ann.activated, t.ann.missions]).toEqual([undefined, ['Second']]);
});

// MA-MIS-04
test('no Mission is activated on the opening turn', () => {
  const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'missionActivation', turn: 1 });
  expect([t.phase, t.ann.activated, t.ann.missions.length]).toEqual(['checkPoint', undefined, 3]);
});

const fighting = (ann: object, bob: object = {}, profile = 'basic') =>
  scene(profile, {
    ann: { ...squads('Ann'), A1: giant, activated: worth('Goal', 4), ...ann },
    bob: { ...squads('Bob'), ...bob },
    at: 'specialAbilities',
  });

// MA-MIS-05, MA-MIS-06, MA-MIS-12, MA-MIS-13, MA-AMB-29
test('a defeat of an Active character completes the activated Mission', () => {
  const t = fighting({});
  t.ann.declares(['Giant', 'Bob 2']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed, t.ann.hand, t.ann.discard]).toEqual([1 + 4, 1, ['Goal'], []]);
  expect(t.told('missionCompleted').map((event) => [event.card.key, event.points])).toEqual([['goal', 4]]);
});

// MA-MIS-05: without a defeat nothing is completed, whatever else happened.
test('an exhausted target completes nothing', () => {
  const t = fighting({ A1: body('Ann 1', 700) }, { A1: stand(body('Bob 1'), { ready: 1 }) });
  t.ann.declares(['Ann 1', 'Bob 1']);
  t.toPhase('checkPoint');
  expect([t.comparisons, t.ann.points, t.ann.discard]).toEqual([['exhausted 700:700+250'], 0, ['Goal']]);
});

// MA-MIS-07
test('a defeat that takes only a Hit Point qualifies', () => {
  const t = fighting({}, { A1: stand(body('Bob 1'), { hp: 3 }) });
  t.ann.declares(['Giant', 'Bob 1']);
  t.toPhase('checkPoint');
  expect([t.bob.hp('A1'), t.ann.points]).toEqual([2, 5]);
});

// MA-MIS-08
test('a target exhausted without Power Points qualifies', () => {
  const t = fighting({ A1: body('Ann 1', 700) });
  t.ann.declares(['Ann 1', 'Bob 1']);
  t.toPhase('checkPoint');
  expect([t.bob.who('A1'), t.ann.points]).toEqual([undefined, 5]);
});

// MA-MIS-09
test('a Trap Attack defeat does not qualify', () => {
  const t = fighting({ A1: stand(ability('Trapper', 'Trap Attack'), { ready: 2 }) }, {}, 'level-1');
  t.ann.does('activate', 'Trapper');
  t.ann.declares(['Trapper', 'Bob 4']);
  t.toPhase('checkPoint');
  expect([t.bob.who('R1'), t.ann.points, t.ann.completed, t.ann.discard]).toEqual([undefined, 1, 0, ['Goal']]);
});

// MA-MIS-10
test('beating a Mission does not qualify', () => {
  const t = fighting({ A1: stand(ability('Raider', 'Attack Mission'), { ready: 3 }) }, {}, 'level-1');
  t.ann.does('activate', 'Raider');
  t.ann.declares(['Raider', 'mission']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed, t.ann.discard]).toEqual([1, 0, ['Goal']]);
});

// MA-MIS-11, MA-MIS-19, MA-MIS-19.e1, MA-AMB-30
test("a counterstrike that defeats completes nobody's Mission but gives its player a point at once", () => {
  const t = fighting(
    { A1: body('Ann 1', 300, 100, 100) },
    { A1: stand(able('Bob 1', { kind: 'Counterattack' }), { ready: 1 }), activated: worth('His', 5) },
    'level-1',
  );
  t.ann.declares(['Ann 1', 'Bob 1']);
  t.bob.does('activate', 'Bob 1');
  expect([t.comparisons[0], t.bob.points, t.ann.points]).toEqual(['counter defeated 700:100+100', 1, 0]);
  t.toPhase('checkPoint');
  expect([t.ann.completed, t.bob.completed, t.ann.discard]).toEqual([0, 0, ['Ann 1', 'Goal']]);
});

// MA-MIS-14, MA-MIS-14.e1, MA-AMB-91
test('several defeats complete one Mission', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: giant, A2: body('Titan', 2000), missions: [worth('Goal', 3), worth('Next', 5)] },
    bob: squads('Bob'),
    at: 'missionActivation',
  });
  t.ann.declares(['Giant', 'Bob 1'], ['Titan', 'Bob 2']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed, t.ann.missions]).toEqual([5, 1, ['Next']]);
});

// MA-MIS-15, MA-AMB-31
test('a Mission that is not completed is discarded in phase 11 without points', () => {
  const t = fighting({});
  t.ann.pass();
  expect([t.phase, t.ann.points, t.ann.discard, t.ann.activated]).toEqual(['checkPoint', 0, ['Goal'], undefined]);
  expect(t.told('missionFailed')).toHaveLength(1);
});

// MA-MIS-16, MA-MIS-16.e1
test('the Mission Zone shrinks by one each activating turn and is never refilled', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), missions: [...some(5, 'Goal')], deckCount: 40 },
    bob: { ...squads('Bob'), missions: [...some(5, 'His')], deckCount: 40 },
    at: 'missionActivation',
  });
  t.until(() => t.turn === 8 && t.phase === 'checkPoint');
  expect(t.ann.missions).toEqual(['Goal 4', 'Goal 5']);
});

// MA-MIS-17, MA-AMB-32
test('points stay when the completed Mission card is spent', () => {
  const t = fighting({ A2: stand(body('Ann 2'), { ready: 1 }) });
  t.ann.declares(['Giant', 'Bob 2']);
  t.until(() => t.turn === 5 && t.phase === 'challenge');
  t.bob.declares(['Bob 1', 'Ann 2']);
  t.until(() => t.deciding === 'ann');
  t.ann.does('boost', 'Goal');
  expect([t.ann.points, t.ann.hand, t.ann.discard.includes('Goal')]).toEqual([5, [], true]);
});

// MA-MIS-18
test('the activated Mission is out of the Mission Zone', () => {
  const swapper = body('Swapper', 700, 700, 250, { ability: { kind: 'New Mission', x: 1 } });
  const t = scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: stand(swapper, { ready: 2 }),
      hand: [body('New')],
      missions: [worth('Goal', 4), worth('Next', 2)],
    },
    bob: squads('Bob'),
    at: 'missionActivation',
  });
  t.ann.does('activate', 'Swapper');
  expect(t.ann.offered()).toEqual(['missionOut Next']);
});

// MA-MIS-20
test('a turn without a challenge completes nothing', () => {
  const t = fighting({}, { A1: { stack: [] }, A2: { stack: [] }, A3: { stack: [] } });
  expect([t.phase, t.ann.points, t.ann.discard]).toEqual(['checkPoint', 0, ['Goal']]);
});
