import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('Cable', () => {
  // Ruling: the numbers are switched at that moment; it lasts the whole turn.
  test.each(['sec-001', 'sec-002'])('ruling: %s switches ATK and DEF of anybody this turn', (id) => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 1)], back: [`${id} as Cable`], resources: ['Energy Location'] },
      bob: { front: [body('D', 2, 7)] },
      open: true,
    });
    ann.use('Cable', 'Manipulate Matter');
    expect(ann.offered('choose')).toEqual(expect.arrayContaining(['A', 'Cable', 'D']));
    ann.choose('D');
    expect([card('D').atk, card('D').def, card('A').atk]).toEqual([7, 2, 1]);
    nextMain(ann, bob);
    expect([card('D').atk, card('D').def]).toEqual([2, 7]);
  });

  // Ruling: later gains are not switched, and turned down and up again it is still switched.
  test('ruling: sec-002 later gains are added as they are, and turning up again changes nothing', () => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: ['sec-013 as H'],
        back: ['sec-002 as Cable'],
        hand: ['sec-013 as Spare'],
        resources: ['Energy Location', 'Intellect Location'],
      },
      bob: { front: [body('D', 9, 9)] },
      open: true,
    });
    ann.use('Cable', 'Manipulate Matter');
    ann.choose('H');
    ann.powerUp('Spare', 'H');
    expect([card('H').atk, card('H').def]).toEqual([7, 5]);
    ann.attack('D', 'H');
    pass(ann, bob);
    expect(card('H').stunned).toBe(true);
    ann.use('Cable', 'Telepathic');
    expect([card('H').faceDown, card('H').atk, card('H').def]).toEqual([false, 6, 4]);
  });

  test('sec-001 gains an XP when an enemy gets stunned on your turn, and for nothing else', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 1)], back: ['sec-001 as Cable'] },
      bob: { front: [body('D', 9, 1)], back: [body('E', 9, 9)] },
      open: true,
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').stunned, card('A').stunned, card('Cable').xp]).toEqual([true, true, 1]);
  });

  test('sec-001 gains none on an enemy turn', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 9, 1)], back: ['sec-001 as Cable'] },
      bob: { front: [body('D', 9, 1)] },
      open: true,
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('D').stunned, card('Cable').xp]).toEqual([true, 0]);
  });

  test('sec-001 rises with the fourth', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9)], back: [{ card: 'sec-001', as: 'Cable', xp: 3 }] },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('sec-002').zone).toBe('back');
  });

  test('sec-002 turns any face-down supporting character face up, the hidden too', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [{ body: 'H 2/2', hidden: true }, body('U', 1, 1)],
        back: ['sec-002 as Cable'],
        resources: ['Intellect Location'],
      },
      bob: { front: [{ body: 'S 2/2', stunned: true }], back: [{ body: 'Boss 2/9 main', stunned: true }] },
      open: true,
    });
    ann.use('Cable', 'Telepathic');
    expect(ann.offered('choose')).toEqual(['H', 'S']);
    ann.choose('S');
    expect([card('S').faceDown, card('H').faceDown]).toEqual([false, true]);
  });
});

describe('Counters that come off', () => {
  test('sec-009 Kingpin gains a recruit point at the start of your Build Phase only', () => {
    const points = (turn: 'ann' | 'bob', front: readonly string[]) => {
      const { ann, bob, seat } = scene('modern', {
        at: 'recovery',
        turn,
        ann: { front, resources: ['Might Location'] },
        bob: { resources: ['Might Location'] },
        open: true,
      });
      (turn === 'ann' ? ann : bob).pass();
      return seat(turn).points;
    };
    expect([points('ann', ['sec-009 as K']), points('bob', ['sec-009 as K']), points('ann', [])]).toEqual([2, 1, 1]);
  });

  test('sec-009 takes any number of counters from one enemy', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['sec-009 as K', { body: 'A 2/2', plus: 2 }], resources: ['Intellect Location'] },
      bob: { front: [{ body: 'D 5/5', plus: 3 }, body('E', 1, 1)] },
      open: true,
    });
    ann.use('K', 'Criminal Mastermind');
    expect(ann.offered('choose')).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    ann.takeOff('plus', 0, '...');
    ann.takeOff('plus', 0);
    expect([card('D').plus, card('A').plus]).toEqual([1, 2]);
  });

  test('sec-013 Wiccan takes what he likes from a supporting character of yours as he appears', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [{ body: 'A 5/5 health:4', minus: 1, wounds: 2 }],
        hand: ['sec-013 as Wiccan'],
        points: 4,
      },
      bob: { front: [{ body: 'D 5/5', minus: 2 }] },
      open: true,
    });
    ann.recruit('Wiccan', 'back');
    ann.yes();
    expect(ann.offered('choose')).toEqual(['A', 'Wiccan']);
    ann.choose('A');
    ann.takeOff('minus', 0, 'wound', 1);
    expect([card('A').minus, card('A').wounds]).toEqual([0, 0]);
  });

  test('sec-013 need not', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: [{ body: 'A 5/5', minus: 1 }], hand: ['sec-013 as Wiccan'], points: 4 },
      bob: {},
      open: true,
    });
    ann.recruit('Wiccan', 'back');
    ann.no();
    expect([card('A').minus, ann.offered('takeOff')]).toEqual([1, []]);
  });
});

describe('sec-017 Doctor Strange', () => {
  const five = ['sec-008 as A1', 'sec-008 as A2', 'sec-008 as A3', 'sec-008 as A4'];
  const open = (ann: object, bob: object) =>
    scene('modern', {
      ann: { front: [body('A', 1, 1)], resources: ['Might Location'], ...ann },
      bob: { front: [body('D', 1, 1)], ...bob },
      open: true,
    });

  // Ruling: all KO piles count together, and only characters with super powers.
  test('ruling: cancels a combat from hand with five characters with super powers in all KO piles', () => {
    const enough = open({ hand: ['sec-017 as Strange'], ko: five }, { ko: ['sec-008 as B1'] });
    enough.ann.attack('D', 'A');
    enough.ann.use('Strange', 'I Must Remain Above the Fray');
    expect([enough.table().combat, enough.card('D').stunned, enough.card('Strange').zone]).toEqual([
      false,
      false,
      'hand',
    ]);
    const few = open({ hand: ['sec-017 as Strange'], ko: five }, { ko: [body('P', 1, 1)] });
    few.ann.attack('D', 'A');
    expect(few.ann.offered('use')).toEqual([]);
    expect(few.ann.refused('use', 'Strange', 'I Must Remain Above the Fray')).toContain('VS-TIME-11');
  });

  test('on the board he has no use for it', () => {
    const at = open({ back: ['sec-017 as Strange'], ko: five }, { ko: ['sec-008 as B1'] });
    at.ann.attack('D', 'A');
    expect(at.ann.offered('use')).toEqual([]);
  });
});
