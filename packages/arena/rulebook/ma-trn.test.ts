import { expect, test } from 'vitest';
import { ABILITIES } from '../src/language/index.ts';
import { findProfile, LEVELS, SWITCHES } from '../src/profiles/profile.ts';
import { PHASES } from '../src/state/phases.ts';
import { body, some, squads, stand } from '../test-support/bodies.ts';
import { poolGame, poolTable } from '../test-support/pool.ts';
import { Scene, scene } from '../test-support/scene.ts';

const started = (seed: string, profile = 'level-1') => {
  const table = poolTable(seed, profile);
  const t = new Scene(poolGame.setup(table), (saved) => poolGame.load(saved, table), poolGame);
  return t.until(() => t.turn === 1);
};

// MA-TRN-01
test('a turn has twelve phases in this order', () => {
  expect(PHASES.slice(1)).toEqual([
    'coolDown',
    'dutyCall',
    'replacement',
    'powerUp',
    'missionActivation',
    'specialAbilities',
    'challenge',
    'boost',
    'superHit',
    'challengeResolution',
    'missionResolution',
    'checkPoint',
  ]);
  // Power Points open the Boost, hands the Super Hit; every phase is met in its turn.
  const hero = body('Hero', 700, 700, 250, { ability: { kind: 'Bonus Attack', x: 50 } });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(hero, { ready: 2 }), hand: [...some(2)] },
    bob: squads('Bob'),
    at: 'turn',
  });
  const met: string[] = [];
  const note = (): void => {
    if (met.at(-1) !== t.phase) met.push(t.phase);
  };
  t.until(() => {
    note();
    if (t.deciding === 'ann' && t.ann.may('challenge', 'Hero', 'Bob 1')) t.ann.does('challenge', 'Hero', 'Bob 1');
    note();
    return t.phase === 'checkPoint';
  });
  expect(met.filter((phase) => phase !== 'challengeResolution')).toEqual([
    'replacement',
    'powerUp',
    'specialAbilities',
    'challenge',
    'boost',
    'superHit',
    'checkPoint',
  ]);
  const begun = t.told('phaseBegan').map((event) => event.phase);
  expect(begun).toEqual([
    'powerUp',
    'missionActivation',
    'specialAbilities',
    'challenge',
    'missionResolution',
    'checkPoint',
  ]);
});

// MA-TRN-02
test('turns alternate, the first player first', () => {
  const t = started('alternate');
  t.toTurn(4);
  const turns = t.told('turnBegan').map((event) => event.seat);
  expect(turns).toEqual([t.first, 1 - t.first, t.first, 1 - t.first]);
});

// MA-TRN-03, MA-TRN-04, MA-TRN-05
test('the first turn of all has neither Mission nor challenge, and everything else', () => {
  const t = started('opening');
  t.toTurn(2);
  const opening = t.events.slice(
    0,
    t.events.findIndex((event) => event.type === 'turnBegan' && event.turn === 2),
  );
  const phases = opening.flatMap((event) => (event.type === 'phaseBegan' ? [event.phase] : []));
  expect(phases).toEqual(['coolDown', 'dutyCall', 'replacement', 'powerUp', 'specialAbilities', 'checkPoint']);
});

// MA-TRN-03: no Mission is activated and none is discarded.
test('the opening turn leaves all five Missions', () => {
  const t = started('five left');
  t.toTurn(2);
  expect(t.ann.missions.length + t.bob.missions.length + (t.bob.activated ? 1 : 0) + (t.ann.activated ? 1 : 0)).toBe(
    10,
  );
});

// MA-TRN-05, MA-TRN-05.e1, MA-AMB-09
test('after an opening turn without optional actions the counts are these', () => {
  const t = started('counts');
  t.until(() => t.phase === 'checkPoint');
  const one = t.first === 0 ? t.ann : t.bob;
  const power = ['A1', 'A2', 'A3', 'R1', 'R2'].reduce((sum, slot) => sum + one.pp(slot)[0], 0);
  expect([one.hand.length, one.discard.length, power, one.deck.length, one.missions.length]).toEqual([7, 1, 3, 35, 5]);
});

// MA-TRN-06
test("the second player's first turn is complete", () => {
  const t = started('second');
  t.toTurn(3);
  const events = t.events.filter((event) => event.type === 'phaseBegan');
  const second = events.slice(6).map((event) => event.phase);
  expect(second.slice(0, 9)).toEqual([
    'coolDown',
    'dutyCall',
    'replacement',
    'powerUp',
    'missionActivation',
    'specialAbilities',
    'challenge',
    'missionResolution',
    'checkPoint',
  ]);
});

// MA-TRN-07, MA-AMB-10
test('all challenges are declared before any is resolved', () => {
  const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'challenge' });
  t.ann.does('challenge', 'Ann 1', 'Bob 1').does('challenge', 'Ann 2', 'Bob 2');
  expect(t.comparisons).toEqual([]);
  t.ann.does('challenge', 'Ann 3', 'Bob 3');
  t.toPhase('checkPoint');
  expect(t.comparisons).toHaveLength(3);
});

const guard = body('Guard', 700, 700, 250, { ability: { kind: 'Bonus Defence', x: 100 } });

// MA-TRN-08, MA-AMB-11
test('the defending player has one response window between declarations and Boosts', () => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), hand: [...some(1)], A1: stand(body('Ann 1'), { ready: 1 }) },
    bob: { ...squads('Bob'), A1: stand(guard, { ready: 2 }) },
    at: 'challenge',
  });
  t.ann.declares(['Ann 1', 'Guard'], ['Ann 2', 'Bob 2']);
  expect(t.deciding).toBe('bob');
  expect(t.bob.offered()).toEqual(['activate Guard', 'pass']);
  t.bob.does('activate', 'Guard');
  // Both challenges follow, and no second window.
  const asked = new Set<string>();
  t.until(() => {
    if (t.deciding === 'bob') asked.add(t.bob.offered().join());
    return t.phase === 'checkPoint';
  });
  expect([...asked].join()).not.toContain('activate');
  expect(t.comparisons).toHaveLength(2);
});

// MA-AMB-11: the other reading has a window before each challenge.
test('a profile may have a window for each challenge instead', () => {
  const t = scene('level-1+response-each', {
    ann: squads('Ann'),
    bob: { ...squads('Bob'), A1: stand(guard, { ready: 2 }) },
    at: 'challenge',
  });
  t.ann.declares(['Ann 1', 'Guard'], ['Ann 2', 'Bob 2']);
  expect(t.ann.offered()).toEqual(['resolve Ann 1', 'resolve Ann 2']);
  t.ann.does('resolve', 'Ann 2');
  expect(t.bob.offered()).toEqual(['activate Guard', 'pass']);
  t.bob.pass();
  expect(t.comparisons).toHaveLength(1);
  expect(t.bob.offered()).toEqual(['activate Guard', 'pass']);
});

// MA-AMB-11, MA-SA-GEN-06, MA-SA-GEN-07: the timing of the book, where the profile asks for it.
test('a profile may have Bonus Defence and Support in phase 6 and only answers in the window', () => {
  const wall = body('Wall', 700, 700, 250, { ability: { kind: 'Bonus Defence', x: 100 } });
  const riposte = body('Riposte', 700, 700, 250, { ability: { kind: 'Counterattack' } });
  const helper = body('Helper', 700, 700, 250, { ability: { kind: 'Recycle', x: 1 } });
  const open = (profile: string) =>
    scene(profile, {
      ann: {
        ...squads('Ann'),
        A1: stand(body('Ann 1', 700, 700, 250, { ability: { kind: 'Bonus Attack', x: 50 } }), { ready: 1 }),
      },
      bob: {
        ...squads('Bob'),
        A1: stand(wall, { ready: 1 }),
        A2: stand(riposte, { ready: 1 }),
        A3: stand(helper, { ready: 1 }),
        discard: [...some(2)],
      },
      at: 'specialAbilities',
    });

  const early = open('level-1+early-defence');
  expect(early.ann.offered()).toEqual(['activate Ann 1', 'pass']);
  early.ann.pass();
  expect(early.phase).toBe('specialAbilities');
  expect(early.bob.offered()).toEqual(['activate Helper', 'activate Wall', 'pass']);
  early.bob.does('activate', 'Wall');
  expect(early.bob.defence('A1')).toBe(800);
  early.bob.pass();
  early.ann.declares(['Ann 1', 'Wall'], ['Ann 2', 'Riposte']);
  expect(early.bob.offered()).toEqual(['activate Riposte > Ann 2', 'pass']);
  expect(early.bob.whyNot('activate', 'Helper')?.code).toBe('preparedInPhaseSix');

  const usual = open('level-1');
  usual.ann.pass();
  usual.ann.declares(['Ann 1', 'Wall'], ['Ann 2', 'Riposte']);
  expect(usual.bob.offered()).toEqual(['activate Helper', 'activate Riposte > Ann 2', 'activate Wall', 'pass']);
});

// MA-TRN-09
test('Boost, Super Hit and resolution are a block for each challenge', () => {
  const t = scene('basic', {
    ann: {
      ...squads('Ann'),
      A1: stand(body('Ann 1'), { ready: 1 }),
      A2: stand(body('Ann 2'), { ready: 1 }),
      hand: [...some(4)],
    },
    bob: squads('Bob'),
    at: 'challenge',
  });
  t.ann.declares(['Ann 1', 'Bob 1'], ['Ann 2', 'Bob 2']);
  const met: string[] = [];
  t.ann.does('resolve', 'Ann 2');
  t.until(() => {
    met.push(`${t.comparisons.length} ${t.phase}`);
    return t.phase === 'checkPoint';
  });
  expect(met).toEqual(['0 boost', '0 superHit', '1 boost', '1 superHit', '2 checkPoint']);
});

// MA-TRN-10
test('the active player chooses the order of resolution, one at a time', () => {
  const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'challenge' });
  t.ann.declares(['Ann 1', 'Bob 1'], ['Ann 2', 'Bob 2'], ['Ann 3', 'Bob 3']);
  expect(t.ann.offered()).toEqual(['resolve Ann 1', 'resolve Ann 2', 'resolve Ann 3']);
  t.ann.does('resolve', 'Ann 3');
  expect(t.comparisons).toHaveLength(1);
  expect(t.ann.offered()).toEqual(['resolve Ann 1', 'resolve Ann 2']);
  t.ann.does('resolve', 'Ann 1');
  expect(t.told('challengeBegan').map((event) => event.challenge)).toEqual([2, 0, 1]);
});

// MA-TRN-11, MA-AMB-12: Super Hit and ability of both players are fresh in the next turn.
test('limits of both players start afresh every turn', () => {
  const bank = body('Bank', 700, 700, 250, { ability: { kind: 'Recycle', x: 1 } });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(bank, { ready: 4 }), discard: [...some(8, 'Old')] },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Bank').does('recycle', 'Old 1');
  expect(t.ann.whyNot('activate', 'Bank')?.code).not.toBeUndefined();
  t.until(() => t.turn === 5 && t.ann.may('activate', 'Bank'));
  expect(t.deciding).toBe('ann');
});

// MA-TRN-12
test('the window opens though no challenge was declared', () => {
  const bank = body('Bank', 700, 700, 250, { ability: { kind: 'Recycle', x: 1 } });
  for (const profile of ['level-1', 'level-1+response-each']) {
    const t = scene(profile, {
      ann: squads('Ann'),
      bob: { ...squads('Bob'), A1: stand(bank, { ready: 1 }), discard: [...some(2)] },
      at: 'challenge',
    });
    t.ann.pass();
    expect(t.bob.offered()).toEqual(['activate Bank', 'pass']);
    t.bob.pass();
    expect(t.phase).toBe('checkPoint');
  }
});

// MA-TRN-13
test("after phase 12 the opponent's turn begins", () => {
  const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'checkPoint' });
  t.ann.pass();
  expect(t.told('turnBegan').map(({ seat, turn }) => [seat, turn])).toEqual([[1, 5]]);
  expect(t.view(0).active).toBe(1);
});

// MA-TRN-14, MA-AMB-13
test('the level is fixed before play', () => {
  const facts = LEVELS.map(({ name, abilities, weakPoints }) => [name, abilities, weakPoints]);
  expect(facts).toEqual([
    ['basic', false, 'none'],
    ['level-1', true, 'none'],
    ['level-2a', true, 'doubleHit'],
    ['level-2b', true, 'bonusAttack'],
  ]);
  expect(LEVELS.every((level) => Object.isFrozen(level))).toBe(true);
  expect(() => poolGame.setup(poolTable('x', 'level-3'))).toThrow('there is no profile level-3');
});

// MA-TRN-14: other readings are named by switches, in one order, and stand beside complete defaults.
test('a profile is a level and the readings it departs in', () => {
  expect(findProfile('level-1')).toMatchObject({
    sharedTargets: false,
    response: 'once',
    lostHitPoint: 'ownersChoice',
  });
  expect(findProfile('level-2a+shared-targets+lose-top')).toMatchObject({
    name: 'level-2a+shared-targets+lose-top',
    weakPoints: 'doubleHit',
    sharedTargets: true,
    response: 'once',
    lostHitPoint: 'top',
  });
  for (const name of Object.keys(SWITCHES)) expect(Object.isFrozen(findProfile(`basic+${name}`))).toBe(true);
  const wrong = [
    'level-1+',
    'level-1+nothing',
    'level-1+lose-top+shared-targets',
    'basic+lose-top+lose-bottom',
    '+lose-top',
  ];
  expect(wrong.map((name) => findProfile(name))).toEqual(wrong.map(() => undefined));
});

// MA-TRN-15
test('a Basic game has no phase 6 and no response window', () => {
  for (const kind of ABILITIES) {
    const all = { ability: { kind, x: 1 } };
    const t = scene('basic', {
      ann: { ...squads('Ann'), A1: stand(body('Ann 1', 700, 700, 250, all), { ready: 5 }), discard: [...some(1)] },
      bob: { ...squads('Bob'), A1: stand(body('Bob 1', 700, 700, 250, all), { ready: 5 }), discard: [...some(1)] },
      at: 'specialAbilities',
    });
    expect(t.phase).toBe('challenge');
    t.ann.declares(['Ann 1', 'Bob 1']);
    t.toPhase('checkPoint');
    expect(t.told('abilityActivated')).toEqual([]);
    expect(t.ann.pp('A1')).toEqual([5, 0]);
  }
});

// MA-TRN-16, MA-TRN-16.e1, MA-AMB-14
test('a game lasts at most eleven turns, six and five', () => {
  const t = started('eleven', 'basic');
  t.until(() => {
    if (t.deciding !== undefined && t.phase === 'challenge') {
      const player = t.deciding === 'ann' ? t.ann : t.bob;
      if (player.may('pass')) player.pass();
    }
    return t.result !== undefined;
  });
  const activated = t.events.flatMap((event) => {
    if (event.type === 'turnBegan') return [`turn ${event.seat === t.first ? 'P1' : 'P2'}`];
    return event.type === 'missionActivated' ? [event.card.key] : [];
  });
  const turns = activated.filter((word) => word.startsWith('turn'));
  expect(turns).toEqual(Array.from({ length: 11 }, (_, i) => (i % 2 === 0 ? 'turn P1' : 'turn P2')));
  // P1 –, P2 m1, P1 m1, P2 m2 … P1 m5: every turn but the first activates one.
  expect(activated).toHaveLength(11 + 10);
  expect(activated[1].startsWith('turn')).toBe(true);
});
