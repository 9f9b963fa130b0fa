import { a, anyTurn, attacker, defender, enemy, strike, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// What characters of Legacy do when they stun or KO an enemy defender, they do for nobody else.

const misfire = supporting({
  id: 'xx1-001',
  name: 'Misfire',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [
    anyTurn('Friend', 'anyCombat', ['skill'], strike(a(attacker()), a(yours({ combat: 'none', other: true })))),
    anyTurn('Stray', 'anyCombat', ['energy'], strike(a(attacker()), a(enemy({ combat: 'none' })))),
    anyTurn('Bystander', 'anyCombat', ['might'], strike(a(yours({ combat: 'none', other: true })), a(defender()))),
    superPower(
      'Shot',
      'main',
      ['intellect'],
      strike(a(yours({ other: true })), a(enemy({ row: 'back', is: 'supporting' }))),
    ),
  ],
});

/** X attacks a wall alone, and is made to strike somebody else meanwhile. */
const attackWith = (id: string, how: 'Friend' | 'Stray', facts: object = {}) => {
  const at = scene('modern', {
    cards: [misfire],
    ann: {
      front: [{ card: id, as: 'X', ...facts }, body('F', 0, 1, 'health:1')],
      back: ['Misfire'],
      resources: ['Skill Location', 'Energy Location'],
    },
    bob: { front: [body('D', 0, 99)], back: [body('E', 0, 1, 'health:9'), body('Chief', 0, 99, 'main')] },
  });
  at.ann.attack('D', 'X');
  at.ann.use('Misfire', how);
  const whom = how === 'Friend' ? 'F' : 'E';
  if (at.ann.offered('choose').includes(whom)) at.ann.choose(whom);
  return at;
};

/** X stands by while a friend defends, and is made to strike that friend. */
const strikeFriend = (id: string, row: 'front' | 'back' = 'front') => {
  const friend = body('D', 0, 1, row === 'front' ? 'health:9' : 'health:1');
  const at = scene('modern', {
    cards: [misfire],
    ann: { front: [body('A', 1, 99, 'flight')] },
    bob: {
      [row]: [friend],
      front: [...(row === 'front' ? [friend] : []), `${id} as X`],
      ...(row === 'back' && { back: [friend, 'Misfire'] }),
      ...(row === 'front' && { back: ['Misfire'] }),
      resources: ['Might Location'],
      hand: [body('H', 1, 1), body('J', 1, 1)],
    },
  });
  at.ann.attack('D', 'A');
  at.ann.pass();
  at.bob.use('Misfire', 'Bystander');
  if (at.bob.offered('choose').includes('X')) at.bob.choose('X');
  return at;
};

test.each(['Friend', 'Stray'] as const)('leg-012 Wolverine gains no XP for a %s', (how) => {
  const { ann, bob, card, close } = attackWith('leg-012', how);
  expect(card('X').xp).toBe(0);
  pass(bob, ann);
  close();
});

test.each(['Friend', 'Stray'] as const)('leg-013 Wolverine is not readied for a %s', (how) => {
  const at = scene('modern', {
    cards: [misfire],
    ann: {
      front: ['leg-013 as X', body('F', 0, 1, 'health:9')],
      back: ['Misfire'],
      resources: ['Might Location', 'Skill Location', 'Energy Location'],
    },
    bob: { front: [body('D', 0, 99)], back: [body('E', 0, 1, 'health:9'), body('Chief', 0, 99, 'main')] },
  });
  at.ann.use('X', 'Kill-Frenzy');
  at.ann.attack('D', 'X');
  at.ann.use('Misfire', how);
  const whom = how === 'Friend' ? 'F' : 'E';
  if (at.ann.offered('choose').includes(whom)) at.ann.choose(whom);
  expect([at.card(whom).stunned, at.card('X').exhausted]).toEqual([true, true]);
  pass(at.bob, at.ann);
  at.close();
});

describe('leg-016 Psylocke', () => {
  test('costs her own player nothing for a friend she stuns', () => {
    const { bob, seat, close } = strikeFriend('leg-016');
    expect([seat('bob').hand?.length, bob.offered('choose')]).toEqual([2, []]);
    close();
  });

  test('has the other player choose from their own hand', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['leg-016 as Betsy'], hand: ['Might Location'] },
      bob: { front: [body('D', 0, 1)], hand: ['Skill Location', 'Energy Location'] },
    });
    ann.attack('D', 'Betsy');
    pass(ann, bob);
    expect(bob.offered('choose').toSorted()).toEqual(['Energy Location', 'Skill Location']);
    bob.choose('Skill Location');
    close();
  });
});

test('leg-019 Drax gains no XP for a friend', () => {
  const { ann, bob, card, close } = attackWith('leg-019', 'Friend');
  expect([card('F').zone, card('X').xp]).toEqual(['ko', 0]);
  pass(bob, ann);
  close();
});

describe.each(['leg-068', 'leg-071'])('%s Elektra', (id) => {
  const gained = (
    at: { readonly card: (name: string) => object; readonly seat: (name: string) => object },
    seat: string,
  ) => [Reflect.get(at.card('X'), 'xp') ?? 0, Reflect.get(at.seat(seat), 'hand')?.length];

  test('gains nothing for a friend who defends in the back row', () => {
    const at = strikeFriend(id, 'back');
    expect([at.card('D').zone, ...gained(at, 'bob')]).toEqual(['ko', 0, 2]);
    at.close();
  });

  test('gains nothing for an enemy in the back row who does not defend', () => {
    const at = scene('modern', {
      cards: [misfire],
      ann: { front: [`${id} as X`], back: ['Misfire'], resources: ['Intellect Location'] },
      bob: { back: [body('E', 0, 1, 'health:1'), body('Chief', 0, 99, 'main')] },
    });
    at.ann.use('Misfire', 'Shot');
    if (at.ann.offered('choose').includes('X')) at.ann.choose('X');
    expect([at.card('E').zone, ...gained(at, 'ann')]).toEqual(['ko', 0, 0]);
    at.close();
  });
});
