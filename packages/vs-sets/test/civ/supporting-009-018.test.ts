import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

test('civ-009 Misty Knight attacks supporting characters only, alone or in a team', () => {
  const { ann, close } = scene('modern', {
    ann: { front: ['civ-009 as Misty', body('A', 1, 1, 'team:proRegistration')] },
    bob: { front: [body('Boss', 1, 9, 'main'), body('D', 1, 1)] },
    open: true,
  });
  expect(ann.offered('attack').toSorted()).toEqual(['Boss, A', 'D, A', 'D, Misty']);
  ann.attack('Boss', 'A', '...');
  expect(ann.offered('join')).toEqual([]);
  close();
});

describe('civ-010 Superhuman Restraint Unit', () => {
  const attacking = (defender: unknown, name: string) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-010 as Unit', 'civ-010 as Second'] },
      bob: { front: [defender] },
    });
    ann.attack(name, 'Unit');
    const { atk, def } = card('Unit');
    const other = card('Second').atk;
    pass(ann, bob);
    close();
    return [atk, def, other];
  };

  test('has +3/+0 while attacking a character with a super power', () => {
    expect(attacking('civ-013 as D', 'D')).toEqual([4, 2, 1]);
    expect(attacking(body('D', 0, 9), 'D')).toEqual([1, 2, 1]);
    // A trigger and a keyword are no super powers.
    expect(attacking('civ-015 as D', 'D')).toEqual([1, 2, 1]);
  });

  test('has nothing more while defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['civ-013 as Bishop'] },
      bob: { front: ['civ-010 as Unit'] },
    });
    ann.attack('Unit', 'Bishop');
    expect(card('Unit').atk).toBe(1);
    pass(ann, bob);
    close();
  });

  test('may stand beside others of its name', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['civ-010'], hand: ['civ-010 as Next'], resources: 1 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Next', 'front');
    expect(seat('ann').front).toHaveLength(2);
    close();
  });
});

describe('civ-011 Black Cat', () => {
  test('makes an enemy discard a random card when she appears', () => {
    const { ann, seat, random, close } = scene('modern', {
      ann: { hand: ['civ-011 as Cat'], resources: 2 },
      bob: { hand: [body('X', 1, 1), body('Y', 1, 1)] },
      at: 'recruit',
    });
    random('Y');
    ann.recruit('Cat', 'front');
    expect([seat('bob').hand, seat('bob').ko]).toEqual([['X'], ['Y']]);
    close();
  });

  test('chooses which enemy, and does nothing to an empty hand', () => {
    const { ann, seat, close } = scene('modern/freeForAll', {
      ann: { hand: ['civ-011 as Cat'], resources: 2 },
      bob: { hand: 1 },
      cid: {},
      at: 'recruit',
    });
    ann.recruit('Cat', 'front');
    expect(ann.offered('choose')).toEqual(['bob', 'cid']);
    ann.choose('cid');
    expect([seat('bob').hand, seat('cid').ko]).toEqual([['Extra'], []]);
    close();
  });
});

test('civ-012 Wasp may cancel the first combat of a turn in which she is attacked', () => {
  const { ann, bob, card, table, close } = scene('modern', {
    ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
    bob: { front: ['civ-012 as Wasp'] },
  });
  ann.attack('Wasp', 'A');
  bob.yes();
  expect([table().combat, card('Wasp').stunned, card('A').exhausted]).toEqual([false, false, true]);
  ann.attack('Wasp', 'B');
  pass(ann, bob);
  expect(card('Wasp').zone).toBe('ko');
  close();
});

test('civ-013 Bishop becomes a face-down resource', () => {
  const { ann, card, seat, close } = scene('modern', {
    ann: { front: [{ card: 'civ-013', as: 'Bishop', plus: 2 }], resources: ['Energy Location'] },
    bob: {},
  });
  ann.use('Bishop', 'Time Traveler');
  expect([card('Bishop').zone, card('Bishop').faceDown, card('Bishop').plus]).toEqual(['resources', true, 0]);
  expect(seat('ann').resources).toEqual(['Energy Location', 'Bishop']);
  close();
});

describe('civ-015 Maria Hill', () => {
  test('puts a counter on another character on her side when she appears', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 1)], hand: ['civ-015 as Maria'], resources: 4 },
      bob: { front: [body('D', 1, 1)] },
      at: 'recruit',
    });
    ann.recruit('Maria', 'front');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Main']);
    ann.choose('A');
    expect([card('A').plus, card('Maria').plus]).toEqual([1, 0]);
    close();
  });
});

test('civ-016 Nighthawk draws two cards in the Build Phase', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { front: ['civ-016 as Hawk'], resources: ['Intellect Location x2'] },
    bob: {},
    at: 'resource',
  });
  ann.use('Hawk', 'The Rich Get Richer');
  expect(seat('ann').hand).toEqual(['Extra', 'Extra']);
  expect(ann.refused('use', 'Hawk', 'The Rich Get Richer')).toEqual(['VS-PWR-42']);
  pass(ann, ann, ann);
  expect(ann.offered('use')).toEqual([]);
  close();
});

test('civ-017 Doc Samson may recover when stunned, with the wound', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 8, 9)] },
    bob: { front: ['civ-017 as Samson'] },
  });
  ann.attack('Samson', 'A');
  pass(ann, bob);
  bob.yes();
  expect(card('Samson')).toEqual({ exhausted: true, wounds: 1 });
  close();
});

test('civ-018 Spider-Man has Flight, Ranged and +5/+0 for the turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: ['civ-018 as Spider'], resources: ['Skill Location'] },
    bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
  });
  expect(ann.offered('attack')).toEqual([]);
  ann.use('Spider', 'Iron Spider Suit');
  expect([card('Spider').atk, card('Spider').def, card('Spider').keywords]).toEqual([13, 6, 'flight ranged']);
  expect(ann.offered('attack').toSorted()).toEqual(['D, Spider', 'E, Spider', 'Main, Spider']);
  nextMain(ann, bob);
  expect([card('Spider').atk, card('Spider').keywords]).toEqual([8, '']);
  close();
});
