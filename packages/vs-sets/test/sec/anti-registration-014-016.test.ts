import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('sec-014 Hulkling', () => {
  const open = (ann: object = {}) =>
    scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 1)], hand: ['sec-014 as Hulkling'], points: 5, ...ann },
      bob: { front: [body('F', 1, 1)], back: [body('D', 1, 1)] },
      open: true,
    });

  // Ruling: he is never on your side first.
  test('ruling: takes the place of an enemy supporting character, on that side and in that row', () => {
    const { ann, card } = open();
    ann.recruit('Hulkling', 'front');
    ann.yes();
    expect(ann.offered('choose')).toEqual(['F', 'D']);
    ann.choose('D');
    expect([card('Hulkling').zone, card('Hulkling').controller, card('D').zone]).toEqual(['back', 'bob', 'ko']);
  });

  // Ruling: whoever cannot appear is removed from the game.
  test('ruling: with the name of the main character there he does not come', () => {
    const { ann, card } = open();
    ann.recruit('Hulkling', 'back');
    ann.no();
    expect([card('Hulkling').zone, card('Hulkling').controller]).toEqual(['back', 'ann']);
  });
});

describe('sec-016 Vision', () => {
  const fight = (answer: 'yes' | 'no', defender: string, row: 'front' | 'back' = 'front') => {
    const { ann, bob, card } = scene('modern', {
      ann: { [row]: [{ card: 'sec-016', as: 'Vision' }] },
      bob: { front: [defender] },
      open: true,
    });
    ann.attack('D', 'Vision');
    pass(ann, bob);
    const asked = ann.offered('yes').length > 0;
    if (asked) ann[answer]();
    return [asked, card('D').wounds, card('D').stunned];
  };

  test('may wound in place of a strike at a supporting character in melee', () => {
    expect(fight('yes', 'body D 0/9 health:3')).toEqual([true, 1, false]);
    expect(fight('no', 'body D 0/9 health:3')).toEqual([true, 0, false]);
    expect(fight('no', 'body D 0/4 health:3')).toEqual([true, 1, true]);
  });

  test('strikes in ranged combat, and main characters', () => {
    expect(fight('yes', 'body D 0/9 health:3', 'back')).toEqual([false, 0, false]);
    expect(fight('yes', 'body D 0/9 main health:5')).toEqual([false, 0, false]);
  });

  test('may do so as the defender', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 0, 9, 'health:3')] },
      bob: { front: ['sec-016 as Vision'] },
      open: true,
    });
    ann.attack('Vision', 'A');
    pass(ann, bob);
    bob.yes();
    expect([card('A').wounds, card('A').stunned]).toEqual([1, false]);
  });
});
