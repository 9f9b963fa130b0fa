import { describe, expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

describe('tub-041 Dagger', () => {
  const cloak = (dagger: object = {}) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        points: 7,
        front: ['tub-044 as Cloak', { card: 'tub-041', as: 'Dagger', ...dagger }],
        hand: ['mmu-018 as Flatman', 'mmu-016 as Doorman'],
        resources: ['Energy Location x7'],
      },
      bob: {},
      open: true,
    });
    return at;
  };

  // VS-MEC-REPLACE-03
  test.each([
    ['plus', 2, 0],
    ['minus', 0, 2],
  ])('lets -1/-1 counters on her side be +1/+1 counters: %s', (kind, plus, minus) => {
    const { ann, card } = cloak();
    ann.recruit('Doorman', 'front');
    expect(ann.offered('counter').toSorted()).toEqual(['minus, Doorman', 'plus, Doorman']);
    ann.counter(kind, 'Doorman');
    expect([card('Doorman').plus, card('Doorman').minus]).toEqual([plus, minus]);
  });

  test('not while she is stunned', () => {
    const { ann, card } = cloak({ stunned: true });
    ann.recruit('Doorman', 'front');
    expect(card('Doorman').minus).toBe(2);
  });

  test('nor for enemies, nor for +1/+1 counters', () => {
    const at = scene('modern', {
      ann: {
        front: ['tub-041 as Dagger', body('A', 1, 9)],
        hand: ['mmu-012 as Dinah'],
        resources: ['Energy Location x5'],
      },
      bob: { front: ['tub-044 as Cloak', body('B', 1, 9)] },
      open: true,
    });
    expect(at.card('Dagger').minus).toBe(0);
  });

  test('goes over to whom the mutants belong at the end of her turn', () => {
    const at = scene('modern', {
      ann: { front: ['tub-041 as Dagger'], deck: 9 },
      bob: { front: [body('X', 1, 9, 'team:xmen')], deck: 9 },
      open: true,
    });
    passTo(at, 'bob', 'main');
    expect([at.card('Dagger').controller, at.card('Dagger').teams]).toEqual(['bob', 'xmen']);
  });

  test('stays where no mutant is', () => {
    const at = scene('modern', {
      ann: { front: ['tub-041 as Dagger'], deck: 9 },
      bob: { front: [body('X', 1, 9)], deck: 9 },
      open: true,
    });
    passTo(at, 'bob', 'main');
    expect([at.card('Dagger').controller, at.card('Dagger').teams]).toEqual(['ann', 'hammer']);
  });
});
