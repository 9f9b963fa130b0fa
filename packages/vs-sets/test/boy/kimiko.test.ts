import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe.each(['boy-007', 'boy-008'])('%s Kimiko', (id) => {
  const female = (health: number) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Kimiko`], resources: [R('Skill'), R('Might')] },
      bob: { front: [body('D', 1, health)] },
      open: true,
    });
    at.ann.attack('D', 'Kimiko');
    return at;
  };
  const atk = id === 'boy-007' ? 4 : 7;

  test('strikes an additional time for a Skill, in that combat', () => {
    const once = female(2 * atk);
    once.ann.pass();
    once.bob.pass();
    expect(once.card('D').stunned).toBe(false);
    const twice = female(2 * atk);
    twice.ann.use('Kimiko', 'The Female');
    twice.bob.pass();
    twice.ann.pass();
    expect(twice.card('D').stunned).toBe(true);
  });

  test('strikes an additional time as a defender in an enemy turn, and in no other combat', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 0, 2 * atk), body('B', 0, 2 * atk)] },
      bob: { front: [`${id} as Kimiko`], resources: [R('Skill')] },
      open: true,
    });
    at.ann.attack('Kimiko', 'A');
    at.ann.pass();
    at.bob.use('Kimiko', 'The Female');
    at.ann.pass();
    at.bob.pass();
    if (at.asks() === 'orderTriggers') at.ann.order('Kimiko', 'Kimiko');
    expect(at.card('A').stunned).toBe(true);
    at.ann.attack('Kimiko', 'B');
    at.ann.pass();
    at.bob.pass();
    expect(at.card('B').stunned).toBe(false);
  });

  test('has that for a combat she is in', () => {
    const at = scene('modern', {
      ann: { front: [`${id} as Kimiko`, body('A', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('D', 0, 9)] },
      open: true,
    });
    at.ann.attack('D', 'A');
    expect(at.ann.offered('use')).toEqual([]);
    at.ann.pass();
    at.bob.pass();
  });
});

describe('boy-007 Kimiko', () => {
  test('gains an XP for each of her strikes and is level 2 with four', () => {
    const at = scene('modern', {
      ann: { front: ['boy-007 as Kimiko'], resources: [R('Skill')] },
      bob: { front: [body('D', 0, 99)], back: [body('E', 0, 99)] },
      open: true,
    });
    at.ann.attack('D', 'Kimiko');
    at.ann.use('Kimiko', 'The Female');
    at.bob.pass();
    at.ann.pass();
    at.ann.order('Kimiko', 'Kimiko');
    expect(at.card('Kimiko').xp).toBe(2);
    const near = scene('modern', {
      ann: { front: [{ card: 'boy-007', xp: 3 }, body('A', 1, 1)] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    near.ann.attack('D', 'A');
    near.ann.pass();
    near.bob.pass();
    expect(near.card('boy-007').xp).toBe(3);
    near.ann.attack('D', 'boy-007');
    near.ann.pass();
    near.bob.pass();
    expect(near.card('boy-008').level).toBe(2);
  });
});

describe('boy-008 Kimiko', () => {
  const DEADLIER = 'More Deadlier Than the Male';
  const attacked = (where: 'front' | 'back', ...hand: string[]) => {
    const at = scene('modern', {
      ann: { [where]: [body('A', 3, 7, 'ranged'), body('B', 3, 8, 'ranged')] },
      bob: { front: ['boy-008 as Kimiko', body('C', 1, 9)], hand, resources: [R('Might')] },
      open: true,
    });
    at.ann.attack('Kimiko', 'A', 'B');
    at.ann.pass();
    return at;
  };

  test.each(['front', 'back'] as const)('attacks those who attacked her from the %s row', (where) => {
    const at = attacked(where);
    at.bob.use('Kimiko', DEADLIER);
    expect(['Kimiko', 'A', 'B', 'C'].map((name) => at.card(name).role)).toEqual([
      'attacker',
      'defender',
      'defender',
      'none',
    ]);
    at.bob.pass();
    at.ann.pass();
    expect(['Kimiko', 'A', 'B'].map((name) => at.card(name).stunned)).toEqual([false, true, false]);
  });

  test('may have Combat plot twists of any turn then, and not before', () => {
    // You've Done a Murder is for her own turn.
    const at = attacked('front', 'boy-027');
    expect(at.bob.offered('play')).toEqual([]);
    at.bob.use('Kimiko', DEADLIER);
    expect(at.bob.offered('play')).toEqual(["You've Done a Murder"]);
    at.bob.play("You've Done a Murder");
    at.ann.pass();
    at.bob.pass();
    expect(['A', 'B'].map((name) => at.card(name).zone)).toEqual(['ko', 'ko']);
  });

  test('does nothing as an attacker', () => {
    const at = scene('modern', {
      ann: { front: ['boy-008 as Kimiko'], resources: [R('Might')] },
      bob: { front: [body('D', 9, 9)] },
      open: true,
    });
    at.ann.attack('D', 'Kimiko');
    at.ann.use('Kimiko', DEADLIER);
    expect([at.card('Kimiko').role, at.card('D').role]).toEqual(['attacker', 'defender']);
    at.bob.pass();
    at.ann.pass();
    expect(at.card('Kimiko').stunned).toBe(true);
  });
});
