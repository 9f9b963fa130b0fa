import { supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

describe('res-014 Emma Frost', () => {
  const emma = (id: string, team: 'hammer' | 'xmen') =>
    supporting({ id, name: 'Emma Frost', cost: 3, atk: 1, def: 5, health: 2, teams: [team], powers: [] });
  const cards = [emma('xx-hammer', 'hammer'), emma('xx-xmen', 'xmen')];
  const stage = (there: unknown) =>
    scene('modern', {
      cards,
      ann: { front: [there], hand: ['res-014 as Diamond'], deck: 9 },
      bob: { front: [body('D', 1, 9)], deck: 9 },
      open: true,
    });

  // VS-MEC-POWERUP-03
  test('takes the place of the one she would power up, who keeps what is on her', () => {
    const at = stage({ card: 'xx-hammer', as: 'Emma', plus: 1, exhausted: true });
    at.ann.powerUp('Diamond', 'Emma');
    at.ann.yes();
    const now = at.card('res-014');
    expect([now.zone, now.atk, now.def, now.plus, now.exhausted]).toEqual(['front', 11, 8, 1, true]);
    passTo(at, 'bob', 'main');
    expect(at.card('res-014').atk).toBe(7);
  });

  test('need not, and takes no other place', () => {
    const no = stage({ card: 'xx-hammer', as: 'Emma' });
    no.ann.powerUp('Diamond', 'Emma');
    no.ann.no();
    expect([no.card('Emma').plus, no.card('Diamond').zone]).toEqual([1, 'ko']);
    const other = stage({ card: 'xx-xmen', as: 'Emma' });
    other.ann.powerUp('Diamond', 'Emma');
    expect([other.card('Emma').plus, other.ann.offered('yes')]).toEqual([1, []]);
  });

  test('gets four ATK in the turn she appears', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { hand: ['res-014 as Diamond', 'xx-xmen as Other'], points: 9, deck: 9 },
      cards,
      bob: { deck: 9 },
      open: true,
    });
    at.ann.recruit('Diamond', 'back');
    expect([at.card('Diamond').atk, at.card('Diamond').def]).toEqual([10, 7]);
    passTo(at, 'bob', 'main');
    expect(at.card('Diamond').atk).toBe(6);
  });
});
