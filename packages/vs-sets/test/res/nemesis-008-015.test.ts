import { attacker, gets, plotTwist } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('res-008 Doctor Nemesis', () => {
  const twist = (name: string, atk: number, def: number) =>
    plotTwist({
      id: `xx-${name.toLowerCase()}`,
      name,
      timing: 'combat',
      anyTurn: true,
      effects: [gets(attackerNamed, atk, def)],
    });
  const attackerNamed = { cards: 'pick', count: 1, from: attacker() } as const;

  // VS-MEC-REPLACE-05
  test('what Combat plot twists add to characters on your side is doubled', () => {
    const at = scene('modern', {
      cards: [twist('Boost', 2, 1), twist('Loss', -1, -1)],
      ann: { front: [body('A', 2, 9)], back: ['res-008'], hand: ['Boost', 'Loss'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    at.ann.attack('D', 'A');
    at.ann.play('Boost');
    expect([at.card('A').atk, at.card('A').def]).toEqual([6, 11]);
    at.bob.pass();
    at.ann.play('Loss');
    expect([at.card('A').atk, at.card('A').def]).toEqual([5, 10]);
  });

  test('not on other sides', () => {
    const at = scene('modern', {
      cards: [twist('Boost', 2, 1)],
      ann: { front: [body('A', 2, 9)], hand: ['Boost'] },
      bob: { front: [body('D', 1, 9)], back: ['res-008'] },
      open: true,
    });
    at.ann.attack('D', 'A');
    at.ann.play('Boost');
    expect(at.card('A').atk).toBe(4);
  });
});

describe('res-015 Mirage', () => {
  const stage = (front: readonly unknown[]) =>
    scene('modern', {
      ann: { front: ['res-015 as Mirage', body('F', 1, 1, 'flight', 'team:resistance')] },
      bob: { front, back: [body('B', 0, 99)] },
      open: true,
    });

  // VS-MEC-EVENT-04
  test('she may strike one of the supporting characters she flies over, once', () => {
    const at = stage([body('D', 9, 7), body('E', 9, 7), 'body Boss 1/7 main', { body: 'G 1/1', stunned: true }]);
    at.ann.attack('B', 'Mirage');
    at.ann.yes();
    expect(at.ann.offered('choose')).toEqual(['D', 'E']);
    at.ann.choose('E');
    expect([at.card('D').stunned, at.card('E').stunned, at.card('Mirage').stunned]).toEqual([false, true, false]);
    expect(at.ann.offered('yes')).toEqual([]);
    pass(at.ann, at.bob);
  });

  test('she need not, and nobody else does', () => {
    const at = stage([body('D', 9, 7)]);
    at.ann.attack('B', 'Mirage');
    at.ann.no();
    expect(at.card('D').stunned).toBe(false);
    const other = stage([body('D', 9, 1)]);
    other.ann.attack('B', 'F');
    expect(other.ann.offered('yes')).toEqual([]);
  });

  test('not over main characters alone, nor at whoever stands in front', () => {
    const mains = stage(['body Boss 1/7 main']);
    mains.ann.attack('B', 'Mirage');
    expect(mains.ann.offered('yes')).toEqual([]);
    const near = stage([body('D', 1, 1)]);
    near.ann.attack('D', 'Mirage');
    expect(near.ann.offered('yes')).toEqual([]);
  });
});
