import { describe, expect, test } from 'vitest';
import { body, nextMain, scene } from '../stage.ts';

describe('svh-058 Book of the Vishanti', () => {
  const open = (turn: 'ann' | 'bob', front: object | string) =>
    scene('modern', {
      turn,
      ann: { front: [front, body('H', 1, 1, 'team:hydra')], hand: ['svh-059 as Own1'] },
      bob: {
        front: [body('D', 1, 9, 'team:hammer')],
        hand: ['tub-059 as One', 'tub-059 as Two'],
      },
      open: true,
    });
  const wearing = { body: 'A 5/9 team:avengers', equipment: ['svh-058'] };

  test('cancels the first plot twist an enemy plays each turn, and no other', () => {
    const { bob, card } = open('bob', wearing);
    bob.play('One');
    expect([card('One').zone, bob.offered('choose')]).toEqual(['ko', []]);
    bob.play('Two');
    expect(bob.offered('choose').length).toBeGreaterThan(0);
  });

  test('cancels the first of the next turn again, and none of yours', () => {
    const { ann, bob, card } = open('bob', wearing);
    bob.play('One');
    nextMain(bob, ann);
    ann.attack('D', 'A');
    ann.play('Own1');
    ann.choose('A');
    expect(card('A').atk).toBe(8);
  });

  // Ruling: Marvel equipment.
  test('ruling: is equipped only to a Good character, with a Marvel character on your side', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('G', 1, 1, 'team:avengers'), body('E', 1, 1, 'team:hydra')],
        hand: ['svh-058 as Book'],
        points: 2,
      },
      bob: { front: [body('D', 1, 1, 'team:avengers')] },
      open: true,
    });
    expect(ann.offered('equip')).toEqual(['Book, G']);
    expect(ann.refused('equip', 'Book', 'E')).toContain('VS-MEC-EQUIPX-01');
  });

  test('ruling: nobody Marvel, no Book', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: { back: ['aln-001 as Ripley'], hand: ['svh-058 as Book'], points: 2 },
      bob: {},
      open: true,
    });
    expect(ann.offered('equip')).toEqual([]);
    expect(ann.refused('equip', 'Book', 'Ripley')).toContain('VS-PT-15');
  });
});
