import { a, defender, enemy, pull, replaceDefender, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

// VS-MOD-11: a modifier of the rules ("can't …") covers later arrivals, one of a quality of cards does not.

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

/** A plot twist of nobody in particular. */
const twist = (name: string, effect: object, at = 'main', anyTurn = false) => ({
  card: 'plotTwist',
  id: `xxx-${name}`,
  name,
  teams: [],
  timing: [{ at, ...(anyTurn && { anyTurn }), effects: [effect] }],
});

describe('who comes later is bound', () => {
  test.each(['mmu-043', 'mmu-044'])('%s Medusa: recruits of an enemy can’t move either', (id) => {
    const { ann, bob, close } = scene('modern', {
      ann: { back: [`${id} as Medusa`], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 1)], hand: [body('N', 1, 1)], resources: [R('Might')] },
    });
    ann.use('Medusa', 'Tangle Up');
    pass(ann, bob);
    bob.recruit('N', 'front');
    bob.pass();
    expect(bob.offered('move')).toEqual([]);
    pass(bob);
    nextMain(bob, ann);
    close();
  });

  test('mmu-075 Serpentine Leviathon: who appears this turn can’t use super powers', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [
        twist('Gift', { verb: 'giveControl', cards: a(yours({ name: 'Buffy' })), player: 'eachEnemy', row: 'front' }),
      ],
      ann: {
        front: ['mmu-075 as Serpent', body('V', 1, 9), 'tbb-020 as O'],
        resources: [R('Intellect')],
        hand: ['Gift'],
      },
      bob: { front: [body('D', 1, 9)], resources: [R('Might')] },
    });
    ann.use('Serpent', 'Intimidating Roar');
    ann.play('Gift');
    expect(card('O').controller).toBe('bob');
    ann.attack('O', 'V');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });

  test('mmu-068 Diplomatic Immunity: whoever becomes the defender can’t be struck', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [twist('Swap', replaceDefender(a(defender()), a(yours({ name: 'W' }))), 'combat', true)],
      ann: {
        front: [body('V', 1, 3, 'team:inhumans'), body('W', 1, 3, 'team:inhumans'), body('X', 1, 3, 'team:inhumans')],
        hand: ['mmu-068 as Immune', 'Swap'],
      },
      bob: { front: [body('A', 9, 9)] },
      turn: 'bob',
    });
    bob.attack('V', 'A');
    bob.pass();
    ann.play('Immune');
    bob.pass();
    ann.play('Swap');
    expect(card('W').role).toBe('defender');
    pass(bob, ann);
    expect(card('W').stunned).toBe(false);
    close();
  });

  test('boy-032 Homelander: who comes this turn can’t be stunned either', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [
        twist('Call', {
          verb: 'putIntoPlay',
          cards: { cards: 'pick', count: 1, from: { zone: 'hand', of: 'you', where: { is: 'character' } } },
          row: 'front',
        }),
      ],
      ann: {
        back: ['boy-032 as John'],
        resources: [R('Energy')],
        hand: ['Call', body('N', 1, 1, 'health:2')],
      },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('John', "We're a Different Breed");
    ann.play('Call');
    ann.choose('N');
    ann.attack('D', 'N');
    pass(ann, bob);
    expect(card('N').stunned).toBe(false);
    close();
  });
});

describe('who comes later is not', () => {
  test('thu-002 Helmut Zemo: who moves up front this turn protects', () => {
    const { ann, close } = scene('modern', {
      cards: [twist('Lure', pull(a(enemy({ name: 'F' }))))],
      ann: {
        back: ['thu-002 as Zemo'],
        front: [body('A', 1, 9)],
        resources: ['Energy Location'],
        hand: ['Lure'],
      },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9), body('F', 1, 9)] },
    });
    ann.use('Zemo', 'Stolen Moonstones');
    expect(ann.offered('attack')).toContain('E, A');
    ann.play('Lure');
    expect(ann.offered('attack')).not.toContain('E, A');
    close();
  });

  test('tbb-018 Anya: an enemy that appears later this turn keeps its counters', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        twist('Gift', { verb: 'giveControl', cards: a(yours({ name: 'O' })), player: 'eachEnemy', row: 'front' }),
      ],
      ann: { hand: ['tbb-018 as Anya', 'Gift'], front: [{ body: 'O 2/2', plus: 1 }], points: 4 },
      bob: { front: [{ body: 'D 3/3', plus: 2 }] },
      at: 'recruit',
    });
    ann.recruit('Anya', 'front');
    pass(ann, ann);
    ann.play('Gift');
    expect([card('O').controller, card('O').atk, card('D').atk]).toEqual(['bob', 3, 3]);
    close();
  });
});

describe('vsp-016 Cosmo', () => {
  const appear = () => {
    const at = scene('modern', {
      ann: { hand: ['vsp-016 as Dog'], front: [body('O', 1, 9, 'flight')], points: 1 },
      bob: { front: [body('D', 1, 9, 'flight'), body('Boss', 1, 9, 'main', 'flight')] },
      at: 'recruit',
    });
    at.ann.recruit('Dog', 'front');
    return at;
  };

  test('takes the powers of any enemy character, for this turn', () => {
    const { ann, bob, card, close } = appear();
    expect(ann.offered('choose')).toEqual(['D', 'Boss']);
    ann.choose('Boss');
    expect([card('Boss').powersOff, card('D').powersOff]).toEqual([true, false]);
    pass(ann, ann);
    nextMain(ann, bob);
    expect(card('Boss').powersOff).toBe(false);
    close();
  });

  test('does nothing when somebody else appears', () => {
    const { ann, asks, close } = scene('modern', {
      ann: { front: ['vsp-016 as Dog'], hand: [body('N', 1, 1)], points: 1 },
      bob: { front: [body('D', 1, 9, 'flight'), body('E', 1, 9)] },
      at: 'recruit',
    });
    ann.recruit('N', 'front');
    expect(asks()).toBe('playOrPass');
    close();
  });
});
