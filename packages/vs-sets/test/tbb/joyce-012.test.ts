import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('tbb-012 Joyce', () => {
  const POWER = 'Get the Hell Away From My Daughter!';
  const fight = (main: string, target: string, more: object = {}) => {
    const at = scene('modern', {
      ann: { front: [body('A', 20, 30)] },
      bob: { front: [main, body('B', 1, 1)], back: ['tbb-012 as Joyce'], resources: ['Might Location'], ...more },
      open: true,
    });
    at.ann.attack(target, 'A');
    pass(at.ann, at.bob);
    return at;
  };

  // VS-MEC-WOUND-05
  test('keeps a Good main character from a wound', () => {
    const { bob, card, decides } = fight('tbb-001 as Chief', 'Chief');
    expect(bob.offered('react')).toEqual([`Joyce, ${POWER}`]);
    bob.react('Joyce', POWER);
    expect([card('Chief').stunned, card('Chief').wounds, decides()]).toEqual([true, 0, 'ann']);
  });

  test('may let it be', () => {
    const { bob, card } = fight('tbb-001 as Chief', 'Chief');
    bob.pass();
    expect([card('Chief').stunned, card('Chief').wounds]).toEqual([true, 1]);
  });

  test('does so for no Evil one, and for no supporting character', () => {
    const { card, decides } = fight('tbb-029 as Chief', 'Chief');
    expect([card('Chief').wounds, decides()]).toEqual([1, 'ann']);
    expect(fight('tbb-001 as Chief', 'B').decides()).toBe('ann');
  });

  test('costs Might', () => {
    const { bob } = fight('tbb-001 as Chief', 'Chief', { resources: ['Skill Location'] });
    expect(bob.offered('react')).toEqual([]);
  });

  test('is for the turn of an enemy, and for characters of her side', () => {
    const own = scene('modern', {
      ann: { front: ['tbb-001 as Chief'], back: ['tbb-012 as Joyce'], resources: ['Might Location'] },
      bob: { front: [body('D', 20, 30)] },
      open: true,
    });
    own.ann.attack('D', 'Chief');
    pass(own.ann, own.bob);
    expect(own.ann.offered('react')).toEqual([]);
    expect([own.card('Chief').wounds, own.decides()]).toEqual([1, 'ann']);
    const theirs = scene('modern', {
      ann: { front: ['tbb-001 as Chief'] },
      bob: { front: [body('D', 20, 30)], back: ['tbb-012 as Joyce'], resources: ['Might Location'] },
      open: true,
    });
    theirs.ann.attack('D', 'Chief');
    pass(theirs.ann, theirs.bob);
    expect([theirs.card('Chief').wounds, theirs.decides()]).toEqual([1, 'ann']);
  });
});
