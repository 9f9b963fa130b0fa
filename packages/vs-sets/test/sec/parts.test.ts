import { a, enemy, plotTwist, strike, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// Clauses of the Anti-Registration that the other files leave untested.

describe('sec-008 *Hawkeye*', () => {
  const at = () =>
    scene('modern', {
      ann: { front: ['sec-008 as Kate', body('A', 1, 99)], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 99), body('E', 9, 99)] },
      open: true,
    });
  test('puts no counters when another strikes', () => {
    const { ann, bob, asks, card } = at();
    ann.use('Kate', 'Electric Arrow');
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([asks(), card('E').minus]).toEqual(['playOrPass', 0]);
  });

  test('puts none when she strikes somebody who does not defend', () => {
    const { ann, asks, card } = scene('modern', {
      cards: [shove],
      ann: { front: ['sec-008 as Kate'], resources: ['Energy Location'], hand: ['xx-shove'] },
      bob: { front: [body('D', 1, 99), body('E', 9, 99)] },
      open: true,
    });
    ann.use('Kate', 'Electric Arrow');
    ann.play('xx-shove');
    expect([asks(), card('E').minus]).toEqual(['playOrPass', 0]);
  });
});

const shove = plotTwist({
  id: 'xx-shove',
  name: 'Shove',
  timing: 'main',
  effects: [strike(a(yours({ is: 'supporting' })), a(enemy({ name: 'D' })))],
});

test('sec-013 Wiccan takes no counters when another appears', () => {
  const { ann, asks } = scene('modern', {
    at: 'recruit',
    ann: { front: ['sec-013 as Billy', { body: 'F 1/9', minus: 2 }], hand: [body('A', 1, 1)], points: 9 },
    bob: {},
    open: true,
  });
  ann.recruit('A', 'back');
  expect(asks()).toBe('playOrPass');
});

test('sec-017 Doctor Strange cancels one combat after the other', () => {
  const pile = ['sec-008', 'sec-013', 'vsp-003', 'sec-009', 'sec-014'];
  const { ann, bob, card } = scene('modern', {
    ann: { front: [body('A', 1, 9), body('B', 1, 9)] },
    bob: {
      front: [body('D', 1, 99)],
      hand: ['sec-017 as Stephen'],
      resources: ['Might Location as M1', 'Might Location as M2'],
      ko: [...pile, ...pile],
    },
    open: true,
  });
  for (const name of ['A', 'B']) {
    ann.attack('D', name);
    ann.pass();
    expect(bob.offered('use').length).toBeGreaterThan(0);
    bob.use('Stephen', 'I Must Remain Above the Fray', name === 'A' ? 'M1' : 'M2');
  }
  expect([card('M1').faceDown, card('M2').faceDown]).toEqual([true, true]);
});

test('sec-018 Nightmare Scenario finds no main character, and nothing in an enemy deck', () => {
  const { ann } = scene('modern', {
    at: 'recruit',
    ann: {
      front: [body('A', 1, 1, 'team:antiRegistration')],
      hand: ['sec-018'],
      deck: ['vsp-003 as T', 'thu-010 as Gob', 'thu-001 as Zemo', 'svh-057 as Null', 4],
    },
    bob: { deck: ['thu-017 as Theirs', 3] },
    open: true,
  });
  ann.play('sec-018');
  expect(ann.offered('choose').toSorted()).toEqual(['Gob', 'T']);
});
