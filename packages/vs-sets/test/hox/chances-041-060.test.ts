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

describe('hox-018 Scarlet Witch', () => {
  const defend = (...coins: number[]) => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['hox-018 as Wanda', body('Friend', 1, 1)] },
      bob: { front: [body('A', 9, 9, X), body('B', 0, 9, X), body('C', 1, 9, X)] },
      open: true,
    });
    at.bob.attack('Wanda', 'A', 'B', 'C');
    pass(at.bob);
    at.random(...coins);
    at.ann.pass();
    return at;
  };

  test('flips a coin for each enemy who would strike', () => {
    const at = defend(1, 1);
    if (at.asks() === 'chooseCard') at.ann.choose('A');
    expect(at.card('Wanda').stunned).toBe(false);
    const two = defend(0, 1);
    if (two.asks() === 'chooseCard') two.ann.choose('A');
    expect(two.card('Wanda').zone).toBe('ko');
  });

  test('also when she attacks, for this combat', () => {
    const at = scene('modern', {
      ann: { front: ['hox-018 as Wanda', body('Friend', 1, 1)] },
      bob: { front: [body('D', 9, 9)] },
      open: true,
    });
    at.ann.attack('D', 'Wanda');
    at.random(1);
    pass(at.ann, at.bob);
    expect(at.card('Wanda').stunned).toBe(false);
    at.ann.attack('D', 'Friend');
    pass(at.ann, at.bob);
    expect(at.card('Friend').stunned).toBe(true);
  });
});

describe('hox-014 Quicksilver', () => {
  const recruit = () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { hand: ['hox-014 as Pietro', body('Other', 1, 1)], points: 9, deck: 9 },
      bob: { deck: 9 },
      open: true,
    });
    at.ann.recruit('Pietro', 'front');
    return at;
  };

  test('leaves the game, and comes back in a Recruit Step from his next turn on', () => {
    const at = recruit();
    at.ann.yes();
    expect([at.card('Pietro').zone, at.ann.offered('use')]).toEqual(['removed', []]);
    passTo(at, 'bob', 'recruit');
    expect(at.bob.offered('use')).toEqual([]);
    passTo(at, 'ann', 'recruit');
    at.ann.use('Pietro', 'Out of Nowhere');
    at.ann.row('front');
    expect([at.card('Pietro').zone, at.card('Pietro').exhausted]).toEqual(['front', false]);
  });

  test('may wait longer, and only Recruit Steps will do', () => {
    const at = recruit();
    at.ann.yes();
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'formation');
    expect(at.ann.offered('use')).toEqual([]);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'recruit');
    expect(at.ann.offered('use')).toEqual(['Pietro, Out of Nowhere']);
  });

  test('may just appear', () => {
    const at = recruit();
    at.ann.no();
    expect(at.card('Pietro').zone).toBe('front');
    at.ann.recruit('Other', 'front');
    expect(at.card('Other').zone).toBe('front');
  });
});
