import {
  a,
  always,
  anyTurn,
  daze,
  enemy,
  gets,
  losesAllPowers,
  modify,
  stats,
  superPower,
  supporting,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mnb-070 Groot', () => {
  const hush = supporting({
    ...{ id: 'x-1', name: 'Silencer', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
    powers: [superPower('Hush', 'main', [], modify(a(enemy({ name: 'Groot' })), 'game', losesAllPowers))],
  });

  test('has +1/+1 for each resource on his side, as they come and go', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-070 as Groot'], hand: [body('X', 1, 1)], resources: ['Might Location', 2] },
      bob: { resources: 7 },
      at: 'resource',
    });
    expect([card('Groot').atk, card('Groot').def]).toEqual([3, 3]);
    ann.resource('X', 'down');
    expect([card('Groot').atk, card('Groot').def]).toEqual([4, 4]);
    close();
  });

  test('is stunned as 0/0 when he has no resources', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mnb-084 as Magneto'], hand: ['Might Location'] },
      bob: { front: ['mnb-070 as Groot'], resources: [{ card: 'Skill Location', faceDown: true }] },
    });
    ann.use('Magneto', 'Mutant Supremacy');
    ann.choose('Skill Location');
    expect(card('Groot')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  // Ruling: he recovers as 0/0, and is stunned and KO'd with the final wound.
  test('ruling: recovers as 0/0 while his power is off, and is KO’d by the second wound', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hush],
      ann: { front: ['Silencer'] },
      bob: { front: ['mnb-070 as Groot'], resources: 4 },
    });
    ann.use('Silencer', 'Hush');
    expect(card('Groot')).toEqual({ stunned: true, wounds: 1 });
    ann.pass();
    expect(card('Groot').zone).toBe('ko');
    bob.pass();
    close();
  });
});

test('mnb-071 Moondragon keeps one of the top three cards and puts the others below the deck', () => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: {
      front: ['mnb-071 as Moon'],
      deck: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1), body('W', 1, 1)],
      resources: ['Intellect Location'],
    },
    bob: {},
  });
  ann.use('Moon', 'Mental Focus');
  expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y', 'Z']);
  expect([ann.sees('X'), bob.sees('X')]).toEqual([true, false]);
  ann.choose('Y');
  expect(seat('ann').hand).toEqual(['Y']);
  ann.choose('X');
  expect([seat('ann').deck?.[0], seat('ann').deck?.slice(1).toSorted()]).toEqual(['W', ['X', 'Z']]);
  close();
});

test('mnb-072 Quasar turns any face-up location face down, no other resource', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mnb-072 as Quasar'], resources: ['Energy Location as E', 'Skill Location as S'] },
    bob: {
      front: [body('D', 0, 30)],
      resources: ['Might Location as M', { card: 'Energy Location', as: 'F', faceDown: true }, 1],
    },
  });
  ann.use('Quasar', 'Quantum Blast');
  expect(ann.offered('choose').toSorted()).toEqual(['M', 'S']);
  ann.choose('M');
  expect([card('M').faceDown, card('S').faceDown]).toEqual([true, false]);
  ann.attack('D', 'Quasar');
  expect(ann.offered('use')).toEqual([]);
  pass(ann, bob);
  close();
});

describe('mnb-073 Drax', () => {
  test('gets a counter each time he attacks, not as a defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-073 as Drax'] },
      bob: { front: [body('D', 0, 30)] },
    });
    ann.attack('D', 'Drax');
    expect([card('Drax').plus, card('Drax').atk]).toEqual([1, 7]);
    pass(ann, bob);
    nextMain(ann, bob);
    bob.attack('Drax', 'D');
    expect(card('Drax').plus).toBe(1);
    pass(bob, ann);
    close();
  });

  test('keeps enemies from flying over him in the front row only', () => {
    const attacks = (position: object) => {
      const { ann } = scene('modern', { ann: { front: [body('A', 1, 9, 'flight')] }, bob: position });
      return ann.offered('attack').toSorted();
    };
    expect(attacks({ front: ['mnb-073 as Drax'], back: [body('D', 1, 1, 'main')] })).toEqual(['Drax, A']);
    expect(attacks({ front: [body('E', 1, 1)], back: ['mnb-073 as Drax', body('D', 1, 1, 'main')] })).toEqual([
      'D, A',
      'Drax, A',
      'E, A',
    ]);
  });
});

describe('mnb-074 Adam Warlock', () => {
  test('appears stunned, and emerges for Might, ready to attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: ['mnb-074 as Adam'], resources: ['Might Location x2', 5] },
      bob: { front: [body('D', 0, 9)] },
      at: 'recruit',
    });
    ann.recruit('Adam', 'front');
    expect(card('Adam').stunned).toBe(true);
    expect([card('Adam').wounds, card('Adam').zone]).toEqual([0, 'front']);
    expect(ann.offered('use')).toEqual([]);
    pass(ann, ann);
    expect(ann.offered('attack')).toEqual([]);
    ann.use('Adam', 'Emerge');
    expect(card('Adam')).toEqual({});
    ann.attack('D', 'Adam');
    pass(ann, bob);
    expect(card('D').stunned).toBe(true);
    close();
  });

  test('cannot emerge while he is face up', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-074', as: 'Adam', exhausted: true }], resources: ['Might Location'] },
      bob: {},
    });
    expect(ann.refused('use', 'Adam', 'Emerge')).not.toEqual([]);
    close();
  });

  // Ruling: he recovers in the next Recovery Phase like everybody.
  test('ruling: recovers by himself in the next Recovery Phase', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-074', as: 'Adam', stunned: true }] },
      bob: {},
    });
    nextMain(ann, bob);
    expect(card('Adam').stunned).toBe(true);
    bob.pass();
    expect(card('Adam')).toEqual({});
    close();
  });

  test('emerges once a turn', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        supporting({
          ...{ id: 'x-1', name: 'Stunner', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
          powers: [superPower('Zap', 'main', [], daze(a(yours({ name: 'Adam Warlock' }))))],
        }),
      ],
      ann: {
        front: [{ card: 'mnb-074', as: 'Adam', stunned: true }, 'Stunner'],
        resources: ['Might Location x2'],
      },
      bob: {},
    });
    ann.use('Adam', 'Emerge');
    ann.use('Stunner', 'Zap');
    expect(card('Adam').stunned).toBe(true);
    expect(ann.refused('use', 'Adam', 'Emerge')).toEqual(['VS-PWR-42']);
    close();
  });

  test('emerges on his player’s turn only', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: {
        front: [{ card: 'mnb-074', as: 'Adam', stunned: true }, body('D', 1, 9)],
        resources: ['Might Location'],
      },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });
});

describe('mnb-075 Vigilante Justice', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: [body('A', 3, 1), body('B', 1, 1)], hand: ['mnb-075 as Justice', 'mnb-075 as Again'] },
      bob: { front: [body('D', 3, 3)], back: ['mnb-069'], hand: ['mnb-075 as Theirs'] },
    });

  test('makes one in the combat Ferocious for this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 1, 'team:guardians'), body('B', 1, 1)], hand: ['mnb-075 as Justice'] },
      bob: { front: [body('D', 3, 3)] },
    });
    expect(ann.offered('play')).toEqual([]);
    ann.attack('D', 'A');
    ann.play('Justice');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A');
    expect(card('A').keywords).toBe('ferocious');
    pass(bob, ann);
    expect([card('A').stunned, card('D').stunned, card('A').keywords]).toEqual([false, true, '']);
    close();
  });

  test('asks for a Guardian on one’s side, and is played on the other’s turn too', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    expect(ann.offered('play')).toEqual([]);
    ann.pass();
    bob.play('Theirs');
    bob.choose('D');
    pass(ann, bob);
    expect([card('A').stunned, card('D').stunned]).toEqual([true, false]);
    close();
  });
});

describe('mnb-076 Even the Odds', () => {
  const hero = supporting({
    ...{ id: 'x-1', name: 'Hero', cost: 1, atk: 2, def: 2, health: 3, teams: ['avengers'] },
    powers: [
      anyTurn('Grow', 'combat', [], gets('self', 3, 3)),
      anyTurn('Grow More', 'combat', [], gets('self', 1, 1)),
      always('Large', stats(4, 4)),
    ],
  });
  const stage = (facts: object) => {
    const staged = scene('modern', {
      cards: [hero],
      ann: { front: [{ card: 'Hero', ...facts }, body('B', 1, 1)] },
      bob: { front: [body('D', 1, 20, 'team:guardians')], hand: ['mnb-076 as Odds'] },
    });
    return { ...staged, stats: () => [staged.card('Hero').atk, staged.card('Hero').def] };
  };

  // Ruling: modifiers are suppressed for the combat and are back after it; +1/+1 counters are gone.
  test('ruling: takes an enemy back to its base and its +1/+1 counters away', () => {
    const { ann, bob, card, stats: values, close } = stage({ plus: 2 });
    ann.attack('D', 'Hero');
    ann.use('Hero', 'Grow');
    expect(values()).toEqual([11, 11]);
    bob.play('Odds');
    expect([values(), card('Hero').plus]).toEqual([[2, 2], 0]);
    pass(ann, bob);
    expect([values(), card('Hero').plus]).toEqual([[6, 6], 0]);
    close();
  });

  // Ruling: it resets once; what comes later works.
  test('ruling: does not hold down later changes', () => {
    const { ann, bob, stats: values, close } = stage({});
    ann.attack('D', 'Hero');
    ann.use('Hero', 'Grow');
    bob.play('Odds');
    ann.use('Hero', 'Grow More');
    expect(values()).toEqual([3, 3]);
    pass(bob, ann);
    expect(values()).toEqual([6, 6]);
    close();
  });

  // Ruling: -1/-1 counters stay.
  test('ruling: leaves -1/-1 counters on the character, overruled for the combat', () => {
    const { ann, bob, card, stats: values, close } = stage({ minus: 3 });
    expect(values()).toEqual([3, 3]);
    ann.attack('D', 'Hero');
    ann.pass();
    bob.play('Odds');
    expect([values(), card('Hero').minus]).toEqual([[2, 2], 3]);
    pass(ann, bob);
    expect([values(), card('Hero').minus]).toEqual([[3, 3], 3]);
    close();
  });

  test('looks at enemies in the combat only', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: [body('D', 1, 20, 'team:guardians')], hand: ['mnb-076 as Odds'] },
    });
    ann.attack('D', 'A', 'B');
    ann.pass();
    bob.play('Odds');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('A');
    pass(ann, bob);
    bob.strikeBack('A');
    close();
  });

  // Ruling: a strike of double strength changes no ATK, so that double the base ATK is struck.
  test('ruling: does not change how hard one strikes', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 9, 'fearless')] },
      bob: { front: [body('D', 1, 6, 'main', 'team:guardians')], hand: ['mnb-076 as Odds'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Odds');
    pass(ann, bob);
    expect([card('A').atk, card('D').stunned]).toEqual([3, true]);
    close();
  });
});

test("mnb-077 Give 'Em a Lift puts a counter on one’s own character and lets it fly this turn", () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9, 'team:guardians')], hand: ['mnb-077 as Lift', 'mnb-077 as Other'] },
    bob: { front: [body('D', 0, 9)], back: [body('E', 0, 9)] },
  });
  expect(ann.offered('attack')).toEqual(['D, A']);
  ann.play('Lift');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'Main']);
  ann.choose('A');
  expect([card('A').plus, card('A').keywords]).toEqual([1, 'flight']);
  ann.attack('E', 'A');
  expect(ann.offered('play')).toEqual([]);
  pass(ann, bob, ann);
  expect([card('A').plus, card('A').keywords]).toEqual([1, '']);
  close();
});

test('mnb-078 Knowhere pays any symbol, for Guardians only', () => {
  const pays = (character: string) => {
    const { ann } = scene('modern', { ann: { front: [character], resources: ['mnb-078'] }, bob: {} });
    return ann.offered('use').length;
  };
  expect(['mnb-062', 'mnb-063', 'mnb-065', 'mnb-068'].map(pays)).toEqual([1, 1, 1, 1]);
  expect(['mnb-088', 'mnb-087', 'mnb-100', 'mnb-058'].map(pays)).toEqual([0, 0, 0, 1]);
});
