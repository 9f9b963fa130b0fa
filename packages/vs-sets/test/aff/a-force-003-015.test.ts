import { draw, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

/** Level 1 gains her XP at the same moment; the order does not matter. */
function both(ann: { offered(verb: 'order'): string[]; order(...cards: string[]): void }): void {
  if (ann.offered('order').length > 0) ann.order('Jen', 'Jen');
}

describe.each(['aff-003', 'aff-004'])('%s She-Hulk', (id) => {
  const assemble = 'A-Force Assemble!';
  const stage = () =>
    scene('modern', {
      ann: {
        back: [`${id} as Jen`],
        front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9), body('E', 1, 9)],
        resources: ['Skill Location x2'],
      },
      bob: { front: [body('D', 1, 30)] },
    });

  test('puts a +1/+1 counter on each who takes part in the next team attack of the turn', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Jen', assemble);
    expect(ann.refused('use', 'Jen', assemble)).toEqual(['VS-PWR-42']);
    // A solo attack is none, and does not use it up.
    ann.attack('D', 'E');
    pass(ann, bob);
    expect(card('E').plus).toBe(0);
    ann.attack('D', 'A', 'B');
    both(ann);
    expect(['A', 'B', 'C', 'D', 'E', 'Jen'].map((name) => card(name).plus)).toEqual([1, 1, 0, 0, 0, 0]);
    pass(ann, bob);
    bob.strikeBack('A');
    close();
  });

  test('is over after one team attack, and after the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: [`${id} as Jen`],
        front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9), body('E', 1, 9)],
        resources: ['Skill Location x2'],
      },
      bob: { front: [body('D', 1, 30)] },
    });
    ann.use('Jen', assemble);
    ann.attack('D', 'A', 'B');
    both(ann);
    pass(ann, bob);
    bob.strikeBack('A');
    ann.attack('D', 'C', 'E');
    pass(ann, bob);
    bob.strikeBack('C');
    expect(['A', 'B', 'C', 'E'].map((name) => card(name).plus)).toEqual([1, 1, 0, 0]);
    close();

    const late = stage();
    late.ann.use('Jen', assemble);
    nextMain(late.ann, late.bob);
    nextMain(late.bob, late.ann);
    late.ann.attack('D', 'A', 'B');
    pass(late.ann, late.bob);
    late.bob.strikeBack('A');
    expect(late.card('A').plus).toBe(0);
    late.close();
  });
});

test('aff-003 She-Hulk, Level 1, gains an XP for each team attack of her side, and levels up at five', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      back: [{ card: 'aff-003', as: 'Jen', xp: 3 }],
      front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9), body('E', 1, 9), body('F', 1, 9)],
    },
    bob: { front: [body('D', 1, 30), body('G', 1, 30)] },
  });
  ann.attack('D', 'F');
  pass(ann, bob);
  expect(card('Jen').xp).toBe(3);
  ann.attack('D', 'A', 'B');
  expect(card('Jen').xp).toBe(4);
  pass(ann, bob);
  bob.strikeBack('A');
  nextMain(ann, bob);
  // Not for those of enemies.
  bob.attack('C', 'D', 'G');
  expect(card('Jen').xp).toBe(4);
  pass(bob, ann);
  ann.strikeBack('D');
  nextMain(bob, ann);
  ann.attack('D', 'A', 'B', 'C');
  expect(card('aff-004').level).toBe(2);
  pass(ann, bob);
  bob.strikeBack('A');
  close();
});

describe('aff-004 She-Hulk, Level 2', () => {
  const reader = supporting({
    ...{ id: 'x-1', name: 'Reader', cost: 1, atk: 1, def: 1, health: 1, teams: ['avengers'] },
    powers: [superPower('Read', 'main', ['energy'], draw(2))],
  });
  const stage = (mine: object = {}) =>
    scene('modern', {
      cards: [reader],
      ann: { back: ['Reader'], resources: ['Energy Location'] },
      bob: { back: ['aff-004 as Jen'], resources: ['Intellect Location'], ...mine },
    });

  test('may object to a super power of an enemy player, which does nothing then', () => {
    const { ann, bob, seat, card, close } = stage();
    ann.use('Reader', 'Read');
    bob.react('Jen', 'Rules Lawyer');
    bob.yes();
    expect([seat('ann').hand, card('Intellect Location').faceDown]).toEqual([[], true]);
    // It has been used, and paid for.
    expect([card('Energy Location').faceDown, ann.refused('use', 'Reader', 'Read').includes('VS-PWR-42')]).toEqual([
      true,
      true,
    ]);
    close();
  });

  test('may keep silent, before or after paying', () => {
    const early = stage();
    early.ann.use('Reader', 'Read');
    early.bob.pass();
    expect(early.seat('ann').hand).toHaveLength(2);
    early.close();

    const late = stage();
    late.ann.use('Reader', 'Read');
    late.bob.react('Jen', 'Rules Lawyer');
    late.bob.no();
    expect([late.seat('ann').hand?.length, late.card('Intellect Location').faceDown]).toEqual([2, true]);
    late.close();
  });

  test('does not object to powers of her own side', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [reader],
      ann: { back: ['Reader', 'aff-004 as Jen'], resources: ['Energy Location', 'Intellect Location'] },
      bob: {},
    });
    ann.use('Reader', 'Read');
    expect(seat('ann').hand).toHaveLength(2);
    close();
  });
});

test('aff-013 Meggan gets as many +1/+1 counters as there are on the others of her side', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      back: [{ card: 'aff-013', as: 'Meggan', plus: 1 }],
      front: [
        { body: 'A 1/9', plus: 2 },
        { body: 'B 1/9', plus: 3 },
        { body: 'C 1/9', minus: 1 },
      ],
      resources: ['Might Location x2'],
    },
    bob: { front: [{ body: 'D 1/9', plus: 4 }] },
  });
  ann.use('Meggan', 'Empathic Metamorph');
  expect([card('Meggan').plus, card('A').plus, card('B').plus]).toEqual([6, 2, 3]);
  expect(ann.refused('use', 'Meggan', 'Empathic Metamorph')).toEqual(['VS-PWR-42']);
  close();
});

describe('aff-015 Singularity', () => {
  const pocket = 'Pocket Dimension';
  const stage = (ann: object = {}, bob: object = {}) =>
    scene('modern', {
      ann: {
        back: [
          { card: 'aff-015', as: 'Sing' },
          { body: 'Boss 2/9 main health:5', wounds: 2 },
        ],
        front: [
          { body: 'A 2/2', plus: 2, wounds: 1 },
          { body: 'S 1/1', stunned: true },
        ],
        resources: ['Energy Location'],
        ...ann,
      },
      bob: { front: [body('D', 9, 9)], ...bob },
    });

  test('removes any number of others at the end of her turn, who come back with their counters a turn later', () => {
    const { ann, bob, card, winners, close } = stage();
    ann.pass();
    ann.react('Sing', pocket);
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

  test('may take none, and may do nothing at all', () => {
    const { ann, bob, card, close } = stage();
    ann.pass();
    ann.react('Sing', pocket);
    ann.done();
    expect(card('A').zone).toBe('front');
    pass(bob, bob, bob);
    close();

    const quiet = stage();
    quiet.ann.pass();
    quiet.ann.pass();
    expect([quiet.card('A').zone, quiet.card('Energy Location').faceDown]).toEqual(['front', false]);
    quiet.close();
  });

  test('lets them go when she leaves play', () => {
    const { ann, bob, card, close } = stage({ back: ['Main'], front: ['aff-015 as Sing', { body: 'A 2/2', plus: 2 }] });
    ann.pass();
    ann.react('Sing', pocket);
    ann.choose('A', '...');
    ann.done();
    pass(bob, bob, bob);
    bob.attack('Sing', 'D');
    pass(bob, ann);
    ann.row('back');
    expect([card('Sing').zone, card('A').zone, card('A').plus]).toEqual(['ko', 'back', 2]);
    close();
  });

  test('does so only at the end of her own turn, for Energy', () => {
    const { ann, bob, close } = stage({ resources: [] });
    ann.pass();
    expect(ann.offered('react')).toEqual([]);
    ann.pass();
    pass(bob, bob, bob);
    // Nobody asks at the end of an enemy's turn.
    pass(bob, ann, ann, ann);
    expect(ann.offered('attack')).not.toEqual([]);
    close();
  });

  // Ruling (Medusa): removing is not moving.
  test('ruling: takes away a character that Medusa holds', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-014 as Medusa'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9)], back: ['aff-015 as Sing'], resources: ['Energy Location'] },
    });
    ann.use('Medusa', 'Prehensile Hair');
    nextMain(ann, bob);
    bob.pass();
    bob.react('Sing', pocket);
    bob.choose('D', '...');
    bob.done();
    pass(ann, ann, ann, ann);
    bob.row('front');
    // New, and so free.
    expect([card('D').zone, card('D').exhausted]).toEqual(['front', false]);
    close();
  });

  // Ruling (Pixie): the KO at the end of the turn does not depend on Pixie.
  test('ruling: Pixie’s find is KO’d although she has been removed', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['aff-011 as Pixie'],
        back: ['aff-015 as Sing'],
        resources: ['Energy Location x2'],
        deck: [body('New', 1, 9), body('X', 1, 1)],
      },
      bob: {},
    });
    ann.use('Pixie', 'Hallucinogenic Dust');
    ann.row('front');
    ann.pass();
    ann.react('Sing', pocket);
    ann.choose('Pixie', '...');
    ann.done();
    expect([card('New').zone, card('Pixie').zone]).toEqual(['ko', 'removed']);
    pass(bob, bob, bob);
    close();
  });
});
