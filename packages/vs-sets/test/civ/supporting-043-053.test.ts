import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

test('civ-053 Secret Avengers gives one’s own character in the combat +1/+1, and one more for each super power', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9)] },
    bob: { front: ['civ-035 as Spider', body('E', 1, 1)], hand: ['civ-053 as Twist'] },
  });
  ann.attack('Spider', 'A');
  ann.pass();
  bob.play('Twist');
  expect([card('Spider').atk, card('Spider').def, card('E').atk]).toEqual([12, 9, 1]);
  pass(ann, bob);
  expect(card('Spider').atk).toBe(9);
  close();
});

test('civ-043 Ultragirl lets her player look at an enemy hand when she appears', () => {
  const { ann, bob, cid, close } = scene('modern/freeForAll', {
    ann: { hand: ['civ-043 as Ultra'], resources: 4 },
    bob: { hand: [body('X', 1, 1)] },
    cid: { hand: [body('Y', 1, 1)] },
    at: 'recruit',
  });
  ann.recruit('Ultra', 'front');
  ann.choose('bob');
  expect([ann.sees('X'), cid.sees('X'), ann.sees('Y'), bob.sees('X')]).toEqual([true, false, false, true]);
  close();
});

test('civ-044 Black Panther gains two recruit points in the Build Phase', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { front: ['civ-044 as Panther'], resources: ['Intellect Location', 1] },
    bob: {},
    at: 'recruit',
  });
  ann.use('Panther', 'Black Panther Experience');
  expect(seat('ann').points).toBe(4);
  close();
});

test('civ-046 Cable moves any supporting character to its back row', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['civ-046 as Cable', body('A', 1, 1)], resources: ['Skill Location'] },
    bob: { front: [body('D', 1, 1), body('Boss', 1, 1, 'main'), { body: 'E 1/1', stunned: true }] },
  });
  ann.use('Cable', 'Telekinetic');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'Cable', 'D', 'E']);
  ann.choose('D');
  expect(card('D').zone).toBe('back');
  close();
});

describe('civ-048 Captain America', () => {
  test('keeps enemies from playing plot twists while he is in the combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['civ-048 as Cap', body('A', 1, 9)], hand: ['mcu1-062 as Mine'] },
      bob: { front: [body('D', 0, 30)], hand: ['mcu1-062 as Theirs'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('play')).toEqual(['Theirs']);
    bob.pass();
    ann.attack('D', 'Cap');
    ann.pass();
    expect(bob.refused('play', 'Theirs')).toEqual(['VS-GOLD-02']);
    bob.pass();
    close();
  });

  test('leads a team attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-048 as Cap', body('A', 1, 1, 'team:antiRegistration')] },
      bob: { front: [body('D', 20, 30)] },
    });
    ann.attack('D', 'Cap', 'A');
    pass(ann, bob);
    expect(ann.offered('strikeBack')).toEqual(['Cap', 'A']);
    ann.strikeBack('A');
    expect([card('A').stunned, card('Cap').stunned]).toEqual([true, false]);
    close();
  });
});

test('civ-049 Spider-Woman heals a wound at the start of her player’s turn', () => {
  const { card, close } = scene('modern', {
    ann: { front: [{ card: 'civ-049', as: 'Woman', wounds: 1 }] },
    bob: { front: [{ card: 'civ-049', as: 'Other', wounds: 1 }] },
    at: 'turn',
  });
  expect([card('Woman').wounds, card('Other').wounds]).toEqual([0, 1]);
  close();

  const stunned = scene('modern', {
    ann: { front: [{ card: 'civ-049', wounds: 1, stunned: true }] },
    bob: {},
    at: 'turn',
  });
  expect(stunned.card('civ-049').wounds).toBe(1);
  stunned.close();
});

describe('civ-050 Namor', () => {
  test('gets seven -1/-1 counters at the end of each turn of his player, until he is stunned', () => {
    const { ann, bob, card, close } = scene('modern', { ann: { front: ['civ-050 as Namor'] }, bob: {} });
    nextMain(ann, bob);
    expect([card('Namor').minus, card('Namor').atk]).toEqual([7, 14]);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(card('Namor').minus).toBe(14);
    nextMain(bob, ann);
    ann.pass();
    expect(card('Namor')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  test.each(['Energy Location', 'Might Location'])('loses them all for %s', (location) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'civ-050', as: 'Namor', minus: 14 }], resources: [location] },
      bob: {},
    });
    ann.use('Namor', 'Under the Sea');
    expect([card('Namor').minus, card('Namor').atk]).toEqual([0, 21]);
    close();
  });

  test('asks for no other symbol', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [{ card: 'civ-050', as: 'Namor', minus: 14 }], resources: ['Skill Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});

test('civ-051 Go Underground gives each enemy attacker -3/-0 for the combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 5, 9), body('B', 2, 9), body('C', 5, 9)] },
    bob: { front: [body('D', 1, 5, 'team:antiRegistration')], hand: ['civ-051 as Twist'] },
  });
  ann.attack('D', 'A', 'B');
  ann.pass();
  bob.play('Twist');
  expect(['A', 'B', 'C', 'D'].map((name) => card(name).atk)).toEqual([2, 0, 5, 1]);
  pass(ann, bob);
  bob.strikeBack('A');
  expect([card('D').stunned, card('A').atk]).toEqual([false, 5]);
  close();
});
