import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('leg-001 Thor, Level 1', () => {
  test('puts three -1/-1 counters on an enemy character, once a turn', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['leg-001 as Thor'], front: [body('A', 1, 1)], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 5, 5)], back: [body('Boss', 5, 5, 'main')] },
    });
    ann.use('Thor', 'Lightning Strike');
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'D']);
    ann.choose('D');
    expect([card('D').minus, card('Boss').minus]).toEqual([3, 0]);
    expect(ann.refused('use', 'Thor', 'Lightning Strike')).toEqual(['VS-PWR-42']);
    close();
  });

  test('gains an XP for every Good character of his side that attacks, himself included', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [
          { card: 'leg-001', as: 'Thor' },
          body('A', 9, 9),
          body('B', 9, 9),
          body('Evil', 9, 9, 'team:superVillains'),
        ],
      },
      bob: { front: [body('D', 0, 1), body('E', 0, 1), body('F', 0, 1)] },
    });
    ann.attack('D', 'A', 'B');
    ann.order('Thor');
    expect(card('Thor').xp).toBe(2);
    pass(ann, bob);
    ann.attack('E', 'Evil');
    expect(card('Thor').xp).toBe(2);
    pass(ann, bob);
    ann.attack('F', 'Thor');
    ann.trigger('Berserker', 'Worthiness');
    expect(card('Thor').xp).toBe(3);
    pass(ann, bob);
    close();
  });

  test('gains none for enemies, and becomes Level 2 with seven', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)] },
      bob: { front: [{ card: 'leg-001', xp: 6 }] },
    });
    ann.attack('leg-001', 'A');
    expect(card('leg-001').xp).toBe(6);
    pass(ann, bob);
    close();
    const again = scene('modern', {
      ann: { front: [{ card: 'leg-001', xp: 6 }, body('A', 9, 9)] },
      bob: { front: [body('D', 0, 1)] },
    });
    again.ann.attack('D', 'A');
    expect(again.card('leg-002').level).toBe(2);
    pass(again.ann, again.bob);
    again.close();
  });
});

describe('leg-002 Thor, Level 2', () => {
  const stage = (facts: object) =>
    scene('modern', {
      ann: { front: [{ card: 'leg-002', as: 'Thor', ...facts }], resources: ['Might Location x2'] },
      bob: { front: [{ body: 'D 9/9', minus: 2 }, body('E', 9, 9)] },
    });

  test('doubles his +1/+1 counters, and may double the -1/-1 counters of another character', () => {
    const { ann, card, close } = stage({ plus: 3 });
    ann.use('Thor', 'God of Thunder');
    expect(card('Thor').plus).toBe(6);
    ann.yes();
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    expect([card('D').minus, card('E').minus]).toEqual([4, 0]);
    close();
  });

  test('need not, and doubles nothing without counters', () => {
    const { ann, card, close } = stage({});
    ann.use('Thor', 'God of Thunder');
    ann.no();
    expect([card('Thor').plus, card('D').minus]).toEqual([0, 2]);
    close();
  });
});

describe('leg-003 Spider-Man, Level 2', () => {
  test('gets +1/+1 this combat for each face-up supporting character on his side, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99)] },
      bob: {
        front: ['leg-003 as Spidey', body('D', 1, 1), { body: 'E 1/1', stunned: true }],
        back: [body('F', 1, 1)],
        resources: ['Might Location x2'],
      },
    });
    ann.attack('Spidey', 'A');
    ann.pass();
    bob.use('Spidey', 'Great Power');
    expect([card('Spidey').atk, card('Spidey').def]).toEqual([6, 12]);
    ann.pass();
    expect(bob.refused('use', 'Spidey', 'Great Power')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect([card('Spidey').atk, card('Spidey').def]).toEqual([4, 10]);
    close();
  });

  test('gains as many XP at the end of his turn, and levels up with five', () => {
    const end = (xp: number) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: [{ card: 'leg-003', xp }, body('A', 1, 1), { body: 'B 1/1', stunned: true }, body('C', 1, 1)] },
        bob: { front: [body('D', 1, 1)] },
      });
      ann.pass();
      bob.pass();
      const facts = [card('leg-003').xp, card('leg-004').zone];
      close();
      return facts;
    };
    expect(end(0)).toEqual([2, 'levelUp']);
    expect(end(3)[1]).toBe('front');
  });
});

test('leg-004 Spider-Man, Level 3, draws a card for each face-up supporting character on his side', () => {
  const { ann, seat, close } = scene('modern', {
    ann: {
      front: ['leg-004 as Spidey', body('A', 1, 1), { body: 'B 1/1', stunned: true }],
      back: [body('C', 1, 1)],
      resources: ['Intellect Location x2'],
    },
    bob: { front: [body('D', 1, 1)] },
    at: 'build',
  });
  ann.use('Spidey', 'His Amazing Friends');
  expect(seat('ann').hand?.length).toBe(2);
  expect(ann.refused('use', 'Spidey', 'His Amazing Friends')).toEqual(['VS-PWR-42']);
  close();
});

describe('leg-005 Falcon', () => {
  test('puts a +1/+1 counter on each other attacker of his team attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-005 as Falcon', body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: [body('D', 0, 9), body('E', 0, 9)] },
    });
    ann.attack('D', 'Falcon', 'A', 'B');
    expect([card('A').plus, card('B').plus, card('C').plus, card('Falcon').plus]).toEqual([1, 1, 0, 0]);
    pass(ann, bob);
    close();
  });

  test('gives nothing when he attacks alone, and moves between the rows', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-005 as Falcon', body('A', 1, 9)] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'Falcon');
    expect([card('A').plus, card('Falcon').plus]).toEqual([0, 0]);
    pass(ann, bob);
    ann.use('Falcon', 'Mobile');
    ann.row('back');
    expect(card('Falcon').zone).toBe('back');
    close();
  });
});

describe('leg-006 Agent Peggy Carter', () => {
  test('makes Avengers of her side one cheaper to recruit', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        front: ['leg-006 as Peggy'],
        hand: [body('A', 1, 1, 'cost:3'), body('X', 1, 1, 'cost:3', 'team:xmen'), body('Free', 1, 1, 'cost:0')],
        points: 2,
      },
      bob: {},
      at: 'recruit',
    });
    expect(ann.refused('recruit', 'X', 'front')).not.toEqual([]);
    ann.recruit('A', 'front');
    expect(seat('ann').points).toBe(0);
    ann.recruit('Free', 'front');
    expect(seat('ann').points).toBe(0);
    close();
  });

  test('does nothing for enemies or while she is stunned', () => {
    const refused = (facts: object, turn: 'ann' | 'bob') => {
      const { ann, bob } = scene('modern', {
        ann: { front: [{ card: 'leg-006', ...facts }], hand: [body('A', 1, 1, 'cost:3')], points: 2 },
        bob: { hand: [body('B', 1, 1, 'cost:3')], points: 2 },
        at: 'recruit',
        turn,
      });
      return turn === 'ann' ? ann.refused('recruit', 'A', 'front') : bob.refused('recruit', 'B', 'front');
    };
    expect(refused({ stunned: true }, 'ann')).not.toEqual([]);
    expect(refused({}, 'bob')).not.toEqual([]);
  });
});

describe('leg-007 Mockingbird', () => {
  test('gets a +1/+1 counter for each supporting character of the enemy side she chooses', () => {
    const { ann, card, close } = scene('modern/freeForAll', {
      ann: { back: ['leg-007 as Bird'], front: [body('A', 1, 1)], resources: ['Skill Location x2'] },
      bob: { front: [body('D', 1, 1), { body: 'E 1/1', stunned: true }], back: [body('Boss', 1, 1, 'main')] },
      cat: { front: [body('F', 1, 1)] },
    });
    ann.use('Bird', 'Martial Mastery');
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
    ann.choose('bob');
    expect(card('Bird').plus).toBe(2);
    expect(ann.refused('use', 'Bird', 'Martial Mastery')).toEqual(['VS-PWR-42']);
    close();
  });
});

test('leg-008 Captain Britain gets two more +1/+1 counters when he is powered up', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: ['leg-008 as Brian', body('A', 1, 1)],
      hand: ['leg-008 as Copy', { body: 'A 1/1', as: 'A2' }],
    },
    bob: {},
  });
  ann.powerUp('Copy', 'Brian');
  expect(card('Brian').plus).toBe(3);
  close();
});

describe('leg-009 Avenge', () => {
  test('stuns an exhausted supporting character of any side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 1), { body: 'B 1/1', exhausted: true }, body('C', 1, 1)],
        hand: ['leg-009 as Twist'],
      },
      bob: {
        front: [{ body: 'D 1/1', exhausted: true }, body('E', 1, 1)],
        back: [{ body: 'Boss 1/1 main', exhausted: true }],
      },
    });
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['B', 'D']);
    ann.choose('D');
    expect(card('D').stunned).toBe(true);
    close();
  });

  // VS-PT-12, VS-KW-LOYALTY-7: its three symbols.
  test('needs three face-up Avengers', () => {
    const { ann } = scene('modern', {
      ann: {
        front: [body('A', 1, 1), body('B', 1, 1, 'team:xmen'), { body: 'C 1/1', stunned: true }],
        back: [body('Boss', 1, 1, 'main')],
        hand: ['leg-009 as Twist'],
      },
      bob: { front: [{ body: 'D 1/1', exhausted: true }] },
    });
    expect(ann.refused('play', 'Twist')).toEqual(['VS-PT-12']);
  });
});
