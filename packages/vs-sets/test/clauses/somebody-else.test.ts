import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// What a card does when it appears, attacks, recovers or is stunned itself, it does for nobody else.

describe('when somebody else appears', () => {
  test.each([
    'mnb-061',
    'civ-011',
    'civ-015',
    'civ-037',
    'civ-043',
    'def-011',
    'def-022',
    'mcu1-050',
    'aff-018',
    'leg-041',
    'leg-044',
    'leg-070',
    'aln-011',
    'aln-021',
    'ban-001',
    'mcu2-011',
    'thu-015',
    'mcu2-019',
    'res-012',
    'res-013',
    'car-016',
    'tbb-014',
    'svh-009',
    'svh-040',
    'tub-025',
    'tub-040',
    'tub-049',
    'hox-022',
    'hox-039',
    'hox-048',
  ])('%s does nothing', (id) => {
    const { ann, asks, card, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [`${id} as X`, { body: 'A 1/9', minus: 1 }],
        hand: [body('B', 1, 1)],
        deck: ['Energy Location', 3],
        ko: [body('G', 1, 1)],
        resources: ['Energy Location'],
        points: 9,
      },
      bob: { front: [{ body: 'D 1/9', plus: 1 }], hand: [body('E', 1, 1)] },
    });
    const facts = () => [
      asks(),
      ...['X', 'A', 'D'].flatMap((name) => [card(name).plus, card(name).minus, card(name).powersOff]),
      seat('bob').hand,
      seat('ann').deck,
      ann.sees('E'),
    ];
    const before = facts();
    ann.recruit('B', 'front');
    expect(facts()).toEqual(before);
    close();
  });
});

describe('when somebody else attacks', () => {
  test.each(['mcu1-003', 'aff-035', 'def-038b'])('%s does nothing', (id) => {
    const { ann, bob, asks, card, close } = scene('modern', {
      ann: { front: [`${id} as X`, body('A', 2, 9)] },
      bob: { front: [{ body: 'D 1/9', plus: 1 }] },
    });
    const { level, atk } = card('X');
    ann.attack('D', 'A');
    expect([asks(), card('D').plus, card('D').minus, card('X').level, card('X').atk]).toEqual([
      'playOrPass',
      1,
      0,
      level,
      atk,
    ]);
    pass(ann, bob);
    close();
  });
});

describe('when somebody else stuns', () => {
  test.each(['mnb-057', 'leg-068', 'mnb-029', 'leg-012', 'mcu1-020', 'aln-017'])('%s gains nothing', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as X`, body('A', 9, 9, 'flight')] },
      bob: { back: [body('D', 1, 1, 'main', 'health:9'), body('E', 1, 9, 'aka:D')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').stunned, card('E').wounds, card('X').xp, card('X').plus]).toEqual([true, 0, 0, 0]);
    close();
  });

  test.each(['mcu1-020'])('%s gains nothing from a defender who stuns an attacker', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 9, 9), `${id} as X`] },
      bob: { front: [body('D', 1, 1)] },
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('D').stunned, card('X').plus]).toEqual([true, 0]);
    close();
  });

  test('leg-071 draws no card when another KOs the defender', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: ['leg-071 as X', body('A', 9, 9, 'flight')] },
      bob: { back: [body('D', 1, 1, 'health:1')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').zone, seat('ann').hand]).toEqual(['ko', []]);
    close();
  });

  test('mcu1-022 KOs nobody whom another wounds', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-022 as Drax', body('A', 9, 9)] },
      bob: { front: [body('D', 1, 1, 'health:9')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').zone, card('D').wounds]).toEqual(['front', 1]);
    close();
  });

  test('leg-013 is not readied by the stun of another', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'leg-013', as: 'X', exhausted: true }, body('A', 9, 9)], hand: ['Might Location'] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('X', 'Kill-Frenzy');
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').stunned, card('X').exhausted]).toEqual([true, true]);
    close();
  });
});

describe('when somebody else is stunned, wounded, KO’d or powered up', () => {
  test.each(['aff-005', 'aln-010', 'mcu1-004'])('%s does nothing', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { front: [`${id} as X`, body('A', 1, 1)] },
      bob: { front: [body('D', 9, 9)] },
    });
    const { atk } = card('X');
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('A').wounds, card('X').xp, card('X').atk, card('D').minus]).toEqual([1, 0, atk, 0]);
    close();
  });

  test.each(['mcu1-046', 'aln-019'])('%s does nothing', (id) => {
    const { ann, bob, card, seat, close } = scene('modern', {
      turn: 'bob',
      ann: { front: [`${id} as X`, body('A', 1, 1, 'health:1')], side: ['mcu1-047 as Rings'] },
      bob: { front: [body('D', 9, 9)] },
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('A').zone, card('X').zone, card('ann’s Main').wounds]).toEqual(['ko', 'front', 0]);
    expect(seat('ann').hand).toEqual([]);
    close();
  });

  test('leg-008 gets no counters when another is powered up', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['leg-008 as X', 'leg-007 as Bird'], hand: ['leg-007 as Copy'] },
      bob: {},
    });
    ann.powerUp('Copy', 'Bird');
    expect([card('X').plus]).toEqual([0]);
    close();
  });
});
