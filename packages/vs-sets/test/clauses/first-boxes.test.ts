import { expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// Of the first three boxes: what a card does when it appears, attacks, stuns or leaves itself, it does for nobody else.

test.each(['mnb-061', 'mcu1-050', 'civ-011', 'civ-015', 'civ-037', 'civ-043'])(
  '%s does nothing when another character of its side appears',
  (id) => {
    const { ann, asks, card, seat, close } = scene('modern', {
      at: 'recruit',
      ann: { front: [`${id} as X`, body('A', 1, 9)], hand: [body('B', 1, 1)], points: 9 },
      bob: { front: [body('D', 1, 9, 'flight')], hand: [body('E', 1, 1)] },
    });
    const before = asks();
    ann.recruit('B', 'front');
    expect([asks(), ann.sees('E')]).toEqual([before, false]);
    expect([card('X').plus, card('A').plus, card('B').plus, card('D').keywords]).toEqual([0, 0, 0, 'flight']);
    expect([seat('ann').hand, seat('bob').hand]).toEqual([[], ['E']]);
    close();
  },
);

test('mcu1-003 Bruce Banner stays himself when another character attacks', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mcu1-003 as Banner', body('A', 1, 9)] },
    bob: { front: [body('D', 0, 9)] },
  });
  ann.attack('D', 'A');
  expect([card('Banner').level, card('Banner').atk]).toEqual([1, 0]);
  pass(ann, bob);
  close();
});

test.each(['mnb-029', 'mnb-057', 'mcu1-020'])('%s gains nothing when another character stuns', (id) => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [`${id} as X`, body('A', 9, 9, 'flight')] },
    bob: { back: [body('D', 1, 1, 'main', 'health:9')] },
  });
  ann.attack('D', 'A');
  pass(ann, bob);
  expect([card('D').stunned, card('X').xp, card('X').plus]).toEqual([true, 0, 0]);
  close();
});

test('mcu1-020 Gamora gains nothing when another character stuns an attacker', () => {
  const { ann, bob, card, close } = scene('modern', {
    turn: 'bob',
    ann: { front: [body('A', 9, 9), 'mcu1-020 as Gamora'] },
    bob: { front: [body('D', 1, 1)] },
  });
  bob.attack('A', 'D');
  pass(bob, ann);
  expect([card('D').stunned, card('Gamora').plus]).toEqual([true, 0]);
  close();
});

test('mcu1-004 Hulk stays himself when another character gets stunned', () => {
  const { ann, bob, card, close } = scene('modern', {
    turn: 'bob',
    ann: { front: ['mcu1-004 as Hulk', body('A', 1, 1)] },
    bob: { front: [body('D', 9, 9)] },
  });
  bob.attack('A', 'D');
  pass(bob, ann);
  expect([card('A').stunned, card('Hulk').level, card('Hulk').atk]).toEqual([true, 2, 8]);
  close();
});

test('mcu1-046 Mandarin stays when another character gets KO’d', () => {
  const { ann, bob, card, seat, close } = scene('modern', {
    turn: 'bob',
    ann: { front: ['mcu1-046 as Mandarin', body('A', 1, 1, 'health:1')], side: ['mcu1-047 as Rings'] },
    bob: { front: [body('D', 9, 9)] },
  });
  bob.attack('A', 'D');
  pass(bob, ann);
  expect([card('A').zone, card('Mandarin').zone, seat('ann').hand]).toEqual(['ko', 'front', []]);
  close();
});
