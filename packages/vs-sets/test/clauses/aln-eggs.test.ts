import { a, anyTurn, attacker, strike, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// What the Xenomorphs spare: enemies' swarms, enemies' eggs, friends.

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
  ],
});

test('aln-029 The Queen gains nothing for a swarm on an enemy side', () => {
  const { bob, card, close } = scene('modern', {
    turn: 'bob',
    ann: { back: ['aln-029 as Queen', 'aln-038 as Mine'] },
    bob: { hand: ['aln-038 as Theirs'], points: 9 },
    at: 'recruit',
  });
  bob.recruit('Theirs', 'front');
  expect(card('Queen').xp).toBe(0);
  close();
});

describe('aln-030 The Queen, Level 2', () => {
  const eggs = "Who's Laying the Eggs?";

  test('looks for one Ovomorph of her own player, shuffles, and hatches her own side’s eggs', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['aln-030 as Queen'],
        deck: ['aln-035 as One', body('X', 1, 1), body('Y', 1, 1)],
        ko: ['aln-035 as Two'],
        resources: ['Energy Location'],
        side: ['aln-052 as Hug'],
      },
      bob: { front: [body('D', 1, 1), 'aln-035 as Egg'], ko: ['aln-035 as Theirs'] },
    });
    ann.use('Queen', eggs);
    expect(ann.offered('choose').toSorted()).toEqual(['One', 'Two']);
    const [first = ''] = ann.offered('choose');
    ann.choose(first, '...');
    expect(ann.offered('choose')).toEqual([]);
    ann.no();
    expect([ann.offered('yes'), ann.sees('X'), card('Theirs').zone]).toEqual([[], false, 'ko']);
    close();
  });
});

test('aln-032 The Dragon is not healed for a friend', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [misfire],
    ann: {
      front: [{ card: 'aln-032', as: 'Dragon', wounds: 2 }, body('F', 0, 1, 'health:1')],
      back: ['Misfire'],
      resources: ['Alien Location', 'Skill Location'],
    },
    bob: { front: [body('D', 0, 99)] },
  });
  ann.use('Dragon', 'It Feeds on Minds');
  ann.attack('D', 'Dragon');
  ann.use('Misfire', 'Attacker');
  if (ann.offered('choose').includes('F')) ann.choose('F');
  expect([card('F').zone, card('Dragon').wounds]).toEqual(['ko', 2]);
  pass(bob, ann);
  close();
});

test('aln-042 Xenomorph Spitter: the others of the name spit at enemies, too', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['aln-042 as One', 'aln-042 as Two', body('A', 1, 9)], resources: ['Energy Location'] },
    bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('Chief', 1, 9, 'main')] },
  });
  ann.use('One', 'Spit Acid');
  ann.choose('D');
  expect(ann.offered('choose').toSorted()).toEqual(['Chief', 'D', 'E']);
  ann.choose('E');
  expect([card('D').minus, card('E').minus, card('A').minus]).toEqual([2, 2, 0]);
  close();
});

describe('aln-047 The Queen', () => {
  const eggs = "Who's Laying the Eggs?";
  const stage = (how: 'resources' | 'hand') => {
    const at = scene('modern', {
      ann: {
        front: ['aln-047 as Queen'],
        ko: ['aln-035 as One'],
        deck: ['aln-035 as Two', body('X', 1, 1), body('Y', 1, 1)],
        hand: ['aln-035 as Three', ...(how === 'hand' ? ['Energy Location'] : [])],
        resources: how === 'hand' ? [] : ['Energy Location'],
      },
      bob: { front: [body('D', 1, 99)], ko: ['aln-035 as Theirs'] },
    });
    at.ann.attack('D', 'Queen');
    at.ann.use('Queen', eggs);
    return at;
  };

  test.each(['resources', 'hand'] as const)(
    'finds two of her own player’s at most and shuffles, paid from %s',
    (how) => {
      const { ann, bob, card, close } = stage(how);
      expect(ann.offered('choose').toSorted()).toEqual(['One', 'Three', 'Two']);
      const [first = '', second = ''] = ann.offered('choose');
      ann.choose(first, second, '...');
      expect(ann.offered('choose')).toEqual([]);
      if (how === 'hand') ann.number(0);
      expect([ann.sees('X'), card('Theirs').zone]).toEqual([false, 'ko']);
      pass(bob, ann);
      close();
    },
  );
});

test('aln-052 Facehugger: a Xenomorph of its own player’s hand may come', () => {
  const { ann, close } = scene('modern', {
    ann: {
      back: [{ card: 'aln-052', as: 'Hug', captives: [{ body: 'Prey 1/1 health:3', owner: 'bob' }] }],
      hand: ['aln-042 as Spitter', 'aln-038 as Leaper'],
      resources: ['Alien Location'],
    },
    bob: { hand: ['aln-042 as Theirs'] },
    at: 'build',
    open: true,
  });
  ann.yes();
  ann.pay('Alien Location');
  ann.yes();
  expect(ann.offered('choose').toSorted()).toEqual(['Leaper', 'Spitter']);
  close();
});

test('aln-053 Extended Incubation is shuffled into its pile, so that nobody knows which card it is', () => {
  const { ann, bob, card, random, seat, close } = scene('modern', {
    ann: {
      back: ['aln-030 as Queen', 'aln-035 as Egg'],
      resources: ['Energy Location'],
      side: ['aln-053 as Wait', 'aln-052 as Hug', 'aln-052 as Other'],
      deck: 3,
    },
    bob: { front: [body('D', 1, 1)] },
  });
  random('Wait');
  ann.use('Queen', "Who's Laying the Eggs?");
  if (ann.offered('done').length > 0) ann.done();
  ann.yes();
  expect([card('Egg').zone, seat('ann').side?.length]).toEqual(['back', 3]);
  expect([ann.sees('aln-053'), bob.sees('aln-053')]).toEqual([false, false]);
  // A shuffled card is no longer the one it was.
  expect(() => card('Wait')).toThrow();
  close();
});
