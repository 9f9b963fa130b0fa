import { a, anyTurn, attacker, aura, defender, has, strike, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// Whom the clauses of the Alien battles spare, how many they take, and what is forgotten when a deck is shuffled.

const misfire = supporting({
  id: 'xx1-001',
  name: 'Misfire',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [
    anyTurn('Bystander', 'anyCombat', ['might'], strike(a(yours({ combat: 'none', other: true })), a(defender()))),
    anyTurn('Attacker', 'anyCombat', ['skill'], strike(a(attacker()), a(yours({ combat: 'none', other: true })))),
  ],
});

/** Everybody of one's side shoots from the back row. */
const scope = supporting({
  id: 'xx1-002',
  name: 'Scope',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [aura('Scope', { side: 'yours', is: 'character' }, has('ranged'))],
});

test('aln-004 Lt. Ripley equips one of her own side with one find, and shuffles', () => {
  const { ann, card, seat, close } = scene('modern', {
    ann: {
      front: ['aln-004 as Ripley', body('X', 1, 1)],
      resources: ['Skill Location'],
      deck: ['aln-024 as Mother', 'aln-025 as Loader', body('Y', 1, 1)],
    },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.use('Ripley', 'I Can Handle Myself');
  const [first = ''] = ann.offered('choose');
  ann.choose(first, '...');
  expect(ann.offered('choose').toSorted()).toEqual(['Ripley', 'X']);
  ann.choose('X');
  expect([card('X').equipment, seat('ann').deck?.length]).toEqual([[first], 2]);
  expect(ann.sees('Y')).toBe(false);
  close();
});

test.each(['aln-005', 'aln-006'])('%s Sister Ripley strengthens two of her front row at most, and need not', (id) => {
  const stage = () => {
    const at = scene('modern', {
      ann: {
        front: [body('A', 1, 1), body('B', 1, 1), body('C', 1, 1)],
        back: [`${id} as Ripley`],
        resources: ['Intellect Location'],
      },
      bob: {},
    });
    at.ann.use('Ripley', 'Your A** is Already on the Line');
    return at;
  };
  const two = stage();
  two.ann.choose('A', 'B', '...');
  expect([two.ann.offered('choose'), two.card('A').plus, two.card('B').plus, two.card('C').plus]).toEqual([
    [],
    1,
    1,
    0,
  ]);
  two.close();
  const none = stage();
  none.ann.done();
  expect(none.card('A').plus).toBe(0);
  none.close();
});

describe('aln-006 Sister Ripley', () => {
  const sacrifice = 'Sacrifice and Resurrection';

  test('is replaced only while she is a main character, by a Ripley #8 of her own player', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [{ card: 'aln-006', as: 'Ripley', main: false }],
        back: [body('Boss', 1, 9, 'main')],
        resources: ['Humanity Location'],
        side: ['aln-008 as Eight'],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Ripley');
    ann.use('Ripley', sacrifice);
    expect([card('Ripley').zone, card('Eight').zone]).toEqual(['front', 'side']);
    pass(bob, ann);
    close();
  });

  test('takes no Ripley #8 of an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aln-006 as Ripley'], resources: ['Humanity Location'] },
      bob: { front: [body('D', 0, 99)], back: [body('Chief', 1, 9, 'main')], side: ['aln-008 as Theirs'] },
    });
    ann.attack('D', 'Ripley');
    ann.use('Ripley', sacrifice);
    expect([card('Ripley').zone, card('Theirs').zone]).toEqual(['front', 'side']);
    pass(bob, ann);
    close();
  });
});

describe('aln-007, aln-008 Ripley #8', () => {
  test.each(['aln-007', 'aln-008'])('%s bleeds on enemies only', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [`${id} as Ripley`, body('A', 1, 9)], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    ann.use('Ripley', 'Acidic Blood');
    ann.number(2);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('D').minus, card('A').minus]).toEqual([2, 0]);
    close();
  });

  // VS-PWR-08, VS-LVL-03: the power stands on the version that is left behind.
  test('aln-007 is healed of all wounds when she levels up, and by nobody else’s level', () => {
    const own = scene('modern', {
      ann: { front: [{ card: 'aln-007', wounds: 1 }] },
      bob: {},
      at: 'mainStart',
    });
    own.ann.yes();
    expect([own.card('aln-008').zone, own.card('aln-008').wounds]).toEqual(['front', 0]);
    own.close();
    const other = scene('modern', {
      turn: 'bob',
      ann: { front: [{ card: 'aln-007', as: 'Ripley', wounds: 2 }] },
      bob: { back: [{ card: 'def-007', xp: 4 }], points: 1 },
      at: 'recruit',
    });
    other.bob.use('def-007', 'Hero for Hire');
    other.bob.number(1);
    expect([other.card('def-008').level, other.card('Ripley').wounds]).toEqual([2, 2]);
    other.close();
  });

  test('aln-008 leaves her own player’s deck alone, and the enemy shuffles', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        front: ['aln-008 as Ripley'],
        resources: ['Humanity Location'],
        deck: ['aln-038 as Own', body('W', 1, 1)],
      },
      bob: { deck: ['aln-038 as Theirs', body('X', 1, 1), body('Y', 1, 1)], front: [body('D', 1, 1)] },
    });
    ann.use('Ripley', "I'm Sorry");
    ann.name('Leaping Xenomorph');
    expect([seat('ann').deck?.length, seat('bob').deck?.length]).toEqual([2, 2]);
    expect([ann.sees('X'), bob.sees('X')]).toEqual([false, false]);
    close();
  });
});

test('aln-011 Kane shuffles what he has shown', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { hand: ['aln-011 as Kane'], deck: [body('P', 1, 1), 'Might Location', body('Q', 1, 1)], points: 9 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Kane', 'front');
  expect([card('Might Location').zone, ann.sees('P'), bob.sees('P')]).toEqual(['hand', false, false]);
  close();
});

test('aln-017 Christie ricochets for himself and at enemies only, and the stunned one is stunned once', () => {
  const friendly = scene('modern', {
    cards: [misfire],
    ann: { front: [body('A', 1, 99)] },
    bob: {
      front: [
        { body: 'Twin 0/1 health:9 swarm', as: 'D' },
        { body: 'Twin 0/99 health:9 swarm', as: 'E' },
      ],
      back: ['aln-017 as Christie', 'Misfire'],
      resources: ['Might Location'],
    },
  });
  friendly.ann.attack('D', 'A');
  friendly.ann.pass();
  friendly.bob.use('Misfire', 'Bystander');
  if (friendly.bob.offered('choose').includes('Christie')) friendly.bob.choose('Christie');
  expect([friendly.card('D').stunned, friendly.card('E').stunned]).toEqual([true, false]);
  friendly.close();

  const another = scene('modern', {
    ann: { front: ['aln-017 as Christie', body('A', 9, 99)] },
    bob: {
      front: [
        { body: 'Twin 0/1 health:9 swarm', as: 'D' },
        { body: 'Twin 0/99 health:9 swarm', as: 'E' },
      ],
    },
  });
  another.ann.attack('D', 'A');
  pass(another.ann, another.bob);
  expect([another.card('D').stunned, another.card('E').stunned]).toEqual([true, false]);
  another.close();

  const own = scene('modern', {
    ann: { front: ['aln-017 as Christie'] },
    bob: {
      front: [
        { body: 'Twin 0/1 health:9 swarm', as: 'D' },
        { body: 'Twin 0/99 health:9 swarm', as: 'E' },
      ],
    },
  });
  own.ann.attack('D', 'Christie');
  pass(own.ann, own.bob);
  expect([own.card('D').wounds, own.card('E').stunned]).toEqual([1, true]);
  own.close();
});

test('aln-019 Private Hudson wounds his main character, not another of his side', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 9)] },
    bob: { front: ['aln-019 as Hudson', body('F', 1, 9)], back: [body('Boss', 1, 1, 'main', 'health:5')] },
  });
  ann.attack('Hudson', 'A');
  pass(ann, bob);
  expect([card('Boss').wounds, card('F').wounds, bob.offered('choose')]).toEqual([1, 0, []]);
  close();
});

describe.each(['aln-027', 'aln-028'])('%s The Perfect Organism', (id) => {
  const fight = (row: 'front' | 'back') => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [scope],
      ann: {
        [row]: [`${id} as Big`],
        front: row === 'front' ? [`${id} as Big`, 'Scope'] : ['Scope'],
        resources: ['Alien Location'],
      },
      bob: { front: [body('D', 99, 99, 'ranged')] },
    });
    ann.attack('D', 'Big');
    ann.use('Big', 'Its Structural Perfection...');
    pass(bob, ann);
    const { stunned } = card('Big');
    close();
    return stunned;
  };

  test('keeps the defender from striking back in melee, not at range', () => {
    expect([fight('front'), fight('back')]).toEqual([false, true]);
  });
});
