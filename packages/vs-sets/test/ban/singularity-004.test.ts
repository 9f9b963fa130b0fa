import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('ban-004 Singularity', () => {
  const stage = (ann: object = {}, bob: object = {}) =>
    scene('modern', {
      ann: {
        back: [
          { card: 'ban-004', as: 'Sing' },
          { body: 'Boss 2/9 main health:5', wounds: 2 },
        ],
        front: [
          { body: 'A 2/2', plus: 2, wounds: 1 },
          { body: 'S 1/1', stunned: true },
        ],
        ...ann,
      },
      bob: { front: [body('D', 9, 9)], ...bob },
    });

  test('removes any number of others at the end of her turn, who come back with their counters a turn later', () => {
    const { ann, bob, card, winners, close } = stage();
    ann.pass();
    // Face-up characters of her own side, others than herself.
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Boss']);
    ann.choose('A', 'Boss');
    expect([card('A').zone, card('Boss').zone, card('Sing').zone, winners()]).toEqual([
      'removed',
      'removed',
      'back',
      [],
    ]);
    bob.pass();
    bob.pass();
    bob.pass();
    expect(bob.offered('attack').toSorted()).toEqual(['Sing, D']);
    bob.pass();
    ann.row('front');
    ann.row('back');
    expect([card('A').zone, card('A').plus, card('A').wounds, card('Boss').zone, card('Boss').wounds]).toEqual([
      ...['front', 2, 1],
      ...['back', 2],
    ]);
    close();
  });

  test('may take none, and takes nobody at the end of an enemy’s turn', () => {
    const { ann, bob, card, close } = stage();
    ann.pass();
    ann.done();
    expect([card('A').zone, card('Boss').zone]).toEqual(['front', 'back']);
    pass(bob, bob, bob);
    pass(bob, ann, ann, ann);
    expect(ann.offered('attack')).not.toEqual([]);
    close();
  });

  test('lets them go when she leaves play', () => {
    const { ann, bob, card, close } = stage({ back: ['Main'], front: ['ban-004 as Sing', { body: 'A 2/2', plus: 2 }] });
    ann.pass();
    ann.choose('A', '...');
    ann.done();
    pass(bob, bob, bob);
    bob.attack('Sing', 'D');
    pass(bob, ann);
    ann.row('back');
    expect([card('Sing').zone, card('A').zone, card('A').plus]).toEqual(['ko', 'back', 2]);
    close();
  });

  test('does not let them go when somebody else leaves play, and only once', () => {
    const { ann, bob, card, close } = stage({
      back: ['ban-004 as Sing', 'Main as Boss'],
      front: [body('A', 2, 2), body('C', 1, 1, 'health:1')],
    });
    ann.pass();
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Boss', 'C']);
    ann.choose('A', '...');
    ann.done();
    pass(bob, bob, bob);
    bob.attack('C', 'D');
    pass(bob, ann);
    expect([card('C').zone, card('A').zone]).toEqual(['ko', 'removed']);
    bob.pass();
    ann.row('front');
    expect(card('A').zone).toBe('front');
    // She leaves play afterwards: nobody comes again.
    pass(ann, ann, ann);
    ann.pass();
    ann.done();
    pass(bob, bob, bob);
    close();
  });
});
