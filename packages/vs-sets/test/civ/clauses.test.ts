import { describe, expect, test } from 'vitest';
import { referee } from '../referee.ts';
import { body, pass, scene } from '../stage.ts';

describe('civ-002 Black Widow, Level 2', () => {
  const stage = () =>
    scene('modern', {
      cards: [referee],
      ann: { front: ['civ-002 as Widow', body('A', 9, 9), body('F', 1, 1), 'Referee'], resources: ['Might Location'] },
      bob: { front: [body('D', 0, 1), body('E', 0, 1)] },
    });

  test('counts nobody whom another stunned this turn', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.attack('E', 'Widow');
    pass(ann, bob);
    expect([card('D').stunned, card('E').stunned]).toEqual([true, true]);
    ann.use('Widow', 'Master Assassin');
    expect(card('Widow').plus).toBe(3);
    close();
  });

  test('counts no friend she stunned', () => {
    const { ann, card, close } = stage();
    ann.use('Referee', 'Spar');
    ann.choose('Widow');
    ann.choose('F');
    expect(card('F').stunned).toBe(true);
    ann.use('Widow', 'Master Assassin');
    expect(card('Widow').plus).toBe(0);
    close();
  });
});

test('civ-004 Iron Man chooses among enemies', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['civ-004 as Iron Man', body('A', 1, 9)], resources: ['Intellect Location'] },
    bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
  });
  ann.use('Iron Man', "We Don't Want to Fight You");
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
  ann.choose('E');
  expect(card('E').minus).toBe(1);
  close();
});

test('civ-010 Superhuman Restraint Unit has nothing more for a super power of somebody who does not defend', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['civ-010 as Unit'] },
    bob: { front: [body('D', 0, 9), 'civ-013 as Bishop'] },
  });
  ann.attack('D', 'Unit');
  expect(card('Unit').atk).toBe(1);
  pass(ann, bob);
  close();
});

// VS-ZON-05: a resource lies in its owner's row.
test('civ-013 Bishop travels to his owner’s row under the control of another player', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { front: [{ card: 'civ-013', as: 'Bishop', owner: 'bob' }], resources: ['Energy Location'] },
    bob: {},
  });
  ann.use('Bishop', 'Time Traveler');
  expect([seat('ann').resources, seat('bob').resources]).toEqual([['Energy Location'], ['Bishop']]);
  close();
});

test('civ-032 Namor gains no XP for an enemy that appears', () => {
  const at = scene('modern', {
    ann: { front: [{ card: 'civ-032', as: 'Namor', plus: 5 }] },
    bob: { hand: [body('E', 1, 1)], points: 9 },
    turn: 'bob',
    at: 'recruit',
  });
  at.bob.recruit('E', 'front');
  expect(at.card('Namor').xp).toBe(0);
  at.close();
});

test('civ-038 Dagger replaces no counter for an enemy', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['civ-040 as Cloak', 'civ-038 as Dagger'], resources: ['Energy Location'] },
    bob: { front: [{ body: 'D 1/9', exhausted: true }] },
  });
  ann.use('Cloak', 'Darkforce Conduit');
  expect([card('D').minus, card('Dagger').plus]).toEqual([1, 0]);
  close();
});

test('civ-043 Ultragirl does not read the hand of her own player', () => {
  const { ann, close } = scene('modern/freeForAll', {
    ann: { hand: ['civ-043 as Ultra'], resources: 4 },
    bob: {},
    cid: {},
    at: 'recruit',
  });
  ann.recruit('Ultra', 'front');
  expect(ann.offered('choose')).toEqual(['bob', 'cid']);
  ann.choose('cid');
  close();
});

test('civ-051 Go Underground weakens nobody for the attacking player', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 5, 9, 'team:antiRegistration')], hand: ['civ-051 as Twist'] },
    bob: { front: [body('D', 4, 9)] },
  });
  ann.attack('D', 'A');
  ann.play('Twist');
  expect([card('A').atk, card('D').atk]).toEqual([5, 4]);
  pass(bob, ann);
  close();
});
