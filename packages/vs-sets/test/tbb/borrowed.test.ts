import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('tbb-019 Oz', () => {
  // VS-MEC-ENEMYUSE-01
  test('an enemy has Oz strike a supporting character other than Oz, once a turn', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['tbb-019 as Oz', body('A', 1, 7), body('B', 1, 8)], back: ['body Boss 1/1 main'] },
      bob: { front: [body('X', 1, 1)], resources: ['Might Location as M'] },
      open: true,
    });
    at.bob.use('Oz', 'Lose Control');
    at.bob.choose('X');
    at.bob.pay('M');
    expect(at.bob.offered('choose')).toEqual(['A', 'B', 'X']);
    at.bob.choose('A');
    expect([at.card('A').stunned, at.card('Oz').stunned, at.bob.offered('use')]).toEqual([true, false, []]);
  });

  test('its own side cannot use it, and too weak a strike stuns nobody', () => {
    const at = scene('modern', {
      ann: { front: ['tbb-019 as Oz', body('B', 1, 8)], resources: ['Might Location'], deck: 9 },
      bob: { front: [body('X', 1, 1)], resources: ['Might Location as M'], deck: 9 },
      open: true,
    });
    expect(at.ann.offered('use')).toEqual([]);
    passTo(at, 'bob', 'recruit');
    expect(at.bob.offered('use')).toEqual([]);
    passTo(at, 'bob', 'main');
    at.bob.use('Oz', 'Lose Control');
    at.bob.choose('X');
    at.bob.pay('M');
    at.bob.choose('B');
    expect(at.card('B').stunned).toBe(false);
  });
});

describe('tbb-034 and tbb-035 The First Evil', () => {
  const deck = Array.from({ length: 20 }, (_, i) => body(`C${i}`, 1, 1));

  // VS-MEC-SETUP-02
  test('takes the first turn', () => {
    const at = scene('modern', { ann: { deck }, bob: { back: ['tbb-034'], deck: 20 }, at: 'setUp', open: true });
    expect([at.decides(), at.bob.offered()]).toEqual(['bob', ['place front', 'place back']]);
  });

  test('each deck loses its bottom card as the Build Phase starts, each character is an XP', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { back: ['tbb-034 as Evil'], deck: [...deck, body('Mine', 1, 1)] },
      bob: { deck: [...deck.slice(0, 5).map((one) => one.replace('C', 'D')), 'tbb-024 as Twist'] },
      open: true,
    });
    at.bob.pass();
    expect([at.card('Mine').zone, at.card('Twist').zone, at.card('Evil').xp]).toEqual(['ko', 'ko', 1]);
    passTo(at, 'bob', 'main');
    expect(at.card('Evil').xp).toBe(1);
  });

  const stage = (bob: object = {}) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: [{ card: 'tbb-035', as: 'Evil', wounds: 2, plus: 1 }],
        resources: ['Energy Location'],
        ko: [body('Old', 1, 1), 'tbb-024'],
        deck: 9,
      },
      bob: { ko: [body('Ghost', 3, 3, 'health:1')], deck: 9, ...bob },
      open: true,
    });
    at.ann.use('Evil', 'Appear as the Dead');
    expect(at.ann.offered('choose')).toEqual(['Old', 'Ghost']);
    at.ann.choose('Ghost');
    at.ann.row('front');
    return at;
  };

  // VS-MEC-PHASEOUT-04
  test('is away for somebody out of a KO pile and comes back with its counters', () => {
    const at = stage();
    expect([at.card('Evil').zone, at.card('Ghost').zone, at.card('Ghost').controller]).toEqual([
      'removed',
      'front',
      'ann',
    ]);
    passTo(at, 'bob', 'main');
    while (at.table().turn === 'bob') at.bob.pass();
    at.ann.row('back');
    expect([at.card('Evil').zone, at.card('Evil').wounds, at.card('Evil').plus]).toEqual(['back', 2, 1]);
    expect([at.card('Ghost').zone, at.winners()]).toEqual(['deck', []]);
  });

  // VS-MEC-REPLACE-03
  test('comes back when the other would leave play', () => {
    const at = stage({ front: [body('K', 9, 9), body('L', 9, 9)] });
    passTo(at, 'bob', 'main');
    at.bob.attack('Ghost', 'K');
    pass(at.bob, at.ann);
    at.ann.row('back');
    expect([at.card('Evil').zone, at.card('Ghost').zone]).toEqual(['back', 'deck']);
  });
});

describe('tbb-057 Life On The Hellmouth', () => {
  // VS-KW-RELATIONSHIP
  test('two characters on your side get a counter each and are in a Relationship', () => {
    const at = scene('modern', {
      ann: {
        front: [body('A', 1, 9, 'team:xmen'), body('B', 1, 9, 'team:hydra'), body('C', 1, 9, 'team:shield')],
        hand: ['tbb-057 as Life'],
      },
      bob: { front: [body('D', 9, 9)] },
      open: true,
    });
    at.ann.play('Life');
    expect(at.ann.offered('choose')).toEqual(['A', 'B', 'C', 'Main'].slice(0, at.ann.offered('choose').length));
    at.ann.choose('A');
    at.ann.choose('B');
    expect([at.card('A').plus, at.card('B').plus, at.card('C').plus]).toEqual([1, 1, 0]);
    at.ann.attack('D', 'A', 'B');
    pass(at.ann, at.bob);
    expect([at.card('A').stunned, at.card('B').stunned]).toEqual([false, false]);
  });

  test('exactly two, or none', () => {
    const at = scene('modern', {
      ann: { hand: ['tbb-057 as Life'] },
      bob: { front: [body('D', 9, 9)] },
      open: true,
    });
    at.ann.play('Life');
    expect([at.card('Life').zone, at.card("ann's Main").plus]).toEqual(['ko', 0]);
  });
});
