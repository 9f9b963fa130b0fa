import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aln-010 Vriess', () => {
  test('does not move in the Formation Step', () => {
    const { ann } = scene('modern', {
      ann: { front: ['aln-010 as Vriess'], back: [body('B', 1, 1)] },
      bob: {},
      at: 'formation',
    });
    expect(ann.offered('move')).toEqual(['B', 'Main']);
  });

  test('puts a counter on an enemy when he gets stunned on the turn of an enemy', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 3, 3), body('B', 3, 3)] },
      bob: { front: ['aln-010 as Vriess'] },
    });
    ann.attack('Vriess', 'A');
    pass(ann, bob);
    expect(bob.offered('choose')).toEqual(['A', 'B', 'Main']);
    bob.choose('B');
    expect([card('B').minus, card('A').minus]).toEqual([1, 0]);
  });

  test('puts none on his own turn', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-010 as Vriess'] },
      bob: { front: [body('D', 3, 3)] },
    });
    ann.attack('D', 'Vriess');
    pass(ann, bob);
    expect([card('Vriess').stunned, card('D').minus]).toEqual([true, 0]);
  });
});

describe('aln-013 Call', () => {
  test('powers up any character of her player’s side, for the one counter', () => {
    const { ann, card, seat } = scene('modern', {
      ann: { front: [body('A', 1, 1)], hand: ['aln-013 as Call', body('X', 1, 1)] },
      bob: { front: [body('D', 1, 1)] },
    });
    expect(ann.offered('powerUp')).toEqual(['Call, A', 'Call, Main']);
    ann.powerUp('Call', 'A');
    expect([card('A').plus, seat('ann').ko]).toEqual([1, ['Call']]);
  });

  // VS-MEC-POWERUP-01: at the times of every power-up.
  test('does so in a combat for who is in it, and not on the turn of another outside one', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)], hand: ['aln-013 as Call'] },
    });
    expect(bob.offered('powerUp')).toEqual([]);
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('powerUp')).toEqual(['Call, D']);
    bob.powerUp('Call', 'D');
    expect(card('D').plus).toBe(1);
    pass(ann, bob);
  });
});

describe('aln-025 Power Loader', () => {
  // VS-EX-40: on any of one's characters, with a Company character there.
  test('gives +5/+5 and takes Ranged', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['aln-015 as Parker'],
        back: ['aln-022 as Hicks', body('R', 1, 1, 'ranged')],
        hand: ['aln-025 as Loader'],
        resources: 3,
      },
      bob: { front: [body('D', 1, 1)] },
      at: 'recruit',
    });
    ann.equip('Loader', 'R');
    expect([card('R').atk, card('R').def, card('R').keywords]).toEqual([6, 6, '']);
    pass(ann, ann);
    expect(ann.offered('attack')).toEqual(['D, Parker', 'D, Hicks']);
  });

  test('keeps its bearer from gaining Ranged', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['aln-004 as Ripley', { body: 'A 1/1', equipment: ['aln-025 as Loader'] }],
        back: [{ body: 'B 1/1', equipment: ['aln-023 as Rifle'] }],
      },
      bob: {},
    });
    expect([card('A').keywords, card('B').keywords, card('A').atk]).toEqual(['', 'ranged', 6]);
    expect(ann.offered('use')).toEqual([]);
  });
});

describe('aln-040 Salivating Xenomorph', () => {
  test('draws until its player has three cards in hand', () => {
    const drawn = (cards: number) => {
      const { ann, seat } = scene('modern', {
        ann: { front: ['aln-040 as Drool'], hand: [cards], resources: ['Intellect Location x2'] },
        bob: {},
      });
      ann.use('Drool', 'Salivate');
      expect(ann.refused('use', 'Drool', 'Salivate')).toEqual(['VS-PWR-42']);
      return seat('ann').hand.length;
    };
    expect([drawn(0), drawn(2), drawn(3), drawn(5)]).toEqual([3, 3, 3, 5]);
  });
});

describe('aln-049 Spook', () => {
  test('dazes an enemy that nobody protects, for a player with a Xenomorph', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-038 as A'], hand: ['aln-049 as Boo'] },
      bob: { front: [body('D', 1, 1, 'health:9'), body('E', 1, 1)], back: [body('P', 1, 1)] },
    });
    ann.play('Boo');
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('D').stunned, card('D').wounds]).toEqual([true, 0]);
  });

  test('is played in the Main Phase of its player', () => {
    const { ann, bob } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['aln-038 as D'], hand: ['aln-049 as Boo'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('play')).toEqual([]);
    bob.pass();
    nextMain(ann, bob);
    expect(bob.offered('play')).toEqual(['Boo']);
  });
});
