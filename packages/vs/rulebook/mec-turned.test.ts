import { describe, expect, test } from 'vitest';
import {
  a,
  cancelCombat,
  draw,
  endOfCombat,
  fits,
  gets,
  hide,
  itself,
  on,
  plotTwist,
  putPlus,
  trigger,
  turnCombat,
  when,
  yours,
} from '../src/index.ts';
import { body, hero, scene, twist } from './cast.ts';
import { meddles, resolve } from './fight.ts';

const turner = hero(
  'Turner',
  [meddles('Turn', when(fits('self', { combat: 'defender' }), [cancelCombat, turnCombat()]))],
  { atk: 6, def: 6 },
);
const cards = [
  turner,
  twist('Push', 'combat', gets(a(yours({ combat: 'any' })), 1, 0)),
  plotTwist({ id: 'x-quick', name: 'Quick', timing: 'combat', anyTurn: true, effects: [draw()] }),
];

/** Ann's two attack the Turner together; a third one stays at home. */
const turned = (at: 'front' | 'back' = 'front', ...ann: string[]) => {
  const it = scene('modern', {
    cards,
    ann: { [at]: [body('A', 2, 6, 'ranged'), body('B', 2, 7, 'ranged'), body('C', 1, 1)], hand: ann, deck: 3 },
    bob: { front: ['Turner', body('D', 1, 1)], hand: ['Push', 'Quick'], deck: 3 },
    open: true,
  });
  it.ann.attack('Turner', 'A', 'B');
  it.ann.pass();
  it.bob.use('Turner', 'Turn');
  return it;
};
const stunned = (at: { card(name: string): { stunned?: unknown } }, ...names: string[]) =>
  names.map((name) => at.card(name).stunned);

describe('A combat turned round', () => {
  // VS-MEC-ATTACK-12
  test('has the former attackers as defenders, each struck with full ATK, and all of them strike back', () => {
    const at = turned();
    expect(['A', 'B', 'C', 'D', 'Turner'].map((name) => at.card(name).role)).toEqual([
      'defender',
      'defender',
      'none',
      'none',
      'attacker',
    ]);
    resolve(at.bob, at.ann);
    expect(stunned(at, 'A', 'B', 'C', 'Turner')).toEqual([true, false, false, false]);
  });

  // VS-MEC-ATTACK-12, VS-MEC-ATTACK-01: 3 + 3 ATK reach 6 DEF.
  test('the strikes of its defenders are added up', () => {
    const at = scene('modern', {
      cards,
      ann: { front: [body('A', 3, 9), body('B', 3, 9)] },
      bob: { front: ['Turner'] },
      open: true,
    });
    at.ann.attack('Turner', 'A', 'B');
    at.ann.pass();
    at.bob.use('Turner', 'Turn');
    resolve(at.bob, at.ann);
    expect(stunned(at, 'A', 'B', 'Turner')).toEqual([false, false, true]);
  });

  // VS-MEC-ATTACK-12: whatever kind it was before, and wherever the attacker stands; she is not exhausted by it.
  test('is a melee combat', () => {
    const at = scene('modern', {
      cards,
      ann: { back: [body('A', 9, 6, 'ranged')] },
      bob: { back: ['Turner'] },
      open: true,
    });
    at.ann.attack('Turner', 'A');
    at.ann.pass();
    at.bob.use('Turner', 'Turn');
    resolve(at.bob, at.ann);
    expect(stunned(at, 'A', 'Turner')).toEqual([true, true]);
    const ready = turned();
    resolve(ready.bob, ready.ann);
    expect(ready.card('Turner').exhausted).toBe(false);
  });

  // VS-MEC-ATTACK-12: hers, in that combat alone, and nobody else's.
  test('lets its player play Combat plot twists of any kind in it', () => {
    const at = turned('front', 'Push');
    expect(at.bob.offered('play')).toEqual(['Push', 'Quick']);
    at.bob.play('Push');
    resolve(at.ann, at.bob);
    expect(stunned(at, 'A', 'B')).toEqual([true, true]);
    at.ann.attack('D', 'C');
    expect(at.ann.offered('play')).toEqual(['Push']);
    at.ann.pass();
    expect(at.bob.offered('play')).toEqual(['Quick']);
    at.bob.pass();
  });

  // VS-MEC-ATTACK-12: her powers are bound to a turn as ever.
  test('lifts nothing for super powers', () => {
    const chief = hero('Turner', [
      meddles('Turn', when(fits('self', { combat: 'defender' }), [cancelCombat, turnCombat()])),
      { power: 'super', name: 'Own', timing: 'combat', cost: [], effects: [draw()] },
    ]);
    const at = scene('modern', {
      cards: [chief],
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['Turner'], deck: 2 },
      open: true,
    });
    at.ann.attack('Turner', 'A');
    at.ann.pass();
    at.bob.use('Turner', 'Turn');
    expect(at.bob.offered('use')).toEqual([]);
    resolve(at.bob, at.ann);
  });

  // VS-MEC-ATTACK-12: the first combat is over before the second begins.
  test('begins when the cancelled one has ended', () => {
    const watch = hero('Watch', [
      meddles('Help', gets('self', 5, 0)),
      trigger('End', endOfCombat, putPlus(1, 'self')),
      trigger('Hit', on('isAttacked', itself), putPlus(1, 'self')),
      trigger('Go', on('attacks', itself), putPlus(1, 'self')),
    ]);
    const at = scene('modern', {
      cards: [turner, watch],
      ann: { front: ['Watch'] },
      bob: { front: ['Turner'] },
      open: true,
    });
    at.ann.attack('Turner', 'Watch');
    at.ann.use('Watch', 'Help');
    expect([at.card('Watch').plus, at.card('Watch').atk]).toEqual([1, 8]);
    at.bob.use('Turner', 'Turn');
    expect([at.card('Watch').plus, at.card('Watch').atk]).toEqual([3, 5]);
    resolve(at.bob, at.ann);
  });

  // VS-MEC-ATTACK-12: whoever is gone or face down as it would begin is not in it.
  test('has nobody in it who is no longer there', () => {
    const coward = hero('Coward', [trigger('Flee', endOfCombat, hide('self'))], { atk: 1, def: 1 });
    const at = scene('modern', {
      cards: [turner, coward],
      ann: { front: ['Coward', body('A', 1, 6)] },
      bob: { front: ['Turner'] },
      open: true,
    });
    at.ann.attack('Turner', 'Coward', 'A');
    at.ann.pass();
    at.bob.use('Turner', 'Turn');
    expect([at.card('Coward').role, at.card('A').role]).toEqual(['none', 'defender']);
    resolve(at.bob, at.ann);
    const alone = scene('modern', {
      cards: [turner, coward],
      ann: { front: ['Coward'] },
      bob: { front: ['Turner'] },
    });
    alone.ann.attack('Turner', 'Coward');
    alone.ann.pass();
    alone.bob.use('Turner', 'Turn');
    expect(alone.card('Turner').role).toBe('none');
    expect(alone.card('Coward').role).toBe('none');
  });

  // VS-MEC-ATTACK-12: two who can do it turn it again and again, with no mark left over.
  test('can be turned back', () => {
    const other = { ...turner, id: 'x-other', name: 'Other' };
    const at = scene('modern', {
      cards: [turner, other],
      ann: { front: ['Other', body('C', 1, 1)] },
      bob: { front: ['Turner', body('D', 1, 9)] },
      open: true,
    });
    at.ann.attack('Turner', 'Other');
    at.ann.pass();
    at.bob.use('Turner', 'Turn');
    at.bob.pass();
    at.ann.use('Other', 'Turn');
    expect([at.card('Other').role, at.card('Turner').role]).toEqual(['attacker', 'defender']);
    resolve(at.ann, at.bob);
    expect(stunned(at, 'Other', 'Turner')).toEqual([true, true]);
    at.ann.attack('D', 'C');
    resolve(at.ann, at.bob);
    expect(at.card('D').role).toBe('none');
  });

  // VS-MEC-ATTACK-12: it takes the place of a combat that is cancelled, and of no other.
  test('is nothing without a cancelled combat', () => {
    const idle = hero('Idle', [meddles('Turn', turnCombat())]);
    const at = scene('modern', {
      cards: [idle],
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['Idle'] },
      open: true,
    });
    at.ann.attack('Idle', 'A');
    at.ann.pass();
    at.bob.use('Idle', 'Turn');
    expect([at.card('Idle').role, at.card('A').role]).toEqual(['defender', 'attacker']);
    resolve(at.ann, at.bob);
    expect(at.card('Idle').role).toBe('none');
  });
});
