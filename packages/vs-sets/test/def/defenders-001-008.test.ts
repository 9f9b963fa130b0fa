import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('def-003, 004 Dr. Strange', () => {
  const knowledge = 'Supreme Knowledge';

  test('draws a card in the Build Phase, as often as it is paid for', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: ['def-003 as Strange'], resources: ['Energy Location x2'] },
      bob: {},
      at: 'recruit',
    });
    ann.use('Strange', knowledge);
    expect(seat('ann').hand).toHaveLength(1);
    ann.use('Strange', knowledge);
    expect(seat('ann').hand).toHaveLength(2);
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('does not in the Main Phase', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['def-004 as Strange'], resources: ['Energy Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('gains one XP however many cards are drawn at once, and levels up with the fifth', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'def-003', as: 'Strange', xp: 3 }], resources: ['Energy Location'] },
      bob: {},
      at: 'draw',
    });
    // The two cards of the Draw Phase.
    expect([card('Strange').xp, card('Strange').level]).toEqual([4, 1]);
    pass(ann, ann);
    ann.use('Strange', knowledge);
    expect([card('def-004').level, card('def-004').atk, card('def-004').def]).toEqual([2, 4, 7]);
    close();
  });

  test('gains nothing when an enemy player draws', () => {
    const { card, close } = scene('modern', {
      ann: {},
      bob: { back: ['def-003 as Strange'] },
      at: 'draw',
    });
    expect(card('Strange').xp).toBe(0);
    close();
  });

  test('turns the counters of any number of characters round, each for itself', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['def-004 as Strange'], front: [{ body: 'A 5/5', minus: 2 }], resources: ['Intellect Location'] },
      bob: {
        front: [
          { body: 'D 5/5', plus: 3 },
          { body: 'E 5/5', plus: 1 },
        ],
      },
    });
    ann.use('Strange', 'Mass Transmutation');
    ann.choose('A', 'D');
    expect([card('A').plus, card('A').minus]).toEqual([2, 0]);
    expect([card('D').plus, card('D').minus]).toEqual([0, 3]);
    expect([card('E').plus, card('E').minus]).toEqual([1, 0]);
    expect(ann.refused('use', 'Strange', 'Mass Transmutation')).not.toEqual([]);
    close();
  });
});

describe('def-007, 008 Luke Cage', () => {
  test('is stunned without a wound in a combat in which he used Impervious Skin', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: ['def-007 as Luke'], resources: ['Might Location'] },
    });
    ann.attack('Luke', 'A');
    ann.pass();
    bob.use('Luke', 'Impervious Skin');
    pass(ann, bob);
    expect([card('Luke').stunned, card('Luke').wounds]).toEqual([true, 0]);
    close();
  });

  // VS-MEC-RP-01
  test('buys XP with recruit points in the Build Phase, as many and as often as his player likes', () => {
    const at = scene('modern', { ann: { back: ['def-007 as Luke'], points: 3 }, bob: {}, at: 'recruit' });
    const { ann, card, seat, close } = at;
    ann.use('Luke', 'Hero for Hire');
    expect(ann.offered('number').toSorted()).toEqual(['0', '1', '2', '3']);
    ann.number(2);
    expect([card('Luke').xp, seat('ann').points]).toEqual([2, 1]);
    ann.use('Luke', 'Hero for Hire');
    ann.number(1);
    expect([card('Luke').xp, seat('ann').points, ann.offered('use')]).toEqual([3, 0, []]);
    passTo(at, 'ann', 'main');
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('levels up with five', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'def-007', as: 'Luke', xp: 3 }], points: 4 },
      bob: {},
      at: 'recruit',
    });
    ann.use('Luke', 'Hero for Hire');
    ann.number(2);
    expect(card('def-008').level).toBe(2);
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  const brother = (where: object) =>
    scene('modern', {
      ann: { back: ['def-008 as Luke'], resources: ['Intellect Location'], ...where },
      bob: { hand: ['def-012 as Foreign'] },
      at: 'recruit',
    });

  test.each(['hand', 'deck', 'ko'])('finds Iron Fist in %s and puts him into a row', (zone) => {
    const { ann, card, close } = brother({ [zone]: ['def-011 as Dagger', 'def-012 as Fist', 'def-009'] });
    ann.use('Luke', 'Power Man and...');
    expect(ann.offered('choose')).toEqual(['Fist']);
    ann.choose('Fist');
    expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
    ann.row('front');
    expect(card("ann's Iron Fist").zone).toBe('front');
    close();
  });
});
