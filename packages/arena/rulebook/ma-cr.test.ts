import { FIGHT_OUT, foresee } from '@longbox/kernel';
import { expect, test } from 'vitest';
import { able, body, some, squads, stand, version } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

/** Ann's hero of this Attack against Bob's target of Defence 650 and Resistance 250. */
const target = body('Target', 700, 650, 250);
const fighting = (attack: number, slot: object = {}, bob: object = {}, profile = 'basic', ann: object = {}) => {
  const t = scene(profile, {
    ann: { ...squads('Ann'), A1: body('Hero', attack), ...ann },
    bob: { ...squads('Bob'), A1: stand(target, slot), ...bob },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Target']);
  return t;
};

// MA-CR-01
test('bonuses, Boosts and Super Hits are added before values are compared', () => {
  const hero = able('Hero', { kind: 'Bonus Attack', x: 150 }, { attack: 500 });
  const guard = able('Target', { kind: 'Bonus Defence', x: 100 }, { defence: 650 });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(hero, { ready: 1 }), hand: [hero, ...some(1)] },
    bob: { ...squads('Bob'), A1: stand(guard, { ready: 2 }), hand: [guard, ...some(1)] },
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Hero').declares(['Hero', 'Target']);
  t.bob.does('activate', 'Target');
  t.ann.does('boost', 'Some 1');
  t.bob.does('boost', 'Some 1');
  t.ann.does('superHit', 'Hero');
  t.bob.does('superHit', 'Target');
  // 500 + 150 + 100 + 200 against 650 + 100 + 50 + 200.
  expect(t.comparisons).toEqual(['ineffective 950:1000+250']);
});

// MA-CR-02, MA-CR-02.e1
test('Attack below Defence is ineffective and nothing happens', () => {
  const t = fighting(600, { hp: 2, ready: 1 });
  expect(t.fight()).toBe('ineffective 600:650+250');
  expect([t.bob.hp('A1'), t.bob.pp('A1'), t.ann.points]).toEqual([2, [1, 0], 0]);
});

// MA-CR-03, MA-CR-03.e1
test('Attack from Defence up to below Defence and Resistance exhausts', () => {
  expect(fighting(650, { ready: 1 }).fight()).toBe('exhausted 650:650+250');
  expect(fighting(850, { ready: 1 }).fight()).toBe('exhausted 850:650+250');
});

// MA-CR-04, MA-CR-04.e1, MA-CR-04.e2, MA-AMB-69
test('Attack equal to Defence and Resistance defeats, with or without extra Hit Points', () => {
  const t = fighting(900, { ready: 3 });
  expect(t.fight()).toBe('defeated 900:650+250');
  expect([t.bob.who('A1'), t.bob.pp('A1'), t.bob.discard.length]).toEqual([undefined, [0, 0], 4]);
  const two = fighting(900, { hp: 2 });
  expect([two.fight(), two.bob.hp('A1')]).toEqual(['defeated 900:650+250', 1]);
});

// MA-CR-05, MA-CR-05.e1
test('an exhausted target loses exactly one Power Point', () => {
  const t = fighting(650, { ready: 2 }, {}, 'basic', { activated: body('Goal') });
  t.toPhase('checkPoint');
  expect([t.bob.pp('A1'), t.ann.points, t.ann.completed, t.bob.discard.length]).toEqual([[1, 0], 0, 0, 1]);
});

// MA-CR-06, MA-CR-06.e1, MA-CR-06.e2
test('exhausted without a Power Point counts as defeated', () => {
  const t = fighting(650);
  expect([t.fight(), t.bob.who('A1'), t.ann.points]).toEqual(['defeated 650:650+250', undefined, 1]);
  const two = fighting(650, { hp: 2 });
  expect([two.fight(), two.bob.hp('A1'), two.ann.points]).toEqual(['defeated 650:650+250', 1, 1]);
});

// MA-CR-07, MA-AMB-70
test('an engaged Power Point is lost first', () => {
  const t = fighting(650, { ready: 2, engaged: 1 });
  t.fight();
  expect(t.bob.pp('A1')).toEqual([2, 0]);
});

// MA-CR-08, MA-CR-09, MA-CR-09.e1
test('a defeated character with Hit Points left loses one and keeps slot and Power Points', () => {
  const t = fighting(900, { hp: 3, ready: 4 });
  t.fight();
  expect([t.bob.who('A1'), t.bob.hp('A1'), t.bob.pp('A1'), t.ann.points]).toEqual(['Target', 2, [4, 0], 1]);
});

const [one, two, three] = ['one', 'two', 'three'].map((mark, i) => version(target, mark, { attack: 100 * i }));
const mixed = { stack: [one, two, three] };

// MA-CR-10, MA-AMB-71
test('the owner chooses the card lost, the others keep their order', () => {
  const t = fighting(900, {}, { A1: mixed });
  expect([t.deciding, t.bob.offered()]).toEqual(['bob', ['lose target-one', 'lose target-three', 'lose target-two']]);
  t.bob.does('lose', 'target-two');
  expect([t.bob.stack('A1'), t.bob.discard]).toEqual([['target-one', 'target-three'], ['target-two']]);
});

// MA-CR-10: whichever card it is, a Hit Point and a Mission Point are lost, and the Mission is judged.
test('what comes of a fight is foreseen to its end where a card has to be chosen', () => {
  const t = fighting(900, {}, { A1: mixed }, 'basic', { activated: body('Goal'), hand: some(1) });
  expect(t.deciding).toBe('ann');
  const view = foresee(t.game, t.state, t.ann.seat, [FIGHT_OUT]);
  expect([view?.seats[1].slots[0].stack.length, view?.seats[0].completed]).toEqual([2, 1]);
});

// MA-AMB-71: other readings take the top or the bottom card.
test('a profile may say which card is lost', () => {
  const top = fighting(900, {}, { A1: mixed }, 'basic+lose-top');
  top.fight();
  expect(top.bob.stack('A1')).toEqual(['target-two', 'target-three']);
  const bottom = fighting(900, {}, { A1: mixed }, 'basic+lose-bottom');
  bottom.fight();
  expect(bottom.bob.stack('A1')).toEqual(['target-one', 'target-two']);
});

// MA-CR-10: with equal printings there is nothing to choose.
test('a stack of one printing loses a card without a question', () => {
  const t = fighting(900, { hp: 3 });
  expect([t.fight(), t.deciding]).not.toEqual(['defeated 900:650+250', 'bob']);
  expect(t.bob.discard).toEqual(['Target']);
});

// MA-CR-11
test('the last Hit Point takes the card and all Power Points of the slot with it', () => {
  const t = fighting(900, { ready: 2, engaged: 3 });
  t.fight();
  expect([t.bob.hp('A1'), t.bob.pp('A1'), t.bob.discard.length]).toEqual([0, [0, 0], 6]);
  expect(t.told('characterLost').map((event) => event.powerPoints.length)).toEqual([5]);
});

// MA-CR-12
test('each defeat gives one point at once', () => {
  const t = fighting(900, { hp: 5 });
  t.fight();
  expect([t.ann.points, t.told('scored')]).toEqual([1, [{ type: 'scored', seat: 0, points: 1, total: 1 }]]);
});

// MA-CR-13
test('without Counterattack the challenger takes no damage', () => {
  const t = fighting(100, { ready: 1 }, { A1: body('Target', 5000, 650, 250) });
  t.toPhase('checkPoint');
  expect([t.ann.who('A1'), t.ann.hp('A1'), t.bob.points]).toEqual(['Hero', 1, 0]);
});

// MA-CR-14
test('every declared challenge is resolved exactly once', () => {
  const t = scene('basic', { ann: squads('Ann'), bob: squads('Bob'), at: 'challenge' });
  t.ann.declares(['Ann 1', 'Bob 3'], ['Ann 2', 'Bob 1'], ['Ann 3', 'Bob 2']);
  t.toPhase('checkPoint');
  expect(t.told('compared').map((event) => event.challenge)).toEqual([0, 1, 2]);
});

// MA-CR-15, MA-CR-16
test('nothing is carried over and damage does not add up', () => {
  const t = scene('basic+shared-targets', {
    ann: { ...squads('Ann'), A1: body('Giant', 5000), A2: body('Hero', 850), A3: body('Last', 850) },
    bob: { ...squads('Bob'), A1: stand(target, { hp: 3, ready: 9 }) },
    at: 'challenge',
  });
  t.ann.declares(['Giant', 'Target'], ['Hero', 'Target'], ['Last', 'Target']);
  t.toPhase('checkPoint');
  expect(t.comparisons).toEqual(['defeated 5000:650+250', 'exhausted 850:650+250', 'exhausted 850:650+250']);
  expect([t.bob.hp('A1'), t.bob.pp('A1')]).toEqual([2, [7, 0]]);
});

// MA-CR-17, MA-AMB-52
test('both comparisons come first; then the losses, challenge before counterstrike, each owner choosing', () => {
  const spikes = ['one', 'two'].map((mark) =>
    version(able('Spiky', { kind: 'Counterattack' }, { attack: 2000 }), mark),
  );
  const heroes = ['one', 'two'].map((mark) => version(body('Hero', 2000), mark));
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: { stack: heroes } },
    bob: { ...squads('Bob'), A1: { stack: spikes, ready: 1 } },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Spiky']);
  t.bob.does('activate', 'Spiky');
  expect(t.comparisons).toEqual(['counter defeated 2000:700+250', 'defeated 2000:700+250']);
  expect([t.deciding, t.bob.offered('lose')]).toEqual(['bob', ['spiky-one', 'spiky-two']]);
  t.bob.does('lose', 'spiky-one');
  expect([t.deciding, t.ann.offered('lose')]).toEqual(['ann', ['hero-one', 'hero-two']]);
  t.ann.does('lose', 'hero-two');
  expect([t.ann.stack('A1'), t.bob.stack('A1'), t.ann.points, t.bob.points]).toEqual([
    ['hero-one'],
    ['spiky-two'],
    1,
    1,
  ]);
});
