import { expect, test } from 'vitest';
import { ALIGNMENTS } from '../src/language/index.ts';
import { able, body, some, squads, stand, teamOf } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const [good, neutral, evil] = (['Good', 'Neutral', 'Evil'] as const).map((alignment) =>
  body(alignment, 700, 700, 250, { alignment }),
);

// MA-ALN-01
test('a card is Good, Neutral or Evil', () => {
  expect(ALIGNMENTS).toEqual(['Good', 'Neutral', 'Evil']);
});

// MA-ALN-02
test('Good and Evil stand together in either Squad', () => {
  const t = scene('basic', {
    ann: { hand: [good, evil, neutral, ...some(4)] },
    bob: { hand: [...some(5)] },
    at: 'preparation',
  });
  t.ann.does('deploy', 'Good').does('deploy', 'Evil').does('deploy', 'Neutral');
  t.until(() => t.turn === 1);
  expect(t.ann.squads.slice(0, 3)).toEqual(['A1 Good', 'A2 Evil', 'A3 Neutral']);
  const reserve = scene('basic', {
    ann: { A1: body('1'), A2: body('2'), A3: body('3'), hand: [good, evil] },
    bob: {},
    at: 'replacement',
  });
  reserve.ann.does('play', 'Good', 'R1').does('play', 'Evil', 'R2');
  expect(reserve.ann.squads.slice(3)).toEqual(['R1 Good', 'R2 Evil']);
});

const mayGroup = (one: typeof good, two: typeof good) => {
  const leader = { ...one, name: 'Leader', key: 'leader', ability: { kind: 'Group Attack' } as const };
  const t = scene('level-1', {
    ann: {
      A1: stand(leader, { ready: 2 }),
      A2: two,
      A3: stand(able('Open', { kind: 'Bonus Attack', x: 50 }, { affiliation: 'Others' }), { ready: 1 }),
    },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  return t.ann.may('activate', 'Leader');
};

// MA-ALN-03
test('Good and Evil never fight in one group', () => {
  expect([mayGroup(good, evil), mayGroup(evil, good)]).toEqual([false, false]);
});

// MA-ALN-04, MA-ALN-04.e1
test('Neutral may group with anybody of its affiliation', () => {
  expect([mayGroup(neutral, good), mayGroup(neutral, evil), mayGroup(good, neutral), mayGroup(evil, neutral)]).toEqual(
    Array(4).fill(true),
  );
  const symbiote = { affiliation: 'Symbiotes' };
  const [venom, carnage] = [
    body('Venom', 1, 1, 1, { ...symbiote, alignment: 'Neutral' }),
    body('Carnage', 1, 1, 1, { ...symbiote, alignment: 'Evil' }),
  ];
  expect([mayGroup(venom, carnage), mayGroup(carnage, venom)]).toEqual([true, true]);
  const [spider, mysterio] = [
    body('Spider-Man', 1, 1, 1, { alignment: 'Good' }),
    body('Mysterio', 1, 1, 1, { alignment: 'Evil' }),
  ];
  expect(mayGroup(spider, mysterio)).toBe(false);
  expect(mayGroup(venom, spider)).toBe(false);
});

// MA-ALN-05, MA-AMB-85
test('a Team has the alignment printed on it', () => {
  const team = teamOf('Pair', ['Good', 'Neutral'], { alignment: 'Neutral' });
  const t = scene('basic', {
    ann: { A1: good, A2: neutral, A3: body('Three'), hand: [team, ...some(1)] },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  t.ann.does('assemble', 'Pair', 'A1').does('play', 'Some 1', 'A2');
  expect([mayGroup(evil, team), mayGroup(good, team)]).toEqual([true, true]);
  expect(mayGroup(evil, teamOf('Good Pair', ['Good', 'Neutral'], { alignment: 'Good' }))).toBe(false);
});

// MA-ALN-06
test('alignment restricts nothing else', () => {
  const t = scene('basic', {
    ann: {
      A1: stand(good, { ready: 2 }),
      A2: evil,
      R1: neutral,
      missions: [evil, good],
      hand: [evil, good],
      deck: [evil, good, neutral],
    },
    bob: squads('Bob'),
    at: 'missionActivation',
  });
  t.ann.declares(['Good', 'Bob 1'], ['Evil', 'Bob 2']);
  t.ann.does('resolve', 'Good');
  expect(t.ann.offered('boost')).toEqual(['Evil', 'Good']);
  t.toPhase('checkPoint');
  expect(t.comparisons).toHaveLength(2);
  expect(t.ann.offered('addHitPoint')).toContain('Evil > Evil');
});
