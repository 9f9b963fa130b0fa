import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-006 Sister Grimm, Level 2', () => {
  const stage = (ann: object = {}, bob: object = {}) =>
    scene('modern', {
      ann: {
        back: ['aff-006 as Nico'],
        front: [body('A', 1, 9)],
        resources: ['Skill Location', 'Energy Location', 'Intellect Location', 'Might Location'],
        ...ann,
      },
      bob: { front: [body('D', 1, 9)], back: [body('Boss', 1, 9, 'main')], ...bob },
    });

  test('Muzzle: nobody on her side can be attacked until after her next turn, newcomers included', () => {
    const { ann, bob, card, close } = stage({ hand: [body('New', 1, 9, 'cost:1')] }, { hand: [body('N', 1, 9)] });
    ann.use('Nico', 'Muzzle');
    expect(card('aff-005').level).toBe(1);
    nextMain(ann, bob);
    expect(bob.offered('attack')).toEqual([]);
    pass(bob, ann);
    ann.recruit('New', 'front');
    pass(ann, ann);
    // Their enemies can be attacked.
    expect(ann.offered('attack')).toContain('D, A');
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.pass();
    bob.pass();
    bob.pass();
    bob.pass();
    expect(bob.offered('attack').toSorted()).toEqual(['A, D', 'New, D']);
    close();
  });

  test('Bounce House: up to two supporting characters go to their owners’ hands', () => {
    const { ann, seat, close } = stage();
    ann.use('Nico', 'Bounce House');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A', 'D');
    expect([seat('ann').hand, seat('bob').hand]).toEqual([['A'], ['D']]);
    close();
  });

  test('Bounce House may take one or none', () => {
    const { ann, seat, card, close } = stage();
    ann.use('Nico', 'Bounce House');
    ann.choose('A', '...');
    ann.done();
    expect([seat('ann').hand, card('D').zone, card('aff-005').zone]).toEqual([['A'], 'front', 'back']);
    close();
  });

  test('Open Sesame draws three cards', () => {
    const { ann, seat, card, close } = stage();
    ann.use('Nico', 'Open Sesame');
    expect([seat('ann').hand?.length, card('aff-005').zone]).toEqual([3, 'back']);
    close();
  });

  test('Caffeine Injection puts four +1/+1 counters on a supporting character of any side', () => {
    const { ann, card, close } = stage();
    ann.use('Nico', 'Caffeine Injection');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A');
    expect([card('A').plus, card('aff-005').zone]).toEqual([4, 'back']);
    close();
  });

  // Ruling: each card counts for itself.
  test('ruling: two players with her have their own uses', () => {
    const { ann, bob, seat, close } = stage(
      {},
      { back: ['aff-006 as Other'], resources: ['Intellect Location'], hand: [] },
    );
    ann.use('Nico', 'Open Sesame');
    nextMain(ann, bob);
    const before = Number(seat('bob').hand?.length);
    bob.use('Other', 'Open Sesame');
    expect(seat('bob').hand).toHaveLength(before + 3);
    close();
  });

  // Ruling: once a game goes with the card, wherever it has been (VS-PWR-54).
  test('ruling: a use counts for the whole game, whatever level she has been since', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-006 as Nico'], resources: ['Intellect Location x2', 'Might Location'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Nico', 'Open Sesame');
    expect(card('aff-005').level).toBe(1);
    nextMain(ann, bob);
    bob.attack('Sister Grimm', 'D');
    pass(bob, ann);
    expect(card('aff-006').zone).toBe('front');
    nextMain(bob, ann);
    expect(ann.refused('use', 'aff-006', 'Open Sesame')).toEqual(['VS-PWR-54']);
    expect(ann.offered('use')).toEqual(['Nico, Caffeine Injection']);
    ann.use('aff-006', 'Caffeine Injection');
    expect([card('D').plus, card('aff-005').zone]).toEqual([4, 'front']);
    close();
  });
});

describe('aff-005 Sister Grimm, Level 1', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: ['aff-005 as Nico', body('A', 9, 9)] },
      bob: { front: [body('D', 9, 9)] },
    });

  test('gains her XP when she gets wounded on an enemy player’s turn', () => {
    const { ann, bob, card, close } = stage();
    nextMain(ann, bob);
    bob.attack('Nico', 'D');
    pass(bob, ann);
    expect([card('aff-006').level, card('aff-006').wounds]).toEqual([2, 1]);
    close();
  });

  test('gains none on her own turn, or for wounds of others', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Nico');
    pass(ann, bob);
    expect([card('Nico').wounds, card('Nico').level, card('Nico').xp]).toEqual([1, 1, 0]);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('A').wounds, card('Nico').level]).toEqual([1, 1]);
    close();
  });
});
