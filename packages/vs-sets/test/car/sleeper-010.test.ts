import { a, character, hide, putPlus, stun, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

describe('car-010 Sleeper', () => {
  const sleeper = character({ name: 'Sleeper' });
  const doer = supporting({
    ...{ id: 'xx-doer', name: 'Doer', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
    powers: [
      superPower('Hide', 'main', [], hide(a(sleeper))),
      superPower('Stun', 'main', [], stun(a(sleeper))),
      superPower('Feed', 'main', [], putPlus(1, a(sleeper))),
    ],
  });

  // VS-STN-15, VS-STN-36
  test.each(['Hide', 'Stun'])('keeps and gains +1/+1 counters: %s', (how) => {
    const at = scene('modern', {
      cards: [doer],
      ann: { front: ['Doer', { card: 'car-010', as: 'Sleeper', plus: 2 }] },
      bob: {},
      open: true,
    });
    at.ann.use('Doer', how);
    at.ann.use('Doer', 'Feed');
    expect(at.card('Sleeper').plus).toBe(3);
  });

  const stage = () => {
    const at = scene('modern', {
      ann: { front: [{ card: 'car-010', as: 'Sleeper' }], resources: ['Intellect Location'], deck: 9 },
      bob: { front: [body('D', 1, 9)], back: [body('B', 1, 9)], deck: 9 },
      open: true,
    });
    at.ann.use('Sleeper', 'Chemokinesis');
    return at;
  };

  test('has Stealth this turn and may hide at its end', () => {
    const at = stage();
    expect(at.ann.offered('attack')).toContain('B, Sleeper');
    at.ann.pass();
    at.ann.yes();
    expect(at.card('Sleeper').hidden).toBe(true);
  });

  test('need not hide, and has no Stealth any more', () => {
    const at = stage();
    at.ann.pass();
    at.ann.no();
    expect(at.card('Sleeper').hidden).toBe(false);
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('yes')).toEqual([]);
  });
});
