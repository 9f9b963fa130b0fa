import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const GEAR = 'svh-025 as Gear';

describe.each(['mcu3-005', 'mcu3-006'])("%s Hela, You Have No Idea What's Possible", (hela) => {
  const open = (resources: string[] = [R('Intellect')]) =>
    scene('modern', {
      turn: 'bob',
      ann: { front: [`${hela} as Hela`], back: [body('Mine', 1, 1)], resources, hand: [body('Mine2', 1, 1)] },
      bob: { front: [{ card: 'mmu-049', as: 'Inferno', plus: 2 }], hand: ['mmu-049 as One'] },
      open: true,
    });

  test('takes counters from an enemy who gains one', () => {
    const at = open();
    at.bob.powerUp('One', 'Inferno');
    at.ann.react('Hela', "You Have No Idea What's Possible");
    expect(at.card('Inferno').plus).toBe(0);
  });

  test('is optional', () => {
    const at = open();
    at.bob.powerUp('One', 'Inferno');
    at.ann.pass();
    expect(at.card('Inferno').plus).toBe(3);
  });

  test('costs an Intellect', () => {
    const at = open([R('Might')]);
    at.bob.powerUp('One', 'Inferno');
    expect([at.asks(), at.card('Inferno').plus]).toEqual(['playOrPass', 3]);
  });
});

describe('mcu3-005 Hela', () => {
  test('KOs all equipment of an enemy who is equipped', () => {
    const at = scene('modern', {
      turn: 'bob',
      at: 'recruit',
      ann: { front: ['mcu3-005 as Hela'], resources: [R('Intellect')] },
      bob: { front: [body('E', 1, 1, 'team:hydra')], hand: [GEAR], points: 9 },
      open: true,
    });
    at.bob.equip('Gear', 'E');
    at.ann.react('Hela', "You Have No Idea What's Possible");
    expect(at.card('Gear').zone).toBe('ko');
  });

  test('lets her own side grow and be equipped', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['mcu3-005 as Hela', body('F', 1, 1, 'team:hydra'), 'mmu-049 as Inferno'],
        resources: [R('Intellect')],
        hand: [GEAR],
        points: 9,
      },
      bob: {},
      open: true,
    });
    at.ann.equip('Gear', 'F');
    expect(at.ann.offered('react')).toEqual([]);
    passTo(at, 'ann', 'main');
    expect(at.card('Gear').zone).toBe('equipped');
  });

  test('gains an XP for each character in enemy KO piles at the end of her turn', () => {
    const at = scene('modern', {
      ann: { front: ['mcu3-005 as Hela'], ko: [body('Mine', 1, 1)] },
      bob: { front: ['mcu3-005 as Theirs'], ko: [body('A', 1, 1), body('B', 1, 1), R('Might')] },
      open: true,
    });
    at.ann.pass();
    expect([at.card('Hela').xp, at.card('Theirs').xp]).toEqual([2, 0]);
  });

  test('becomes Level 2 with six', () => {
    const at = scene('modern', {
      ann: { front: [{ card: 'mcu3-005', as: 'Hela', xp: 5 }] },
      bob: { ko: [body('A', 1, 1)] },
      open: true,
    });
    at.ann.pass();
    expect(at.card('mcu3-006').level).toBe(2);
  });
});

describe('mcu3-006 Hela, By the Eternal Flame', () => {
  const rise = (whose: 'ann' | 'bob') => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: ['mcu3-006 as Hela'], ko: [body('Mine', 1, 1)], resources: [R('Might', 2)] },
      bob: { front: [body('D', 9, 1, 'health:1')], ko: [body('A', 9, 1, 'health:1'), body('B', 1, 1), R('Skill')] },
      open: true,
    });
    at.ann.use('Hela', 'By the Eternal Flame, You Are Reborn');
    at.ann.choose(whose);
    while (at.asks() === 'chooseCard') at.ann.row('front');
    return at;
  };

  test('raises all characters of one KO pile, which are removed at the end of her turn', () => {
    const at = rise('bob');
    expect(['A', 'B', 'Mine'].map((name) => at.card(name).zone)).toEqual(['front', 'front', 'ko']);
    expect([at.card('A').controller, at.seat('bob').ko]).toEqual(['ann', [expect.anything()]]);
    passTo(at, 'ann', 'main');
    expect(at.card('A').zone).toBe('front');
    at.ann.pass();
    expect(['A', 'B'].map((name) => at.card(name).zone)).toEqual(['removed', 'removed']);
  });

  test('one who would leave play before is removed, too', () => {
    const at = rise('bob');
    passTo(at, 'ann', 'main');
    at.ann.attack('D', 'A');
    pass(at.ann, at.bob);
    expect([at.card('A').zone, at.card('D').zone]).toEqual(['removed', 'ko']);
  });

  test('may be her own pile', () => {
    const at = rise('ann');
    expect(['A', 'Mine'].map((name) => at.card(name).zone)).toEqual(['ko', 'front']);
  });
});
