import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const ALL = ['Energy Location', 'Intellect Location', 'Might Location', 'Skill Location'];

describe('sec-003, sec-004 Luke Cage', () => {
  test.each(['sec-003', 'sec-004'])('%s can’t be struck this turn', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Luke`], resources: ['Might Location'] },
      bob: { front: [body('D', 99, 99)] },
    });
    ann.use('Luke', 'The Burnstein Process');
    ann.attack('D', 'Luke');
    pass(ann, bob);
    expect(card('Luke').stunned).toBe(false);
    nextMain(ann, bob);
    bob.attack('Luke', 'D');
    pass(bob, ann);
    expect(card('Luke').stunned).toBe(true);
    close();
  });

  // Ruling: his own team does not count.
  test('ruling: gains an XP for melee combat with an enemy without Flight, not for his fellow attackers', () => {
    const fight = (foe: readonly string[], row: 'front' | 'back') => {
      const { ann, bob, card } = scene('modern', {
        ann: {
          [row]: [{ card: 'sec-003', as: 'Luke' }],
          front:
            row === 'front'
              ? [{ card: 'sec-003', as: 'Luke' }, body('A', 0, 99, 'team:antiRegistration')]
              : [body('A', 0, 99)],
        },
        bob: { front: [body('D', 0, 99, ...foe)] },
        open: true,
      });
      if (row === 'front') ann.attack('D', 'Luke', 'A');
      else ann.attack('D', 'A');
      expect(bob.offered('yes')).toEqual([]);
      return card('Luke').xp;
    };
    expect([fight([], 'front'), fight(['flight'], 'front'), fight([], 'back')]).toEqual([1, 0, 0]);
  });

  test('gains one as the defender too', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [body('A', 0, 99)], back: [body('R', 0, 99, 'ranged')] },
      bob: { front: ['sec-003 as Luke'] },
      open: true,
    });
    ann.attack('Luke', 'A');
    expect(card('Luke').xp).toBe(1);
  });

  // Ruling: who becomes the defender enters the combat.
  test('ruling: gains one when Uncanny Defense makes him the defender', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 0, 99)] },
      bob: { front: [body('X', 0, 99, 'team:xmen'), 'sec-003 as Luke'], hand: ['mnb-051 as Uncanny'] },
      open: true,
    });
    ann.attack('X', 'A');
    ann.pass();
    bob.play('Uncanny');
    if (bob.offered('choose').includes('Luke')) bob.choose('Luke');
    expect([card('Luke').role, card('Luke').xp]).toEqual(['defender', 1]);
  });

  test('gains none in ranged combat', () => {
    const { ann, card } = scene('modern', {
      ann: { back: [body('R', 0, 99, 'ranged')] },
      bob: { front: ['sec-003 as Luke'] },
      open: true,
    });
    ann.attack('Luke', 'R');
    expect(card('Luke').xp).toBe(0);
  });

  test('at Level 2 readies and gets a counter, as often as he can pay', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'sec-004', as: 'Luke', exhausted: true }], resources: ['Skill Location x2'] },
      bob: {},
    });
    ann.use('Luke', 'Sweet Christmas!');
    expect([card('Luke').exhausted, card('Luke').plus]).toEqual([false, 1]);
    ann.use('Luke', 'Sweet Christmas!');
    expect(card('Luke').plus).toBe(2);
    close();
  });
});

describe('sec-005, sec-006 Storm', () => {
  test.each(['sec-005', 'sec-006'])('%s puts a -1/-1 counter on an enemy with Flight that appears', (id) => {
    const { bob, card, close } = scene('modern', {
      ann: { back: [`${id} as Ororo`] },
      bob: { hand: [body('F', 1, 9, 'flight'), body('G', 1, 9)], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('F', 'front');
    bob.recruit('G', 'front');
    expect([card('F').minus, card('G').minus]).toEqual([1, 0]);
    close();
  });

  test('puts none on one of her own side', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['sec-005 as Ororo'], hand: [body('F', 1, 9, 'flight')], points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('F', 'front');
    expect(card('F').minus).toBe(0);
    close();
  });

  test('becomes Level 2 at the end of a turn with all four basic locations on her side', () => {
    const end = (resources: readonly (string | object)[]) => {
      const { ann, card } = scene('modern', {
        ann: { back: ['sec-005'], resources },
        bob: { resources: ALL },
        open: true,
      });
      ann.pass();
      return card('sec-006').zone;
    };
    expect(end(ALL)).toBe('back');
    for (const without of ALL) expect(end([...ALL.filter((one) => one !== without), 'mnb-026'])).toBe('levelUp');
    expect(end([...ALL.slice(1), { card: 'Energy Location', faceDown: true }])).toBe('levelUp');
  });

  test('does so at the end of no other turn', () => {
    const { bob, card } = scene('modern', {
      ann: { back: ['sec-005'], resources: ALL },
      bob: {},
      turn: 'bob',
      open: true,
    });
    bob.pass();
    expect(card('sec-006').zone).toBe('levelUp');
  });

  test('wounds enemies with Flight and stuns those without', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['sec-006 as Ororo'], front: [body('A', 1, 9)], resources: ALL },
      bob: { front: [body('F', 1, 9, 'flight'), body('G', 1, 9)] },
    });
    ann.use('Ororo', "I'm a Goddess");
    expect(['F', 'G', 'A'].map((name) => [card(name).stunned, card(name).wounds])).toEqual([
      [false, 1],
      [true, 1],
      [false, 0],
    ]);
    close();
  });
});

test('sec-007 Multiple Man may bring a copy of himself from the deck, and no other of his name', () => {
  const start = (answer: 'yes' | 'no') => {
    const stage = scene('modern', {
      ann: { front: ['sec-007 as Jamie'], deck: ['hox-044', { card: 'sec-007', as: 'Dupe' }, 'hox-025'] },
      bob: {},
      at: 'formation',
      open: true,
    });
    stage.ann.pass();
    stage.ann[answer]();
    if (answer === 'yes') {
      expect(stage.ann.offered('choose')).toEqual(['Dupe']);
      stage.ann.choose('Dupe');
      stage.ann.row('back');
    }
    return [stage.card('Dupe').zone, stage.card('Jamie').zone];
  };
  expect([start('yes'), start('no')]).toEqual([
    ['back', 'front'],
    ['deck', 'front'],
  ]);
});

test('sec-010 Nick Fury Sr. takes the powers of an enemy, Level Up powers too, until his next turn', () => {
  const stage = scene('modern', {
    ann: { front: ['sec-010 as Nick', body('A', 0, 99)], resources: ['Skill Location'] },
    bob: { front: ['sec-003 as Luke', body('D', 1, 9, 'flight')] },
    open: true,
  });
  const { ann, bob, card } = stage;
  ann.use('Nick', 'Contingency Plan');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'Luke']);
  ann.choose('Luke');
  ann.attack('Luke', 'A');
  expect([card('Luke').powersOff, card('Luke').xp, card('D').powersOff]).toEqual([true, 0, false]);
  pass(ann, bob);
  passTo(stage, 'bob', 'main');
  expect(card('Luke').powersOff).toBe(true);
  passTo(stage, 'ann', 'main');
  expect(card('Luke').powersOff).toBe(false);
});

test('sec-011 Patriot can’t be struck by characters with Ranged', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 99, 'ranged')] },
    bob: { front: ['sec-011 as Eli'] },
  });
  ann.attack('Eli', 'A');
  pass(ann, bob);
  expect(card('Eli').stunned).toBe(false);
  close();
});

describe('sec-012 *Daredevil*', () => {
  test('has +4/+4 in melee combat, and makes everybody else a Martial Artist from the front row', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['sec-012 as Danny', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    expect([card('A').keywords, card('D').keywords]).toEqual(['martialArtist', 'martialArtist']);
    ann.attack('D', 'Danny');
    expect([card('Danny').atk, card('Danny').def, card('D').atk]).toEqual([9, 9, 3]);
  });

  test('teaches nobody from the back row, and is Iron Fist', () => {
    const { ann, card } = scene('modern', {
      ann: { back: ['sec-012 as Danny'], front: [body('A', 1, 9)], hand: [body('Iron Fist', 1, 1)] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    expect([card('A').keywords, card('D').keywords]).toEqual(['', '']);
    expect(ann.offered('powerUp')).toEqual(['Iron Fist, Danny']);
  });
});

describe('sec-015 Solo', () => {
  test('attacks main characters only', () => {
    const { ann } = scene('modern', {
      ann: { front: ['sec-015 as Solo'] },
      bob: { front: [body('D', 1, 9), body('M', 1, 9, 'main')] },
      open: true,
    });
    expect(ann.offered('attack')).toEqual(['M, Solo']);
  });

  test('may go to his owner’s hand at the end of the turn', () => {
    const end = (answer: 'yes' | 'no') => {
      const { ann, card } = scene('modern', { ann: { front: ['sec-015 as Solo'] }, bob: {}, open: true });
      ann.pass();
      ann[answer]();
      return card('Solo').zone;
    };
    expect([end('yes'), end('no')]).toEqual(['hand', 'front']);
  });

  test('does so at the end of no enemy turn', () => {
    const { bob, ann } = scene('modern', { ann: { front: ['sec-015 as Solo'] }, bob: {}, turn: 'bob', open: true });
    bob.pass();
    expect(ann.offered('yes')).toEqual([]);
  });
});

describe('sec-018 Nightmare Scenario', () => {
  test('finds a supporting character with a super power and shows it', () => {
    const { ann, bob, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('A', 1, 1, 'team:antiRegistration')],
        hand: ['sec-018'],
        deck: ['vsp-003 as T', body('B', 1, 1), body('C', 1, 1), body('E', 1, 1), 'vsp-002 as L', body('F', 1, 1)],
      },
      bob: {},
    });
    ann.play('sec-018');
    expect(ann.offered('choose')).toEqual(['T']);
    ann.choose('T');
    expect([seat('ann').hand, bob.sees('T')]).toEqual([['T'], true]);
    expect(seat('ann').deck).not.toEqual(['B', 'C', 'E', 'L', 'F']);
    close();
  });
});

describe('sec-008 *Hawkeye*', () => {
  test('divides as many -1/-1 counters as her ATK among others in the row of the defender she strikes', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['sec-008 as Kate', body('A', 0, 99)], resources: ['Energy Location'] },
      bob: { front: [body('D', 0, 99), body('E', 9, 9), body('F', 9, 9)], back: [body('G', 9, 9)] },
    });
    ann.use('Kate', 'Electric Arrow');
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('E').minus).toBe(0);
    ann.attack('D', 'Kate');
    pass(ann, bob);
    expect(ann.offered('choose').toSorted()).toEqual(['E', 'F']);
    ann.choose('E');
    ann.choose('E');
    ann.choose('F');
    expect(['D', 'E', 'F', 'G'].map((name) => card(name).minus)).toEqual([0, 2, 1, 0]);
    close();
  });

  test('does so on this turn only, and not for strikes at attackers', () => {
    const table = scene('modern', {
      ann: { front: ['sec-008 as Kate'], resources: ['Energy Location'] },
      bob: { front: [body('D', 0, 99), body('E', 9, 9)] },
    });
    const { ann, bob, card, close } = table;
    ann.use('Kate', 'Electric Arrow');
    passTo(table, 'bob', 'main');
    bob.attack('Kate', 'D');
    pass(bob, ann);
    passTo(table, 'ann', 'main');
    ann.attack('D', 'Kate');
    pass(ann, bob);
    expect(card('E').minus).toBe(0);
    close();
  });
});

describe('sec-019 Electron-Scrambler', () => {
  test('goes on an enemy and takes its super powers', () => {
    const { ann, bob, card } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 9, 'team:antiRegistration')], hand: ['sec-019 as S'], points: 9 },
      bob: { front: ['vsp-009 as Eddie', 'vsp-019 as Max'], resources: ['Might Location', 'Energy Location'] },
      open: true,
    });
    expect(ann.offered('equip').toSorted()).toEqual(['S, Eddie', 'S, Main', 'S, Max']);
    ann.equip('S', 'Eddie');
    expect([card('S').zone, String(card('Eddie').keywords)]).toEqual(['equipped', 'symbiosis']);
    ann.pass();
    ann.pass();
    ann.pass();
    bob.pass();
    bob.pass();
    bob.pass();
    expect(bob.offered('use').filter((words) => words.startsWith('Eddie'))).toEqual([]);
    expect(bob.offered('use')).toContain('Max, Chain Lightning');
  });
});
