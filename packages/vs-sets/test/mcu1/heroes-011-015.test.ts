import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('mcu1-011 Baby Groot', () => {
  test('gets five counters more when he is powered up', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-011 as Groot'], hand: ['mcu1-011 as Twin'] },
      bob: {},
    });
    ann.powerUp('Twin', 'Groot');
    expect(card('Groot').plus).toBe(6);
    close();
  });

  test('gets nothing more from other counters, or when somebody else is powered up', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['mcu1-011 as Groot', 'mcu1-043 as Killian', body('A', 1, 1)],
        hand: [body('A', 1, 1)],
        resources: ['Might Location'],
      },
      bob: {},
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('Groot');
    expect(card('Groot').plus).toBe(3);
    ann.powerUp('A', 'A');
    expect(card('Groot').plus).toBe(3);
    close();
  });
});

describe('mcu1-012 Heimdall', () => {
  const bifrost = 'Keeper of the Bifrost';
  const stage = (at: string) =>
    scene('modern', {
      ann: {
        front: ['mcu1-012 as Heimdall'],
        resources: ['Energy Location', 3],
        hand: [body('H', 1, 1, 'cost:2')],
        deck: [body('C1', 1, 1), body('C3', 3, 3, 'cost:3'), body('C4', 4, 4, 'cost:4'), 'mcu1-029', 3],
      },
      bob: {},
      at,
    });

  test('spends recruit points and puts a character of at most that cost onto his side', () => {
    const { ann, card, seat, close } = stage('recruit');
    ann.use('Heimdall', bifrost);
    expect(ann.offered('number')).toEqual(['0', '1', '2', '3', '4']);
    ann.number(3);
    expect(seat('ann').points).toBe(1);
    expect(ann.offered('choose').toSorted()).toEqual(['C1', 'C3']);
    ann.choose('C3');
    ann.row('back');
    expect(card('C3').zone).toBe('back');
    expect(seat('ann').deck).toHaveLength(6);
    expect(ann.refused('recruit', 'H', 'front')).not.toEqual([]);
    close();
  });

  test('may spend nothing and may find nothing', () => {
    const { ann, seat, close } = stage('recruit');
    ann.use('Heimdall', bifrost);
    ann.number(0);
    expect([seat('ann').points, seat('ann').front]).toEqual([4, ['Heimdall']]);
    close();

    const other = stage('recruit');
    other.ann.use('Heimdall', bifrost);
    other.ann.number(4);
    other.ann.done();
    expect([other.seat('ann').points, other.seat('ann').front]).toEqual([0, ['Heimdall']]);
    other.close();
  });

  test('has no points to spend outside the Recruit Step, and is not for the Main Phase', () => {
    const early = stage('resource');
    early.ann.use('Heimdall', bifrost);
    expect(early.ann.offered()).toEqual(['number 0']);
    early.ann.number(0);
    expect(early.seat('ann').front).toEqual(['Heimdall']);
    early.close();
    const late = stage('main');
    expect(late.ann.refused('use', 'Heimdall', bifrost)).not.toEqual([]);
    late.close();
  });

  // VS-UNQ-06
  test('cannot bring a second card of the main character’s name', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['mcu1-012 as Heimdall'],
        back: ['mcu1-001'],
        resources: ['Energy Location', 3],
        deck: ['mcu1-015 as Cap', 2],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Heimdall', bifrost);
    ann.number(3);
    ann.choose('Cap');
    ann.row('front');
    expect(card('mcu1-015').zone).toBe('deck');
    close();
  });
});

describe('mcu1-013 Black Widow', () => {
  const hand = [body('X', 1, 1), 'mcu1-029', 'Might Location'];

  test('sees an enemy hand and discards a card of her choice that is no character', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mcu1-013 as Widow'], resources: ['Skill Location'] },
      bob: { hand },
    });
    expect(ann.sees('X')).toBe(false);
    ann.use('Widow', 'Infiltrate');
    expect(ann.sees('X')).toBe(true);
    expect(ann.offered('choose').toSorted()).toEqual(['Might Location', 'Sokovia Accords']);
    ann.choose('Sokovia Accords');
    expect([seat('bob').hand, seat('bob').ko]).toEqual([['X', 'Might Location'], ['Sokovia Accords']]);
    close();
  });

  test('reveals the hand to everybody', () => {
    const { ann, bob, cid, close } = scene('modern/freeForAll', {
      ann: { front: ['mcu1-013 as Widow'], resources: ['Skill Location'] },
      bob: { hand: [body('Y', 1, 1)] },
      cid: { hand: [body('X', 1, 1)] },
    });
    ann.use('Widow', 'Infiltrate');
    expect(ann.offered('choose')).toEqual(['bob', 'cid']);
    ann.choose('cid');
    expect([ann.sees('X'), bob.sees('X'), ann.sees('Y'), cid.sees('Y')]).toEqual([true, true, false, false]);
    close();
  });

  test('discards nothing from a hand of characters only', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mcu1-013 as Widow'], resources: ['Skill Location'] },
      bob: { hand: [body('X', 1, 1)] },
    });
    ann.use('Widow', 'Infiltrate');
    expect(seat('bob').hand).toEqual(['X']);
    close();
  });
});

describe('mcu1-014 Rocket', () => {
  const things = "I'm Gonna Need a Few Things";

  test('chooses two cards of different names, and the enemy picks the one that comes back', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        front: ['mcu1-014 as Rocket'],
        resources: ['Intellect Location'],
        ko: [body('A', 1, 1), body('A', 1, 1), body('B', 1, 1), 'mcu1-029'],
      },
      bob: {},
    });
    ann.use('Rocket', things);
    ann.choose('A', 'B');
    expect(bob.offered('choose')).toEqual(['A', 'B']);
    bob.choose('B');
    expect([seat('ann').hand, seat('ann').ko]).toEqual([['B'], ['A', 'A', 'Sokovia Accords']]);
    close();
  });

  // Ruling, VS-EX-46.
  test('does nothing with cards of one name only', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        front: ['mcu1-014 as Rocket'],
        resources: ['Intellect Location'],
        ko: [body('A', 1, 1), body('A', 1, 1)],
      },
      bob: {},
    });
    ann.use('Rocket', things);
    expect([seat('ann').hand, seat('ann').ko]).toEqual([[], ['A', 'A']]);
    close();
  });
});

describe('mcu1-015 Captain America', () => {
  const allDay = 'I Can Do This All Day';

  test('is not wounded by a stun in this combat, recovers and readies', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-015 as Cap'], resources: ['Might Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    ann.attack('D', 'Cap');
    ann.use('Cap', allDay);
    pass(bob, ann);
    expect(card('Cap')).toEqual({});
    expect(card('Cap').zone).toBe('front');
    ann.attack('E', 'Cap');
    pass(ann, bob);
    expect(card('Cap').zone).toBe('ko');
    close();
  });

  test('uses it on any turn, as the defender, and is out of the combat once stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 3)] },
      bob: { front: ['mcu1-015 as Cap'], resources: ['Might Location'] },
    });
    ann.attack('Cap', 'A');
    ann.pass();
    bob.use('Cap', allDay);
    pass(ann, bob);
    // The strikes are simultaneous: 5 against 3.
    expect([card('Cap').stunned, card('Cap').wounds, card('A').stunned]).toEqual([false, 0, true]);
    close();
  });

  test('does not go on striking once he was stunned and recovered in the combat', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: ['civ-035 as Spider'], resources: ['Might Location as L'] },
      bob: { front: ['mcu1-015 as Cap'], resources: ['Might Location as M'] },
    });
    ann.attack('Cap', 'Spider');
    ann.pass();
    bob.use('Cap', allDay);
    ann.use('Spider', 'Amazing');
    expect(card('Cap')).toEqual({});
    expect([card('Cap').role, table().combat]).toEqual(['none', false]);
    close();
  });

  test('needs to be in the combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['mcu1-015 as Cap', body('D', 1, 9)], resources: ['Might Location'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.refused('use', 'Cap', allDay)).toEqual(['VS-PWR-29']);
    bob.pass();
    close();
  });

  test('leads: his player chooses whom the defender strikes', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-015 as Cap', body('A', 1, 1, 'team:mcuHeroes')] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'Cap', 'A');
    pass(ann, bob);
    expect(ann.offered('strikeBack')).toEqual(['Cap', 'A']);
    ann.strikeBack('A');
    expect([card('A').stunned, card('Cap').stunned]).toEqual([true, false]);
    close();
  });
});
