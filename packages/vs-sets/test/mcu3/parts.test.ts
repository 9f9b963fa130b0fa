import { a, equipment, plotTwist, putPlus, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

// Clauses of the films’ villains that the other files leave untested.

describe('mcu3-005, mcu3-006 Hela', () => {
  const grow = plotTwist({
    id: 'xx-grow',
    name: 'Grow',
    timing: 'main',
    effects: [putPlus(1, a(yours({ name: 'A' })))],
  });
  const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });
  test.each(['mcu3-005', 'mcu3-006'])('%s answers nothing that her own side gets', (id) => {
    const { ann, card } = scene('modern', {
      cards: [grow],
      ann: { back: [`${id} as Hela`], front: [body('A', 1, 1)], resources: ['Intellect Location'], hand: ['xx-grow'] },
      bob: {},
      open: true,
    });
    ann.play('xx-grow');
    expect([ann.offered('react'), card('A').plus]).toEqual([[], 1]);
  });

  test.each(['mcu3-005', 'mcu3-006'])('%s KOs the equipment of that enemy, and no other', (id) => {
    const { ann, bob, card } = scene('modern', {
      cards: [grow, hat],
      turn: 'bob',
      ann: { back: [`${id} as Hela`], resources: ['Intellect Location'] },
      bob: {
        front: [
          { body: 'A 1/1', equipment: 'Hat as H1' },
          { body: 'B 1/1', equipment: 'Hat as H2' },
        ],
        hand: ['xx-grow'],
      },
      open: true,
    });
    bob.play('xx-grow');
    ann.react('Hela', "You Have No Idea What's Possible");
    expect([card('A').plus, card('H1').zone, card('H2').zone]).toEqual([0, 'ko', 'equipped']);
  });
});

test('mcu3-018 Dormammu gets nothing when another recovers', () => {
  const at = scene('modern', {
    ann: {
      front: ['mcu3-018 as Dormammu', { body: 'A 1/9', stunned: true }],
      resources: [{ card: 'mnb-009', as: 'Down', faceDown: true }],
    },
    bob: {},
    open: true,
  });
  passTo(at, 'bob', 'main');
  passTo(at, 'ann', 'main');
  expect([at.card('A').stunned, at.card('Dormammu').plus]).toEqual([false, 0]);
});

test('mcu3-022 Mantis helps no supporting Ego, and none of an enemy', () => {
  const start = (mine: string, theirs: string) => {
    const at = scene('modern', {
      ann: { front: ['mcu3-022 as Mantis', mine] },
      bob: { front: [theirs] },
      open: true,
    });
    passTo(at, 'bob', 'main');
    pass(at.bob);
    for (let i = 0; i < 8 && at.table().phase !== 'main'; i++) at.ann.pass();
    const asked = at.ann.offered('yes').length > 0;
    if (asked) at.ann.yes();
    const plus = (name: string) => at.card(name).plus;
    return [asked, at.ann.offered('choose'), plus('Mine'), plus('Theirs')];
  };
  expect(start('mcu3-019 as Mine', 'body Theirs 1/9')).toEqual([false, [], 0, 0]);
  expect(start('body Mine 1/9', 'mcu3-003 as Theirs')).toEqual([false, [], 0, 0]);
  expect(start('mcu3-003 as Mine', 'mcu3-004 as Theirs')).toEqual([true, [], 3, 0]);
});

test('mcu3-022 Mantis helps the main character of two who are named Ego', () => {
  const { ann, card, asks } = scene('modern', {
    at: 'mainStart',
    ann: { front: ['mcu3-022 as Mantis', 'mcu3-003 as Main Ego', 'mcu3-019 as Other'] },
    bob: {},
    open: true,
  });
  ann.yes();
  expect([asks(), card('Main Ego').plus, card('Other').plus]).toEqual(['playOrPass', 3, 0]);
});
