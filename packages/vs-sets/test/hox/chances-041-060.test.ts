import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const X = 'team:xmen';

describe('hox-041 Blink', () => {
  const defend = (front: (string | object)[], attackers: string[]) => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['hox-041 as Blink', body('Friend', 9, 1)], resources: [R('Skill')] },
      bob: { front },
      open: true,
    });
    at.bob.attack('Blink', ...attackers);
    at.bob.pass();
    at.ann.use('Blink', 'Displacement Field');
    pass(at.bob, at.ann);
    return at;
  };

  test('an attacker strikes itself, and Blink strikes it besides', () => {
    const at = defend([body('A', 6, 7)], ['A']);
    expect([at.card('A').stunned, at.card('Blink').stunned]).toEqual([true, false]);
    const hard = defend([body('A', 6, 8)], ['A']);
    expect([hard.card('A').stunned, hard.card('Blink').stunned]).toEqual([false, false]);
  });

  test('each attacker of a team strikes itself', () => {
    const at = defend([body('A', 6, 6, X), body('B', 6, 6, X), body('C', 6, 9)], ['A', 'B']);
    at.ann.choose('A');
    expect(['A', 'B', 'C'].map((name) => at.card(name).stunned)).toEqual([true, true, false]);
  });

  test('a defender strikes itself, for this combat', () => {
    const at = scene('modern', {
      ann: { front: ['hox-041 as Blink', body('Friend', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('D', 6, 8)] },
      open: true,
    });
    at.ann.attack('D', 'Blink');
    at.ann.use('Blink', 'Displacement Field');
    pass(at.bob, at.ann);
    expect([at.card('D').stunned, at.card('Blink').stunned]).toEqual([false, false]);
    at.ann.attack('D', 'Friend');
    pass(at.ann, at.bob);
    expect(at.card('Friend').stunned).toBe(false);
    expect(at.card('D').stunned).toBe(false);
  });

  test('only in her own combat, for a Skill', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['hox-041 as Blink', body('Friend', 9, 1)], resources: [R('Skill')] },
      bob: { front: [body('A', 6, 7)] },
      open: true,
    });
    at.bob.attack('Friend', 'A');
    at.bob.pass();
    expect(at.ann.refused('use', 'Blink', 'Displacement Field')).toContain('VS-PWR-29');
  });
});

describe('hox-060 Secondary Mutation', () => {
  const KEYWORDS = ['flight', 'ranged', 'berserker', 'dodge', 'ferocious', 'lethal'];
  const mutate = (result: number, ...keywords: string[]) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: [body('M', 1, 1, X, ...keywords)], back: [body('N', 1, 1, X)], hand: ['hox-060 as Twist'] },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    at.random(result);
    at.ann.play('Twist');
    expect(at.ann.offered('choose')).toEqual(['M', 'N', 'Main']);
    at.ann.choose('M');
    return at;
  };

  test.each(KEYWORDS.map((keyword, i) => [i, keyword]))('%i brings %s', (result, keyword) => {
    expect(mutate(Number(result)).card('M').keywords).toBe(keyword);
  });

  test('brings none that is there already', () => {
    expect(mutate(1, 'flight', 'ranged', 'berserker', 'dodge').card('M').keywords).toContain('lethal');
  });

  test('lasts', () => {
    const at = mutate(5);
    passTo(at, 'bob', 'main');
    expect(at.card('M').keywords).toBe('lethal');
  });
});
