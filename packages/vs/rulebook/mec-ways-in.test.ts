import { describe, expect, test } from 'vitest';
import {
  always,
  atLeast,
  cant,
  chooseEach,
  collect,
  compare,
  each,
  enemy,
  flipCoin,
  forEach,
  inHand,
  inKo,
  itself,
  may,
  modify,
  on,
  putIntoPlay,
  resource,
  stepOut,
  superPower,
  symbolColorsOf,
  the,
  trigger,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

describe('Out of the game and back', () => {
  const runner = hero('Runner', [
    trigger('Run', on('recruits', itself), may(stepOut('self'))),
    { ...superPower('Run', 'build', [], putIntoPlay('self')), free: true, from: 'removed' },
  ]);

  // VS-MEC-PHASEOUT-04
  test('it comes back in a Recruit Step from the next turn on, and not before', () => {
    const at = scene('modern', {
      cards: [runner],
      at: 'recruit',
      ann: { hand: ['Runner'], points: 1, deck: 9 },
      bob: { deck: 9 },
      open: true,
    });
    at.ann.recruit('Runner', 'front');
    at.ann.yes();
    expect(at.card('Runner').zone).toBe('removed');
    expect(at.ann.offered('use')).toEqual([]);
    for (let passes = 0; at.table().turn !== 'bob' && passes < 20; passes++)
      (at.decides() === 'ann' ? at.ann : at.bob).pass();
    for (let passes = 0; at.table().turn !== 'ann' && passes < 20; passes++)
      (at.decides() === 'ann' ? at.ann : at.bob).pass();
    for (let passes = 0; at.table().step !== 'recruit' && passes < 9; passes++) at.ann.pass();
    expect(at.ann.offered('use')).toEqual(['Runner, Run']);
    at.ann.use('Runner', 'Run');
    at.ann.row('back');
    expect(at.card('Runner').zone).toBe('back');
  });

  // VS-MEC-PHASEOUT-04: only one that went by its own power.
  test('what was removed by others stays out', () => {
    const at = scene('modern', { cards: [runner], at: 'recruit', ann: { removed: ['Runner'] }, bob: {}, open: true });
    expect(at.ann.offered('use')).toEqual([]);
  });
});

describe('Painted to life', () => {
  const picture = hero('Picture', [
    always('Unreal', cant('appear')),
    {
      ...superPower('Paint', 'build', [], { verb: 'putIntoPlay', cards: 'self', anyway: true }),
      free: true,
      from: 'hand',
      only: compare(symbolColorsOf('you'), atLeast(3)),
    },
  ]);
  const open = (...resources: (string | object)[]) =>
    scene('modern', {
      cards: [picture],
      at: 'recruit',
      ann: { hand: ['Picture'], resources, points: 9 },
      bob: {},
      open: true,
    });

  // VS-MEC-FREEACT-04
  test('enters play from hand on its condition, though it cannot be recruited', () => {
    const at = open('Might Location', 'Skill Location', 'Energy Location');
    expect(at.ann.offered('recruit')).toEqual([]);
    at.ann.use('Picture', 'Paint');
    at.ann.row('front');
    expect(at.card('Picture').zone).toBe('front');
  });

  // VS-MEC-FREEACT-04: one symbol from each location, face up.
  test('counts each location and each symbol once', () => {
    expect(open('Might Location', 'Skill Location', 'Skill Location').ann.offered('use')).toEqual([]);
    const down = { card: 'Energy Location', faceDown: true };
    expect(open('Might Location', 'Skill Location', down).ann.offered('use')).toEqual([]);
  });
});

// VS-MEC-RESOURCE-06
test('one from each place, all with different names, or nobody', () => {
  const band = (name: string) => hero(name, []);
  const leader = hero('Leader', [
    does(
      'Call',
      chooseEach('band', yours({ other: true, is: 'supporting' }), inKo(), inHand(), resource({ face: 'down' }, 'you')),
      collect(the('band')),
    ),
  ]);
  const open = (hand: string) =>
    scene('modern', {
      cards: [leader, band('P'), band('Q'), band('R'), band('S'), band('T')],
      ann: {
        front: ['Leader', 'P', 'Q as Q1'],
        ko: ['Q as Q2', 'R as R1'],
        hand: [`${hand} as Held`],
        resources: [{ card: 'T', as: 'Under', faceDown: true }],
      },
      bob: {},
      open: true,
    });
  const at = open('R');
  at.ann.use('Leader', 'Call');
  // With R in the hand Q is the one of the KO pile, and so P of those in play.
  expect(at.ann.offered()).toEqual(['choose P']);
  at.ann.choose('P', 'Q2', 'Held', 'Under');
  expect(['P', 'Q1', 'Q2', 'R1', 'Held', 'Under'].map((name) => at.card(name).zone)).toEqual([
    'removed',
    'front',
    'removed',
    'ko',
    'removed',
    'removed',
  ]);
  const none = open('T');
  none.ann.use('Leader', 'Call');
  expect(none.asks()).toBe('playOrPass');
});

describe('As a combat resolves', () => {
  const witch = hero('Witch', [
    trigger(
      'Hex',
      on('resolves', itself),
      forEach(each(enemy({ combat: 'any' })), 'one', flipCoin(modify(the('one'), 'combat', cant('strike')))),
    ),
  ]);

  // VS-MEC-STRIKE-10
  test.each([
    [1, false],
    [0, true],
  ])('a coin that shows %i lets the attacker strike: %s', (coin, stunned) => {
    const at = scene('modern', {
      cards: [witch],
      turn: 'bob',
      ann: { front: ['Witch'] },
      bob: { front: [body('A', 9, 9, 'ferocious')] },
      open: true,
    });
    at.bob.attack('Witch', 'A');
    at.random(coin);
    resolve(at.bob, at.ann);
    expect(at.card('Witch').stunned).toBe(stunned);
  });
});
