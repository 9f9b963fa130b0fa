import { describe, expect, test } from 'vitest';
import { a, anyTurn, character, keyword, putMinus, superPower } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';

const old = hero('Old', [keyword('elder')]);
const witch = hero('Witch', [
  anyTurn('Curse', 'anyCombat', ['skill'], putMinus(9, a(character()))),
  superPower('Hex', 'main', ['skill'], putMinus(9, a(character()))),
]);

describe('Elder of the Universe', () => {
  // VS-KW-ELDER
  test('is not wounded when stunned in a combat in which it takes part, by a strike or otherwise', () => {
    const struck = scene('modern', {
      cards: [old],
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['Old'] },
    });
    struck.ann.attack('Old', 'A');
    struck.ann.pass();
    struck.bob.pass();
    expect([struck.card('Old').stunned, struck.card('Old').wounds]).toEqual([true, 0]);

    const cursed = scene('modern', {
      cards: [old, witch],
      ann: { front: [body('A', 0, 9)], back: ['Witch'], resources: ['Skill Location'] },
      bob: { front: ['Old'] },
    });
    cursed.ann.attack('Old', 'A');
    cursed.ann.use('Witch', 'Curse');
    cursed.ann.choose('Old');
    expect([cursed.card('Old').stunned, cursed.card('Old').wounds]).toEqual([true, 0]);
  });

  // VS-KW-ELDER: neither in a combat of others nor outside combat.
  test('is wounded elsewhere', () => {
    const stage = () =>
      scene('modern', {
        cards: [old, witch],
        ann: { front: [body('A', 0, 9)], back: ['Witch'], resources: ['Skill Location'] },
        bob: { front: ['Old', body('D', 0, 9)] },
        open: true,
      });
    const others = stage();
    others.ann.attack('D', 'A');
    others.ann.use('Witch', 'Curse');
    others.ann.choose('Old');
    const quiet = stage();
    quiet.ann.use('Witch', 'Hex');
    quiet.ann.choose('Old');
    expect([others.card('Old').wounds, quiet.card('Old').wounds]).toEqual([1, 1]);
  });
});

describe('Quick Draw', () => {
  const shooter = hero('Shooter', [keyword('ranged'), keyword('quickDraw')]);

  // VS-KW-QUICK-DRAW
  test('is not struck back in a ranged attack, even by a Ranged defender', () => {
    const stunned = (where: 'front' | 'back') => {
      const { ann, bob, card } = scene('modern', {
        cards: [shooter],
        ann: { [where]: ['Shooter'], ...(where === 'back' && { front: [body('A', 1, 1)] }) },
        bob: { front: [body('D', 9, 9, 'ranged')] },
      });
      ann.attack('D', 'Shooter');
      ann.pass();
      bob.pass();
      return card('Shooter').stunned;
    };
    expect([stunned('back'), stunned('front')]).toEqual([false, true]);
  });

  // VS-KW-QUICK-DRAW: in a team attack another attacker is struck.
  test('lets the defender strike another attacker', () => {
    const { ann, bob, card } = scene('modern', {
      cards: [shooter],
      ann: { back: ['Shooter', body('B', 1, 1, 'ranged')], front: [body('A', 1, 1)] },
      bob: { front: [body('D', 9, 9, 'ranged')] },
      open: true,
    });
    ann.attack('D', 'Shooter', 'B');
    ann.pass();
    bob.pass();
    expect([card('Shooter').stunned, card('B').stunned]).toEqual([false, true]);
  });

  // VS-KW-QUICK-DRAW: as a defender it is struck like anybody.
  test('does not help in defence', () => {
    const { ann, bob, card } = scene('modern', {
      cards: [shooter],
      ann: { back: [body('A', 9, 9, 'ranged')] },
      bob: { front: ['Shooter'] },
    });
    ann.attack('Shooter', 'A');
    ann.pass();
    bob.pass();
    expect(card('Shooter').stunned).toBe(true);
  });
});
