import { describe, expect, test } from 'vitest';
import { anyTurn, draw, keyword, law, putPlus, rule } from '../src/index.ts';
import { body, does, hero, scene, twist } from './cast.ts';

const trickster = hero(
  'Trickster',
  [{ ...anyTurn('Trick', 'anyCombat', [], putPlus(1, 'self')), free: true, asTwist: true }],
  { def: 9 },
);
const plain = hero('Plain', [anyTurn('Trick', 'anyCombat', [], putPlus(1, 'self'))], { def: 9 });
const silence = hero('Silence', [
  does('Hush', rule('turn', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } })),
  keyword('flight'),
]);
const strict = hero('Strict', [
  law('Law', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist', hasTeam: true } }),
]);
const master = hero('Master', [keyword('combatMaster')], { def: 9 });
const cards = [trickster, plain, silence, strict, master, twist('Any', 'combat', draw())];

/** What Bob may use when Ann's `by` has attacked. */
function used(by: string, bob: string, before?: 'Hush'): readonly string[] {
  const at = scene('modern', {
    cards,
    ann: { front: [by === 'A' ? body('A', 1, 9) : by], back: ['Silence'] },
    bob: { front: [body('D', 0, 9)], back: [bob] },
    open: true,
  });
  if (before === 'Hush') at.ann.use('Silence', 'Hush');
  at.ann.attack('D', by);
  at.ann.pass();
  return at.bob.offered('use');
}

describe('an action as though it were a plot twist', () => {
  // VS-MEC-FREEACT-03
  test('is there whenever an Any Turn Combat plot twist could be played', () => {
    expect(used('A', 'Trickster')).toEqual(['Trickster, Trick']);
  });

  // VS-MEC-FREEACT-03: by a rule that lasts, and by one of a card.
  test('is barred with all plot twists, which a super power is not', () => {
    expect(used('A', 'Trickster', 'Hush')).toEqual([]);
    expect(used('A', 'Plain', 'Hush')).toEqual(['Plain, Trick']);
    expect(used('Master', 'Trickster')).toEqual([]);
  });

  // VS-MEC-FREEACT-03: the rule is for enemies, and for every kind.
  test('is not barred by a rule for others, or for some plot twists', () => {
    expect(used('Strict', 'Trickster')).toEqual(['Trickster, Trick']);
    const at = scene('modern', {
      cards,
      ann: { front: ['Master', 'Trickster'] },
      bob: { front: [body('D', 0, 9)] },
      open: true,
    });
    at.ann.attack('D', 'Master');
    expect(at.ann.offered('use')).toEqual(['Trickster, Trick']);
  });
});
