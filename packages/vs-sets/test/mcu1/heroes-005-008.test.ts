import { a, superPower, supporting, toHand, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu1-005 Iron Man, Level 1', () => {
  test('gets one counter more each time the power has been used this game', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu1-005 as Iron Man'], resources: ['Intellect Location x2'] },
      bob: {},
    });
    ann.use('Iron Man', 'Day 11, Test 37');
    expect(card('Iron Man').plus).toBe(1);
    expect(ann.refused('use', 'Iron Man', 'Day 11, Test 37')).toEqual(['VS-PWR-42']);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Iron Man', 'Day 11, Test 37');
    expect(card('Iron Man').plus).toBe(3);
    close();
  });

  test('does not count uses by other players', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu1-005 as First'], resources: ['Intellect Location as L'] },
      bob: { back: ['mcu1-005 as Second'], resources: ['Intellect Location as M'] },
    });
    ann.use('First', 'Day 11, Test 37');
    nextMain(ann, bob);
    bob.use('Second', 'Day 11, Test 37');
    expect(card('Second').plus).toBe(1);
    close();
  });

  test('gains an XP for each +1/+1 counter at the end of his player’s turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'mcu1-005', as: 'Iron Man', plus: 3 }] },
      bob: {},
    });
    ann.pass();
    expect(card('Iron Man').xp).toBe(3);
    pass(bob, bob, bob, bob);
    expect(card('Iron Man').xp).toBe(3);
    close();
  });

  test('becomes Level 2 with seven XP and keeps the counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'mcu1-005', plus: 3, xp: 4 }] },
      bob: {},
    });
    ann.pass();
    expect(card('mcu1-006')).toEqual({ plus: 3 });
    expect(card('mcu1-006').zone).toBe('back');
    close();
  });

  test('asks for Intellect, in the Main Phase', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['mcu1-005 as Iron Man'], resources: ['Energy Location'] },
      bob: {},
    });
    expect(ann.refused('use', 'Iron Man', 'Day 11, Test 37')).not.toEqual([]);
    close();
  });
});

describe('mcu1-006 Iron Man, Level 2', () => {
  test('draws a card for every card played in the rest of the turn', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        back: ['mcu1-006 as Iron Man'],
        resources: ['Energy Location', 3],
        hand: ['Might Location', body('A', 2, 2), body('B', 2, 2), 'mcu1-059 as Army'],
      },
      bob: {},
      at: 'resource',
    });
    ann.use('Iron Man', 'Arc Reactor');
    ann.resource('Might Location', 'up');
    expect(seat('ann').hand).toHaveLength(4);
    ann.recruit('A', 'front');
    ann.recruit('B', 'front');
    expect(seat('ann').hand).toHaveLength(4);
    close();
  });

  test('draws for a plot twist but not for discards, nor in the next turn', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        back: ['mcu1-006 as Iron Man', body('A', 2, 2, 'team:mcuVillains')],
        resources: ['Energy Location'],
        hand: ['mcu1-059 as Army', 'mcu1-018 as Spare', 'Intellect Location'],
      },
      bob: {},
      at: 'formation',
    });
    ann.use('Iron Man', 'Arc Reactor');
    ann.pass();
    ann.play('Army');
    expect(seat('ann').hand).toEqual(['Spare', 'Intellect Location', 'Extra']);
    ann.powerUp('Spare', 'Iron Man');
    ann.use('Iron Man', 'Day 11, Test 37');
    expect(seat('ann').hand).toEqual(['Extra']);
    pass(ann, bob, bob, bob, bob);
    ann.resource('Extra', 'down');
    expect(seat('ann').hand).toHaveLength(2);
    close();
  });
});

describe('mcu1-007 Star-Lord, Level 1', () => {
  const outlaw = 'Legendary Outlaw?';

  test('stuns a character that attacks him for the first time, but not the second', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'health:9')] },
      bob: { front: ['mcu1-007 as Lord'], resources: ['Skill Location x2'] },
    });
    ann.attack('Lord', 'A');
    expect(bob.refused('use', 'Lord', outlaw)).not.toEqual([]);
    ann.pass();
    expect(bob.offered('use')).toEqual([`Lord, ${outlaw}`]);
    bob.use('Lord', outlaw);
    expect([card('A').stunned, card('A').wounds, card('Lord').stunned]).toEqual([true, 1, false]);
    nextMain(ann, bob);
    bob.pass();
    bob.no();
    pass(ann, ann, ann);
    ann.attack('Lord', 'A');
    ann.pass();
    bob.use('Lord', outlaw);
    expect(card('A').stunned).toBe(false);
    pass(ann, bob);
    close();
  });

  test('lets a character of a name pass that attacked him before', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-053 as First', 'mcu1-053 as Second'] },
      bob: { front: [{ card: 'mcu1-007', as: 'Lord', plus: 9 }], resources: ['Skill Location'] },
    });
    ann.attack('Lord', 'First');
    pass(ann, bob);
    ann.attack('Lord', 'Second');
    ann.pass();
    bob.use('Lord', outlaw);
    expect([card('Second').stunned, card('Skill Location').faceDown]).toEqual([false, true]);
    pass(ann, bob);
    close();
  });

  test('looks at attacks on him only, and chooses one of several attackers', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)] },
      bob: { front: [{ card: 'mcu1-007', as: 'Lord', plus: 9 }, body('D', 1, 9)], resources: ['Skill Location'] },
      turn: 'ann',
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.refused('use', 'Lord', outlaw)).not.toEqual([]);
    bob.pass();
    nextMain(ann, bob);
    bob.pass();
    bob.no();
    pass(ann, ann, ann);
    ann.attack('Lord', 'A', 'B');
    ann.pass();
    bob.use('Lord', outlaw);
    expect(bob.offered('choose')).toEqual(['A', 'B']);
    bob.choose('A');
    expect([card('A').stunned, card('B').stunned]).toEqual([true, false]);
    pass(ann, bob);
    close();
  });

  // A card that goes to a hand gets another number, and what it did must not be forgotten over that.
  test('remembers a character that left play and came back', () => {
    const agent = supporting({
      ...{ id: 'x-1', name: 'Agent', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [superPower('Home', 'main', [], toHand(a(yours({ name: 'A' }))))],
    });
    const { ann, bob, card, close } = scene('modern', {
      cards: [agent],
      ann: { front: [body('A', 1, 9), 'Agent'], resources: 1, deck: 9 },
      bob: { front: [{ card: 'mcu1-007', as: 'Lord', plus: 9 }], resources: ['Skill Location'] },
    });
    ann.attack('Lord', 'A');
    pass(ann, bob);
    ann.use('Agent', 'Home');
    nextMain(ann, bob);
    bob.pass();
    bob.no();
    ann.pass();
    ann.recruit('A', 'front');
    pass(ann, ann);
    ann.attack('Lord', 'A');
    ann.pass();
    bob.use('Lord', outlaw);
    expect(card('A').stunned).toBe(false);
    pass(ann, bob);
    close();
  });

  test('does nothing while he attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-007 as Lord'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Lord');
    ann.use('Lord', outlaw);
    expect(card('D').stunned).toBe(false);
    pass(bob, ann);
    close();
  });

  // VS-EX-44: two ready characters against one, and one against one.
  test('wins a Dance Off with more ready characters and gains an XP', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu1-007 as Lord'], front: [body('A', 1, 1), { body: 'Tired 1/1', exhausted: true }] },
      bob: { back: ['Main as Bob'] },
    });
    ann.pass();
    ann.yes();
    expect(ann.offered()).toEqual(['pass', 'choose A', 'choose Lord']);
    ann.choose('A');
    expect(bob.offered()).toEqual(['pass', 'choose Bob']);
    bob.choose('Bob');
    ann.choose('Lord');
    expect([card('Lord').xp, card('Lord').exhausted]).toEqual([1, true]);
    close();
  });

  test('loses it with as many, and may drop out or not start it', () => {
    const position = { ann: { back: ['mcu1-007 as Lord'] }, bob: { back: ['Main as Bob'] } };
    const evenly = scene('modern', position);
    evenly.ann.pass();
    evenly.ann.yes();
    evenly.ann.choose('Lord');
    evenly.bob.choose('Bob');
    expect(evenly.card('Lord').xp).toBe(0);
    evenly.close();

    const dropped = scene('modern', position);
    dropped.ann.pass();
    dropped.ann.yes();
    dropped.ann.pass();
    expect([dropped.card('Lord').xp, dropped.card('Bob').exhausted]).toEqual([0, false]);
    dropped.close();

    const declined = scene('modern', position);
    declined.ann.pass();
    declined.ann.no();
    expect([declined.card('Lord').xp, declined.decides()]).toEqual([0, 'bob']);
    declined.close();
  });

  test('dances round the table with four players until one is left', () => {
    const { ann, bob, cid, dan, card, close } = scene('modern/freeForAll', {
      ann: { back: [{ card: 'mcu1-007', as: 'Lord', xp: 1 }], front: [body('A', 1, 1), body('B', 1, 1)] },
      bob: { front: [body('C', 1, 1)], back: ['Main as Bob'] },
      cid: { back: [{ card: 'Main', as: 'Cid', exhausted: true }] },
      dan: { back: ['Main as Dan'] },
    });
    ann.pass();
    ann.yes();
    ann.choose('A');
    bob.choose('C');
    expect(cid.offered()).toEqual([]);
    dan.pass();
    ann.choose('B');
    bob.pass();
    expect([card('Lord').xp, card('Lord').exhausted, card('Dan').exhausted]).toEqual([2, false, false]);
    close();
  });

  test('becomes Level 2 with the third win', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'mcu1-007', xp: 2 }] },
      bob: {},
    });
    ann.pass();
    ann.yes();
    ann.choose('mcu1-007');
    bob.pass();
    expect(card('mcu1-008').zone).toBe('back');
    close();
  });
});

describe('mcu1-008 Star-Lord, Level 2', () => {
  const stage = () =>
    scene('modern', {
      ann: { back: ['mcu1-008 as Lord'], resources: ['Intellect Location'] },
      bob: { hand: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1)] },
      at: 'resource',
    });
  const both = 'Something Good? Something Bad? Bit of Both?';

  test('draws two cards', () => {
    const { ann, seat, close } = stage();
    ann.use('Lord', both);
    expect(ann.offered('number')).toHaveLength(3);
    ann.number(0);
    expect([seat('ann').hand, seat('bob').hand]).toEqual([
      ['Extra', 'Extra'],
      ['X', 'Y', 'Z'],
    ]);
    close();
  });

  test('makes an enemy discard two cards of the enemy’s choice', () => {
    const { ann, bob, seat, close } = stage();
    ann.use('Lord', both);
    ann.number(1);
    bob.choose('X', 'Z');
    expect([seat('ann').hand, seat('bob').hand]).toEqual([[], ['Y']]);
    close();
  });

  test('draws one and makes an enemy discard one', () => {
    const { ann, bob, seat, close } = stage();
    ann.use('Lord', both);
    ann.number(2);
    bob.choose('Y');
    expect([seat('ann').hand, seat('bob').hand]).toEqual([['Extra'], ['X', 'Z']]);
    close();
  });

  test('chooses the enemy where there are several', () => {
    const { ann, cid, seat, close } = scene('modern/freeForAll', {
      ann: { back: ['mcu1-008 as Lord'], resources: ['Intellect Location'] },
      bob: { hand: 2 },
      cid: { hand: [body('X', 1, 1), body('Y', 1, 1)] },
      at: 'resource',
    });
    ann.use('Lord', both);
    ann.number(2);
    expect(ann.offered('choose')).toEqual(['bob', 'cid']);
    ann.choose('cid');
    cid.choose('X');
    expect([seat('bob').hand, seat('cid').hand]).toEqual([['Extra', 'Extra'], ['Y']]);
    close();
  });
});
