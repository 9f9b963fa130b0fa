import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('prd-001 and prd-002 Falconer', () => {
  const deck = Array.from({ length: 20 }, (_, i) => body(`C${i}`, 1, 1));

  test('starts the game with a Falcon Drone', () => {
    const at = scene('modern', {
      ann: { back: ['prd-001'], deck: [...deck, 'prd-009 as Drone'] },
      bob: { deck },
      at: 'setUp',
      open: true,
    });
    at.ann.first('ann');
    at.ann.place('back');
    at.bob.place('back');
    at.ann.place('back');
    expect([at.card('Drone').zone, at.card('Drone').controller]).toEqual(['back', 'ann']);
  });

  test('gains an XP when an enemy player reveals what was drawn, however many cards', () => {
    const at = scene('modern', {
      ann: { back: ['prd-001'], front: ['prd-009 as Drone'], deck: 9 },
      bob: { deck: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1)] },
      open: true,
    });
    at.ann.pass();
    expect(at.card('prd-001').xp).toBe(1);
    expect(['X', 'Y', 'Z'].filter((name) => at.card(name).zone === 'hand' && at.ann.sees(name))).toHaveLength(2);
    passTo(at, 'ann', 'build');
    expect(at.card('prd-001').xp).toBe(1);
  });

  test.each(['prd-001', 'prd-002'])('%s finds a Falcon Drone', (id) => {
    const at = scene('modern', {
      ann: {
        back: [id],
        resources: ['Energy Location'],
        deck: [body('X', 1, 1), 'prd-009 as Drone', 'prd-010 as Other'],
      },
      bob: {},
      at: 'recruit',
      open: true,
    });
    at.ann.use(id, "We're being hunted.");
    expect(at.ann.offered('choose')).toEqual(['Drone']);
    at.ann.choose('Drone');
    at.ann.row('front');
    expect(at.card('Drone').zone).toBe('front');
  });

  const duel = (attackers: readonly string[], target = 'D') => {
    const at = scene('modern', {
      ann: { front: ['prd-002', body('A', 1, 30, 'team:predators')], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 30), body('E', 99, 99)] },
      open: true,
    });
    at.ann.attack(target, ...attackers);
    return at;
  };

  test('whom Falconer strikes in this combat is stunned', () => {
    const at = duel(['prd-002']);
    at.ann.use('prd-002', 'An Epic Duel');
    pass(at.bob, at.ann);
    expect([at.card('D').stunned, at.card('prd-002').stunned]).toEqual([true, false]);
  });

  test('in a solo attack only, and nobody else stuns so', () => {
    expect(duel(['prd-002', 'A']).ann.offered('use')).toEqual([]);
    const other = duel(['A']);
    expect(other.ann.offered('use')).toEqual([]);
  });

  test('in an enemy turn too', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['prd-002'], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 30)] },
      open: true,
    });
    at.bob.attack('prd-002', 'D');
    at.bob.pass();
    at.ann.use('prd-002', 'An Epic Duel');
    pass(at.bob, at.ann);
    expect(at.card('D').stunned).toBe(true);
  });
});

describe('prd-009 Falcon Drone', () => {
  // VS-KW-BOND
  test('in hand it pays for a super power of Falconer', () => {
    const at = scene('modern', {
      ann: { back: ['prd-001'], hand: ['prd-009 as Held'], deck: [body('X', 1, 1), 'prd-009 as Drone'] },
      bob: {},
      at: 'recruit',
      open: true,
    });
    at.ann.use('prd-001', "We're being hunted.");
    if (at.ann.offered('pay').length > 0) at.ann.pay('Held');
    expect(at.card('Held').zone).toBe('ko');
  });

  test('its own player reveals nothing', () => {
    const at = scene('modern', {
      ann: { front: ['prd-009'], deck: [body('X', 1, 1), body('Y', 1, 1)] },
      bob: {},
      turn: 'bob',
      open: true,
    });
    at.bob.pass();
    expect([at.bob.sees('X'), at.bob.sees('Y')]).toEqual([false, false]);
  });
});

describe('prd-048 Keyes', () => {
  const stage = () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['prd-045 as Harrigan'],
        hand: ['prd-048 as Keyes'],
        points: 4,
        resources: ['Alien Location as L', 'Alien Location as M'],
        deck: 9,
      },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
      open: true,
    });
    at.ann.recruit('Keyes', 'front');
    expect(at.ann.offered('choose')).toEqual(['Harrigan', 'Keyes', 'Main']);
    return at;
  };

  test('a character of yours pays with any symbol for its next super power this turn', () => {
    const at = stage();
    at.ann.choose('Keyes');
    passTo(at, 'ann', 'main');
    at.ann.use('Keyes', 'Liquid Nitrogen Cannon');
    expect(at.ann.offered('choose')).toEqual(['D', 'E', 'Main']);
    at.ann.choose('D');
    expect([at.card('D').exhausted, at.card('L').faceDown || at.card('M').faceDown]).toEqual([true, true]);
  });

  test('nobody else does', () => {
    const at = stage();
    at.ann.choose('Main');
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('use')).toEqual([]);
  });
});

describe('prd-053 Death Trap', () => {
  test('is played from the resource row in any combat', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 4)] },
      bob: {
        front: [body('D', 1, 9, 'team:prey')],
        resources: [{ card: 'prd-053', as: 'Trap', faceDown: true }],
        deck: ['body Top 1/1 as Top'],
      },
      open: true,
    });
    at.ann.attack('D', 'A');
    at.ann.pass();
    at.bob.play('Trap');
    expect([at.card('A').stunned, at.card('Trap').zone, at.card('Top').zone]).toEqual([true, 'ko', 'resources']);
  });

  test('an attacker of choice loses four DEF for the combat', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: [body('D', 0, 9, 'team:prey')], hand: ['prd-053 as Trap'] },
      open: true,
    });
    at.ann.attack('D', 'A', 'B');
    at.ann.pass();
    at.bob.play('Trap');
    expect(at.bob.offered('choose')).toEqual(['A', 'B']);
    at.bob.choose('A');
    expect([at.card('A').atk, at.card('A').def]).toEqual([1, 5]);
    pass(at.ann, at.bob);
    expect(at.card('A').def).toBe(9);
  });
});

describe('prd-031 and prd-032 Dutch', () => {
  test.each(['prd-031', 'prd-032'])('%s: enemy characters make no team attacks on their next turn', (id) => {
    const at = scene('modern', {
      ann: { back: [id], front: [body('A', 1, 30)], resources: ['Skill Location'], deck: 20 },
      bob: { front: [body('X', 1, 30), body('Y', 1, 30)], deck: 20 },
      open: true,
    });
    at.ann.use(id, 'My Men Are Not Expendable');
    passTo(at, 'bob', 'main');
    expect(() => at.bob.attack('A', 'X', 'Y')).toThrow();
    passTo(at, 'ann', 'main');
    passTo(at, 'bob', 'main');
    at.bob.attack('A', 'X', 'Y');
    expect(at.table().combat).toBe(true);
  });
});
