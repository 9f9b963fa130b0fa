import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('Helmut Zemo', () => {
  test.each(['thu-001', 'thu-002'])('%s puts a supporting character of cost 1 from hand onto his side', (id) => {
    const { ann, card, close } = scene('modern', {
      at: 'resource',
      ann: {
        back: [`${id} as Zemo`],
        hand: [body('C', 1, 1), body('B', 1, 1), body('Two', 1, 1, 'cost:2'), 'mnb-105 as Fire', 'thu-019 as Gun'],
        resources: ['Might Location x2'],
      },
      bob: {},
    });
    ann.use('Zemo', 'Fill the Ranks');
    expect(ann.offered('choose').toSorted()).toEqual(['B', 'C']);
    ann.choose('C');
    ann.row('front');
    expect([card('C').zone, card('B').zone]).toEqual(['front', 'hand']);
    expect(ann.refused('use', 'Zemo', 'Fill the Ranks')).toEqual(['VS-PWR-42']);
    close();
  });

  test('thu-001 gains an XP for each that appears on his side', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { back: ['thu-001 as Zemo'], hand: [body('C', 1, 1), body('Two', 1, 1, 'cost:2')], points: 9 },
      bob: {},
    });
    ann.recruit('Two', 'front');
    expect(card('Zemo').xp).toBe(0);
    ann.recruit('C', 'front');
    expect(card('Zemo').xp).toBe(1);
    close();
  });

  test('thu-001 gains none for an enemy’s, nor for a location', () => {
    const { ann, card, close } = scene('modern', {
      at: 'resource',
      ann: { hand: [body('C', 1, 1), 'Energy Location as L'], resources: 5 },
      bob: { back: ['thu-001 as Zemo'] },
    });
    ann.resource('L', 'up');
    ann.recruit('C', 'front');
    expect(card('Zemo').xp).toBe(0);
    close();
  });

  test('thu-002 takes protection from behind front row supporting characters, for the turn', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { back: ['thu-002 as Zemo'], front: [body('A', 1, 9)], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
    });
    expect(ann.refused('attack', 'E', 'A')).not.toEqual([]);
    ann.use('Zemo', 'Stolen Moonstones');
    expect(ann.offered('attack')).toContain('E, A');
    expect(ann.offered('attack')).toContain('D, A');
    expect(ann.refused('use', 'Zemo', 'Stolen Moonstones')).toEqual(['VS-PWR-42']);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect(ann.refused('attack', 'E', 'A')).not.toEqual([]);
    close();
  });

  test('thu-002 leaves the protection of main characters and of his own side alone', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { back: ['thu-002 as Zemo'], front: [body('A', 1, 9)], resources: ['Energy Location'] },
      bob: { front: [body('Boss', 1, 9, 'main'), body('D', 1, 9)], back: [body('E', 1, 9)] },
    });
    ann.use('Zemo', 'Stolen Moonstones');
    expect(ann.refused('attack', 'E', 'A')).not.toEqual([]);
    nextMain(ann, bob);
    expect(bob.refused('attack', 'Zemo', 'D')).not.toEqual([]);
    close();
  });
});

describe('Wasp', () => {
  test('thu-005 gains an XP whenever she is attacked, cancelled or not', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: ['thu-005 as Wasp', body('D', 1, 9)] },
    });
    ann.attack('Wasp', 'A');
    ann.trigger('Buzz Off!', 'Shrink');
    bob.yes();
    expect(card('Wasp').xp).toBe(1);
    ann.attack('Wasp', 'B');
    pass(ann, bob);
    expect(card('Wasp').xp).toBe(2);
    ann.attack('D', 'C');
    pass(ann, bob);
    expect(card('Wasp').xp).toBe(2);
    close();
  });

  const grown = (grow: boolean) => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 20), body('B', 1, 20)] },
      bob: { front: ['thu-006 as Wasp', body('D', 1, 9)] },
    });
    at.ann.attack('Wasp', 'A');
    at.ann.trigger('Grow', 'Shrink');
    if (grow) at.bob.yes();
    else at.bob.no();
    at.bob.no();
    return at;
  };

  test('thu-006 may get +5/+5 for the first combat in which she is attacked', () => {
    const { ann, bob, card, close } = grown(true);
    expect([card('Wasp').atk, card('Wasp').def]).toEqual([10, 10]);
    pass(ann, bob);
    expect(card('Wasp').atk).toBe(5);
    ann.attack('Wasp', 'B');
    expect([card('Wasp').atk, bob.offered('yes')]).toEqual([5, []]);
    pass(ann, bob);
    close();
  });

  test('thu-006 need not, and does not for others', () => {
    const { ann, bob, card, close } = grown(false);
    expect(card('Wasp').atk).toBe(5);
    pass(ann, bob);
    ann.attack('D', 'B');
    expect(card('Wasp').atk).toBe(5);
    pass(ann, bob);
    close();
  });
});
