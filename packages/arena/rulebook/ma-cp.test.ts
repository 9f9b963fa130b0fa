import { expect, test } from 'vitest';
import { able, body, some, squads, stand, teamOf, version } from '../test-support/bodies.ts';
import { type Scene, scene } from '../test-support/scene.ts';

const checking = (ann: object, more: object = {}, profile = 'basic'): Scene =>
  scene(profile, { ann, bob: squads('Bob'), at: 'checkPoint', ...more });
const [thor, widow, hawkeye, hulk, cap] = ['Thor', 'Black Widow', 'Hawkeye', 'Hulk', 'Captain America'].map((name) =>
  body(name),
);
const pair = teamOf('Black Widow & Hawkeye', ['Black Widow', 'Hawkeye']);
const avengers = teamOf('Avengers', ['Black Widow', 'Hawkeye', 'Hulk', 'Captain America']);

// MA-CP-01, MA-AMB-73
test('each of four things may be done once, in any order', () => {
  const t = checking({ ...squads('Ann'), A1: thor, A2: widow, hand: [thor, thor, hawkeye, pair, ...some(4)] });
  t.ann.does('addHitPoint', 'Thor').does('exchange', 'Thor', 'Ann 4').does('replace', 'Some 1', 'Ann 5');
  t.ann.does('assemble', 'Black Widow & Hawkeye', 'A2');
  expect(t.ann.offered()).toEqual(['pass', 'raise Thor']);
  expect(t.ann.whyNot('replace', 'Some 2', 'Some 1')?.rules).toEqual(['MA-CP-01']);
  expect(t.ann.whyNot('exchange', 'Ann 4', 'Some 1')?.rules).toEqual(['MA-CP-01']);
  expect(t.ann.whyNot('addHitPoint', 'Thor')?.rules).toEqual(['MA-CP-09']);
  expect(t.ann.whyNot('assemble', 'Black Widow & Hawkeye')).toBeDefined();
  t.ann.pass();
  expect(t.turn).toBe(5);
});

// MA-CP-01: nothing need be done, and each thing has its own limit.
test('any one of them leaves the others open', () => {
  const t = checking({ ...squads('Ann'), A1: thor, hand: [thor, ...some(1)] });
  t.ann.does('exchange', 'Ann 2', 'Ann 4');
  expect(t.ann.offered('exchange')).toEqual([]);
  expect([t.ann.may('replace', 'Some 1', 'Ann 2'), t.ann.may('addHitPoint', 'Thor')]).toEqual([true, true]);
});

// MA-CP-02
test('a Reserve character is replaced by a legal single card, itself not counted', () => {
  const t = checking({ ...squads('Ann'), R1: thor, hand: [thor, body('Ann 1'), pair, hulk] });
  expect(t.ann.offered('replace')).toEqual(['Hulk > Ann 5', 'Hulk > Thor', 'Thor > Thor']);
  expect(t.ann.whyNot('replace', 'Ann 1', 'Thor')?.rules).toContain('MA-RPL-07');
  expect(t.ann.whyNot('replace', 'Black Widow & Hawkeye', 'Thor')?.rules).toContain('MA-RPL-08');
  expect(t.ann.whyNot('replace', 'Hulk', 'Ann 1')?.rules).toEqual(['MA-CP-02']);
});

// MA-CP-03, MA-CP-03.e1
test('the character replaced returns to hand with all its Hit Points', () => {
  const t = checking({ ...squads('Ann'), R1: stand(thor, { hp: 3 }), hand: [hawkeye] });
  t.ann.does('replace', 'Hawkeye', 'Thor');
  expect([t.ann.hand, t.ann.who('R1'), t.ann.hp('R1')]).toEqual([['Thor', 'Thor', 'Thor'], 'Hawkeye', 1]);
});

// MA-CP-04
test('an Active and a Reserve character trade slots with their Hit Points', () => {
  const t = checking({ ...squads('Ann'), A1: stand(thor, { hp: 3 }), R2: stand(hulk, { hp: 2 }) });
  t.ann.does('exchange', 'Thor', 'Hulk');
  expect([t.ann.who('A1'), t.ann.hp('A1'), t.ann.who('R2'), t.ann.hp('R2')]).toEqual(['Hulk', 2, 'Thor', 3]);
});

// MA-CP-05, MA-CP-05.e1
test('Power Points stay and serve whoever stands there', () => {
  const ironMan = body('Iron Man');
  const t = checking({
    ...squads('Ann'),
    A1: stand(thor, { ready: 3 }),
    R1: ironMan,
    R2: stand(body('Five'), { ready: 2 }),
    hand: [hulk],
  });
  t.ann.does('exchange', 'Thor', 'Iron Man');
  expect([t.ann.who('A1'), t.ann.pp('A1'), t.ann.who('R1'), t.ann.pp('R1')]).toEqual([
    'Iron Man',
    [3, 0],
    'Thor',
    [0, 0],
  ]);
  t.ann.does('replace', 'Hulk', 'Five');
  expect(t.ann.pp('R2')).toEqual([2, 0]);
});

// MA-CP-06, MA-AMB-74
test('a Team may be exchanged but not returned to hand', () => {
  const t = checking({ ...squads('Ann'), R1: pair, hand: [hulk] });
  expect(t.ann.offered('replace')).toEqual(['Hulk > Ann 5']);
  expect(t.ann.whyNot('replace', 'Hulk', 'Black Widow & Hawkeye')?.rules).toEqual(['MA-CP-06']);
  t.ann.does('exchange', 'Ann 1', 'Black Widow & Hawkeye');
  expect(t.ann.who('A1')).toBe('Black Widow & Hawkeye');
});

// MA-CP-07, MA-AMB-24
test('empty slots are not filled by replacement or exchange', () => {
  const t = checking({ A1: thor, R2: hulk, hand: [cap] });
  expect(t.ann.offered()).toEqual(['exchange Thor > Hulk', 'pass', 'replace Captain America > Hulk']);
  expect(t.ann.whyNot('replace', 'Captain America', undefined, 'R1')?.rules).toContain('MA-CP-07');
});

// MA-CP-08
test('a hand card of the same name becomes the top card, one Hit Point more', () => {
  const rare = version(thor, 'rare', { attack: 900 });
  const t = checking({ ...squads('Ann'), R1: thor, hand: [rare, hulk] });
  expect(t.ann.offered('addHitPoint')).toEqual(['thor-rare > Thor']);
  expect(t.ann.whyNot('addHitPoint', 'Hulk')?.rules).toEqual(['MA-CP-08']);
  t.ann.does('addHitPoint', 'Thor');
  expect([t.ann.hp('R1'), t.ann.stack('R1'), t.ann.attack('R1')]).toEqual([2, ['thor-rare', 'Thor'], 900]);
});

// MA-CP-09, MA-AMB-75
test('one Hit Point a turn in all', () => {
  const t = checking({ ...squads('Ann'), A1: thor, A2: hulk, hand: [thor, hulk] });
  t.ann.does('addHitPoint', 'Thor');
  expect(t.ann.offered('addHitPoint')).toEqual([]);
  expect(t.ann.whyNot('addHitPoint', 'Hulk')?.rules).toEqual(['MA-CP-09']);
});

// MA-CP-10, MA-CP-10.e1
test('a character has at most five Hit Points', () => {
  const four = checking({ ...squads('Ann'), A1: stand(thor, { hp: 4 }), hand: [thor] });
  four.ann.does('addHitPoint', 'Thor');
  expect(four.ann.hp('A1')).toBe(5);
  const five = checking({ ...squads('Ann'), A1: stand(thor, { hp: 5 }), hand: [thor] });
  expect(five.ann.offered('addHitPoint')).toEqual([]);
  expect(five.ann.whyNot('addHitPoint', 'Thor')?.rules).toEqual(['MA-CP-10']);
});

// MA-CP-11
test('any card of a stack may be brought to the top, which is no Hit Point', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((mark) => version(thor, mark));
  const t = checking({ ...squads('Ann'), A1: { stack: [one, two, three] }, hand: [thor] });
  expect(t.ann.offered('raise')).toEqual(['thor-three', 'thor-two']);
  t.ann.does('raise', 'thor-three');
  expect(t.ann.stack('A1')).toEqual(['thor-three', 'thor-one', 'thor-two']);
  t.ann.does('raise', 'thor-two');
  expect(t.ann.stack('A1')).toEqual(['thor-two', 'thor-three', 'thor-one']);
  t.ann.does('addHitPoint', 'Thor');
  expect(t.ann.hp('A1')).toBe(4);
});

// MA-CP-11: each card once, so that a Check Point comes to an end; a new Hit Point opens its stack again.
test('rearranging comes to an end', () => {
  const [one, two] = ['one', 'two'].map((mark) => version(thor, mark));
  const t = checking({ ...squads('Ann'), A1: { stack: [one, two] }, hand: [thor] });
  t.ann.does('raise', 'thor-two').does('raise', 'thor-one');
  expect(t.ann.offered('raise')).toEqual([]);
  expect(t.ann.whyNot('raise', 'thor-two')?.code).toBe('raisedAlready');
  expect(t.ann.whyNot('raise', 'thor-one')?.code).toBe('onTopAlready');
  t.ann.does('addHitPoint', 'Thor');
  expect(t.ann.offered('raise')).toEqual(['thor-one', 'thor-two']);
  t.toTurn(6).toPhase('checkPoint');
  expect(t.ann.offered('raise')).toEqual(['thor-one', 'thor-two']);
});

// MA-CP-12
test('a Team needs every member in a Squad or in hand', () => {
  const may = (ann: object) => checking({ A3: body('Three'), ...ann }).ann.may('assemble', 'Black Widow & Hawkeye');
  expect(may({ A1: widow, R1: hawkeye, hand: [pair] })).toBe(true);
  expect(may({ A1: widow, hand: [pair, hawkeye] })).toBe(true);
  expect(may({ hand: [pair, hawkeye, widow] })).toBe(true);
  expect(may({ A1: widow, hand: [pair] })).toBe(false);
  expect(may({ A1: widow, R1: teamOf('Bow', ['Hawkeye', 'X']), hand: [pair] })).toBe(false);
  const t = checking({ A1: widow, hand: [pair, thor] });
  expect(t.ann.whyNot('assemble', 'Black Widow & Hawkeye', undefined, 'A1')?.rules).toContain('MA-CP-12');
  expect(t.ann.whyNot('assemble', 'Thor', undefined, 'A1')?.rules).toEqual(['MA-CP-12']);
});

// MA-CP-13, MA-CP-13.e1, MA-CP-16, MA-AMB-76
test('every own copy of every member goes under the Team as an unengaged Power Point', () => {
  const t = checking({ ...squads('Ann'), A1: stand(widow, { hp: 2, ready: 1 }), hand: [hawkeye, hawkeye, pair, thor] });
  t.ann.does('assemble', 'Black Widow & Hawkeye', 'A1');
  expect([t.ann.who('A1'), t.ann.pp('A1'), t.ann.hp('A1'), t.ann.hand]).toEqual([
    'Black Widow & Hawkeye',
    [5, 0],
    1,
    ['Thor'],
  ]);
  expect(t.ann.pile('A1').slice(1)).toEqual(['Black Widow', 'Black Widow', 'Hawkeye', 'Hawkeye']);
});

// MA-CP-13: engaged Power Points of the slot stay engaged; members in both Squads join.
test('members of both Squads join with their Hit Points', () => {
  const t = checking({
    ...squads('Ann'),
    A1: stand(widow, { engaged: 2 }),
    R1: stand(hawkeye, { hp: 3, ready: 1 }),
    hand: [pair, thor],
  });
  t.ann.does('assemble', 'Black Widow & Hawkeye', 'A1');
  expect(t.ann.pp('A1')).toEqual([4, 2]);
});

// MA-CP-14, MA-AMB-77
test('the Team takes a slot one of its members left, else any empty slot', () => {
  const t = checking({ ...squads('Ann'), A2: widow, R1: hawkeye, A3: { stack: [] }, hand: [pair] });
  expect(t.ann.offered('assemble')).toEqual(['Black Widow & Hawkeye A2', 'Black Widow & Hawkeye R1']);
  expect(t.ann.whyNot('assemble', 'Black Widow & Hawkeye', undefined, 'A3')?.rules).toEqual(['MA-CP-14']);
  const hand = checking({ A1: thor, R1: hulk, hand: [pair, widow, hawkeye] });
  expect(hand.ann.offered('assemble')).toEqual(['A2', 'A3', 'R2'].map((slot) => `Black Widow & Hawkeye ${slot}`));
  const full = checking({ ...squads('Ann'), hand: [pair, widow, hawkeye] });
  expect(full.ann.offered('assemble')).toEqual([]);
  expect(full.ann.whyNot('assemble', 'Black Widow & Hawkeye', undefined, 'A1')?.rules).toEqual(['MA-CP-14']);
});

// MA-CP-15
test('Power Points of the other vacated slots stay there', () => {
  const t = checking({
    ...squads('Ann'),
    A2: stand(widow, { ready: 2 }),
    R1: stand(hawkeye, { ready: 3 }),
    hand: [pair, thor],
  });
  t.ann.does('assemble', 'Black Widow & Hawkeye', 'A2').does('play', 'Thor', 'R1');
  expect([t.ann.pp('A2'), t.ann.pp('R1')]).toEqual([
    [4, 0],
    [3, 0],
  ]);
});

// MA-CP-17
test('after an assembly all empty slots are refilled, Active before Reserve', () => {
  const t = checking({ A1: widow, A2: hawkeye, R1: body('Four'), hand: [pair, thor, hulk, ...some(3)] });
  t.ann.does('assemble', 'Black Widow & Hawkeye', 'A1');
  expect(t.ann.offered()).toEqual(
    ['Hulk', 'Some 1', 'Some 2', 'Some 3', 'Thor'].flatMap((name) => [`play ${name} A2`, `play ${name} A3`]),
  );
  t.ann.does('play', 'Thor', 'A2').does('play', 'Hulk', 'A3');
  expect(t.ann.offered()).toEqual(['play Some 1 R2', 'play Some 2 R2', 'play Some 3 R2']);
});

// MA-CP-17, MA-AMB-21: for each slot the hand cannot fill one card is drawn, also for the Reserve.
test('one card is drawn for each slot the hand cannot fill', () => {
  const t = checking({
    A1: widow,
    A2: hawkeye,
    A3: body('Three'),
    R1: body('Four'),
    hand: [pair],
    deck: [pair, thor, hulk],
    deckCount: 9,
  });
  t.ann.does('assemble', 'Black Widow & Hawkeye', 'A1');
  // The Team card for A2 stays in hand; Thor is drawn for R2.
  expect(t.ann.squads).toEqual(['A1 Black Widow & Hawkeye', 'A3 Three', 'R1 Four', 'R2 Thor']);
  expect([t.ann.hand, t.ann.deck.length]).toEqual([['Black Widow & Hawkeye'], 7]);
});

// MA-CP-18
test("while a Team is in play its members' names are barred from Squads and Hit Points", () => {
  const t = checking({ ...squads('Ann'), A1: pair, hand: [widow, hawkeye, thor] });
  expect(t.ann.offered('replace')).toEqual(['Thor > Ann 4', 'Thor > Ann 5']);
  expect(t.ann.whyNot('addHitPoint', 'Hawkeye')?.rules).toContain('MA-CP-18');
  expect(t.ann.whyNot('replace', 'Black Widow', 'Ann 4')?.rules).toContain('MA-CP-18');
});

// MA-CP-19, MA-AMB-78
test('such cards may be a Boost', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: stand(pair, { ready: 1 }), hand: [widow] },
    bob: squads('Bob'),
    at: 'challenge',
  });
  t.ann.declares(['Black Widow & Hawkeye', 'Bob 1']);
  expect(t.ann.offered()).toEqual(['boost Black Widow', 'pass']);
});

// MA-CP-20
test('a further copy of the Team card may be its Hit Point', () => {
  const t = checking({ ...squads('Ann'), A1: pair, hand: [pair] });
  t.ann.does('addHitPoint', 'Black Widow & Hawkeye');
  expect(t.ann.hp('A1')).toBe(2);
});

const upgrading = (more: object = {}) =>
  checking({ ...squads('Ann'), A1: stand(pair, { ready: 4 }), A2: hulk, hand: [avengers, cap], ...more });

// MA-CP-21, MA-AMB-79
test('a Team may be replaced by a larger one that lists all its members', () => {
  expect(upgrading().ann.offered('upgrade')).toEqual(['Avengers A1']);
  const without = teamOf('Others', ['Black Widow', 'Hulk', 'Captain America']);
  const t = upgrading({ hand: [without, cap, thor] });
  expect(t.ann.offered('upgrade')).toEqual([]);
  expect(t.ann.whyNot('upgrade', 'Others', undefined, 'A1')?.rules).toEqual(['MA-CP-21']);
  const first = upgrading({ hand: [teamOf('Rest', ['Hawkeye', 'Hulk', 'Captain America']), cap] });
  expect(first.ann.whyNot('upgrade', 'Rest', undefined, 'A1')?.rules).toEqual(['MA-CP-21']);
  const same = upgrading({ hand: [teamOf('Equal', ['Black Widow', 'Hawkeye'])] });
  expect(same.ann.whyNot('upgrade', 'Equal', undefined, 'A1')?.rules).toEqual(['MA-CP-21']);
});

// MA-CP-22, MA-CP-22.e1, MA-CP-23, MA-CP-23.e1, MA-AMB-80
test('the old Team and its Power Points, and every copy of the added members, go under the new one', () => {
  const t = upgrading();
  t.ann.does('upgrade', 'Avengers', 'A1');
  expect([t.ann.who('A1'), t.ann.hp('A1'), t.ann.pp('A1')]).toEqual(['Avengers', 1, [7, 0]]);
  expect(t.ann.pile('A1').slice(4)).toEqual(['Black Widow & Hawkeye', 'Hulk', 'Captain America']);
});

// MA-CP-22: members that are not under the old Team must be there.
test('an upgrade needs its other members', () => {
  const t = upgrading({ hand: [avengers, thor] });
  expect(t.ann.offered('upgrade')).toEqual([]);
  expect(t.ann.whyNot('upgrade', 'Avengers', undefined, 'A1')?.rules).toContain('MA-CP-22');
});

// MA-CP-23: engaged stays engaged, Hit Points join, hand copies of old members stay in hand.
test('an upgrade keeps engaged Power Points engaged and old members in hand', () => {
  const t = upgrading({ A1: stand(pair, { hp: 2, ready: 1, engaged: 2 }), hand: [avengers, cap, cap, widow, thor] });
  t.ann.does('upgrade', 'Avengers', 'A1');
  expect(t.ann.pp('A1')).toEqual([1 + 2 + 1 + 2, 2]);
  expect(t.ann.hand).toEqual(['Black Widow', 'Thor']);
});

// MA-CP-24, MA-AMB-81
test('two Teams that share a member cannot be in play together', () => {
  const other = teamOf('Archers', ['Hawkeye', 'Hulk']);
  const t = checking({ ...squads('Ann'), A1: pair, A2: hulk, hand: [other, hawkeye, thor] });
  expect(t.ann.offered('assemble')).toEqual([]);
  expect(t.ann.whyNot('assemble', 'Archers', undefined, 'A2')?.rules).toEqual(['MA-CP-24']);
});

// MA-CP-24: nor by an upgrade, and a second copy of a Team is a Hit Point.
test('an upgrade may not take a member of a third Team', () => {
  const third = teamOf('Green', ['Hulk', 'Abomination']);
  const t = checking({ ...squads('Ann'), A1: pair, A2: third, hand: [avengers, hulk, cap] });
  expect(t.ann.offered('upgrade')).toEqual([]);
  expect(t.ann.whyNot('upgrade', 'Avengers', undefined, 'A1')?.rules).toEqual(['MA-CP-24']);
});

// MA-CP-25, MA-CP-26
test('a Team defeated on its last Hit Point goes with all cards under it and the ban ends', () => {
  const t = scene('basic', {
    ann: { ...squads('Ann'), A1: body('Giant', 3000) },
    bob: { ...squads('Bob'), A1: stand(pair, { ready: 5 }), hand: [widow] },
    at: 'challenge',
  });
  t.ann.declares(['Giant', 'Black Widow & Hawkeye']);
  t.until(() => t.phase === 'checkPoint');
  expect([t.bob.who('A1'), t.bob.discard.length, t.ann.points]).toEqual([undefined, 6, 1]);
  t.until(() => t.deciding === 'bob');
  t.bob.does('move', 'Bob 4', 'A1');
  expect(t.bob.may('play', 'Black Widow')).toBe(true);
});

// MA-CP-27
test('members under a Team have no values, abilities or Nemesis there', () => {
  const spiky = able('Hawkeye', { kind: 'Bonus Attack', x: 500 }, { attack: 2000, nemesis: ['Bob 1'] });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: widow, hand: [pair, spiky] },
    bob: squads('Bob'),
    at: 'checkPoint',
  });
  t.ann.does('assemble', 'Black Widow & Hawkeye', 'A1');
  expect([t.ann.attack('A1'), t.ann.stack('A1')]).toEqual([1000, ['Black Widow & Hawkeye']]);
  t.until(() => t.turn === 6 && t.phase === 'challenge');
  t.ann.declares(['Black Widow & Hawkeye', 'Bob 1']);
  t.until(() => t.phase === 'checkPoint');
  expect(t.result).toBeUndefined();
});

// MA-CP-28
test('the first player may use Check Point on the first turn', () => {
  const t = checking({ ...squads('Ann'), A1: thor, hand: [thor] }, { turn: 1 });
  t.ann.does('addHitPoint', 'Thor');
  expect(t.ann.hp('A1')).toBe(2);
});

// MA-CP-29, MA-AMB-93
test("a member's card may still become a Mission", () => {
  const swapper = stand(able('Swapper', { kind: 'New Mission' }), { ready: 2 });
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: pair, A2: swapper, hand: [widow] },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Swapper').does('missionOut', 'Extra 0-3').does('missionIn', 'Black Widow');
  expect(t.ann.missions).toContain('Black Widow');
});
