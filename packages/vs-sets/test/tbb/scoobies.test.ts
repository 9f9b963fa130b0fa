import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const EVIL = 'team:superVillains';

describe('tbb-013 Cordelia', () => {
  test('gets three counters when another character on her side is powered up', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['tbb-013 as C', 'tbb-014 as T'], hand: ['tbb-014 as T2', 'tbb-013 as C2'] },
      bob: {},
    });
    ann.powerUp('T2', 'T');
    expect(card('C').plus).toBe(3);
    ann.powerUp('C2', 'C');
    expect(card('C').plus).toBe(4);
    close();
  });

  test('gets none for an enemy', () => {
    const { bob, card, close } = scene('modern', {
      ann: { front: ['tbb-013 as C'] },
      bob: { front: ['tbb-014 as T'], hand: ['tbb-014 as T2'] },
      turn: 'bob',
    });
    bob.powerUp('T2', 'T');
    expect(card('C').plus).toBe(0);
    close();
  });
});

describe('tbb-014 Tara', () => {
  const shove = () => {
    const at = scene('modern', {
      ann: { hand: ['tbb-014 as T'], front: [body('O', 1, 1)], points: 2 },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)], back: [body('B', 1, 1)] },
      at: 'recruit',
    });
    at.ann.recruit('T', 'front');
    return at;
  };

  test('may push a front row enemy character when she appears', () => {
    const { ann, card, close } = shove();
    ann.yes();
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('D').zone, card('E').zone]).toEqual(['back', 'front']);
    close();
    const no = shove();
    no.ann.no();
    expect(no.card('D').zone).toBe('front');
    no.close();
  });
});

describe('tbb-015 Xander', () => {
  const laugh = () => {
    const at = scene('modern', {
      ann: { front: ['tbb-015 as X', body('O', 1, 9)], resources: [R('Skill', 2)] },
      bob: { front: [body('A', 9, 9), body('B', 9, 9)] },
      turn: 'bob',
    });
    return at;
  };

  test('draws a card when he is attacked, and can hide out of the combat', () => {
    const { ann, bob, card, seat, table, close } = laugh();
    bob.attack('X', 'A', 'B');
    expect(seat('ann').hand).toHaveLength(1);
    bob.pass();
    ann.use('X', 'And Then I Hide Until It Goes Away');
    expect([card('X').hidden, card('X').stunned, card('A').stunned]).toEqual([true, false, false]);
    expect(table().combat).toBe(false);
    close();
  });

  // As he hides he loses counters, stays ready and keeps his name; he turns up when his side recovers.
  test('turns face up when his side recovers', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'tbb-015', as: 'X', plus: 1 }], resources: [R('Skill')] },
      bob: { front: [body('A', 9, 9)] },
      turn: 'bob',
    });
    bob.attack('X', 'A');
    bob.pass();
    ann.use('X', 'And Then I Hide Until It Goes Away');
    expect([card('X').plus, card('X').exhausted, card('X').powersOff, card('X').teams]).toEqual([
      0,
      false,
      true,
      'scoobies',
    ]);
    expect(bob.offered('attack')).not.toContain('X, A');
    nextMain(bob, ann);
    expect(card('X').hidden).toBe(false);
    close();
  });

  test('does not hide while he attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-015 as X'], resources: [R('Skill')] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'X');
    ann.use('X', 'And Then I Hide Until It Goes Away');
    expect(card('X').hidden).toBe(false);
    pass(bob, ann);
    close();
  });

  test('draws for nobody else, and hides only while he defends', () => {
    const { ann, bob, card, seat, close } = laugh();
    bob.attack('O', 'A');
    expect(seat('ann').hand).toEqual([]);
    bob.pass();
    expect(ann.offered('use')).toEqual([]);
    ann.pass();
    expect(card('X').hidden).toBe(false);
    close();
  });
});

test('tbb-016 First Slayer slays', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: ['tbb-016 as S'] },
    bob: { front: [body('D', 0, 3, EVIL)] },
    open: true,
  });
  ann.attack('D', 'S');
  pass(ann, bob);
  ann.slay('D');
  expect(card('D').zone).toBe('removed');
});

describe('tbb-018 Anya', () => {
  test('does nothing when somebody else appears', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: [body('N', 1, 1)], front: ['tbb-018 as Anya'], points: 1 },
      bob: { front: [{ body: 'D 3/3', plus: 2 }] },
      at: 'recruit',
    });
    ann.recruit('N', 'front');
    expect(card('D').atk).toBe(5);
    close();
  });

  // Neither counters nor anything else counts; the counters stay on.
  test('keeps enemies at their printed numbers this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: ['tbb-018 as Anya'], front: [{ body: 'O 2/2', plus: 1 }], points: 4 },
      bob: {
        front: [
          { body: 'D 3/3', plus: 2 },
          { body: 'E 3/3', minus: 1 },
        ],
      },
      at: 'recruit',
    });
    ann.recruit('Anya', 'front');
    expect([card('D').atk, card('D').def, card('D').plus, card('E').atk, card('O').atk]).toEqual([3, 3, 2, 2, 3]);
    pass(ann, ann);
    nextMain(ann, bob);
    expect([card('D').atk, card('D').def]).toEqual([5, 5]);
    close();
  });
});

describe('tbb-020 Buffy', () => {
  test('gets a counter for any symbol, as often as she can pay', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['tbb-020 as Buff'],
        resources: [R('Energy'), R('Intellect'), R('Might'), R('Skill')],
      },
      bob: { front: [body('A', 9, 9)] },
      turn: 'bob',
    });
    bob.attack('Buff', 'A');
    for (const symbol of ['Energy', 'Intellect', 'Might', 'Skill']) {
      bob.pass();
      ann.use('Buff', 'Buff Buff', `${symbol} Location`);
    }
    expect(card('Buff').plus).toBe(4);
    pass(bob, ann);
    close();
  });

  test('is a Slayer', () => {
    const { ann, bob } = scene('modern', {
      ann: { front: ['tbb-020 as Buff'] },
      bob: { front: [body('D', 0, 3, EVIL)] },
      open: true,
    });
    ann.attack('D', 'Buff');
    pass(ann, bob);
    expect(ann.offered('slay')).toEqual(['D']);
  });
});

describe('tbb-021 Riley', () => {
  test('gets +4/+0 in the first attack of a turn of his player', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-021 as Ry', body('O', 1, 9)] },
      bob: { front: [body('D', 0, 99), body('E', 0, 99)] },
    });
    expect(card('Ry').atk).toBe(4);
    ann.attack('D', 'Ry');
    expect([card('Ry').atk, card('Ry').def]).toEqual([8, 4]);
    pass(ann, bob);
    expect(card('Ry').atk).toBe(4);
    close();
  });

  test('gets nothing in a second attack, or while others attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-021 as Ry', body('O', 1, 9)] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'O');
    expect(card('Ry').atk).toBe(4);
    pass(ann, bob);
    ann.attack('D', 'Ry');
    expect(card('Ry').atk).toBe(4);
    pass(ann, bob);
    close();
  });
});

test('tbb-022 Angel is a Vampire with Stealth', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['tbb-022 as Ang'] },
    bob: { front: [body('P', 1, 99)], back: [body('D', 1, 3, 'health:1')] },
  });
  ann.attack('D', 'Ang');
  pass(ann, bob);
  expect([card('Ang').vitality, card('D').zone]).toEqual([1, 'ko']);
  close();
});

test('tbb-024 Dissolution Spell dazes an enemy attacker', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('V', 1, 3, 'team:scoobies'), body('W', 1, 3)], hand: ['tbb-024 as Spell'] },
    bob: { front: [body('A', 9, 9), body('B', 9, 9), body('C', 9, 9)] },
    turn: 'bob',
  });
  bob.attack('V', 'A', 'B');
  bob.pass();
  ann.play('Spell');
  expect(ann.offered('choose')).toEqual(['A', 'B']);
  ann.choose('A');
  expect([card('A').stunned, card('A').wounds, card('B').stunned]).toEqual([true, 0, false]);
  pass(bob, ann);
  close();
});

test('tbb-024 Dissolution Spell has no use for own attackers', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('V', 1, 3, 'team:scoobies')], hand: ['tbb-024 as Spell'] },
    bob: { front: [body('A', 0, 9)] },
  });
  ann.attack('A', 'V');
  ann.play('Spell');
  expect(card('V').stunned).toBe(false);
  pass(bob, ann);
  close();
});

describe('tbb-025 Slayage', () => {
  const slayage = (who: string) => {
    const at = scene('modern', {
      ann: { front: [body('N', 5, 9, 'team:scoobies'), body('S', 5, 9, 'slayer')], hand: ['tbb-025 as Twist'] },
      bob: { front: [body('D', 1, 3, EVIL)] },
    });
    at.ann.play('Twist');
    expect(at.ann.offered('choose')).toEqual(['N', 'S', 'Main', 'D']);
    at.ann.choose(who);
    return at;
  };

  test('makes a Slayer for the turn, with a counter', () => {
    const { ann, bob, card, close } = slayage('N');
    expect([card('N').plus, card('N').keywords]).toEqual([1, 'slayer']);
    nextMain(ann, bob);
    expect([card('N').plus, card('N').keywords]).toEqual([1, '']);
    close();
  });

  test('gives a Slayer two counters, and an enemy one if its player likes', () => {
    const own = slayage('S');
    expect([own.card('S').plus, own.card('S').keywords]).toEqual([2, 'slayer']);
    own.close();
    const enemy = slayage('D');
    expect([enemy.card('D').plus, enemy.card('D').keywords]).toEqual([1, 'slayer']);
    enemy.close();
  });
});

describe('tbb-026 The Chosen One', () => {
  test('finds Buffy in the Build Phase', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        front: [body('N', 1, 1, 'team:scoobies')],
        hand: ['tbb-026 as Twist'],
        deck: [body('X', 1, 1), 'tbb-020 as Buff', 'tbb-025'],
      },
      bob: { deck: ['tbb-020 as Other'] },
      at: 'recruit',
    });
    ann.play('Twist');
    expect(ann.offered('choose')).toEqual(['Buff']);
    ann.choose('Buff');
    expect([seat('ann').hand, bob.sees('Buff')]).toEqual([['Buff'], true]);
    close();
  });

  // VS-ZON-45
  test('and shuffles the deck afterwards', () => {
    const rest = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => body(name, 1, 1));
    const { ann, seat, close } = scene('modern', {
      ann: {
        front: [body('N', 1, 1, 'team:scoobies')],
        hand: ['tbb-026 as Twist'],
        deck: ['tbb-020 as Buff', ...rest],
      },
      bob: {},
      at: 'recruit',
    });
    ann.play('Twist');
    ann.choose('Buff');
    expect(seat('ann').deck).not.toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    close();
  });

  test('shuffles the deck after the search', () => {
    const deck = Array.from({ length: 30 }, (_, i) => body(`C${i}`, 1, 1));
    const { ann, seat, close } = scene('modern', {
      ann: {
        front: [body('N', 1, 1, 'team:scoobies')],
        hand: ['tbb-026 as Twist'],
        deck: [...deck, 'tbb-020 as Buff'],
      },
      bob: {},
      at: 'recruit',
    });
    const before = seat('ann').deck;
    ann.play('Twist');
    ann.choose('Buff');
    expect(seat('ann').deck).toHaveLength(30);
    expect(seat('ann').deck).not.toEqual(before?.slice(0, 30));
    close();
  });

  test('readies Buffy in the Main Phase', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [
          { card: 'tbb-020', as: 'Buff', exhausted: true },
          { body: 'N 1/1 team:scoobies', exhausted: true },
        ],
        hand: ['tbb-026 as Twist'],
      },
      bob: { front: [{ card: 'tbb-020', as: 'Other', exhausted: true }] },
    });
    ann.play('Twist');
    expect([card('Buff').exhausted, card('N').exhausted, card('Other').exhausted]).toEqual([false, true, true]);
    close();
  });
});

describe('tbb-017 Giles', () => {
  const watch = () =>
    scene('modern', {
      ann: {
        front: ['tbb-017 as G', 'tbb-016 as S', body('T', 1, 9, 'slayer'), body('O', 1, 9)],
        resources: [R('Intellect')],
      },
      bob: { front: [body('D', 1, 6, 'team:scoobies'), 'tbb-020 as Theirs'], hand: ['tbb-024 as Spell'] },
    });

  test('lets a Slayer on his side strike with double her ATK, and nobody play plot twists against her', () => {
    const { ann, bob, card, close } = watch();
    ann.use('G', 'Watcher');
    expect(ann.offered('choose')).toEqual(['S', 'T']);
    ann.choose('S');
    expect(card('S').keywords).toContain('combatMaster');
    ann.attack('D', 'S');
    ann.pass();
    expect(bob.offered('play')).toEqual([]);
    bob.pass();
    expect([card('D').stunned, card('S').atk]).toEqual([true, 3]);
    close();
  });

  test('does so for this turn', () => {
    const { ann, bob, card, close } = watch();
    ann.use('G', 'Watcher');
    ann.choose('S');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'S');
    ann.pass();
    expect(bob.offered('play')).toEqual(['Spell']);
    bob.pass();
    expect(card('D').stunned).toBe(false);
    close();
  });
});

describe('tbb-055 Faith', () => {
  const want = (facts: object, number?: number) => {
    const at = scene('modern', {
      ann: { front: ['tbb-055 as F', body('O', 3, 9)] },
      bob: { front: [{ body: 'D 0/9 health:9', ...facts }] },
      open: true,
    });
    at.ann.attack('D', 'F');
    if (number === undefined) at.ann.no();
    else {
      at.ann.yes();
      at.ann.number(number);
    }
    const { plus, minus, vitality, wounds } = at.card('F');
    const { plus: p, minus: m, vitality: v, wounds: w } = at.card('D');
    return [plus, minus, vitality, wounds, p, m, v, w];
  };

  test('may move a counter of any kind from whom she attacks', () => {
    expect(want({ plus: 2 }, 0)).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
    expect(want({ minus: 2 }, 1)).toEqual([0, 1, 0, 0, 0, 1, 0, 0]);
    expect(want({ vitality: 2 }, 2)).toEqual([0, 0, 1, 0, 0, 0, 1, 0]);
    expect(want({ wounds: 2 }, 3)).toEqual([0, 0, 0, 1, 0, 0, 0, 1]);
    expect(want({ plus: 2 })).toEqual([0, 0, 0, 0, 2, 0, 0, 0]);
    expect(want({ wounds: 1 }, 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('is a Slayer, and takes nothing when others attack', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['tbb-055 as F', body('O', 3, 9)] },
      bob: { front: [{ body: 'D 0/9', plus: 1 }, body('E', 0, 3, EVIL)] },
      open: true,
    });
    ann.attack('D', 'O');
    pass(ann, bob);
    expect(card('D').plus).toBe(1);
    ann.attack('E', 'F');
    ann.no();
    pass(ann, bob);
    expect(ann.offered('slay')).toEqual(['E']);
  });
});
