import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

test('civ-037 Prowler draws a card when he appears', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { hand: ['civ-037 as Prowler'], resources: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Prowler', 'back');
  expect(seat('ann').hand).toEqual(['Extra']);
  close();
});

describe('civ-038 Dagger', () => {
  const cloak = (bob: object) =>
    scene('modern', {
      ann: { front: ['civ-040 as Cloak'], resources: ['Energy Location'] },
      bob,
    });

  test('gets a +1/+1 counter for each -1/-1 counter that would go on her side', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-010 as Thor'], resources: ['Energy Location'] },
      bob: { front: ['civ-038 as Dagger', body('D', 1, 9)], back: [body('Boss', 1, 3, 'main')] },
    });
    ann.use('Thor', 'The Biggest Lightning Blast in the History of Lightning');
    expect([card('Boss').minus, card('Boss').stunned, card('Dagger').plus]).toEqual([0, false, 6]);
    close();
  });

  test('counts those that would go on herself, and none on other sides', () => {
    const { ann, card, close } = cloak({
      front: [
        { card: 'civ-038', as: 'Dagger', exhausted: true },
        { body: 'D 1/1', exhausted: true },
      ],
    });
    ann.use('Cloak', 'Darkforce Conduit');
    expect([card('Dagger').plus, card('Dagger').minus, card('D').minus]).toEqual([2, 0, 0]);
    close();
  });

  test('replaces nothing for characters no counter would go on: stunned ones, or who can’t have any', () => {
    const { ann, card, close } = cloak({
      front: ['civ-038 as Dagger', { body: 'D 1/1', stunned: true }, { card: 'civ-022', exhausted: true }],
    });
    ann.use('Cloak', 'Darkforce Conduit');
    expect(card('Dagger').plus).toBe(0);
    close();
  });

  test('does nothing while she is stunned', () => {
    const { ann, card, close } = cloak({
      front: [
        { card: 'civ-038', as: 'Dagger', stunned: true },
        { body: 'D 1/2', exhausted: true },
      ],
    });
    ann.use('Cloak', 'Darkforce Conduit');
    expect([card('D').minus, card('Dagger').plus]).toEqual([1, 0]);
    close();
  });
});

test('civ-039 Storm puts a -1/-1 counter on each character of an enemy row when she appears', () => {
  const { ann, card, close } = scene('modern', {
    ann: { hand: ['civ-039 as Storm'], front: [body('A', 1, 9)], resources: 2 },
    bob: { front: [body('D', 1, 9), body('E', 1, 1)], back: [body('F', 1, 9)] },
    at: 'recruit',
  });
  ann.recruit('Storm', 'back');
  expect(ann.offered('row')).toEqual(['front, bob', 'back, bob']);
  ann.row('front', 'bob');
  expect([card('D').minus, card('E').stunned, card('F').minus, card('A').minus]).toEqual([1, true, 0, 0]);
  close();
});

test('civ-040 Cloak puts a -1/-1 counter on each exhausted character of all sides', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['civ-040 as Cloak', { body: 'A 1/9', exhausted: true }], resources: ['Energy Location'] },
    bob: { front: [{ body: 'D 1/9', exhausted: true }, body('E', 1, 9)] },
  });
  ann.use('Cloak', 'Darkforce Conduit');
  expect(['A', 'D', 'E', 'Cloak'].map((name) => card(name).minus)).toEqual([1, 1, 0, 0]);
  close();
});

test('civ-042 Goliath puts four counters on himself', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['civ-042 as Goliath'], resources: ['Might Location x2'] },
    bob: {},
  });
  ann.use('Goliath', 'Supersize');
  expect([card('Goliath').plus, card('Goliath').atk]).toEqual([4, 8]);
  expect(ann.refused('use', 'Goliath', 'Supersize')).toEqual(['VS-PWR-42']);
  close();
});
