import { aura, cant, draw, law, on, plotTwist, supporting, trigger } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

// Whom the clauses of A-Force and the Femme Fatales spare, how many they take, and how often.

const plain = { cost: 1, atk: 1, def: 1, health: 1, teams: [] } as const;

/** Waits for the same moment as Loki. */
const early = supporting({
  ...plain,
  id: 'xx1-001',
  name: 'Early',
  powers: [trigger('Rise', on('startOfBuild', undefined, { player: 'you' }), draw(1))],
});
const hold = supporting({
  ...plain,
  id: 'xx1-002',
  name: 'Hold',
  powers: [aura('Hold', { side: 'enemy', is: 'character' }, cant('recover'))],
});
const anyone = supporting({
  ...plain,
  id: 'xx1-003',
  name: 'Anyone',
  powers: [law('Help', { rule: 'powersUpAny', who: 'you' })],
});
const double = supporting({ ...plain, id: 'xx1-005', name: 'Double', aka: ['Madame Masque'], powers: [] });
const swing = plotTwist({ id: 'xx1-004', name: 'Swing', timing: 'combat', anyTurn: true, effects: [draw(1)] });

describe('aff-006 Sister Grimm, Level 2', () => {
  const nico = () =>
    scene('modern', {
      ann: {
        back: ['aff-006 as Nico'],
        front: [body('A', 1, 1), body('B', 1, 1), body('C', 1, 1)],
        resources: ['Skill Location', 'Energy Location', 'Might Location'],
        deck: 9,
      },
      bob: { front: [body('D', 1, 1)], deck: 9 },
    });

  test.each(['Muzzle', 'Bounce House', 'Caffeine Injection'])('uses %s once a game', (power) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['aff-006 as Nico', body('A', 1, 1)],
        resources: ['Skill Location x2', 'Energy Location x2', 'Might Location x2'],
      },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Nico', power);
    if (power === 'Bounce House') ann.done();
    if (power === 'Caffeine Injection') ann.choose('D');
    nextMain(ann, bob);
    if (power === 'Muzzle') {
      nextMain(bob, ann);
      nextMain(ann, bob);
    }
    // A stun brings her to Level 2 again.
    bob.attack('Sister Grimm', 'D');
    pass(bob, ann);
    expect(card('aff-006').level).toBe(2);
    nextMain(bob, ann);
    expect(ann.refused('use', 'aff-006', power)).toEqual(['VS-PWR-54']);
    close();
  });

  test('takes up to two characters to hand', () => {
    const two = nico();
    two.ann.use('Nico', 'Bounce House');
    two.ann.choose('A', 'B', '...');
    expect(two.ann.offered('choose')).toEqual([]);
    expect(['A', 'B', 'C', 'D'].map((name) => two.card(name).zone)).toEqual(['hand', 'hand', 'front', 'front']);
    two.close();
    const none = nico();
    none.ann.use('Nico', 'Bounce House');
    none.ann.done();
    expect(none.card('A').zone).toBe('front');
    none.close();
  });
});

test('aff-007 Phoenix gains nothing when a location appears, and counts the KO piles of all players', () => {
  const stage = (mine: number, theirs: number) =>
    scene('modern', {
      ann: {
        back: ['aff-007 as Jean'],
        hand: ['Might Location', body('New', 1, 1, 'cost:1')],
        ko: Array.from({ length: mine }, (_, i) => body(`K${i}`, 1, 1)),
        points: 1,
      },
      bob: { ko: Array.from({ length: theirs }, (_, i) => body(`L${i}`, 1, 1)) },
      at: 'resource',
    });
  const there = stage(10, 10);
  there.ann.resource('Might Location', 'up');
  expect(there.card('Jean').xp).toBe(0);
  there.close();
});

describe('aff-010 Sister Grimm', () => {
  const stage = (ann: object, bob: object) => {
    const at = scene('modern', {
      cards: [swing],
      ann: { front: [body('A', 0, 9)], ...ann },
      bob: { front: [body('D', 0, 9)], back: ['aff-010 as Nico'], resources: ['Intellect Location'], ...bob },
    });
    at.ann.attack('D', 'A');
    at.ann.pass();
    at.bob.use('Nico', 'The Staff of One');
    return at;
  };

  test('searches her player’s own deck for one plot twist', () => {
    const { ann, bob, card, close } = stage(
      { deck: ['Swing as Theirs', body('X', 1, 1)] },
      { deck: ['Swing as One', 'mnb-105 as Other', body('Y', 1, 1), body('Z', 1, 1)] },
    );
    expect(bob.offered('choose')).not.toContain('Theirs');
    bob.choose('One', '...');
    expect([card('One').zone, bob.offered('choose')]).toEqual(['ko', []]);
    pass(ann, bob);
    close();
  });

  test('minds only plot twists in her player’s own KO pile', () => {
    const { ann, bob, close } = stage(
      { ko: ['Swing as Spent'] },
      { deck: ['Swing as One', body('Y', 1, 1)], ko: [body('Swing', 1, 1)] },
    );
    expect(bob.offered('choose')).toEqual(['One']);
    bob.done();
    pass(ann, bob);
    close();
  });
});

test('aff-011 Pixie finds a name that an enemy has, and shuffles the others back', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      back: ['aff-011 as Pixie'],
      resources: ['Energy Location'],
      deck: ['Might Location as P', body('Twin', 1, 1), body('X', 1, 1), body('Y', 1, 1)],
    },
    bob: { front: [{ body: 'Copy 1/1 aka:Twin' }] },
  });
  ann.use('Pixie', 'Hallucinogenic Dust');
  ann.row('front');
  expect([card('Twin').zone, ann.sees('P'), card('P').zone]).toEqual(['front', false, 'deck']);
  close();
});

describe('aff-020 Loki', () => {
  const asked = (front: unknown[], theirs: unknown[]) => {
    const at = scene('modern', {
      cards: [early, hold],
      ann: { back: ['aff-020 as Loki', 'Early'], front, deck: 9 },
      bob: { front: theirs, back: ['Hold'] },
      at: 'turn',
      open: true,
    });
    return [at.asks(), at.card('Loki').controller];
  };

  // VS-PWR-09: without a rival there is no trigger to be put into an order.
  test('waits for nothing while no enemy has more', () => {
    expect(asked([body('A', 9, 1)], [body('D', 8, 1)])).toEqual(['playOrPass', 'ann']);
    expect(asked([], [{ body: 'D 9/1', stunned: true }])).toEqual(['playOrPass', 'ann']);
    expect(asked([], [body('D', 8, 1)])[0]).toBe('orderTriggers');
  });

  test('looks at face-up characters only, on both sides', () => {
    const own = scene('modern', {
      cards: [hold],
      ann: { back: ['aff-020 as Loki'], front: [{ body: 'A 9/1', stunned: true }] },
      bob: { front: [body('D', 8, 1)], back: ['Hold'] },
      at: 'turn',
    });
    expect([own.card('A').stunned, own.card('Loki').controller]).toEqual([true, 'bob']);
    own.close();
    const theirs = scene('modern/freeForAll', {
      ann: { back: ['aff-020 as Loki'] },
      bob: { front: [{ body: 'D 9/1', stunned: true }] },
      cem: { front: [body('E', 8, 1)] },
      at: 'turn',
    });
    expect(theirs.card('Loki').controller).toBe('cem');
    theirs.close();
  });
});

test('aff-025 Build a Better World turns up a basic location of one’s own', () => {
  const { ann, bob, close } = scene('modern', {
    ann: {
      front: [body('A', 0, 9, 'team:aForce')],
      hand: ['aff-025 as World'],
      resources: [
        { card: 'Might Location', faceDown: true },
        { card: 'Skill Location', faceDown: true },
        { card: 'aff-026', as: 'Special', faceDown: true },
      ],
    },
    bob: { front: [body('D', 0, 9)], resources: [{ card: 'Energy Location', faceDown: true }] },
  });
  ann.attack('D', 'A');
  ann.play('World');
  expect(ann.offered('choose').toSorted()).toEqual(['Might Location', 'Skill Location']);
  ann.choose('Skill Location');
  pass(bob, ann);
  close();
});

test.each(['aff-031', 'aff-032'])('%s Enchantress imbues characters only, not a location that appeared', (id) => {
  const at = scene('modern', {
    ann: {
      back: [`${id} as Amora`],
      hand: ['Might Location', body('N', 1, 1, 'cost:1'), body('M', 1, 1, 'cost:1')],
      resources: ['Energy Location'],
      points: 2,
    },
    bob: {},
    at: 'resource',
  });
  const { ann, close } = at;
  ann.resource('Might Location', 'up');
  passTo(at, 'ann', 'recruit');
  ann.recruit('N', 'front');
  ann.recruit('M', 'front');
  passTo(at, 'ann', 'main');
  ann.use('Amora', 'Imbue with Power');
  expect(ann.offered('choose').toSorted()).toEqual(['M', 'N']);
  ann.choose('N');
  close();
});

test('aff-033 Mystique gains no XP for the ATK of another', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: ['aff-033 as Raven'], front: ['aff-012 as Jess'], hand: ['aff-012 as Copy'] },
    bob: { front: [body('D', 0, 9)] },
  });
  ann.powerUp('Copy', 'Jess');
  expect([card('Jess').plus, card('Raven').xp]).toEqual([1, 0]);
  ann.pass();
  expect(bob.offered('pass')).not.toEqual([]);
  close();
});

test('aff-035 Black Cat lets her own side get counters in her combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['aff-035 as Cat'], hand: ['aff-035 as Copy'] },
    bob: { front: [body('D', 0, 9)] },
  });
  ann.attack('D', 'Cat');
  ann.powerUp('Copy', 'Cat');
  expect(card('Cat').plus).toBe(1);
  pass(bob, ann);
  close();
});

describe('aff-036 Madame Masque', () => {
  test('duplicates for herself, not for another whom her card powers up', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['aff-036 as Masque', 'Double'], hand: ['aff-036 as Copy'] },
      bob: {},
      cards: [double],
    });
    ann.powerUp('Copy', 'Double');
    expect([card('Double').plus, ann.offered('yes'), card('Copy').zone]).toEqual([1, [], 'ko']);
    close();
  });

  test('duplicates with her own card only', () => {
    const { ann, card, close } = scene('modern', {
      cards: [anyone],
      ann: { front: ['aff-036 as Masque'], hand: ['Anyone'] },
      bob: {},
    });
    ann.powerUp('Anyone', 'Masque');
    expect([card('Masque').plus, ann.offered('yes'), card('Anyone').zone]).toEqual([1, [], 'ko']);
    close();
  });
});

test('aff-041 Nebula serves main characters, not one of Level 2 who is none', () => {
  const { card, close } = scene('modern', {
    ann: {
      front: ['aff-041 as Nebula', { card: 'aff-032', as: 'Amora', main: false }],
      back: [body('Boss', 1, 9, 'main')],
    },
    bob: {},
  });
  expect([card('Amora').level, card('Nebula').atk, card('Nebula').def]).toEqual([2, 3, 3]);
  close();
});

test('aff-044 Viper poisons two enemies at most, and need not', () => {
  const stage = () => {
    const at = scene('modern', {
      ann: { back: ['aff-044 as Viper'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9), body('F', 1, 9)] },
    });
    at.ann.use('Viper', 'Poison Darts');
    return at;
  };
  const two = stage();
  two.ann.choose('D', 'E', '...');
  expect(two.ann.offered('choose')).toEqual([]);
  expect(['D', 'E', 'F'].map((name) => two.card(name).minus)).toEqual([1, 1, 0]);
  two.close();
  const none = stage();
  none.ann.done();
  expect(none.card('D').minus).toBe(0);
  none.close();
});

test('aff-045 Satana takes a soul from an enemy, shows that hand to all, and spares everybody else’s deck', () => {
  const { ann, bob, cem, card, seat, close } = scene('modern/freeForAll', {
    ann: {
      back: ['aff-045 as Satana'],
      resources: ['Energy Location'],
      ko: ['def-009 as Mine'],
      deck: ['def-011 as Own', body('W', 1, 1)],
    },
    bob: {
      ko: ['def-011 as Soul', 'def-012 as Second'],
      hand: [body('H', 1, 1)],
      deck: ['def-011 as Copy', body('X', 1, 1), body('Y', 1, 1)],
    },
    cem: { ko: [] },
  });
  ann.use('Satana', 'Consume Soul');
  expect(ann.offered('choose').toSorted()).toEqual(['Second', 'Soul']);
  ann.choose('Soul');
  expect([card('Soul').zone, seat('bob').deck?.length, seat('ann').deck?.length]).toEqual(['removed', 2, 2]);
  expect([ann.sees('H'), cem.sees('H'), bob.sees('H')]).toEqual([true, true, true]);
  expect([ann.sees('X'), bob.sees('X'), cem.sees('X')]).toEqual([false, false, false]);
  close();
});

describe('aff-050 Dramatic Entrance', () => {
  const stage = (bob: object, ann: object = {}) => {
    const at = scene('modern', {
      ann: { front: [body('A', 0, 9)], ...ann },
      bob: { front: [body('D', 0, 9, 'team:femmeFatales'), body('E', 0, 9)], hand: ['aff-050 as Twist'], ...bob },
    });
    at.ann.attack('D', 'A');
    at.ann.pass();
    at.bob.play('Twist');
    return at;
  };

  test('replaces the defender and nobody else, with a character of one’s own hand', () => {
    const { ann, bob, card, close } = stage(
      { hand: ['aff-050 as Twist', body('N', 0, 9), body('M', 0, 9)] },
      { hand: [body('Theirs', 0, 9)] },
    );
    bob.yes();
    expect(bob.offered('choose').toSorted()).toEqual(['M', 'N']);
    bob.choose('N');
    expect([card('N').role, card('D').role, card('E').role]).toEqual(['defender', 'none', 'none']);
    pass(ann, bob);
    close();
  });

  // Ruling: Shrink asks who gets attacked, and the attack is over by then.
  test('ruling: a character with Shrink that is brought in does not cancel the combat', () => {
    const { ann, bob, card, table, close } = stage({ hand: ['aff-050 as Twist', 'mnb-009 as Small'] });
    bob.yes();
    if (bob.offered('choose').includes('Small')) bob.choose('Small');
    expect([card('Small').role, table().combat, bob.offered('yes')]).toEqual(['defender', true, []]);
    pass(ann, bob);
    close();
  });
});

// Ruling: dazed in the middle of a combat she may recover by Tough, unwounded, and the combat is over.
test('ruling: aff-019 Miss America recovers from Play Dead without a wound, out of the combat', () => {
  const { ann, bob, card, table, close } = scene('modern', {
    ann: { front: [body('A', 9, 9)] },
    bob: { front: ['aff-019 as America', body('U', 1, 1, 'team:underworld')], hand: ['def-051 as Dead'] },
  });
  ann.attack('America', 'A');
  ann.pass();
  bob.play('Dead');
  bob.yes();
  expect([card('America').stunned, card('America').wounds, table().combat]).toEqual([false, 0, false]);
  close();
});

// Rulings: face down or KO'd she has no power, so nobody lacks Flight any more.
test.each(['stunned', 'gone'])('ruling: characters have Flight again when aff-039 Moonstone is %s', (how) => {
  const stage = (karla: unknown) => {
    const { card, close } = scene('modern', { ann: { front: [karla] }, bob: { front: [body('D', 1, 9, 'flight')] } });
    const { keywords } = card('D');
    close();
    return keywords;
  };
  expect(stage('aff-039 as Karla')).not.toContain('flight');
  expect(stage(how === 'gone' ? body('Nobody', 1, 1) : { card: 'aff-039', stunned: true })).toContain('flight');
});
