import {
  a,
  anyTurn,
  character,
  defender,
  enemy,
  law,
  recover,
  strike,
  stun,
  superPower,
  supporting,
  takeControl,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

// Whom the clauses of The Defenders spare: friends, others, the third of two.

const plain = { cost: 1, atk: 1, def: 1, health: 1, teams: [] } as const;

/** A character of one's side strikes the defender, who may be a friend. */
const misfire = supporting({
  ...plain,
  id: 'xx1-001',
  name: 'Misfire',
  powers: [
    anyTurn('Misfire', 'anyCombat', ['skill'], strike(a(yours({ combat: 'none', other: true })), a(defender()))),
  ],
});

const hush = supporting({
  ...plain,
  id: 'xx1-002',
  name: 'Hush',
  powers: [law('Hush', { rule: 'cantUseSuperPowers', who: 'eachEnemy' })],
});

const helper = supporting({
  ...plain,
  id: 'xx1-003',
  name: 'Helper',
  powers: [
    superPower('Wake', 'recovery', ['skill'], recover(a(character({ stunned: true })))),
    superPower('Tire', 'main', ['skill'], stun(a(yours({ other: true })))),
    superPower('Lure', 'main', ['energy'], takeControl(a(enemy({ is: 'supporting' })))),
  ],
});

describe('when a friend is stunned by a friend', () => {
  const friendly = (id: string) => {
    const at = scene('modern', {
      cards: [misfire],
      ann: { front: [body('A', 1, 99)] },
      bob: {
        front: [body('D', 0, 1, 'health:9')],
        back: [`${id} as X`, 'Misfire'],
        resources: ['Skill Location'],
      },
    });
    at.ann.attack('D', 'A');
    at.ann.pass();
    at.bob.use('Misfire', 'Misfire');
    if (at.bob.offered('choose').includes('X')) at.bob.choose('X');
    return at;
  };

  test('def-033 Winter Soldier freezes himself for enemies only', () => {
    const { ann, bob, card, close } = friendly('def-033');
    expect([card('D').stunned, bob.offered('yes'), card('X').xp]).toEqual([true, [], 0]);
    expect(ann.offered('yes')).toEqual([]);
    close();
  });

  test('def-035 Carnage gets no counter', () => {
    const { card, close } = friendly('def-035');
    expect([card('D').stunned, card('X').plus]).toEqual([true, 0]);
    close();
  });
});

// VS-LVL-03: an action of its player, and no super power.
test('def-007 Luke Cage buys XP though his player can’t use super powers', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hush],
    ann: { back: ['def-007 as Luke'], points: 2 },
    bob: { front: ['Hush'] },
    at: 'recruit',
  });
  ann.use('Luke', 'Hero for Hire');
  ann.number(1);
  expect(card('Luke').xp).toBe(1);
  close();
});

test('def-008 Luke Cage finds one Iron Fist, a supporting character, and shuffles', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      back: ['def-008 as Luke'],
      resources: ['Intellect Location'],
      hand: ['def-012 as Fist'],
      deck: [body('X', 1, 1), body('Y', 1, 1)],
      ko: ['def-012 as Third', body('Iron Fist', 1, 1, 'main')],
    },
    bob: {},
    at: 'recruit',
  });
  ann.use('Luke', 'Power Man and...');
  expect(ann.offered('choose').toSorted()).toEqual(['Fist', 'Third']);
  const [first = ''] = ann.offered('choose');
  ann.choose(first, '...');
  expect(ann.offered('choose')).toEqual([]);
  ann.row('front');
  expect(['Fist', 'Third'].map((name) => card(name).zone === 'front').filter(Boolean)).toHaveLength(1);
  expect([ann.sees('X'), ann.sees('Y')]).toEqual([false, false]);
  close();
});

test.each(['def-031', 'def-032'])('%s Venom gets no counters for the recovery of another', (id) => {
  const { ann, card, close } = scene('modern', {
    cards: [helper],
    ann: {
      back: [`${id} as Eddie`, 'Helper'],
      front: [{ body: 'A 1/1', stunned: true }],
      resources: ['Skill Location', 'Energy Location'],
    },
    bob: {},
    at: 'recovery',
  });
  if (card('A').stunned) ann.use('Helper', 'Wake');
  expect(card('A').stunned).toBe(false);
  ann.use('Eddie', 'Revenge Bond');
  expect(card('Eddie').plus).toBe(0);
  close();
});

test('def-036 Helmut Zemo chooses from the enemy hand alone, by the teams of that player’s main character', () => {
  const { ann, close } = scene('modern', {
    ann: {
      back: ['def-036 as Zemo', body('Own', 1, 9, 'main', 'team:xmen')],
      resources: ['Intellect Location'],
      hand: ['def-037 as Mine'],
    },
    bob: {
      front: [body('D', 1, 1, 'team:underworld')],
      back: [body('Boss', 1, 9, 'main', 'team:defenders')],
      hand: [body('H', 1, 1, 'team:underworld'), body('J', 1, 1, 'team:xmen'), body('K', 1, 1, 'team:defenders')],
    },
  });
  ann.use('Zemo', 'Sow Distrust');
  expect(ann.offered('choose').toSorted()).toEqual(['H', 'J']);
  ann.choose('H');
  close();
});

test('def-038b Typhoid Mary puts counters on two enemies at most, and on none if her player likes', () => {
  const stage = () => {
    const at = scene('modern', {
      ann: { front: ['def-038b as Mary'] },
      bob: { front: [body('D', 0, 9), body('E', 0, 9), body('F', 0, 9)] },
    });
    at.ann.attack('D', 'Mary');
    return at;
  };
  const two = stage();
  two.ann.choose('D', 'E', '...');
  expect(two.ann.offered('choose')).toEqual([]);
  expect(['D', 'E', 'F'].map((name) => two.card(name).minus)).toEqual([1, 1, 0]);
  pass(two.ann, two.bob);
  two.close();
  const none = stage();
  none.ann.done();
  expect(none.card('D').minus).toBe(0);
  pass(none.ann, none.bob);
  none.close();
});

test('def-042 M.O.D.O.K. puts exactly two cards under the deck', () => {
  const { ann, close } = scene('modern', {
    ann: { back: ['def-042 as Modok'], deck: [body('P', 1, 1), body('Q', 1, 1), body('R', 1, 1), body('S', 1, 1)] },
    bob: {},
    at: 'turn',
    open: true,
  });
  expect(ann.offered('done')).toEqual([]);
  ann.choose('P', '...');
  expect(ann.offered('done')).toEqual([]);
  close();
});

describe('def-045 Purple Man', () => {
  const stage = (more: object = {}) => {
    const at = scene('modern', {
      cards: [helper],
      ann: {
        front: ['def-045 as Purple', body('A', 1, 1)],
        back: ['Helper'],
        resources: ['Intellect Location', 'Skill Location', 'Energy Location'],
        ...more,
      },
      bob: { front: [body('D', 5, 5), body('E', 9, 9)] },
    });
    at.ann.use('Purple', 'Brainwash');
    at.ann.choose('D');
    return at;
  };

  test('keeps it when somebody else is stunned or leaves play', () => {
    const at = stage({ front: ['def-045 as Purple', { body: 'A 1/1', wounds: 1 }] });
    at.ann.use('Helper', 'Tire');
    at.ann.choose('A');
    expect([at.card('A').zone, at.card('D').controller]).toEqual(['ko', 'ann']);
    at.close();
  });

  test('keeps it when somebody else leaves play without a stun', () => {
    const at = stage({
      back: ['def-021 as Rhodey'],
      resources: ['Intellect Location', 'Might Location x2'],
    });
    at.ann.use('Rhodey', 'Rocket Launcher');
    at.ann.choose('A');
    expect([at.card('A').zone, at.card('D').controller]).toEqual(['ko', 'ann']);
    at.close();
  });

  test('keeps it when somebody else changes sides', () => {
    const at = stage();
    at.ann.use('Helper', 'Lure');
    at.ann.row('front');
    expect([at.card('E').controller, at.card('D').controller]).toEqual(['ann', 'ann']);
    at.close();
  });

  test('gives nothing back that a third player has taken since', () => {
    const at = scene('modern/freeForAll', {
      cards: [helper],
      ann: { front: ['def-045 as Purple'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 5, 5), body('E', 9, 9)] },
      cem: { front: ['Helper as Thief', body('F', 9, 9)], resources: ['Energy Location'] },
    });
    at.ann.use('Purple', 'Brainwash');
    at.ann.choose('D');
    passTo(at, 'cem', 'main');
    at.cem.use('Thief', 'Lure');
    at.cem.choose('D');
    at.cem.row('front');
    at.cem.attack('Purple', 'F');
    pass(at.cem, at.ann, at.bob);
    expect([at.card('Purple').zone, at.card('D').controller]).toEqual(['ko', 'cem']);
    at.close();
  });
});

test('def-051 Play Dead dazes a defender of one’s own side only', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9, 'team:underworld')], hand: ['def-051 as Twist'] },
    bob: { front: [body('D', 0, 9, 'team:underworld')] },
  });
  ann.attack('D', 'A');
  if (ann.offered('play').includes('Twist')) ann.play('Twist');
  expect(card('D').stunned).toBe(false);
  pass(...(card('Twist').zone === 'ko' ? [bob, ann] : [ann, bob]));
  close();
});
