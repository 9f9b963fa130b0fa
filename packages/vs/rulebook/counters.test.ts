import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  becomeLevel,
  divideMinus,
  draw,
  each,
  enemy,
  gets,
  itself,
  ko,
  levelUp,
  on,
  putMinus,
  putPlus,
  recover,
  stats,
  stun,
  thatMany,
  trigger,
  wound,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

// VS-CTR-01
test('each +1/+1 counter adds 1 ATK and 1 DEF, each -1/-1 counter takes 1 of both', () => {
  const { card, close } = scene('modern', {
    ann: {
      front: [
        { body: 'A 3/4', plus: 2 },
        { body: 'B 3/4', minus: 2 },
      ],
    },
    bob: {},
  });
  expect([card('A').atk, card('A').def, card('B').atk, card('B').def]).toEqual([5, 6, 1, 2]);
  close();
});

// VS-CTR-01: until removed, not until the turn ends.
test('counters stay on through the turns', () => {
  const { ann, bob, card, close } = scene('modern', { ann: { front: [{ body: 'A 3/4', plus: 2 }] }, bob: {} });
  resolve(ann, bob, bob, bob, bob);
  expect([card('A').plus, card('A').atk]).toEqual([2, 5]);
  close();
});

describe('both kinds on one character', () => {
  const tally = hero('Tally', [
    trigger('Plus', on('gainsPlus', { name: 'A' }), draw(thatMany)),
    trigger('Minus', on('gainsMinus', { name: 'A' }), draw(thatMany)),
    does('Give', putPlus(5, a(yours({ name: 'A' })))),
    does('Take', putMinus(3, a(yours({ name: 'A' })))),
  ]);

  // VS-CTR-02, VS-CTR-03, case: two -1/-1 and five +1/+1 leave three, and five were gained.
  test('cancel pairwise at once, after all have been gained', () => {
    const { ann, card, seat, close } = scene('modern', {
      cards: [tally],
      ann: { front: ['Tally', { body: 'A 3/4', minus: 2 }] },
      bob: {},
    });
    ann.use('Tally', 'Give');
    expect([card('A').plus, card('A').minus]).toEqual([3, 0]);
    expect(seat('ann').hand).toHaveLength(5);
    close();
  });

  // VS-CTR-02
  test('leave the kind of which there were more', () => {
    const { ann, card, close } = scene('modern', {
      cards: [tally],
      ann: { front: ['Tally', { body: 'A 3/4', plus: 2 }] },
      bob: {},
    });
    ann.use('Tally', 'Take');
    expect([card('A').plus, card('A').minus]).toEqual([0, 1]);
    close();
  });
});

describe('DEF 0', () => {
  // VS-CTR-05: by counters, by another modifier, to 0 or below.
  test.each([
    ['Wither', putMinus(2, a(enemy({ name: 'D' })))],
    ['Blight', putMinus(5, a(enemy({ name: 'D' })))],
    ['Weaken', gets(a(enemy({ name: 'D' })), 0, -2, 'turn')],
  ])('stuns at once: %s', (name, effect) => {
    const { ann, card, close } = scene('modern', {
      cards: [hero('Witch', [does(name, effect)])],
      ann: { front: ['Witch'] },
      bob: { front: [body('D', 9, 2, 'health:5')] },
    });
    ann.use('Witch', name);
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  // VS-CTR-05: 1 is not 0.
  test('is not DEF 1', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hero('Witch', [does('Wither', putMinus(2, a(enemy({ name: 'D' }))))])],
      ann: { front: ['Witch'] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.use('Witch', 'Wither');
    expect(card('D')).toEqual({ minus: 2 });
    close();
  });

  // VS-CTR-07, OP-20: between two instructions of one effect the stun takes place, and the second finds it stunned.
  test('is looked for after every instruction', () => {
    const witch = hero('Witch', [
      does('Twice', putMinus(2, each(enemy({ name: 'D' }))), putPlus(2, each(enemy({ name: 'D' })))),
    ]);
    const { ann, card, close } = scene('modern', {
      cards: [witch],
      ann: { front: ['Witch'] },
      bob: { front: [body('D', 9, 2, 'health:5')] },
    });
    ann.use('Witch', 'Twice');
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  // VS-CTR-07: counters placed together are one instruction; the first would have been enough.
  test('is looked for only when a batch of counters has been placed', () => {
    const witch = hero('Witch', [
      does('Divide', divideMinus(3, enemy({ is: 'supporting' }))),
      trigger('Gloat', on('gainsMinus', { side: 'enemy' }), draw(thatMany)),
    ]);
    const { ann, card, seat, close } = scene('modern', {
      cards: [witch],
      ann: { front: ['Witch'] },
      bob: { front: [body('D', 9, 1, 'health:5'), body('E', 9, 2, 'health:5')] },
    });
    ann.use('Witch', 'Divide');
    ann.choose('D');
    ann.choose('D');
    expect(card('D').stunned).toBe(false);
    ann.choose('E');
    ann.order('Witch', 'Witch');
    expect([card('D').stunned, card('E').stunned, seat('ann').hand]).toEqual([
      true,
      false,
      ['Extra', 'Extra', 'Extra'],
    ]);
    close();
  });

  // VS-CTR-07: the end of a modifier is looked at like its start.
  test('is looked for when a bonus ends', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'Bluffer', minus: 2 }] },
      bob: { front: [body('D', 1, 9), 'Witch'] },
      cards: [
        hero('Bluffer', [fights('Bluff', gets('self', 0, 3))], { atk: 1, def: 3 }),
        hero('Witch', [meddles('Hex', putMinus(1, a(enemy({ name: 'Bluffer' }))))]),
      ],
    });
    ann.attack('D', 'Bluffer');
    ann.use('Bluffer', 'Bluff');
    bob.use('Witch', 'Hex');
    expect([card('Bluffer').def, card('Bluffer').stunned]).toEqual([3, false]);
    resolve(ann, bob);
    expect(card('Bluffer')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  // VS-CTR-07: the loss of a bonus from another character, too.
  test('is looked for when a power that gave DEF is gone', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        hero('Guardian', [{ ...always('Shelter', stats(0, 2)), affects: { name: 'B' } }]),
        hero('Axe', [does('Swing', ko(a(yours({ name: 'Guardian' }))))]),
      ],
      ann: { front: ['Guardian', 'Axe', { body: 'B 3/2', minus: 3 }] },
      bob: {},
    });
    expect(card('B').stunned).toBe(false);
    ann.use('Axe', 'Swing');
    expect(card('B').stunned).toBe(true);
    close();
  });

  // VS-CTR-08: a modifier for the turn outlasts the stun.
  test('stuns again a character that recovers with it', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        hero('Witch', [
          does('Weaken', gets(a(enemy({ name: 'D' })), 0, -3, 'turn')),
          does('Up', recover(a(enemy({ name: 'D' })))),
        ]),
      ],
      ann: { front: ['Witch'] },
      bob: { front: [body('D', 3, 3, 'health:5')] },
    });
    ann.use('Witch', 'Weaken');
    ann.use('Witch', 'Up');
    expect(card('D')).toEqual({ stunned: true, wounds: 2 });
    close();
  });
});

// VS-CTR-06
test('+1/+1 without the word counter places none and is gone after its time', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [hero('Coach', [does('Cheer', gets(a(yours({ name: 'A' })), 1, 1, 'turn'))])],
    ann: { front: ['Coach', body('A', 2, 2)] },
    bob: {},
  });
  ann.use('Coach', 'Cheer');
  expect([card('A').plus, card('A').atk, card('A').def]).toEqual([0, 3, 3]);
  resolve(ann, bob);
  expect([card('A').atk, card('A').def]).toEqual([2, 2]);
  close();
});

describe('wounds and XP', () => {
  const rising = [
    chief('Riser', [levelUp('Rise', 2, on('attacks', itself)), does('Up', becomeLevel(2))], { health: 9 }),
    chief('Riser', [does('Down', becomeLevel(1))], { level: 2, health: 9 }),
  ];

  // VS-CTR-09
  test('wound counters stay on through stun, recovery and level changes', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        ...rising,
        hero('Medic', [
          does('Fell', stun(each(yours({ is: 'main' })))),
          does('Raise', recover(each(yours({ is: 'main' })))),
        ]),
      ],
      ann: { front: [{ card: 'x-riser-1', wounds: 2 }], back: ['Medic'] },
      bob: {},
    });
    ann.use('Medic', 'Fell');
    expect(card('x-riser-1').wounds).toBe(3);
    ann.use('Medic', 'Raise');
    expect(card('x-riser-1').wounds).toBe(3);
    ann.use('x-riser-1', 'Up');
    expect(card('x-riser-2').wounds).toBe(3);
    ann.use('x-riser-2', 'Down');
    expect(card('x-riser-1').wounds).toBe(3);
    close();
  });

  // VS-CTR-10
  test('XP counters are untouched by stuns', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        ...rising,
        hero('Medic', [
          does('Fell', stun(each(yours({ is: 'main' })))),
          does('Hurt', wound(each(yours({ is: 'main' })))),
        ]),
      ],
      ann: { front: [{ card: 'x-riser-1', xp: 1, plus: 2 }], back: ['Medic'] },
      bob: {},
    });
    ann.use('Medic', 'Fell');
    ann.use('Medic', 'Hurt');
    expect([card('x-riser-1').xp, card('x-riser-1').plus]).toEqual([1, 0]);
    close();
  });
});
