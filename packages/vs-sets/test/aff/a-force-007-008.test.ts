import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe.each(['aff-007', 'aff-008'])('%s Phoenix', (id) => {
  test('heals a wound of a supporting character on any side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: id, as: 'Jean', wounds: 2 }],
        front: [{ body: 'A 1/1 health:3', wounds: 2 }],
        resources: ['Intellect Location x2'],
      },
      bob: { front: [{ body: 'D 1/1', wounds: 1 }] },
    });
    ann.use('Jean', 'Life Incarnate');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A');
    expect([card('A').wounds, card('D').wounds, card('Jean').wounds]).toEqual([1, 1, 2]);
    expect(ann.refused('use', 'Jean', 'Life Incarnate')).toEqual(['VS-PWR-42']);
    close();
  });

  test('is also a Dark Phoenix', () => {
    const { ann, close } = scene('modern', {
      ann: { back: [`${id} as Jean`], hand: ['aff-029 as Dark'] },
      bob: {},
    });
    expect(ann.offered('powerUp')).toEqual(['Dark, Jean']);
    close();
  });
});

describe('aff-007 Phoenix, Level 1', () => {
  const stage = (mine: number, theirs: number, ko: number) =>
    scene('modern', {
      ann: {
        back: ['aff-007 as Jean'],
        front: Array.from({ length: mine }, (_, i) => body(`A${i}`, 1, 1)),
        hand: [body('New', 1, 1, 'cost:1')],
        ko: Array.from({ length: ko }, (_, i) => body(`K${i}`, 1, 1)),
        resources: 1,
      },
      bob: {
        front: Array.from({ length: theirs }, (_, i) => body(`D${i}`, 1, 1)),
        ko: [body('Boss', 1, 1), 'Might Location', 'mnb-024'],
      },
      at: 'recruit',
    });

  test('gains her XP when the twentieth supporting character of all sides and KO piles appears', () => {
    const { ann, card, close } = stage(5, 5, 8);
    ann.recruit('New', 'back');
    expect([card('aff-008').level, card('aff-008').zone]).toEqual([2, 'back']);
    close();
  });

  test('gains none with nineteen: main characters and other cards do not count', () => {
    const { ann, card, close } = stage(5, 5, 7);
    ann.recruit('New', 'back');
    expect([card('Jean').level, card('Jean').xp]).toEqual([1, 0]);
    close();
  });

  test('gains none while nobody appears', () => {
    const { ann, bob, card, close } = stage(6, 6, 9);
    pass(ann, ann);
    expect(card('Jean').level).toBe(1);
    nextMain(ann, bob);
    expect(card('Jean').level).toBe(1);
    close();
  });
});

describe('aff-008 Phoenix, Level 2', () => {
  test('puts a character from her player’s KO pile into play', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['aff-008 as Jean'],
        ko: [body('K', 1, 1), body('L', 1, 1), 'mnb-024 as Twist'],
        resources: ['Energy Location', 'Might Location'],
      },
      bob: { ko: [body('D', 1, 1)] },
    });
    ann.use('Jean', 'From the Ashes');
    expect(ann.offered('choose').toSorted()).toEqual(['K', 'L']);
    ann.choose('L');
    ann.row('front');
    expect([card('L').zone, card('L').controller, card('K').zone]).toEqual(['front', 'ann', 'ko']);
    close();
  });

  test('needs both symbols', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['aff-008 as Jean'], ko: [body('K', 1, 1)], resources: ['Energy Location x2'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});
