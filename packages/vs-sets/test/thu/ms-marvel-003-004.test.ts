import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

describe('thu-003, thu-004 Ms. Marvel', () => {
  const CASES = [
    ['thu-003', 'Energy Discharge', 3],
    ['thu-004', 'Improved Energy Discharge', 6],
  ] as const;
  test.each(CASES)('%s pays only with a location that appeared this turn', (id, power, counters) => {
    const { ann, card } = scene('modern', {
      at: 'resource',
      ann: {
        front: [`${id} as Carol`],
        resources: ['Energy Location as Old'],
        hand: ['Energy Location as New', 'Energy Location as Kept'],
      },
      bob: {},
      open: true,
    });
    expect(ann.offered('use')).toEqual([]);
    ann.resource('New', 'up');
    ann.use('Carol', power, 'New');
    expect([card('Carol').plus, card('New').faceDown, card('Old').faceDown]).toEqual([counters, true, false]);
  });

  test('gains an XP when a location with Energy appears on any side, and none for others', () => {
    const place = (turn: 'ann' | 'bob', symbol: string) => {
      const table = scene('modern', {
        at: 'resource',
        turn,
        ann: { front: ['thu-003 as Carol'], hand: [`${symbol} Location`] },
        bob: { hand: [`${symbol} Location`] },
        open: true,
      });
      table[turn].resource(turn === 'ann' ? `ann's ${symbol} Location` : `bob's ${symbol} Location`, 'up');
      return table.card('Carol').xp;
    };
    expect([place('ann', 'Energy'), place('bob', 'Energy'), place('ann', 'Might')]).toEqual([1, 1, 0]);
  });

  test('gains an XP for Energy super powers of any side, and none for others', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['thu-003 as Carol', 'vsp-019 as Max', 'vsp-009 as Eddie'],
        resources: ['Energy Location', 'Might Location'],
      },
      bob: { front: [body('D', 1, 9, 'cost:5')] },
    });
    ann.use('Eddie', 'Symbiote Strength');
    expect(card('Carol').xp).toBe(0);
    ann.use('Max', 'Chain Lightning');
    expect(card('Carol').xp).toBe(1);
    close();
  });
});
