import { describe, expect, test } from 'vitest';
import { scene } from '../stage.ts';

const stage = (hand: readonly string[], resources = ['Intellect Location']) =>
  scene('modern', {
    ann: { front: ['mmu-017 as Widow'], resources, hand: ['mmu-032 as Mine'] },
    bob: { hand: [...hand] },
    open: true,
  });

describe('mmu-017 Black Widow', () => {
  // VS-MEC-SECRET-03
  test.each([
    ['mmu-016 as Card', 'supporting'],
    ['mmu-032 as Card', 'plotTwist'],
    ['Might Location as Card', 'location'],
    ['svh-052 as Card', 'equipment'],
    ['mmu-001 as Card', 'main'],
  ])('%s is a %s: a right guess discards it', (card, type) => {
    const yes = stage([card]);
    yes.ann.use('Widow', 'Spy Game');
    yes.bob.type(type);
    yes.ann.yes();
    expect(yes.seat('bob').ko).toHaveLength(1);
    const no = stage([card]);
    no.ann.use('Widow', 'Spy Game');
    no.bob.type(type);
    no.ann.no();
    expect([no.seat('bob').ko, no.seat('bob').hand.length]).toEqual([[], 1]);
  });

  test('goes on with another card until a guess is wrong', () => {
    const { ann, bob, seat } = stage(['mmu-016', 'mmu-018']);
    ann.use('Widow', 'Spy Game');
    bob.type('supporting');
    ann.yes();
    bob.type('location');
    ann.yes();
    expect([seat('bob').ko.length, seat('bob').hand.length, seat('ann').hand]).toEqual([1, 1, ['Mine']]);
  });

  test('pays Intellect', () => {
    expect(stage(['mmu-016'], ['Might Location']).ann.refused('use', 'Widow', 'Spy Game')).toEqual(['VS-PWR-36']);
  });
});
