import { draw, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('boy-005, boy-006 Hughie', () => {
  test.each(['boy-005', 'boy-006'])(
    '%s gets up again without a wound when stunned as a defender, this combat',
    (id) => {
      const { ann, bob, card, close } = scene('modern', {
        turn: 'bob',
        ann: { front: [`${id} as Hughie`], resources: [R('Might', 2)], deck: 9 },
        bob: { front: [body('D', 99, 99), body('E', 99, 99)] },
      });
      bob.attack('Hughie', 'D');
      bob.pass();
      ann.use('Hughie', "Just 'Cause You Fall...");
      pass(bob, ann);
      expect([card('Hughie').stunned, card('Hughie').wounds]).toEqual([false, 0]);
      expect(card('Hughie').xp).toBe(id === 'boy-005' ? 1 : 0);
      bob.attack('Hughie', 'E');
      bob.pass();
      ann.use('Hughie', "Just 'Cause You Fall...");
      pass(bob, ann);
      expect([card('Hughie').stunned, card('Hughie').wounds]).toEqual([false, 0]);
      close();
    },
  );

  test('not in the next combat, and not as an attacker', () => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { front: ['boy-006 as Hughie'], resources: [R('Might', 2)], deck: 9 },
      bob: { front: [body('D', 99, 99), body('E', 99, 99)], deck: 9 },
    });
    bob.attack('Hughie', 'D');
    bob.pass();
    ann.use('Hughie', "Just 'Cause You Fall...");
    pass(bob, ann);
    bob.attack('Hughie', 'E');
    pass(bob, ann);
    expect([card('Hughie').stunned, card('Hughie').wounds]).toEqual([true, 1]);
    nextMain(bob, ann);
    ann.attack('D', 'Hughie');
    ann.use('Hughie', "Just 'Cause You Fall...");
    pass(bob, ann);
    expect([card('Hughie').stunned, card('Hughie').wounds]).toEqual([true, 2]);
    close();
  });

  test('gains an XP when he recovers, and none for others', () => {
    const { card, close } = scene('modern', {
      at: 'recovery',
      ann: {
        front: [
          { card: 'boy-005', as: 'Hughie', stunned: true },
          { body: 'A 1/9', stunned: true },
        ],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(card('Hughie').xp).toBe(1);
    close();
  });

  const wielder = (name: string, symbol: 'energy' | 'might') =>
    supporting({
      id: `xx-${name}`,
      name,
      cost: 1,
      atk: 1,
      def: 9,
      health: 3,
      teams: [],
      powers: [superPower('Zap', 'main', [symbol], draw())],
    });

  const stunned = (location: string) => {
    const at = scene('modern', {
      cards: [wielder('Bolt', 'energy'), wielder('Rock', 'might')],
      ann: { front: ['boy-006 as Hughie', 'Rock as Mine'], resources: [location] },
      bob: { front: ['Bolt', 'Rock as Theirs', body('D', 1, 9), 'boy-012 as Robin'] },
      open: true,
    });
    at.ann.use('Hughie', "Whatever the Price Is, I'll Pay It");
    return at;
  };

  test('stuns a supporting character that has a super power of the symbol he paid', () => {
    expect(stunned('Energy Location').card('Bolt').stunned).toBe(true);
    const might = stunned('Might Location');
    expect(might.ann.offered('choose').toSorted()).toEqual(['Mine', 'Theirs']);
    might.ann.choose('Theirs');
    expect([might.card('Theirs').stunned, might.card('Bolt').stunned]).toEqual([true, false]);
    const none = stunned('Skill Location');
    expect(['Bolt', 'Theirs', 'D'].map((name) => none.card(name).stunned)).toEqual([false, false, false]);
  });
});

describe('boy-014 Grace Mallory', () => {
  test('the first of the Boys each turn costs 1 less and draws a card', () => {
    const { ann, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['boy-014 as Grace'],
        hand: [
          body('B', 1, 9, 'team:theBoys', 'cost:3'),
          body('C', 1, 9, 'team:theBoys', 'cost:3'),
          body('X', 1, 9, 'cost:3'),
        ],
        points: 8,
        deck: 9,
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('X', 'front');
    expect([seat('ann').points, seat('ann').hand]).toEqual([5, ['B', 'C']]);
    ann.recruit('B', 'front');
    expect([seat('ann').points, (seat('ann').hand as string[]).length]).toEqual([3, 2]);
    ann.recruit('C', 'front');
    expect([seat('ann').points, (seat('ann').hand as string[]).length]).toEqual([0, 1]);
    close();
  });

  test('another Grace Mallory does not count', () => {
    const { ann, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['boy-014 as Grace'],
        hand: ['boy-014 as Other', body('B', 1, 9, 'team:theBoys', 'cost:3')],
        points: 4,
        deck: 9,
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('Other', 'front');
    expect([seat('ann').points, (seat('ann').hand as string[]).length]).toEqual([2, 1]);
    ann.recruit('B', 'front');
    expect([seat('ann').points, (seat('ann').hand as string[]).length]).toEqual([0, 1]);
    close();
  });

  test('not what others recruit', () => {
    const { bob, seat, close } = scene('modern', {
      at: 'recruit',
      turn: 'bob',
      ann: { front: ['boy-014 as Grace'], deck: 9 },
      bob: { front: [body('D', 1, 9)], hand: [body('B', 1, 9, 'team:theBoys', 'cost:3')], points: 3, deck: 9 },
    });
    bob.recruit('B', 'front');
    expect([seat('bob').points, seat('bob').hand, seat('ann').hand]).toEqual([0, [], []]);
    close();
  });
});

describe("boy-026 It's A Burn", () => {
  test('a defender of his side with 1 printed health is out of the combat and hidden', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [body('D', 1, 1, 'health:1'), 'boy-018 as Marvin'], hand: ['boy-026 as Twist'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Twist');
    expect([card('D').hidden, card('D').role, table().combat]).toEqual([true, 'none', false]);
    close();
  });

  test('nobody with more health, and no main character', () => {
    const hidden = (defender: string) => {
      const at = scene('modern', {
        ann: { front: [body('A', 1, 9)] },
        bob: { front: [defender, 'boy-018 as Marvin'], hand: ['boy-026 as Twist'] },
        open: true,
      });
      at.ann.attack('D', 'A');
      at.ann.pass();
      if (at.bob.offered('play').length > 0) at.bob.play('Twist');
      return at.card('D').hidden;
    };
    expect([hidden('body D 1/9 health:2'), hidden('body D 1/9 main health:1'), hidden('body D 1/9 health:1')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('not one of the attackers', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9, 'health:1', 'team:theBoys')], hand: ['boy-026 as Twist'] },
      bob: { front: [body('D', 1, 9, 'health:1')] },
      open: true,
    });
    at.ann.attack('D', 'A');
    if (at.ann.offered('play').length > 0) at.ann.play('Twist');
    expect([at.card('A').hidden, at.card('D').hidden]).toEqual([false, false]);
  });
});

describe('boy-051 Homelander', () => {
  const DECK = [body('X', 1, 1), 'Skill Location', body('Y', 1, 1), body('Z', 1, 1), body('W', 1, 1)];

  test('finds any card in the Build Phase, and then no more this turn', () => {
    const { ann, bob, seat, close } = scene('modern', {
      at: 'recruit',
      ann: { front: ['boy-051 as John'], resources: [R('Might', 3)], deck: DECK },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.use('John', 'I Can Do Whatever the Hell I Want');
    expect(ann.offered('choose').toSorted()).toEqual(['Skill Location', 'W', 'X', 'Y', 'Z']);
    ann.choose('Skill Location');
    expect([seat('ann').hand, bob.sees('X')]).toEqual([['Skill Location'], false]);
    pass(ann, ann);
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'John');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    close();
  });

  test('or in the Main Phase', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: ['boy-051 as John'], resources: [R('Might', 3)], deck: DECK },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.use('John', 'I Can Do Whatever the Hell I Want');
    ann.choose('Y');
    expect(seat('ann').hand).toEqual(['Y']);
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'John');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    close();
  });

  test('or in a combat of his, on any turn, once in all; and the deck is shuffled', () => {
    const { ann, bob, seat, close } = scene('modern', {
      seed: 'vought',
      ann: { front: [body('A', 0, 99), body('B', 0, 99)] },
      bob: { front: ['boy-051 as John'], resources: [R('Might', 3)], deck: DECK },
    });
    ann.attack('John', 'A');
    ann.pass();
    bob.use('John', 'I Can Do Whatever the Hell I Want');
    bob.choose('X');
    expect([seat('bob').hand, (seat('bob').deck as string[]).toSorted()]).toEqual([
      ['X'],
      ['Skill Location', 'W', 'Y', 'Z'],
    ]);
    expect(seat('bob').deck).not.toEqual(['Skill Location', 'Y', 'Z', 'W']);
    pass(ann, bob);
    ann.attack('John', 'B');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });
});
