import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('mmu-003, mmu-004 *Ms. Marvel*', () => {
  const fight = (card: string, atk = 3) =>
    scene('modern', {
      turn: 'bob',
      ann: { front: [`${card} as Kamala`], resources: [R('Skill', 2), R('Intellect')] },
      bob: { front: [body('A', atk, 9)] },
      open: true,
    });

  test.each(['mmu-003', 'mmu-004'])('%s grows as she likes, for the combat, in any turn', (card) => {
    for (const [mode, more] of [
      [0, [2, 0]],
      [1, [0, 2]],
    ] as const) {
      const at = fight(card);
      const [atk, def] = [Number(at.card('Kamala').atk), Number(at.card('Kamala').def)];
      at.bob.attack('Kamala', 'A');
      at.bob.pass();
      at.ann.use('Kamala', 'Embiggen');
      at.ann.number(mode);
      expect([at.card('Kamala').atk, at.card('Kamala').def]).toEqual([atk + more[0], def + more[1]]);
      pass(at.bob, at.ann);
      if (at.card('Kamala').stunned === false)
        expect([at.card('Kamala').atk, at.card('Kamala').def]).toEqual([atk, def]);
    }
  });

  test('only a combatant grows, for a Skill', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['mmu-003 as Kamala', body('D', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('A', 1, 9)] },
      open: true,
    });
    at.bob.attack('D', 'A');
    at.bob.pass();
    expect(at.ann.refused('use', 'Kamala', 'Embiggen')).toContain('VS-PWR-29');
  });

  test('gains an XP for each ATK and DEF that she gains, and no other', () => {
    const at = fight('mmu-003', 1);
    at.bob.attack('Kamala', 'A');
    at.bob.pass();
    at.ann.use('Kamala', 'Embiggen');
    at.ann.number(1);
    expect(at.card('Kamala').xp).toBe(2);
    const counters = scene('modern', {
      ann: {
        front: ['mmu-003 as Kamala'],
        hand: ['mmu-003 as One'],
      },
      bob: {},
      open: true,
    });
    counters.ann.powerUp('One', 'Kamala');
    while (counters.asks() === 'orderTriggers') counters.ann.order('Kamala');
    expect(counters.card('Kamala').xp).toBe(2);
  });

  test('gains no XP for what others gain', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-003 as Kamala', 'mmu-049 as Inferno'], hand: ['mmu-049 as Other'] },
      bob: {},
      open: true,
    });
    at.ann.powerUp('Other', 'Inferno');
    expect(at.card('Kamala').xp).toBe(0);
  });

  test('becomes Level 2 with twelve', () => {
    const at = scene('modern', {
      ann: { front: [{ card: 'mmu-003', as: 'Kamala', xp: 10 }], hand: ['mmu-003 as One'] },
      bob: {},
      open: true,
    });
    at.ann.powerUp('One', 'Kamala');
    while (at.asks() === 'orderTriggers') at.ann.order('Kamala');
    expect(at.card('mmu-004').level).toBe(2);
  });

  test('pairs exactly two supporting characters of hers', () => {
    const at = scene('modern', {
      ann: {
        front: ['mmu-004 as Kamala', body('P', 3, 3, 'team:xmen'), body('Q', 3, 3, 'team:guardians'), body('R', 1, 1)],
        resources: [R('Intellect')],
      },
      bob: { front: [body('D', 9, 10)], back: [body('E', 1, 1)] },
      open: true,
    });
    at.ann.use('Kamala', 'Fan Fiction');
    expect(at.ann.offered('choose')).toEqual(['P', 'Q']);
    at.ann.choose('P', 'Q');
    expect([at.card('P').plus, at.card('Q').plus, at.card('R').plus]).toEqual([2, 2, 0]);
    at.ann.attack('D', 'P', 'Q');
    pass(at.ann, at.bob);
    expect([at.card('D').stunned, at.card('P').stunned, at.card('Q').stunned]).toEqual([true, false, false]);
  });

  test('pairs nobody where there is only one', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-004 as Kamala', body('P', 3, 3)], resources: [R('Intellect')] },
      bob: {},
      open: true,
    });
    at.ann.use('Kamala', 'Fan Fiction');
    expect(at.card('P').plus).toBe(0);
  });
});

describe('mmu-047 Captain Swain', () => {
  const arrive = (...hand: string[]) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: ['mmu-049 as Inferno'], hand: ['mmu-047 as Swain', ...hand], points: 1 },
      bob: { front: [body('D', 1, 9), 'mmu-106 as Boss'], back: ['mmu-049 as Theirs'] },
      open: true,
    });
    at.ann.recruit('Swain', 'back');
    return at;
  };

  test('makes a power of a supporting character of any side cheaper', () => {
    const at = arrive();
    if (at.asks() === 'orderTriggers') at.ann.order('Swain');
    while (at.asks() === 'yesOrNo') at.ann.no();
    expect(at.ann.offered('choose')).toEqual(['Inferno', 'Theirs']);
    at.ann.choose('Inferno');
    passTo(at, 'ann', 'main');
    at.ann.use('Inferno', 'Pyrokinesis');
    expect(at.ann.refused('use', 'Inferno', 'Pyrokinesis')).toContain('VS-PWR-42');
  });

  test('may exhaust herself to grow', () => {
    const at = arrive();
    if (at.asks() === 'orderTriggers') at.ann.order('Swain');
    while (at.asks() !== 'yesOrNo') at.ann.choose('Inferno');
    at.ann.yes();
    if (at.asks() === 'chooseCard') at.ann.choose('Inferno');
    expect([at.card('Swain').plus, at.card('Swain').exhausted]).toEqual([2, true]);
  });
});

describe('mmu-056 Lockjaw', () => {
  const arrive = () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        points: 4,
        hand: ['mmu-056 as Lockjaw', 'mmu-047 as Swain', 'mmu-049 as Inferno', 'mmu-057 as Quake', R('Skill')],
      },
      bob: { hand: ['mmu-048 as Naja'] },
      open: true,
    });
    at.ann.recruit('Lockjaw', 'front');
    return at;
  };

  test('brings characters that cost three or less together', () => {
    const at = arrive();
    at.ann.yes();
    expect(at.ann.offered()).toEqual(['done', 'choose Swain', 'choose Inferno']);
    at.ann.choose('Swain', 'Inferno', '...');
    at.ann.row('front');
    at.ann.row('back');
    expect(['Swain', 'Inferno', 'Quake'].map((name) => at.card(name).zone)).toEqual(['front', 'back', 'hand']);
  });

  test('may bring nobody', () => {
    const at = arrive();
    at.ann.no();
    expect(at.seat('ann').hand?.length).toBe(4);
  });

  test('brings no more than three in all', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { points: 4, hand: ['mmu-056 as Lockjaw', 'mmu-049 as Inferno', 'mmu-049 as Other', 'mmu-047 as Swain'] },
      bob: {},
      open: true,
    });
    at.ann.recruit('Lockjaw', 'front');
    at.ann.yes();
    expect(at.ann.refused('choose', 'Inferno', 'Other')).toEqual(['VS-CMB-04']);
  });
});
