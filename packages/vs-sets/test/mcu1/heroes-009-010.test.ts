import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu1-009 Thor, Level 1', () => {
  const friends = [body('A', 1, 9, 'team:mcuHeroes'), body('B', 1, 9, 'team:mcuHeroes')];

  test('cannot have +1/+1 counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-009 as Thor', 'mcu1-043 as Killian'], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('Thor');
    expect([card('Thor').plus, card('Thor').atk]).toEqual([0, 3]);
    close();
  });

  test('is never above his printed numbers, but may be below', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-009 as Thor'], hand: ['mcu1-062 as Friend'] },
      bob: {
        front: [body('D', 1, 9, 'team:mcuVillains')],
        back: [body('E', 1, 9, 'team:antiRegistration')],
        hand: ['civ-051 as Run'],
      },
    });
    ann.attack('D', 'Thor');
    ann.play('Friend');
    ann.choose('Thor');
    expect([card('Thor').atk, card('Thor').def]).toEqual([3, 4]);
    bob.play('Run');
    // 3 + 2 - 3: what is above the printed value is cut off at the end of the sum (docs/card-decisions.md).
    expect([card('Thor').atk, card('Thor').def]).toEqual([2, 4]);
    pass(ann, bob);
    close();
  });

  test('loses counters that were put while the power was off', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-009', as: 'Thor', plus: 2 }, 'mcu1-043 as Killian'], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('Thor');
    expect(card('Thor').plus).toBe(0);
    close();
  });

  /** Thor with two friends, and what happens as he attacks with these, turn after turn. */
  function journey(...attacks: (readonly string[])[]): () => string {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-009', minus: 1 }, ...friends] },
      bob: { front: [body('D', 0, 30)] },
    });
    for (const team of attacks) {
      ann.attack('D', ...team);
      pass(ann, bob);
      nextMain(ann, bob);
      nextMain(bob, ann);
    }
    close();
    return () => String(card('mcu1-009').zone);
  }
  const thor = 'mcu1-009';

  // Ruling, VS-EX-45: in order, but other attacks may come in between.
  test('becomes Level 2 after a solo attack, one with one other and one with exactly two others', () => {
    expect(journey([thor], [thor, 'A'], [thor])()).toBe('front');
    expect(journey([thor], [thor, 'A'], [thor], [thor, 'A', 'B'])()).toBe('levelUp');
  });

  test('makes no progress out of order, nor by attacks of others', () => {
    expect(journey(['A'], [thor, 'A'], [thor, 'A', 'B'])()).toBe('front');
    expect(journey([thor, 'A', 'B'], [thor, 'A'], [thor], [thor, 'A', 'B'])()).toBe('front');
    expect(journey([thor, 'A', 'B'], [thor], [thor, 'A', 'B'], [thor, 'A'], [thor, 'A', 'B'])()).toBe('levelUp');
  });

  test('may have -1/-1 counters until he is Level 2', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: thor, minus: 2, xp: 0 }] },
      bob: { front: [body('D', 0, 30)] },
    });
    expect([card(thor).atk, card(thor).def]).toEqual([1, 2]);
    ann.attack('D', thor);
    pass(ann, bob);
    expect(card(thor).minus).toBe(2);
    close();
  });

  test('loses his -1/-1 counters as he becomes Level 2', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: thor, minus: 2 }, ...friends] },
      bob: { front: [body('D', 0, 30)] },
    });
    for (const team of [[thor], [thor, 'A'], [thor, 'A', 'B']]) {
      ann.attack('D', ...team);
      pass(ann, bob);
      nextMain(ann, bob);
      nextMain(bob, ann);
    }
    expect(card('mcu1-010')).toEqual({});
    expect([card('mcu1-010').zone, card('mcu1-010').atk]).toEqual(['front', 6]);
    close();
  });
});

describe('mcu1-010 Thor, Level 2', () => {
  test('cannot have -1/-1 counters and is never below his printed numbers', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-044 as Whip', body('A', 1, 1, 'team:antiRegistration')], resources: ['Energy Location'] },
      bob: { front: ['mcu1-010 as Thor'], hand: ['mcu1-062 as Friend'] },
    });
    ann.use('Whip', 'Energy Whips');
    expect([card('Thor').minus, card('Thor').def]).toEqual([0, 6]);
    ann.attack('Thor', 'Whip');
    ann.pass();
    bob.play('Friend');
    bob.choose('Thor');
    expect([card('Thor').atk, card('Thor').def]).toEqual([8, 8]);
    pass(ann, bob);
    close();
  });

  test('is not weakened by plot twists', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 1, 'team:proRegistration')], hand: ["We're Super Heroes as Twist"] },
      bob: { front: ['mcu1-010 as Thor'] },
    });
    ann.attack('Thor', 'A');
    ann.play('Twist');
    expect([card('Thor').atk, card('Thor').def]).toEqual([6, 6]);
    pass(bob, ann);
    close();
  });

  test('puts six -1/-1 counters on an enemy main character and nobody else', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-010 as Thor'], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 9)], back: ['Main as Bob'] },
    });
    ann.use('Thor', 'The Biggest Lightning Blast in the History of Lightning');
    expect([card('Bob').minus, card('D').minus]).toEqual([6, 0]);
    close();
  });

  test('stuns a main character of DEF 6 or less', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-010 as Thor'], resources: ['Energy Location'] },
      bob: { back: ['mcu1-036 as Loki'] },
    });
    ann.use('Thor', 'The Biggest Lightning Blast in the History of Lightning');
    expect(card('Loki')).toEqual({ stunned: true, wounds: 1 });
    close();
  });
});
