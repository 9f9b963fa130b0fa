import { describe, expect, test } from 'vitest';
import {
  a,
  cant,
  daze,
  enemy,
  gets,
  has,
  losesPowers,
  modify,
  putMinus,
  removeCounters,
  rule,
  superPower,
  takeControl,
  the,
  yours,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const netter = hero('Netter', [
  superPower(
    'Net',
    'main',
    ['energy'],
    daze(a(enemy(), 'mark')),
    modify(the('mark'), 'afterItsRecovery', cant('recover')),
  ),
]);
const maker = hero(
  'Maker',
  [superPower('Make', 'main', ['energy'], gets(a(yours({ other: true })), 2, 2, 'sourceOnSide'))],
  {
    atk: 1,
    def: 5,
  },
);
const thief = hero('Thief', [superPower('Steal', 'main', ['energy'], takeControl(a(enemy({ name: 'Maker' }))))]);
const seer = hero('Seer', [
  superPower('See', 'main', ['energy'], rule('whileSourceFaceUp', { rule: 'mayPlayTop', who: 'you' })),
]);
const spoiler = hero('Spoiler', [
  superPower(
    'Spoil',
    'main',
    ['energy'],
    putMinus(1, a(enemy(), 'mark')),
    modify(the('mark'), 'untilNoMinus', losesPowers, has('angry')),
  ),
  superPower('Clean', 'main', ['might'], removeCounters('minus', a(enemy()))),
  superPower('Again', 'main', ['skill'], putMinus(1, a(enemy()))),
]);

const LOCATIONS = ['Energy Location', 'Might Location', 'Skill Location'];

describe('how long effects last', () => {
  const turn = (from: { pass(): void }, to: { pass(): void }) => {
    from.pass();
    for (let i = 0; i < 3; i++) to.pass();
  };

  // VS-MOD-12: the phase of its own controller, not of another.
  test('until after its next Recovery Phase', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [netter],
      ann: { front: ['Netter'], resources: LOCATIONS, deck: 9 },
      bob: { front: [body('D', 1, 9)], back: [body('M', 1, 9, 'main')], deck: 9 },
    });
    ann.use('Netter', 'Net');
    ann.choose('D');
    turn(ann, bob);
    expect(card('D').stunned).toBe(true);
    turn(bob, ann);
    expect(card('D').stunned).toBe(true);
    turn(ann, bob);
    expect(card('D').stunned).toBe(false);
    close();
  });

  // VS-MOD-12: a stun does not end it; leaving the side does, for good.
  test('until its source leaves your side', () => {
    const at = scene('modern', {
      cards: [maker, thief],
      ann: { front: ['Maker', body('A', 1, 1)], back: [body('M', 1, 9, 'main')], resources: LOCATIONS, deck: 9 },
      bob: { front: ['Thief', body('D', 9, 9)], resources: LOCATIONS, deck: 9 },
    });
    const { ann, bob, card } = at;
    ann.use('Maker', 'Make');
    ann.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([3, 3]);
    turn(ann, bob);
    bob.attack('Maker', 'D');
    resolve(bob, ann);
    expect([card('Maker').stunned, card('A').atk]).toEqual([true, 3]);
    bob.use('Thief', 'Steal');
    bob.row('front');
    expect([card('Maker').controller, card('A').atk]).toEqual(['bob', 1]);
    at.close();
  });

  // VS-MOD-12: it pauses while the source is face down.
  test('while its source is face up on your side', () => {
    const { ann, bob, arrange, card, close } = scene('modern', {
      cards: [seer],
      ann: {
        front: ['Seer'],
        back: [body('M', 1, 9, 'main')],
        resources: LOCATIONS,
        deck: [body('X', 1, 1), 8, body('Y', 1, 1)],
      },
      bob: { front: [body('D', 9, 9)], deck: 9 },
    });
    expect(ann.sees('X')).toBe(false);
    ann.use('Seer', 'See');
    expect(ann.sees('X')).toBe(true);
    turn(ann, bob);
    bob.attack('Seer', 'D');
    resolve(bob, ann);
    arrange('ann', 'deck', 'Y');
    expect([card('Seer').stunned, ann.sees('Y')]).toEqual([true, false]);
    close();
  });

  // VS-MOD-12, VS-MOD-20: over with the last counter, and another one does not bring it back.
  test('until it has no -1/-1 counters', () => {
    const { ann, card, close } = scene('modern', {
      cards: [spoiler],
      ann: { front: ['Spoiler'], resources: LOCATIONS },
      bob: { front: [body('D', 1, 9, 'flight'), { body: 'E 1/9 flight', plus: 1 }] },
    });
    ann.use('Spoiler', 'Spoil');
    ann.choose('D');
    expect([card('D').minus, card('D').keywords]).toEqual([1, '']);
    ann.use('Spoiler', 'Clean');
    ann.choose('D');
    expect([card('D').minus, card('D').keywords]).toEqual([0, 'flight']);
    ann.use('Spoiler', 'Again');
    ann.choose('D');
    expect([card('D').minus, card('D').keywords]).toEqual([1, 'flight']);
    close();
  });

  // VS-CTR-02: counters that cancel each other end it, too.
  test('a +1/+1 counter cancels the -1/-1 counter and what hangs on it', () => {
    const { ann, card, close } = scene('modern', {
      cards: [spoiler],
      ann: { front: ['Spoiler'], resources: LOCATIONS },
      bob: { front: [{ body: 'E 1/9 flight', plus: 1 }] },
    });
    ann.use('Spoiler', 'Spoil');
    ann.choose('E');
    expect([card('E').plus, card('E').minus, card('E').keywords]).toEqual([0, 0, 'flight']);
    close();
  });
});
