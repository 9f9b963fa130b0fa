import { equipment } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const wrench = equipment({ id: 'x-1', name: 'Wrench', cost: 1, teams: [], powers: [] });

describe('aln-003 Lt. Ripley, Level 1', () => {
  const gearUp = 'Gear Up';

  test('shows five cards to all, takes an equipment among them and puts the rest under the deck in her order', () => {
    const { ann, bob, seat } = scene('modern', {
      cards: [wrench],
      ann: {
        back: ['aln-003 as Ripley'],
        deck: ['Wrench', body('A', 1, 1), body('B', 1, 1), 'aln-024 as Mother', body('C', 1, 1), 'aln-024 as Sixth'],
        resources: ['Humanity Location'],
      },
      bob: {},
      at: 'resource',
    });
    ann.use('Ripley', gearUp);
    expect([bob.sees('C'), bob.sees('Sixth')]).toEqual([true, false]);
    expect(ann.offered('choose')).toEqual(['Wrench', 'Mother']);
    ann.choose('Mother');
    ann.choose('C');
    ann.choose('Wrench');
    ann.choose('B');
    expect([seat('ann').hand, seat('ann').deck]).toEqual([['Mother'], ['Sixth', 'C', 'Wrench', 'B', 'A']]);
  });

  test('must take an equipment if there is one, and takes nothing else', () => {
    const { ann, seat } = scene('modern', {
      ann: { back: ['aln-003 as Ripley'], deck: ['Earth x6'], resources: ['Humanity Location'] },
      bob: {},
      at: 'resource',
    });
    ann.use('Ripley', gearUp);
    expect([seat('ann').hand, seat('ann').deck.length]).toEqual([[], 6]);
    expect(ann.offered('use')).toEqual([]);
  });

  test('is used in the Build Phase, for Humanity', () => {
    const { ann } = scene('modern', {
      ann: { back: ['aln-003 as Ripley'], resources: ['Humanity Location', 'Energy Location'] },
      bob: {},
    });
    expect(ann.refused('use', 'Ripley', gearUp)).not.toEqual([]);
    const poor = scene('modern', {
      ann: { back: ['aln-003 as Ripley'], resources: ['Energy Location x3'] },
      bob: {},
      at: 'resource',
    });
    expect(poor.ann.offered('use')).toEqual([]);
  });

  test('gains an XP for an equipment on her side, whoever wears it, and becomes Level 2 with the third', () => {
    const { ann, card } = scene('modern', {
      cards: [wrench],
      ann: {
        back: [{ card: 'aln-003', as: 'Ripley', xp: 1 }, body('A', 1, 1)],
        hand: ['Wrench', 'aln-024 as Mother', body('X', 1, 1)],
        resources: 5,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('X', 'back');
    expect(card('Ripley').xp).toBe(1);
    ann.equip('Wrench', 'A');
    expect(card('Ripley').xp).toBe(2);
    ann.equip('Mother', 'Ripley');
    expect([card('aln-004').level, card('aln-004').equipment]).toEqual([2, ['Mother']]);
  });

  test('gains no XP for an equipment of an enemy', () => {
    const { ann, card } = scene('modern', {
      cards: [wrench],
      ann: { back: [body('A', 1, 1)], hand: ['Wrench'], resources: 1 },
      bob: { back: ['aln-003 as Ripley'] },
      at: 'recruit',
    });
    ann.equip('Wrench', 'A');
    expect(card('Ripley').xp).toBe(0);
  });
});

describe('aln-005 Sister Ripley, Level 1', () => {
  const onTheLine = 'Your A** is Already on the Line';

  test('gives a counter to up to two of her front row characters', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['aln-005 as Ripley', body('A', 1, 1), body('B', 1, 1)],
        back: [body('C', 1, 1)],
        resources: ['Intellect Location'],
      },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Ripley', onTheLine);
    expect(ann.offered()).toEqual(['done', 'choose Ripley', 'choose A', 'choose B']);
    ann.choose('Ripley', 'B');
    expect([card('Ripley').plus, card('A').plus, card('B').plus]).toEqual([1, 0, 1]);
    expect(ann.offered('use')).toEqual([]);
  });

  test('may give one or none', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [body('A', 1, 1), body('B', 1, 1)],
        back: ['aln-005 as Ripley'],
        resources: ['Intellect Location'],
      },
      bob: {},
    });
    ann.use('Ripley', onTheLine);
    ann.done();
    expect([card('A').plus, card('B').plus]).toEqual([0, 0]);
  });

  // Ruling: as soon as the attack is declared.
  test('ruling: gains an XP when a melee attack is declared, one for a whole team, also if she does not attack', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)], back: ['aln-005 as Ripley', body('R', 1, 9, 'ranged')] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A', 'B');
    expect(card('Ripley').xp).toBe(1);
    pass(ann, bob);
    bob.strikeBack('A');
    ann.attack('D', 'R');
    expect(card('Ripley').xp).toBe(1);
    pass(ann, bob);
  });

  test('ruling: attacks with the stats of Level 2 if it is her last XP', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [{ card: 'aln-005', as: 'Ripley', xp: 4 }] },
      bob: { front: [body('D', 1, 5)] },
    });
    ann.attack('D', 'Ripley');
    expect([card('aln-006').level, card('aln-006').atk]).toEqual([2, 5]);
    pass(ann, bob);
    expect(card('D').stunned).toBe(true);
  });

  test('gains no XP for the attacks of others, nor while stunned', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9)], back: ['aln-005 as Ripley'] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Ripley').xp).toBe(0);

    const down = scene('modern', {
      ann: { front: [body('A', 1, 9)], back: [{ card: 'aln-005', as: 'Ripley', stunned: true }] },
      bob: { front: [body('D', 1, 9)] },
    });
    down.ann.attack('D', 'A');
    pass(down.ann, down.bob);
    expect(down.card('Ripley').xp).toBe(0);
  });
});

describe('aln-006 Sister Ripley, Level 2', () => {
  const sacrifice = 'Sacrifice and Resurrection';

  test('is KO’d and makes way for a stunned Ripley #8 of Level 2 in her place', () => {
    const { ann, bob, card, seat } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: {
        front: [{ card: 'aln-006', as: 'Ripley', wounds: 4 }],
        side: ['aln-008'],
        resources: ['Humanity Location'],
      },
      open: true,
    });
    ann.attack('Ripley', 'A');
    ann.pass();
    bob.use('Ripley', sacrifice);
    bob.choose('Ripley #8');
    expect([card('aln-008').zone, card('aln-008').stunned, card('aln-008').wounds]).toEqual(['front', true, 0]);
    expect(seat('bob').ko).toEqual(['Ripley']);
  });

  test('can be used outside combat by nobody, and does nothing without a Ripley #8', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-006 as Ripley'], resources: ['Humanity Location x2'], side: ['aln-007'] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(ann.refused('use', 'Ripley', sacrifice)).not.toEqual([]);
    ann.attack('D', 'Ripley');
    ann.use('Ripley', sacrifice);
    expect([card('Ripley').zone, card('aln-007').zone]).toEqual(['front', 'side']);
    pass(bob, ann);
  });
});
