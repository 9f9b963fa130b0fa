import { expect, test } from 'vitest';
import { body, some, squads, stand, teamOf, version } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const recycle = { ability: { kind: 'Recycle', x: 1 } } as const;
const ironMan = body('Iron Man', 700, 700, 250, recycle);
const pair = teamOf('Pair', ['Iron Man', 'Thor'], recycle);

// MA-DC-01, MA-DC-02
test('the top card is shown to both and goes to the discard pile', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), deck: [body('Draw 1'), body('Draw 2'), body('Called')] },
    bob: { ...squads('Bob') },
    at: 'checkPoint',
    active: 'bob',
  });
  t.bob.pass();
  expect(t.told('dutyCalled').map((event) => [event.seat, event.card.key])).toEqual([[0, 'called']]);
  expect(t.ann.discard).toEqual(['Called']);
  for (const viewer of [0, 1, 'watcher'] as const) {
    expect(t.view(viewer).called).toBe('Called');
    expect(t.game.redact(t.told('dutyCalled')[0], viewer)).toEqual(t.told('dutyCalled')[0]);
  }
});

const called = (extra = {}) =>
  scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(ironMan, { ready: 2 }), deck: [ironMan], discard: [...some(2)], ...extra },
    bob: squads('Bob'),
    at: 'dutyCall',
  });

// MA-DC-03
test('a called character neither launches nor joins a challenge', () => {
  const t = called().toPhase('challenge');
  expect(t.ann.offered('challenge').some((pairing) => pairing.startsWith('Iron Man'))).toBe(false);
  expect(t.ann.offered('challenge')).toHaveLength(6);
  expect(t.ann.whyNot('challenge', 'Iron Man', 'Bob 1')?.rules).toContain('MA-DC-03');
});

// MA-DC-04
test('a called character cannot activate its ability', () => {
  const t = called({ A2: stand(body('Helper', 700, 700, 250, recycle), { ready: 1 }) }).toPhase('specialAbilities');
  expect(t.ann.offered('activate')).toEqual(['Helper']);
  expect(t.ann.whyNot('activate', 'Iron Man')?.rules).toContain('MA-DC-04');
});

// MA-DC-05, MA-DC-05.e1, MA-AMB-17
test('matching is by name alone', () => {
  const ultra = version(ironMan, 'ultra', { rarity: 'Ultra Rare', attack: 950 });
  const t = called({ A1: ultra }).toPhase('challenge');
  expect(t.view(0).seats[0].slots[0].called).toBe(true);
  expect(t.ann.may('challenge', 'Iron Man')).toBe(false);
});

// MA-DC-06
test("the opponent's character of that name is not affected", () => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), deck: [ironMan] },
    bob: { ...squads('Bob'), A1: stand(ironMan, { ready: 1 }), discard: [...some(1)] },
    at: 'dutyCall',
  });
  t.toPhase('challenge');
  expect(t.view(0).seats[1].slots[0].called).toBe(false);
  t.ann.pass();
  expect(t.bob.offered('activate')).toEqual(['Iron Man']);
});

// MA-DC-07
test('a member under an own Team does not make the Team called', () => {
  const t = called({ A1: pair }).toPhase('challenge');
  expect(t.ann.may('challenge', 'Pair', 'Bob 1')).toBe(true);
});

// MA-DC-08
test('a revealed Team card calls the own Team of that name', () => {
  const t = called({ A1: stand(pair, { ready: 1 }), deck: [pair] }).toPhase('challenge');
  expect(t.ann.may('challenge', 'Pair', 'Bob 1')).toBe(false);
  expect(t.ann.may('challenge', 'Ann 2', 'Bob 1')).toBe(true);
});

// MA-DC-09, MA-AMB-18
test('a revealed Team card does not call its members', () => {
  const t = called({ deck: [pair] }).toPhase('challenge');
  expect(t.ann.may('challenge', 'Iron Man', 'Bob 1')).toBe(true);
});

// MA-DC-10, MA-AMB-19
test("in the opponent's next turn the character may use its ability", () => {
  const t = called();
  t.toTurn(5).until(() => t.deciding === 'ann');
  expect(t.ann.offered('activate')).toEqual(['Iron Man']);
});

// MA-DC-11, MA-AMB-20
test('a called character may be exchanged, powered up, given a Hit Point and assembled', () => {
  const t = called({ hand: [ironMan, body('Thor'), pair] });
  expect(t.ann.may('exchange', 'Iron Man', 'Ann 4')).toBe(true);
  t.ann.pass();
  expect(t.ann.offered('powerUp')).toContain('A1');
  t.toPhase('checkPoint');
  expect(t.ann.may('exchange', 'Iron Man', 'Ann 4')).toBe(true);
  expect(t.ann.may('addHitPoint', 'Iron Man')).toBe(true);
  expect(t.ann.may('assemble', 'Pair', 'A1')).toBe(true);
});

// MA-DC-11: and it may step forward from the Reserve.
test('a called Reserve character may fill an Active slot', () => {
  const t = scene('level-1', {
    ann: { A1: body('Ann 1'), A2: body('Ann 2'), R1: ironMan, deck: [ironMan] },
    bob: squads('Bob'),
    at: 'dutyCall',
  });
  expect(t.ann.offered()).toEqual(['move Iron Man A3']);
});

// MA-DC-12
test('a character of the called name that enters later is called too', () => {
  const t = scene('level-1', {
    ann: {
      ...squads('Ann'),
      A1: { stack: [] },
      R1: body('Ann 4'),
      R2: { stack: [] },
      hand: [ironMan],
      deck: [ironMan],
    },
    bob: squads('Bob'),
    at: 'dutyCall',
  });
  t.ann.does('move', 'Ann 4', 'A1').does('play', 'Iron Man', 'R1').does('exchange', 'Ann 4', 'Iron Man');
  t.toPhase('challenge');
  expect(t.ann.who('A1')).toBe('Iron Man');
  expect(t.ann.may('challenge', 'Iron Man', 'Bob 1')).toBe(false);
});

// MA-DC-13
test('a hand card of the called name may be a Boost', () => {
  const t = called({ A2: stand(body('Ann 2'), { ready: 1 }), hand: [ironMan] }).toPhase('challenge');
  t.ann.declares(['Ann 2', 'Bob 1']);
  expect(t.ann.offered()).toEqual(['boost Iron Man', 'pass']);
});

// MA-DC-14
test('with an empty deck nobody is called', () => {
  const t = called({ deck: [], deckCount: 0 }).toPhase('challenge');
  expect([t.view(0).called, t.ann.discard.length]).toEqual([undefined, 2]);
  expect(t.ann.may('challenge', 'Iron Man', 'Bob 1')).toBe(true);
});

// MA-DC-15
test('a Mission of the called name is activated and completed as ever', () => {
  const t = called({ missions: [ironMan, body('Next')] }).toPhase('challenge');
  expect(t.ann.activated).toBe('Iron Man');
  expect(t.ann.missions).toEqual(['Next']);
});
