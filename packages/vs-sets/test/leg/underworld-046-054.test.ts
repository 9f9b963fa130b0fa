import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('leg-046 Kingpin, Level 2', () => {
  test('takes a location from the top five cards and puts the rest on the bottom', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        back: ['leg-046 as Fisk'],
        deck: [
          'Skill Location as One',
          body('X', 1, 1),
          'Energy Location as Two',
          body('Y', 1, 1),
          body('Z', 1, 1),
          'Might Location as Six',
        ],
        resources: ['Might Location x2'],
      },
      bob: {},
      at: 'build',
    });
    ann.use('Fisk', 'Expand the Empire');
    expect(bob.sees('X')).toBe(true);
    expect(ann.offered('choose').toSorted()).toEqual(['One', 'Two']);
    ann.choose('Two');
    ann.choose('One', 'X', 'Y');
    expect([seat('ann').hand, seat('ann').deck?.[0], seat('ann').deck?.length]).toEqual([['Two'], 'Six', 5]);
    expect(ann.refused('use', 'Fisk', 'Expand the Empire')).toEqual(['VS-PWR-42']);
    close();
  });

  test('gains an XP when a location appears on his side, and becomes Level 3 with two', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'leg-046', xp: 1 }], hand: ['Might Location'] },
      bob: {},
      at: 'resource',
    });
    ann.resource('Might Location', 'up');
    expect(card('leg-047').level).toBe(3);
    close();
  });

  test('gains none for a resource placed face down, nor for an enemy’s location', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['leg-046'], hand: ['Might Location'] },
      bob: { hand: ['Skill Location'] },
      at: 'resource',
      turn: 'bob',
    });
    bob.resource('Skill Location', 'up');
    expect(card('leg-046').xp).toBe(0);
    pass(bob, bob, bob);
    ann.resource('Might Location', 'down');
    expect(card('leg-046').xp).toBe(0);
    close();
  });
});

describe('leg-053 Nightmare', () => {
  // Ruling: being stunned does not take the counters off.
  test('ruling: lets enemy characters keep and get -1/-1 counters while stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['leg-053 as Nightmare', { body: 'B 9/9', minus: 1 }],
        back: ['leg-001 as Thor'],
        resources: ['Energy Location'],
      },
      bob: {
        front: [
          { body: 'D 9/9 health:9', minus: 3 },
          { body: 'E 9/1 health:9', exhausted: true },
        ],
      },
    });
    ann.attack('D', 'Nightmare');
    pass(ann, bob);
    expect([card('D').stunned, card('D').minus]).toEqual([true, 3]);
    ann.use('Thor', 'Lightning Strike');
    ann.choose('D');
    expect(card('D').minus).toBe(6);
    close();
  });

  test('not those of his own side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-053 as Nightmare', { body: 'B 9/2', minus: 1 }] },
      bob: { front: [body('D', 9, 99)] },
    });
    ann.attack('D', 'B');
    pass(ann, bob);
    expect([card('B').stunned, card('B').minus]).toEqual([true, 0]);
    close();
  });
});

test('leg-054 Not Finished Yet recovers an enemy character', () => {
  const of = (name: string) => body(name, 1, 1, 'team:underworld');
  const { ann, card, close } = scene('modern', {
    ann: { front: [of('A'), of('B'), of('C'), { body: 'Own 1/1', stunned: true }], hand: ['leg-054 as Twist'] },
    bob: {
      front: [
        { body: 'D 1/1', stunned: true },
        { body: 'E 1/1', stunned: true },
      ],
    },
  });
  ann.play('Twist');
  expect(ann.offered('choose')).toEqual(expect.arrayContaining(['D', 'E']));
  expect(ann.offered('choose')).not.toContain('Own');
  ann.choose('D');
  expect([card('D').stunned, card('E').stunned]).toEqual([false, true]);
  close();
});

describe('leg-048 Baron Mordo, Level 1', () => {
  test('makes a player discard a random card, as often as it is paid for', () => {
    const { ann, random, seat, close } = scene('modern', {
      ann: { back: ['leg-048 as Mordo'], hand: ['Skill Location'], resources: ['Energy Location x3'] },
      bob: { hand: ['Might Location as One', 'Might Location as Two', 'Might Location as Three'] },
    });
    ann.use('Mordo', 'Mesmerize');
    expect(ann.offered('choose').toSorted()).toEqual(['ann', 'bob']);
    random('Two');
    ann.choose('bob');
    ann.use('Mordo', 'Mesmerize');
    random('One');
    ann.choose('bob');
    ann.use('Mordo', 'Mesmerize');
    ann.choose('ann');
    expect([seat('bob').hand, seat('ann').hand]).toEqual([['Three'], []]);
    close();
  });

  test('gains an XP each time an enemy discards, whatever for', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['leg-048'], hand: ['Skill Location'], resources: ['Energy Location x3'], front: [body('A', 9, 9)] },
      bob: { front: ['mnb-083 as Magneto'], hand: ['Energy Location as Pay', 'Might Location'] },
    });
    ann.use('leg-048', 'Mesmerize');
    ann.choose('ann');
    expect(card('leg-048').xp).toBe(0);
    ann.attack('Magneto', 'A');
    ann.pass();
    bob.use('Magneto', 'Magnetic Force Field', 'Pay');
    expect(card('leg-048').xp).toBe(1);
    pass(ann, bob);
    ann.use('leg-048', 'Mesmerize');
    ann.choose('bob');
    expect(card('leg-048').xp).toBe(2);
    close();
  });

  test('gains one for a whole hand, and becomes Level 2 with four', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'leg-048', xp: 3 }], resources: ['Energy Location'] },
      bob: { hand: ['Might Location'] },
    });
    ann.use('leg-048', 'Mesmerize');
    ann.choose('bob');
    expect(card('leg-049').level).toBe(2);
    close();
  });
});

test('leg-049 Baron Mordo, Level 2, turns an enemy main character to Level 1 until his player’s next turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: ['leg-049 as Mordo'], front: [body('A', 1, 1)], resources: ['Intellect Location x2'] },
    bob: { front: ['mnb-084', body('D', 1, 1)] },
  });
  ann.use('Mordo', 'Hypnotize');
  expect([card('mnb-083').zone, card('mnb-084').zone]).toEqual(['front', 'levelUp']);
  expect(ann.refused('use', 'Mordo', 'Hypnotize')).toEqual(['VS-PWR-42']);
  nextMain(ann, bob);
  expect(card('mnb-083').zone).toBe('front');
  nextMain(bob, ann);
  expect([card('mnb-083').zone, card('mnb-084').zone]).toEqual(['levelUp', 'front']);
  close();
});

describe('leg-050 Leader', () => {
  test('has Leader, and everybody else loses it and cannot gain it', () => {
    const { card } = scene('modern', {
      ann: { front: ['leg-050 as Sterns', body('A', 1, 1, 'leader')] },
      bob: { front: ['leg-010 as Scott'] },
    });
    expect(card('Sterns').keywords).toBe('ranged leader');
    expect([card('A').keywords, card('Scott').keywords]).toEqual(['', 'ranged']);
    const stunned = scene('modern', {
      ann: { front: [{ card: 'leg-050', stunned: true }, body('A', 1, 1, 'leader')] },
      bob: {},
    });
    expect(stunned.card('A').keywords).toBe('leader');
  });

  test('draws until his player has as many cards in hand as an enemy player', () => {
    const draws = (mine: number, theirs: number) => {
      const { ann, seat, close } = scene('modern', {
        ann: { back: ['leg-050 as Sterns'], hand: mine, resources: ['Intellect Location x2'] },
        bob: { hand: theirs },
      });
      ann.use('Sterns', 'Massive Brain');
      expect(ann.refused('use', 'Sterns', 'Massive Brain')).toEqual(['VS-PWR-42']);
      const count = seat('ann').hand?.length;
      close();
      return count;
    };
    expect([draws(1, 4), draws(4, 1), draws(0, 0)]).toEqual([4, 4, 0]);
  });

  test('chooses the enemy player', () => {
    const { ann, seat, close } = scene('modern/freeForAll', {
      ann: { back: ['leg-050 as Sterns'], resources: ['Intellect Location'] },
      bob: { hand: 3 },
      cat: { hand: 1 },
    });
    ann.use('Sterns', 'Massive Brain');
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
    ann.choose('cat');
    expect(seat('ann').hand?.length).toBe(1);
    close();
  });
});

// VS-MEC-APPEAR-01
test('leg-052 Mister Hyde appears with five -1/-1 counters', () => {
  const { ann, card, close } = scene('modern', {
    ann: { hand: ['leg-052 as Hyde'], back: ['leg-055 as Void'], points: 9 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Hyde', 'front');
  // Inspire sees him appear, and its counter takes one of his away.
  expect([card('Hyde').minus, card('Hyde').plus, card('Hyde').atk, card('Hyde').def]).toEqual([4, 0, 6, 6]);
  close();
});

describe('leg-051 Taskmaster', () => {
  test('has the printed keyword powers of face-up enemy supporting characters, and nobody else’s', () => {
    const { card } = scene('modern', {
      ann: { front: ['leg-051 as Tony', body('A', 1, 1, 'lethal')] },
      bob: {
        front: [body('D', 1, 1, 'flight', 'ferocious'), { body: 'E 1/1 ranged', stunned: true }],
        back: [body('Boss', 1, 1, 'main', 'stealth')],
      },
    });
    expect(card('Tony').keywords).toBe('flight ferocious');
  });

  test('triggers as they do, but has no super powers', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-051 as Tony'], resources: ['Skill Location'] },
      bob: { front: ['leg-007 as Bird', body('D', 0, 9, 'berserker')] },
    });
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'Tony');
    expect(card('Tony').plus).toBe(1);
    pass(ann, bob);
    close();
  });

  // Ruling: what an Onslaught has gained is not printed on him.
  test('ruling: copies nothing that an enemy has only gained', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['leg-034 as Sinister'], front: [body('A', 1, 1)], resources: ['Energy Location'] },
      bob: { front: ['leg-051 as Tony'] },
    });
    ann.use('Sinister', 'Genetic Manipulation');
    ann.choose('A');
    ann.number(0);
    expect([card('A').keywords, card('Tony').keywords]).toEqual(['flight', '']);
    close();
  });

  // Ruling: two of them facing each other do not copy without end.
  test('ruling: copies no copying power', () => {
    const { card } = scene('modern', {
      ann: { front: ['leg-051 as Mine', body('A', 1, 1, 'flight')] },
      bob: { front: ['leg-051 as Theirs', body('D', 1, 1, 'ranged')] },
    });
    expect([card('Mine').keywords, card('Theirs').keywords]).toEqual(['ranged', 'flight']);
  });
});

test('leg-047 Kingpin, Level 3, puts any number of locations from deck and KO pile into his resource row', () => {
  const { ann, card, seat, close } = scene('modern', {
    ann: {
      back: ['leg-047 as Fisk'],
      deck: [body('X', 1, 1), 'Might Location as One', 'Might Location as Other', 'mnb-026 as Two'],
      ko: ['Skill Location as Three', 'mnb-105 as Fire'],
      resources: ['Energy Location', 'Intellect Location', 'Skill Location'],
    },
    bob: { ko: ['Skill Location as Theirs'] },
  });
  ann.use('Fisk', 'Take Over the World');
  expect(ann.offered('choose').toSorted()).toEqual(['One', 'Three', 'Two']);
  ann.choose('One', 'Three');
  expect(['One', 'Three', 'Other', 'Two'].map((name) => card(name).zone)).toEqual([
    'resources',
    'resources',
    'deck',
    'deck',
  ]);
  expect([card('One').faceDown, seat('ann').deck?.length]).toEqual([false, 3]);
  expect(ann.refused('use', 'Fisk', 'Take Over the World')).toEqual(['VS-PWR-42']);
  close();
});
