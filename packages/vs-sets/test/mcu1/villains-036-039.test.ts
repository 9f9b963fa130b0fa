import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu1-036 Loki, Level 1', () => {
  test('switches ATK and DEF of an attacker or defender for the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 3), body('B', 1, 1)] },
      bob: { front: ['mcu1-036 as Loki'], resources: ['Intellect Location'] },
    });
    ann.attack('Loki', 'A');
    ann.pass();
    bob.use('Loki', 'Trickster');
    expect(bob.offered('choose')).toEqual(['A', 'Loki']);
    bob.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([3, 9]);
    pass(ann, bob);
    expect([card('A').atk, card('A').def, card('Loki').stunned]).toEqual([9, 3, false]);
    close();
  });

  test('gains an XP for an enemy character that appears, unless its player exhausts it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: [body('A', 1, 1, 'cost:0'), body('B', 1, 1, 'cost:0')] },
      bob: { back: ['mcu1-036 as Loki'], hand: [body('D', 1, 1, 'cost:0')] },
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    ann.yes();
    expect([card('A').exhausted, card('Loki').xp]).toEqual([true, 0]);
    ann.recruit('B', 'front');
    ann.no();
    expect([card('B').exhausted, card('Loki').xp]).toEqual([false, 1]);
    pass(ann, ann, ann, bob);
    bob.recruit('D', 'front');
    expect(card('Loki').xp).toBe(1);
    close();
  });

  test('becomes Level 2 with the second XP', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: [body('A', 1, 1, 'cost:0')] },
      bob: { back: [{ card: 'mcu1-036', xp: 1 }] },
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    ann.no();
    expect(card('mcu1-037').zone).toBe('back');
    close();
  });
});

describe('mcu1-037 Loki, Level 2', () => {
  const kneel = 'In the End You Will Always Kneel';
  const stage = () =>
    scene('modern', {
      ann: { front: ['mcu1-037 as Loki', body('A', 1, 1)], resources: ['Might Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });

  test('exhausts a supporting character, which does not ready while Loki stands', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Loki', kneel);
    expect(ann.offered('choose')).toEqual(['A', 'D', 'E']);
    ann.choose('D');
    expect(card('D').exhausted).toBe(true);
    for (let turn = 0; turn < 2; turn++) {
      nextMain(ann, bob);
      expect([card('D').exhausted, card('E').exhausted]).toEqual([true, false]);
      nextMain(bob, ann);
    }
    close();
  });

  test('lets it go when he gets stunned, and for good', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Loki', kneel);
    ann.choose('D');
    nextMain(ann, bob);
    bob.attack('Loki', 'E');
    pass(bob, ann);
    expect([card('Loki').stunned, card('D').exhausted]).toEqual([true, true]);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect([card('Loki').stunned, card('D').exhausted]).toEqual([false, false]);
    close();
  });

  test('holds one that was exhausted already', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-037 as Loki'], resources: ['Might Location'] },
      bob: { front: [{ body: 'D 9/9', exhausted: true }] },
    });
    ann.use('Loki', kneel);
    nextMain(ann, bob);
    expect(card('D').exhausted).toBe(true);
    close();
  });
});

const bath = 'Ritual Bath';

describe('mcu1-038 Ronan, Level 1', () => {
  test('KOs a face-down enemy supporting character and gets two counters for it', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-038 as Ronan'], front: [{ body: 'A 1/1', stunned: true }], resources: ['Energy Location'] },
      bob: { front: [{ body: 'D 1/9', stunned: true }, body('E', 1, 9), { body: 'F 1/9', hidden: true }] },
    });
    ann.use('Ronan', bath);
    expect(ann.offered('choose')).toEqual(['D', 'F']);
    ann.choose('D');
    expect([card('D').zone, card('Ronan').plus]).toEqual(['ko', 2]);
    close();
  });

  // VS-RES-24: a character that lies face down as a resource is nothing to effects, and nobody may learn that it is one.
  test('finds nobody among face-down resources', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-038 as Ronan'], resources: ['Energy Location'] },
      bob: { front: [body('E', 1, 9)], resources: [{ body: 'R 1/9', faceDown: true }] },
    });
    ann.use('Ronan', bath);
    expect([card('R').zone, card('Ronan').plus]).toEqual(['resources', 0]);
    close();
  });

  test('gets no counters if nobody is KO’d', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-038 as Ronan'], resources: ['Energy Location x2'] },
      bob: { back: [body('Boss', 1, 1, 'main')], front: [{ card: 'mcu1-019', as: 'Lord', stunned: true }] },
    });
    ann.use('Ronan', bath);
    // Half Celestial saves him.
    expect([card('Lord').zone, card('Ronan').plus]).toEqual(['front', 0]);
    close();
  });

  test('gains an XP for every face-up card of the team on the side on which one appears', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 1), { body: 'B 1/1', stunned: true }, body('C', 1, 1, 'team:xmen')],
        back: [body('Boss', 1, 9, 'main')],
        hand: [body('X', 1, 1, 'cost:0'), body('Y', 1, 1, 'cost:0', 'team:none')],
        resources: ['mnb-026 as Mansion', 'Might Location', { card: 'mnb-026', as: 'Other', faceDown: true }],
      },
      bob: { back: ['mcu1-038 as Ronan'], front: [body('D', 1, 1)] },
      at: 'recruit',
    });
    ann.recruit('Y', 'front');
    expect(card('Ronan').xp).toBe(0);
    ann.recruit('X', 'front');
    // X, A, Boss and the face-up location of the team.
    expect(card('Ronan').xp).toBe(4);
    close();
  });

  test('counts a team location that is played face up, and not his own side’s cards', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: ['mnb-026 as Mansion'], back: [body('Boss', 1, 9, 'main')] },
      bob: { back: ['mcu1-038 as Ronan'], hand: [body('D', 1, 1, 'cost:0')] },
      at: 'resource',
    });
    ann.resource('Mansion', 'up');
    expect(card('Ronan').xp).toBe(2);
    pass(ann, ann, ann, bob);
    bob.recruit('D', 'front');
    expect(card('Ronan').xp).toBe(2);
    close();
  });
});

describe('mcu1-039 Ronan, Level 2', () => {
  const cure = 'I Will Cure It!';

  test('names a team, looks at an enemy hand and discards up to two cards of that team', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { back: ['mcu1-039 as Ronan'], resources: ['Intellect Location'] },
      bob: { hand: [body('X', 1, 1), body('Y', 1, 1), 'mnb-026', body('Z', 1, 1, 'team:xmen')] },
    });
    ann.use('Ronan', cure);
    ann.name('Avengers');
    expect(ann.sees('Z')).toBe(true);
    expect(ann.offered('choose')).toHaveLength(3);
    ann.choose('X', 'Y');
    expect(seat('bob').ko).toEqual(['X', 'Y']);
    expect(bob.offered()).toEqual([]);
    close();
  });

  test('may discard none', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: ['mcu1-039 as Ronan'], resources: ['Intellect Location'] },
      bob: { hand: [body('X', 1, 1)] },
    });
    ann.use('Ronan', cure);
    ann.name('Avengers');
    ann.done();
    expect(seat('bob').hand).toEqual(['X']);
    close();
  });
});
