import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('Emma Frost', () => {
  test('tub-003 may draw a card for your first plot twist each turn, and for no other', () => {
    const { ann, bob, seat } = scene('modern', {
      ann: { front: ['tub-003 as Emma', body('H', 1, 1, 'team:hammer')], hand: ['tub-059 as One', 'tub-059 as Two'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    ann.play('One');
    ann.choose('D');
    ann.number(0);
    ann.no();
    ann.yes();
    expect(seat('ann').hand).toHaveLength(2);
    ann.play('Two');
    ann.choose('D');
    ann.number(0);
    ann.no();
    expect([seat('ann').hand.length, ann.offered('yes'), bob.offered('yes')]).toEqual([1, [], []]);
  });

  test.each([
    ['tub-042', 1],
    ['tub-010', 1],
    ['tub-040', 0],
  ])('tub-003 gains an XP for recruiting %s: %i', (id, xp) => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: ['tub-003 as Emma'], hand: [`${id} as New`], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('New', 'back');
    if (ann.offered('no').length > 0) ann.no();
    expect(card('Emma').xp).toBe(xp);
  });

  test.each([
    ['tub-042', 'tub-005'],
    ['tub-010', 'tub-004'],
  ])('tub-003 becomes what the last one she recruited says: %s brings %s', (id, becomes) => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: [{ card: 'tub-003', as: 'Emma', xp: 4 }], hand: [`${id} as New`], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('New', 'back');
    expect(card(becomes).zone).toBe('front');
  });

  test('tub-004 puts two of the top four cards on the bottom and two back on top', () => {
    const { ann, bob, seat } = scene('modern', {
      turn: 'bob',
      ann: {
        front: ['tub-004 as Emma'],
        deck: ['tub-010 as A', 'tub-011 as B', 'tub-012 as C', 'tub-018 as D', 'tub-019 as E', 'tub-021 as F'],
      },
      bob: {},
      open: true,
    });
    bob.pass();
    ann.choose('A', 'B');
    ann.choose('A');
    ann.choose('C');
    expect([...seat('ann').deck, ...seat('ann').hand].sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(seat('ann').deck.slice(-2).sort()).toEqual(['A', 'B']);
  });

  test('tub-004 keeps an enemy attacker from striking this turn, as often as she can pay', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: {
        front: [body('D', 1, 9)],
        back: ['tub-004 as Emma'],
        resources: ['Skill Location as S1', 'Skill Location as S2'],
      },
      open: true,
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Emma', 'Seeker of Peace', 'S1');
    pass(ann, bob);
    expect(card('D').stunned).toBe(false);
    ann.attack('D', 'B');
    ann.pass();
    bob.use('Emma', 'Seeker of Peace');
    pass(ann, bob);
    expect(card('D').stunned).toBe(false);
  });

  test('tub-005 is wounded by strikes in combat only', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9)], back: ['mnb-080 as Goblin'], resources: ['Skill Location'] },
      bob: { front: ['tub-005 as Emma'] },
      open: true,
    });
    ann.attack('Emma', 'A');
    pass(ann, bob);
    expect([card('Emma').stunned, card('Emma').wounds]).toEqual([true, 1]);
  });

  // Ruling: all strikes at one are added up, and a defender may split them.
  test.each(['tub-003', 'tub-004', 'tub-005'])(
    'ruling: by tub-005 one strikes again, as often as it is paid for (%s)',
    () => {
      const { ann, bob, card } = scene('modern', {
        ann: {
          front: [body('A', 4, 9)],
          back: ['tub-005 as Emma'],
          resources: ['Might Location as M1', 'Might Location as M2'],
        },
        bob: { front: [body('D', 1, 12)] },
        open: true,
      });
      ann.attack('D', 'A');
      ann.use('Emma', 'Keeper of Law', 'M1');
      bob.pass();
      ann.use('Emma', 'Keeper of Law');
      pass(bob, ann);
      expect(card('D').stunned).toBe(true);
    },
  );

  test('ruling: tub-005 a defender strikes two attackers', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 4), body('B', 1, 4)] },
      bob: { front: [body('D', 4, 9)], back: ['tub-005 as Emma'], resources: ['Might Location'] },
      open: true,
    });
    ann.attack('D', 'A', 'B');
    ann.pass();
    bob.use('Emma', 'Keeper of Law');
    expect(card('D').role).toBe('defender');
    pass(ann, bob);
    bob.choose('A');
    bob.choose('B');
    expect([card('A').stunned, card('B').stunned]).toEqual([true, true]);
  });
});

describe('tub-013 Match', () => {
  // Ruling: the counters are his strike, and come although he is stunned.
  test('ruling: puts his ATK in counters on the defender, who strikes back', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['tub-013 as Match'] },
      bob: { front: [body('D', 4, 4)] },
      open: true,
    });
    ann.attack('D', 'Match');
    pass(ann, bob);
    expect([card('Match').zone, card('D').stunned]).toEqual(['ko', true]);
  });

  // Ruling: as a defender he strikes.
  test('ruling: strikes back as ever', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 0, 5)] },
      bob: { front: ['tub-013 as Match'] },
      open: true,
    });
    ann.attack('Match', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('A').minus]).toEqual([false, 0]);
  });

  test('leaves the counters on whoever stands', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['tub-013 as Match'] },
      bob: { front: [body('D', 0, 9)] },
      open: true,
    });
    ann.attack('D', 'Match');
    pass(ann, bob);
    expect([card('D').stunned, card('D').minus]).toEqual([false, 4]);
  });
});

describe('tub-026 Mercury', () => {
  test('costs what you like, and appears with as many counters', () => {
    const { ann, card, seat } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['tub-026 as Mercury'], points: 5 },
      bob: {},
      open: true,
    });
    ann.recruit('Mercury', 'front');
    expect(ann.offered('number')).toEqual(['1', '2', '3', '4', '5']);
    ann.number(4);
    expect([card('Mercury').plus, card('Mercury').atk, card('Mercury').def, seat('ann').points]).toEqual([4, 4, 4, 1]);
    expect(card('Mercury').keywords).toContain('flight');
  });

  test('flies on your turn only, and is not there for nothing', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [{ card: 'tub-026', as: 'Mercury', plus: 2 }] },
      bob: {},
      open: true,
    });
    nextMain(ann, bob);
    expect(card('Mercury').keywords).not.toContain('flight');
    const none = scene('modern', {
      at: 'recruit',
      ann: { hand: ['tub-026 as Mercury'], points: 0 },
      bob: {},
      open: true,
    });
    expect(none.ann.offered('recruit')).toEqual([]);
  });
});

describe('Weapon Omega', () => {
  test('tub-035 takes the powers of your mutants for good and gets a counter for each', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['tub-035 as Omega', 'tub-014 as Pixie', body('M', 1, 1, 'flight', 'team:xmen')],
        back: [body('B', 1, 1, 'ranged', 'team:brotherhood'), body('H', 1, 1, 'flight', 'team:hammer')],
        resources: ['Energy Location'],
      },
      bob: { front: [body('D', 1, 1, 'flight', 'team:xmen')] },
      open: true,
    });
    ann.use('Omega', 'Mutant Energy Absorption');
    expect([card('Omega').plus, card('Omega').xp]).toEqual([4, 4]);
    expect(['Pixie', 'M', 'B', 'H', 'D'].map((name) => card(name).keywords)).toEqual(['', '', '', 'flight', 'flight']);
  });

  test('tub-035 rises with the eighth counter', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [{ card: 'tub-035', as: 'Omega', xp: 7 }, body('M', 1, 1, 'flight', 'team:resistance')],
        resources: ['Energy Location'],
      },
      bob: {},
      open: true,
    });
    ann.use('Omega', 'Mutant Energy Absorption');
    expect([card('tub-036').zone, card('tub-036').plus]).toEqual(['front', 1]);
  });

  test.each([
    ['tub-014', 2, ''],
    ['tub-042', 0, undefined],
  ])('tub-036 takes the powers of %s as it appears: %i counters', (id, plus, keywords) => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: ['tub-036 as Omega'], hand: [`${id} as New`], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('New', 'back');
    expect(card('Omega').plus).toBe(plus);
    if (keywords !== undefined) expect(card('New').keywords).toBe(keywords);
  });

  test('tub-036 leaves the enemy alone', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['tub-014 as New'], points: 9 },
      bob: { front: ['tub-036 as Omega'] },
      open: true,
    });
    ann.recruit('New', 'back');
    expect([card('Omega').plus, card('New').keywords]).toEqual([0, 'flight']);
  });
});
