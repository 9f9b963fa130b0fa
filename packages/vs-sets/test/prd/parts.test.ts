import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// Clauses of the hunters and their prey that the other files leave untested.

describe('prd-028 Self-Destruct Device', () => {
  test('KOs itself alone, not the one another wears', () => {
    const at = scene('modern', {
      at: 'turn',
      ann: {
        front: [
          { body: 'A 1/9', equipment: 'prd-028 as One' },
          { body: 'B 1/9', equipment: 'prd-028 as Two' },
        ],
      },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    if (at.asks() === 'orderTriggers') at.ann.order(...(at.ann.offered('order') as [string, ...string[]]));
    at.ann.yes();
    const zones = ['One', 'Two'].map((name) => at.card(name).zone);
    expect(zones.toSorted()).toEqual(['equipped', 'ko']);
  });
});
