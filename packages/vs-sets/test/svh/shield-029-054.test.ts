import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

describe('Black Widow', () => {
  test.each(['svh-029', 'svh-030'])('%s puts two -1/-1 counters on an enemy in melee combat with her', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Widow`, body('A', 1, 9)], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 20), body('E', 1, 20)] },
    });
    ann.attack('D', 'Widow');
    ann.use('Widow', "Widow's Sting");
    expect([card('D').minus, card('E').minus, card('A').minus]).toEqual([2, 0, 0]);
    pass(bob, ann);
    close();
  });

  test.each(['svh-029', 'svh-030'])('%s can on any turn, against each of the attackers, but not at range', (id) => {
    const near = scene('modern', {
      turn: 'bob',
      ann: { front: [`${id} as Widow`], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 20), body('E', 1, 20)] },
    });
    near.bob.attack('Widow', 'D', 'E');
    near.bob.pass();
    near.ann.use('Widow', "Widow's Sting");
    expect(near.ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    near.ann.choose('E');
    expect(near.card('E').minus).toBe(2);
    near.bob.pass();
    near.ann.pass();
    near.ann.strikeBack('D');
    const far = scene('modern', {
      ann: { back: [`${id} as Widow`], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 20)] },
    });
    far.ann.attack('D', 'Widow');
    far.ann.use('Widow', "Widow's Sting");
    expect(far.card('D').minus).toBe(0);
  });

  test('svh-029 gains an XP when you play a location with a Skill symbol', () => {
    const start = (location: string, seat: 'ann' | 'bob' = 'ann') => {
      const at = scene('modern', {
        at: 'resource',
        ann: { hand: [`${location} as L`], ...(seat === 'ann' && { back: ['svh-029 as Widow'] }) },
        bob: seat === 'bob' ? { back: ['svh-029 as Widow'] } : {},
      });
      at.ann.resource('L', 'up');
      return at.card('Widow').xp;
    };
    expect([start('Skill Location'), start('svh-054'), start('Might Location')]).toEqual([1, 1, 0]);
    expect(start('Skill Location', 'bob')).toBe(0);
  });

  test('svh-030 wounds an enemy in melee combat with her twice', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['svh-030 as Widow'], resources: ['Skill Location x4'] },
      bob: { front: [body('D', 1, 20, 'health:5'), body('E', 1, 20)] },
    });
    ann.attack('D', 'Widow');
    ann.use('Widow', 'The Red Room');
    expect([card('D').wounds, card('E').wounds]).toEqual([2, 0]);
    pass(bob, ann);
    expect(card('D').stunned).toBe(false);
    close();
  });

  test('svh-030 can on any turn, not at range, and not for three symbols', () => {
    const any = scene('modern', {
      turn: 'bob',
      ann: { front: ['svh-030 as Widow'], resources: ['Skill Location x4'] },
      bob: { front: [body('D', 1, 20, 'health:5')] },
    });
    any.bob.attack('Widow', 'D');
    any.bob.pass();
    any.ann.use('Widow', 'The Red Room');
    expect(any.card('D').wounds).toBe(2);
    const poor = scene('modern', {
      ann: { front: ['svh-030 as Widow'], resources: ['Skill Location x3', 'Might Location'] },
      bob: { front: [body('D', 1, 20)] },
    });
    poor.ann.attack('D', 'Widow');
    expect(poor.ann.refused('use', 'Widow', 'The Red Room')).not.toEqual([]);
    const far = scene('modern', {
      ann: { back: ['svh-030 as Widow'], resources: ['Skill Location x4'] },
      bob: { front: [body('D', 1, 20)] },
    });
    far.ann.attack('D', 'Widow');
    far.ann.use('Widow', 'The Red Room');
    expect(far.card('D').wounds).toBe(0);
  });

  test('Black Widow of S.H.I.E.L.D. becomes herself', () => {
    const { ann, card, close } = scene('modern', {
      at: 'resource',
      ann: { back: [{ card: 'svh-029', as: 'Widow', xp: 2 }], hand: ['Skill Location as L'] },
      bob: {},
    });
    ann.resource('L', 'up');
    expect([card('svh-030').level, card('svh-030').atk]).toEqual([2, 6]);
    close();
  });
});

describe('*Captain America*', () => {
  test.each(['svh-031', 'svh-032'])('%s keeps defenders without Flight from striking back this combat', (id) => {
    const swoop = (foe: string, used: boolean) => {
      const at = scene('modern', {
        ann: { front: [{ card: id, as: 'Cap', minus: 1 }, body('B', 1, 1)], resources: ['Skill Location'] },
        bob: { front: [foe] },
      });
      at.ann.attack('D', 'Cap');
      if (used) at.ann.use('Cap', 'Swoop');
      pass(...(used ? [at.bob, at.ann] : [at.ann, at.bob]));
      const stunned = at.card('Cap').stunned;
      at.ann.attack('D', 'B');
      pass(at.ann, at.bob);
      expect(at.card('B').stunned).toBe(true);
      return stunned;
    };
    const walker = body('D', 9, 30);
    expect([swoop(walker, true), swoop(walker, false), swoop(body('D', 9, 30, 'flight'), true)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('svh-031 gains an XP whenever he team attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['svh-031 as Cap', body('A', 1, 9, 'team:shield'), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: [body('D', 1, 30), body('E', 1, 30)] },
    });
    ann.attack('D', 'B', 'C');
    pass(ann, bob);
    bob.strikeBack('B');
    expect(card('Cap').xp).toBe(0);
    ann.attack('E', 'Cap', 'A');
    pass(ann, bob);
    bob.strikeBack('A');
    expect(card('Cap').xp).toBe(1);
    close();
    const solo = scene('modern', { ann: { front: ['svh-031 as Cap'] }, bob: { front: [body('D', 1, 30)] } });
    solo.ann.attack('D', 'Cap');
    pass(solo.ann, solo.bob);
    expect(solo.card('Cap').xp).toBe(0);
  });

  const toss = (...chosen: string[]) => {
    const at = scene('modern', {
      ann: { front: ['svh-032 as Cap', body('Own', 1, 1)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1), body('Boss', 1, 1, 'main')], back: [body('F', 1, 1)] },
    });
    at.ann.use('Cap', 'Shield Toss');
    expect(at.ann.offered('choose').toSorted()).toEqual(['Boss', 'D', 'E']);
    if (chosen.length === 0) at.ann.done();
    else at.ann.choose(...chosen);
    return at;
  };

  test('svh-032 dazes any number of front row enemies', () => {
    const { ann, card, close } = toss('D', 'Boss');
    expect(['D', 'E', 'F', 'Boss'].map((name) => card(name).stunned)).toEqual([true, false, false, true]);
    expect(card('D').wounds).toBe(0);
    expect(ann.refused('use', 'Cap', 'Shield Toss')).toEqual(['VS-PWR-42']);
    close();
    expect(toss().card('D').stunned).toBe(false);
  });
});

describe('Nick Fury', () => {
  test.each(['svh-033', 'svh-034'])('%s hides a ready supporting character of his side', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [`${id} as Fury`],
        front: [body('A', 1, 1), body('B', 1, 1), { body: 'C 1/1', exhausted: true }],
        resources: ['Skill Location x2'],
      },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Fury', 'Undercover Mission');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('B');
    expect([card('B').hidden, card('A').hidden]).toEqual([true, false]);
    expect(ann.refused('use', 'Fury', 'Undercover Mission')).toEqual(['VS-PWR-42']);
    close();
  });

  test('svh-033 gains an XP for each ready character of his side at the end of his turn', () => {
    const at = scene('modern', {
      ann: { back: ['svh-033 as Fury'], front: [body('A', 1, 1), { body: 'C 1/1', exhausted: true }] },
      bob: { front: [body('D', 1, 1)] },
    });
    at.ann.pass();
    passTo(at, 'bob', 'main');
    expect(at.card('Fury').xp).toBe(2);
    at.bob.pass();
    passTo(at, 'ann', 'main');
    expect(at.card('Fury').xp).toBe(2);
  });

  const formula = () => {
    const at = scene('modern', {
      ann: { back: ['svh-034 as Fury'], front: [body('A', 1, 9)], resources: ['Energy Location x3'], deck: 20 },
      bob: { front: [body('D', 20, 20), body('E', 20, 20)], deck: 20 },
    });
    at.ann.use('Fury', 'The Infinity Formula');
    return at;
  };

  test('svh-034 can’t be wounded for the rest of the game', () => {
    const { ann, bob, card } = formula();
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    bob.attack('Fury', 'E');
    pass(bob, ann);
    expect([card('Fury').stunned, card('Fury').wounds]).toEqual([true, 0]);
  });

  test('svh-034 is KO’d at the end of a turn of his in which he did not use it', () => {
    const at = formula();
    passTo(at, 'bob', 'main');
    expect(at.card('Fury').zone).toBe('back');
    passTo(at, 'ann', 'main');
    at.ann.use('Fury', 'The Infinity Formula');
    at.ann.pass();
    at.ann.order('Fury', 'Fury');
    passTo(at, 'bob', 'main');
    expect(at.card('Fury').zone).toBe('back');
    passTo(at, 'ann', 'main');
    at.ann.pass();
    at.ann.order('Fury', 'Fury');
    expect(at.winners()).toEqual(['bob']);
  });

  test('svh-034 who never used it goes on', () => {
    const at = scene('modern', { ann: { back: ['svh-034 as Fury'], deck: 20 }, bob: { deck: 20 } });
    passTo(at, 'bob', 'main');
    expect([at.card('Fury').zone, at.winners()]).toEqual(['back', []]);
  });
});

describe('Quake', () => {
  test.each(['svh-035', 'svh-036'])('%s turns a face-up location face down, whosever it is', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${id} as Quake`], resources: ['Energy Location as E', 'Energy Location as F'] },
      bob: {
        resources: ['Might Location as M', { card: 'Skill Location', as: 'S', faceDown: true }, 'mnb-105 as Fire'],
      },
    });
    ann.use('Quake', 'Shake Down', 'E');
    expect(ann.offered('choose').toSorted()).toEqual(['F', 'M']);
    ann.choose('M');
    expect([card('M').faceDown, card('F').faceDown]).toEqual([true, false]);
    expect(ann.refused('use', 'Quake', 'Shake Down')).toEqual(['VS-PWR-42']);
    close();
  });

  test('svh-035 gains an XP for each enemy face-down resource at the end of her turn', () => {
    const at = scene('modern', {
      ann: { back: ['svh-035 as Quake'], resources: ['mnb-105 as Own'] },
      bob: { resources: ['Might Location', { card: 'Skill Location', as: 'S', faceDown: true }, 'mnb-105 as Fire'] },
    });
    at.ann.pass();
    passTo(at, 'bob', 'main');
    expect(at.card('Quake').xp).toBe(2);
    at.bob.pass();
    passTo(at, 'ann', 'main');
    expect(at.card('Quake').xp).toBe(2);
  });

  test('svh-036 pushes a front row enemy, who is Immobile until your next turn', () => {
    const at = scene('modern', {
      ann: { back: ['svh-036 as Quake'], front: [body('Own', 1, 1)], resources: ['Might Location x2'], deck: 20 },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)], back: [body('F', 1, 1)], deck: 20 },
    });
    at.ann.use('Quake', 'Aftershock');
    expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    at.ann.choose('D');
    expect([at.card('D').zone, at.card('E').zone]).toEqual(['back', 'front']);
    passTo(at, 'bob', 'formation');
    expect([at.bob.offered('move').includes('D'), at.bob.offered('move').includes('E')]).toEqual([false, true]);
    passTo(at, 'ann', 'main');
    passTo(at, 'bob', 'formation');
    expect(at.bob.offered('move')).toContain('D');
  });
});

describe('Agents of S.H.I.E.L.D.', () => {
  test.each(['svh-037', 'svh-038', 'svh-040', 'svh-042'])('%s is an Agent', (id) => {
    const { ann, card, asks } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('Old', 1, 1, 'agent')],
        hand: [`${id} as New`],
        deck: [body('One', 1, 1), body('Two', 1, 1), body('Three', 1, 1)],
        points: 9,
      },
      bob: {},
    });
    ann.recruit('New', 'front');
    if (asks() === 'orderTriggers') ann.trigger('Agent');
    expect(ann.offered('choose').toSorted()).toEqual(['One', 'Two']);
    ann.choose('One');
    expect(String(card('New').keywords).split(' ')).toContain('agent');
  });

  test('svh-037 can stand there any number of times', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: ['svh-037 as Old'], hand: ['svh-037 as New'], points: 9 },
      bob: {},
    });
    ann.recruit('New', 'front');
    ann.done();
    if (ann.offered('choose').length > 0) ann.choose('Extra');
    expect([card('Old').zone, card('New').zone]).toEqual(['front', 'front']);
    expect(card('New').keywords).toContain('ranged');
  });

  test('svh-038 goes to her owner’s hand at the end of each turn', () => {
    const at = scene('modern', { ann: { front: ['svh-038 as Yo'] }, bob: {} });
    at.ann.pass();
    expect([at.seat('ann').front, at.seat('ann').hand]).toEqual([[], expect.arrayContaining(['Slingshot'])]);
    const enemy = scene('modern', { turn: 'bob', ann: { front: ['svh-038 as Yo'] }, bob: {} });
    enemy.bob.pass();
    expect([enemy.seat('ann').front, enemy.seat('ann').hand]).toEqual([[], expect.arrayContaining(['Slingshot'])]);
  });

  test('svh-040 draws a card as she appears', () => {
    const { ann, seat, asks } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['svh-040 as Sharon', body('Other', 1, 1)], deck: [body('One', 1, 1), 5], points: 9 },
      bob: { hand: 0, deck: 9 },
    });
    ann.recruit('Other', 'front');
    expect(seat('ann').hand).toHaveLength(1);
    ann.recruit('Sharon', 'front');
    if (asks() === 'orderTriggers') ann.trigger('Smart');
    expect(seat('ann').hand).toHaveLength(1);
    expect(seat('bob').hand).toHaveLength(0);
    ann.done();
  });

  test('svh-042 gives S.H.I.E.L.D. characters of his side Stealth', () => {
    const { card } = scene('modern', {
      ann: { front: ['svh-042 as Coulson', body('A', 1, 1, 'team:shield'), body('B', 1, 1)] },
      bob: { front: [body('D', 1, 1, 'team:shield')] },
    });
    expect(['Coulson', 'A', 'B', 'D'].map((name) => String(card(name).keywords).includes('stealth'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('svh-044 gets three counters for each of his name in your KO pile', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['svh-044 as Dugan'],
        ko: ['svh-044 as X', 'svh-044 as Y', body('Z', 1, 1), 'svh-027 as Twist'],
        hand: ['svh-044 as W'],
        resources: ['Might Location x2'],
      },
      bob: { ko: ['svh-044 as V'] },
    });
    ann.use('Dugan', 'Life Model Decoy');
    expect(card('Dugan').plus).toBe(6);
    expect(ann.refused('use', 'Dugan', 'Life Model Decoy')).toEqual(['VS-PWR-42']);
    close();
  });

  test('svh-047 stuns an unprotected Evil enemy supporting character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['svh-047 as Man', body('Own', 1, 1, 'team:hydra')], resources: ['Energy Location x2'] },
      bob: {
        front: [
          body('D', 1, 9, 'team:hydra'),
          body('E', 1, 9, 'team:hydra'),
          body('Good', 1, 9),
          body('Boss', 1, 9, 'main', 'team:hydra'),
        ],
        back: [body('F', 1, 9, 'team:hydra')],
      },
    });
    ann.use('Man', 'Whatever Knows Fear Will Burn');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('D').stunned, card('D').wounds]).toEqual([true, 1]);
    expect(ann.refused('use', 'Man', 'Whatever Knows Fear Will Burn')).toEqual(['VS-PWR-42']);
    close();
  });
});

describe('Things of S.H.I.E.L.D. and Hydra', () => {
  test('svh-052 gives its bearer Flight and +3/+3', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 1, 'team:shield'), body('B', 1, 1)], hand: ['svh-052 as Jet'], points: 3 },
      bob: {},
    });
    ann.equip('Jet', 'B');
    expect([card('B').atk, card('B').def, card('B').keywords]).toEqual([4, 4, 'flight']);
    expect(card('A').atk).toBe(1);
    close();
  });

  test.each([
    [false, 5],
    [true, 3],
  ])('svh-053 gives a defender that is exhausted: %s its bonus for the combat', (exhausted, atk) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 20), body('S', 1, 1, 'team:shield')], hand: ['svh-053 as Twist'] },
      bob: { front: [{ body: 'D 1/20', exhausted }, body('E', 1, 20)] },
    });
    ann.attack('D', 'A');
    ann.play('Twist');
    expect([card('D').atk, card('D').def, card('A').atk, card('E').atk]).toEqual([atk, 19 + atk, 1, 1]);
    pass(bob, ann);
    expect(card('D').atk).toBe(1);
    close();
  });

  test('svh-053 can be played on any turn', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 1, 20, 'team:shield')], hand: ['svh-053 as Twist'] },
      bob: { front: [body('D', 1, 20)] },
    });
    bob.attack('A', 'D');
    bob.pass();
    ann.play('Twist');
    expect(card('A').atk).toBe(5);
    pass(bob, ann);
  });

  const strength = (atk: number, foe: number, mate = 1) => {
    const at = scene('modern', {
      ann: { front: [body('A', atk, 1, 'team:hydra'), body('B', mate, 1, 'team:hydra')], hand: ['svh-027 as Twist'] },
      bob: { front: [body('D', foe, 50)] },
    });
    at.ann.attack('D', 'A', 'B');
    at.ann.play('Twist');
    if (at.ann.offered('choose').length > 0) at.ann.choose('A');
    pass(at.bob, at.ann);
    if (at.bob.offered('strikeBack').length > 0) at.bob.strikeBack('A');
    return [at.card('A').stunned, at.card('B').stunned];
  };

  test('svh-027: who has the highest ATK in the combat can’t be struck', () => {
    expect(strength(5, 4)).toEqual([false, true]);
    expect(strength(4, 5)).toEqual([true, false]);
    expect(strength(5, 5)).toEqual([false, true]);
    expect(strength(5, 4, 5)).toEqual([false, true]);
  });

  test('svh-027 is for this combat, on any turn, and not for enemies or bystanders', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 5, 1, 'team:hydra'), body('X', 9, 1)], hand: ['svh-027 as Twist'] },
      bob: { front: [body('D', 4, 50), body('E', 4, 50)] },
    });
    at.bob.attack('A', 'D');
    at.bob.pass();
    at.ann.play('Twist');
    pass(at.bob, at.ann);
    expect(at.card('A').stunned).toBe(false);
    at.bob.attack('A', 'E');
    pass(at.bob, at.ann);
    expect(at.card('A').stunned).toBe(true);
  });
});
