import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const squad = [
  body('Bro', 1, 9, 'team:brotherhood'),
  body('Res', 1, 9, 'team:resistance'),
  body('Pupil', 1, 9, 'team:xmen'),
];

describe('Cyclops', () => {
  const drawn = (...front: readonly unknown[]) => {
    const at = scene('modern', {
      ann: { back: ['tub-001 as Cyc'], front, resources: ['Intellect Location x2'], deck: 9 },
      bob: { front: [body('D', 1, 1, 'team:xmen'), body('E', 1, 1, 'team:brotherhood')] },
    });
    at.ann.use('Cyc', "They'll Follow Him");
    expect(at.ann.refused('use', 'Cyc', "They'll Follow Him")).toEqual(['VS-PWR-42']);
    return at.seat('ann').hand?.length;
  };

  test('tub-001 draws for a Brotherhood and for an X-Men supporting character', () => {
    expect(drawn(squad[0])).toBe(1);
    expect(drawn(squad[2])).toBe(1);
    expect(drawn(squad[0], squad[2])).toBe(2);
    expect(drawn(squad[1])).toBe(0);
    expect(
      drawn({ body: 'Down 1/1 team:xmen', stunned: true }, { body: 'Too 1/1 team:brotherhood', stunned: true }),
    ).toBe(0);
  });

  // The rule insert: one that is both counts for both.
  test('tub-001 draws two for one that is both', () => {
    expect(drawn(body('Both', 1, 1, 'team:xmen+brotherhood'))).toBe(2);
  });

  test('tub-001 gains an XP at the end of his turn with all three teams', () => {
    const level = (...front: readonly unknown[]) => {
      const at = scene('modern', { ann: { back: ['tub-001 as Cyc'], front }, bob: {} });
      at.ann.pass();
      return at.card('tub-002').zone === 'back' ? 2 : 1;
    };
    expect(level(...squad)).toBe(2);
    expect(level(squad[0], squad[1])).toBe(1);
    expect(level(squad[0], squad[2])).toBe(1);
    expect(level(squad[1], squad[2])).toBe(1);
    // The rule insert: one character can be all of them.
    expect(level(body('All', 1, 1, 'team:brotherhood+resistance+xmen'))).toBe(2);
  });

  test('tub-002 puts three counters on one of each team, on nobody twice', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['tub-002 as Cyc'],
        front: [...squad, body('Spare', 1, 9, 'team:xmen')],
        resources: ['Skill Location x2'],
      },
      bob: { front: [body('D', 1, 1, 'team:xmen')] },
    });
    ann.use('Cyc', 'Trust the Plan');
    expect(ann.offered('choose').toSorted()).toEqual(['Pupil', 'Spare']);
    ann.choose('Spare');
    expect(['Bro', 'Res', 'Pupil', 'Spare'].map((name) => card(name).plus)).toEqual([3, 3, 0, 3]);
    expect(ann.refused('use', 'Cyc', 'Trust the Plan')).toEqual(['VS-PWR-42']);
    close();
  });

  test('tub-002: one of all teams gets three; without a team nobody gets any', () => {
    const one = scene('modern', {
      ann: {
        back: ['tub-002 as Cyc'],
        front: [body('All', 1, 9, 'team:brotherhood+resistance+xmen')],
        resources: ['Skill Location'],
      },
      bob: {},
    });
    one.ann.use('Cyc', 'Trust the Plan');
    expect(one.card('All').plus).toBe(3);
    const two = scene('modern', {
      ann: { back: ['tub-002 as Cyc'], front: [squad[0], squad[1]], resources: ['Skill Location'] },
      bob: {},
    });
    two.ann.use('Cyc', 'Trust the Plan');
    expect([two.card('Bro').plus, two.card('Res').plus]).toEqual([0, 0]);
  });
});

describe('Iceman', () => {
  test.each(['tub-006', 'tub-007', 'tub-021'])('%s has Flight and Invade this turn', (id) => {
    const at = scene('modern', {
      ann: { back: [`${id} as Ice`], resources: ['Skill Location x2'] },
      bob: {},
    });
    expect(at.card('Ice').keywords).toBe('ranged');
    at.ann.use('Ice', 'Ice Slide');
    expect(at.card('Ice').keywords).toBe('flight ranged invade');
    expect(at.ann.refused('use', 'Ice', 'Ice Slide')).toEqual(['VS-PWR-42']);
    passTo(at, 'bob', 'main');
    expect(at.card('Ice').keywords).toBe('ranged');
  });

  test('tub-006 gains an XP when an enemy character readies', () => {
    const at = scene('modern', {
      ann: { back: [{ card: 'tub-006', as: 'Ice', exhausted: true }] },
      bob: {
        front: [{ body: 'D 1/1', exhausted: true }, body('E', 1, 1)],
        resources: [{ card: 'Might Location', as: 'L', exhausted: true }],
      },
    });
    passTo(at, 'bob', 'main');
    expect(at.card('Ice').xp).toBe(1);
    passTo(at, 'ann', 'main');
    expect(at.card('Ice').xp).toBe(1);
  });

  test('tub-007 freezes each enemy character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['tub-007 as Ice'], front: [body('A', 1, 1)], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 1)], back: [body('E', 1, 1)] },
    });
    ann.use('Ice', 'Cryokinesis');
    expect(['A', 'D', 'E'].map((name) => card(name).frozen)).toEqual([false, true, true]);
    close();
    const poor = scene('modern', {
      ann: { back: ['tub-007 as Ice'], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 1)] },
    });
    expect(poor.ann.refused('use', 'Ice', 'Cryokinesis')).not.toEqual([]);
  });
});

describe('The Resistance', () => {
  const sting = (plus: number, main = false, side: 'bob' | 'ann' = 'bob') => {
    const foe = { body: `D 5/9${main ? ' main' : ''}`, plus };
    const at = scene('modern', {
      ann: {
        front: ['tub-011 as Magma', 'tub-012 as Hellion', ...(side === 'ann' ? [foe] : [])],
        hand: ['tub-059 as Twist'],
        back: [body('H', 1, 1, 'team:hammer')],
      },
      bob: { front: side === 'bob' ? [foe] : [body('X', 1, 1)] },
    });
    at.ann.play('Twist');
    at.ann.choose('D');
    at.ann.number(1);
    at.ann.no();
    return at.card('D').stunned;
  };

  test('tub-011 stuns an enemy supporting character with a +1/+1 counter that gets a -1/-1 counter', () => {
    expect([sting(2), sting(0), sting(2, true), sting(2, false, 'ann')]).toEqual([true, false, false, false]);
  });

  const kinesis = (mode: number, name: string) => {
    const at = scene('modern', {
      ann: { front: ['tub-012 as Hellion', { body: 'A 1/1', exhausted: true }], resources: ['Might Location x2'] },
      bob: { front: [body('D', 1, 1), { body: 'Down 1/1', stunned: true }] },
    });
    at.ann.use('Hellion', 'Advanced Telekinesis');
    expect(at.ann.offered('choose')).not.toContain('Down');
    at.ann.choose(name);
    at.ann.number(mode);
    expect(at.ann.refused('use', 'Hellion', 'Advanced Telekinesis')).toEqual(['VS-PWR-42']);
    return at.card(name).exhausted;
  };

  test('tub-012 readies or exhausts a face-up character', () => {
    expect([kinesis(0, 'A'), kinesis(1, 'D'), kinesis(1, 'A'), kinesis(0, 'D')]).toEqual([false, true, true, false]);
  });

  const cuckoos = (id: string, pays: boolean, others: readonly string[]) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('Other', 1, 1)],
        hand: [`${id} as New`, ...others],
        resources: ['Intellect Location'],
        deck: 9,
        points: 3,
      },
      bob: { front: ['tub-015 as Far'] },
    });
    at.ann.recruit('New', 'front');
    if (pays) {
      at.ann.yes();
      at.ann.pay('Intellect Location');
    } else at.ann.no();
    return at;
  };

  test.each([
    ['tub-015', 'tub-016 as One', 'tub-017 as Two'],
    ['tub-016', 'tub-015 as One', 'tub-017 as Two'],
    ['tub-017', 'tub-015 as One', 'tub-016 as Two'],
  ])('%s may pay as she is recruited, and then put her sisters onto your side', (id, one, two) => {
    const at = cuckoos(id, true, [one, two, 'tub-024 as Col']);
    at.ann.yes();
    at.ann.choose('One');
    at.ann.row('back');
    at.ann.no();
    expect(['New', 'One', 'Two', 'Col'].map((name) => at.card(name).zone)).toEqual(['front', 'back', 'hand', 'hand']);
    const facts = { 'tub-015': 'hand', 'tub-016': 'vitality', 'tub-017': 'plus' };
    const gained = facts[id as keyof typeof facts];
    const names = ['New', 'One', 'Other', 'Far'];
    expect([
      names.map((name) => at.card(name).vitality),
      names.map((name) => at.card(name).plus),
      at.seat('ann').hand?.length,
    ]).toEqual([
      gained === 'vitality' ? [1, 1, 0, 0] : [0, 0, 0, 0],
      gained === 'plus' ? [2, 2, 0, 0] : [0, 0, 0, 0],
      gained === 'hand' ? 4 : 2,
    ]);
    at.close();
    const both = cuckoos(id, true, [one, two]);
    both.ann.yes();
    both.ann.choose('One');
    both.ann.row('back');
    both.ann.yes();
    both.ann.choose('Two');
    both.ann.row('back');
    expect(both.card('Two').zone).toBe('back');
  });

  test.each(['tub-015', 'tub-016', 'tub-017'])('%s brings nobody without paying', (id) => {
    const at = cuckoos(id, false, [id === 'tub-015' ? 'tub-016 as One' : 'tub-015 as One']);
    expect([at.card('One').zone, at.card('New').plus, at.card('New').vitality, at.seat('ann').hand?.length]).toEqual([
      'hand',
      0,
      0,
      1,
    ]);
    at.close();
  });

  test('tub-015 does not for others who are recruited', () => {
    const { ann, asks } = scene('modern', {
      at: 'recruit',
      ann: { front: ['tub-015 as Old'], hand: [body('New', 1, 1)], resources: ['Intellect Location'], points: 3 },
      bob: {},
    });
    ann.recruit('New', 'front');
    expect(asks()).toBe('playOrPass');
  });

  test('tub-018 gets +0/+10 this turn, on any turn', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['tub-018 as Armor'], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 9)] },
    });
    at.bob.attack('Armor', 'D');
    at.bob.pass();
    at.ann.use('Armor', 'Psionic Exoskeleton');
    expect([at.card('Armor').atk, at.card('Armor').def]).toEqual([6, 15]);
    pass(at.bob, at.ann);
    expect(at.card('Armor').def).toBe(15);
    passTo(at, 'ann', 'main');
    expect(at.card('Armor').def).toBe(5);
  });

  test('tub-019 gets +5/+5 for each Rockslide in your KO pile', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['tub-019 as Rock'],
        ko: ['tub-019 as X', 'tub-019 as Y', 'tub-024 as Z'],
        resources: ['Might Location'],
      },
      bob: { front: [body('D', 1, 50)], ko: ['tub-019 as V'] },
    });
    ann.attack('D', 'Rock');
    ann.use('Rock', 'Re-form, Better Than Ever');
    expect([card('Rock').atk, card('Rock').def]).toEqual([15, 15]);
    pass(bob, ann);
    expect(card('Rock').atk).toBe(5);
    close();
  });

  test('tub-019 can on any turn', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: ['tub-019 as Rock'], ko: ['tub-019 as X'], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 50)] },
    });
    bob.attack('Rock', 'D');
    bob.pass();
    ann.use('Rock', 'Re-form, Better Than Ever');
    expect(card('Rock').atk).toBe(10);
    pass(bob, ann);
  });

  test('tub-019 is not wounded by a stun that is no strike in combat', () => {
    const drained = scene('modern', {
      ann: {
        back: ['tub-034 as Beast'],
        front: [
          { body: 'A 1/1 team:hammer', equipment: ['svh-052 as Jet'] },
          { body: 'B 1/1', equipment: ['tub-057 as Part'] },
        ],
        resources: ['Intellect Location'],
      },
      bob: { front: ['tub-019 as Rock'] },
    });
    drained.ann.use('Beast', 'The Thrill of Experimentation');
    drained.ann.choose('Rock');
    expect([drained.card('Rock').stunned, drained.card('Rock').wounds]).toEqual([true, 0]);
    const struck = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['tub-019 as Rock'] },
    });
    struck.ann.attack('Rock', 'A');
    pass(struck.ann, struck.bob);
    expect([struck.card('Rock').stunned, struck.card('Rock').wounds]).toEqual([true, 1]);
  });

  const amnesia = (target: string, melee: boolean, used = true) => {
    const at = scene('modern', {
      ann: {
        [melee ? 'front' : 'back']: ['tub-023 as Psy'],
        ...(melee ? {} : {}),
        resources: ['Intellect Location x2'],
      },
      bob: { front: [body('Boss', 1, 1, 'main'), body('D', 1, 1)], hand: [body('H', 1, 1), body('I', 1, 1)] },
    });
    if (used) at.ann.use('Psy', 'Telepathic Amnesia');
    at.ann.attack(target, 'Psy');
    pass(at.ann, at.bob);
    return at.seat('bob').hand?.length;
  };

  test('tub-023 makes a player discard their hand when she stuns their main character in melee', () => {
    expect([amnesia('Boss', true), amnesia('D', true), amnesia('Boss', true, false)]).toEqual([0, 2, 2]);
  });

  test('tub-025 may look at a hand as he appears', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['tub-025 as Wolv', body('Other', 1, 1)], points: 9 },
      bob: { hand: [body('H', 1, 1)] },
    });
    ann.recruit('Other', 'front');
    expect(ann.sees('H')).toBe(false);
    ann.recruit('Wolv', 'front');
    ann.yes();
    expect(ann.sees('H')).toBe(true);
  });

  test.each([true, false])('tub-025 may look as he enters combat: %s', (looks) => {
    const at = scene('modern', {
      ann: { front: ['tub-025 as Wolv', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 50), body('E', 1, 50)], hand: [body('H', 1, 1)] },
    });
    at.ann.attack('E', 'A');
    pass(at.ann, at.bob);
    expect(at.ann.sees('H')).toBe(false);
    at.ann.attack('D', 'Wolv');
    if (looks) at.ann.yes();
    else at.ann.no();
    expect(at.ann.sees('H')).toBe(looks);
    pass(at.ann, at.bob);
  });

  test.each([
    [1, 2],
    [0, 1],
  ])('tub-025 with %i wounds gives whom he stuns in melee %i', (wounds, given) => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [{ card: 'tub-025', as: 'Wolv', wounds }, body('A', 9, 9)] },
      bob: { front: [body('D', 1, 1, 'health:5'), body('E', 1, 1, 'health:5')] },
    });
    ann.attack('D', 'Wolv');
    ann.no();
    pass(ann, bob);
    expect(card('D').wounds).toBe(given);
    ann.attack('E', 'A');
    pass(ann, bob);
    expect(card('E').wounds).toBe(1);
  });

  test('tub-027 recovers and readies a stunned character of yours, Ferocious this turn', () => {
    const at = scene('modern', {
      ann: {
        front: [
          { body: 'A 1/1 team:resistance', stunned: true },
          { body: 'B 1/1', stunned: true },
          body('C', 1, 1, 'team:resistance'),
        ],
        hand: ['tub-027 as Twist'],
      },
      bob: { front: [{ body: 'D 1/1', stunned: true }] },
    });
    at.ann.play('Twist');
    expect(at.ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    at.ann.choose('B');
    expect([at.card('B').stunned, at.card('B').exhausted, at.card('B').keywords]).toEqual([false, false, 'ferocious']);
    passTo(at, 'bob', 'main');
    expect(at.card('B').keywords).toBe('');
  });

  test('tub-028 stuns an enemy supporting character whose cost is the number of your resources', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [body('R', 1, 1, 'team:resistance')],
        hand: ['tub-028 as Twist'],
        resources: ['Might Location', 'Skill Location'],
      },
      bob: { front: [body('D', 1, 1, 'cost:2'), body('E', 1, 1, 'cost:3'), body('F', 1, 1)], resources: 3 },
    });
    ann.play('Twist');
    expect(['D', 'E', 'F'].map((name) => card(name).stunned)).toEqual([true, false, false]);
  });

  const ground = (...paying: readonly string[]) => {
    const at = scene('modern', {
      ann: {
        front: [body('R', 1, 9, 'team:resistance'), body('A', 1, 9)],
        hand: ['tub-029 as Twist', 'Skill Location as Held'],
        resources: ['tub-030 as Ground', 'Might Location'],
      },
      bob: { front: [body('D', 1, 50, 'team:xmen')] },
    });
    at.ann.attack('D', 'R');
    at.ann.play('Twist');
    if (paying.length === 0) at.ann.no();
    else {
      at.ann.yes();
      at.ann.pay(...paying);
    }
    const { atk, def } = at.card('R');
    expect(at.card('A').atk).toBe(1);
    pass(at.bob, at.ann);
    expect(at.card('R').atk).toBe(1);
    return [atk, def];
  };

  test('tub-029: one of them may pay any symbol for +3/+3, or +6/+6 with its own ground', () => {
    expect(ground('Might Location')).toEqual([4, 12]);
    expect(ground('Ground')).toEqual([7, 15]);
    expect(ground('Held')).toEqual([4, 12]);
    expect(ground()).toEqual([1, 9]);
  });

  test('tub-029 can be played on any turn', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('R', 1, 9, 'team:brotherhood')], hand: ['tub-029 as Twist'], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 50)] },
    });
    bob.attack('R', 'D');
    bob.pass();
    ann.play('Twist');
    ann.yes();
    ann.pay('Might Location');
    expect(card('R').atk).toBe(4);
    pass(bob, ann);
  });
});
