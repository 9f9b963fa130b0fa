import { a, anyTurn, attacker, defender, enemy, strike, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// What a character of A-Force or the Femme Fatales does to enemies, it does not do to friends.

const misfire = supporting({
  id: 'xx1-001',
  name: 'Misfire',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [
    anyTurn('Attacker', 'anyCombat', ['skill'], strike(a(attacker()), a(yours({ combat: 'none', other: true })))),
    anyTurn('Bystander', 'anyCombat', ['might'], strike(a(yours({ combat: 'none', other: true })), a(defender()))),
    superPower('Shot', 'main', ['energy'], strike(a(yours({ other: true })), a(enemy()))),
  ],
});

test('aff-001 Captain Marvel gains no XP for a stun outside combat', () => {
  const { ann, card, close } = scene('modern', {
    cards: [misfire],
    ann: { front: ['aff-001 as Carol'], back: ['Misfire'], resources: ['Energy Location'] },
    bob: { front: [body('D', 0, 1)], back: [body('Chief', 1, 9, 'main')] },
  });
  ann.use('Misfire', 'Shot');
  ann.choose('D');
  expect([card('D').stunned, card('Carol').xp]).toEqual([true, 0]);
  close();
});

test('aff-001 Captain Marvel gains no XP for a friend she stuns in combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [misfire],
    ann: {
      front: ['aff-001 as Carol', body('F', 0, 1, 'health:9')],
      back: ['Misfire'],
      resources: ['Skill Location'],
    },
    bob: { front: [body('D', 0, 99)] },
  });
  ann.attack('D', 'Carol');
  ann.use('Misfire', 'Attacker');
  if (ann.offered('choose').includes('F')) ann.choose('F');
  expect([card('F').stunned, card('Carol').xp]).toEqual([true, 0]);
  pass(bob, ann);
  close();
});

test('aff-021 Rogue absorbs nothing of a friend she KOs', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [misfire],
    ann: { front: [body('A', 1, 99)] },
    bob: {
      front: [{ body: 'D 0/1 stealth health:1' }],
      back: ['aff-021 as Rogue', 'Misfire'],
      resources: ['Might Location'],
    },
  });
  const before = card('Rogue').keywords;
  ann.attack('D', 'A');
  ann.pass();
  bob.use('Misfire', 'Bystander');
  if (bob.offered('choose').includes('Rogue')) bob.choose('Rogue');
  expect([card('D').zone, card('Rogue').keywords]).toEqual(['ko', before]);
  close();
});

describe('aff-046 Lady Deathstrike', () => {
  test('wounds nobody whom another stuns', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['aff-046 as Yuriko', body('A', 9, 99, 'team:femmeFatales')],
        resources: ['Might Location', 'Skill Location'],
      },
      bob: { front: [body('D', 0, 1), body('Chief', 0, 6, 'main', 'health:9')] },
    });
    ann.attack('D', 'Yuriko');
    ann.use('Yuriko', 'Death Strike');
    pass(bob, ann);
    expect(card('D').wounds).toBe(1);
    ann.attack('Chief', 'A');
    pass(ann, bob);
    expect([card('Chief').stunned, card('Chief').wounds]).toEqual([true, 1]);
    close();
  });

  test('wounds no main character whom another attacker of her team stuns', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [misfire],
      ann: {
        front: ['aff-046 as Yuriko', body('A', 9, 99, 'team:femmeFatales')],
        back: ['Misfire'],
        resources: ['Might Location'],
      },
      bob: { front: [body('Chief', 99, 6, 'main', 'health:9')] },
    });
    ann.attack('Chief', 'Yuriko', 'A');
    ann.use('Yuriko', 'Death Strike');
    pass(bob, ann);
    bob.choose('Yuriko');
    // She was struck back and did not survive; the other one did.
    expect([card('Yuriko').stunned || card('Yuriko').zone === 'ko', card('A').stunned]).toEqual([true, false]);
    expect([card('Chief').stunned, card('Chief').wounds]).toEqual([true, 1]);
    close();
  });

  test('wounds no main character of her own side', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [misfire],
      ann: {
        front: ['aff-046 as Yuriko', body('Boss', 0, 1, 'main', 'health:9')],
        back: ['Misfire'],
        resources: ['Might Location', 'Skill Location'],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Yuriko');
    ann.use('Yuriko', 'Death Strike');
    bob.pass();
    ann.use('Misfire', 'Attacker');
    if (ann.offered('choose').includes('Boss')) ann.choose('Boss');
    pass(bob, ann);
    expect([card('Boss').stunned, card('Boss').wounds]).toEqual([true, 1]);
    close();
  });
});
