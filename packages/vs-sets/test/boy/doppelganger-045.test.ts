import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

describe('boy-045 Doppelganger', () => {
  const stage = (bob: object) =>
    scene('modern', {
      ann: {
        front: [body('Own', 3, 4)],
        back: ['boy-031 as Chief'],
        hand: ['boy-045'],
        resources: ['Energy Location x5'],
        deck: 9,
      },
      bob: { deck: 9, ...bob },
      at: 'recruit',
      open: true,
    });

  // VS-MEC-CLONE-06
  test('Look-alike: is another supporting character on any side, but for the name', () => {
    const { ann, card } = stage({ front: [{ card: 'mnb-080', wounds: 1 }, 'mnb-069 as Sup'] });
    ann.recruit('Doppelganger', 'front');
    const offered = ann.offered('choose');
    expect(offered).toContain('Own');
    expect(offered).toContain('Sup');
    expect(offered).not.toContain('Chief');
    expect(offered).not.toContain('Doppelganger');
    ann.choose('Own');
    expect([card('Doppelganger').atk, card('Doppelganger').def, card('Doppelganger').wounds]).toEqual([3, 4, 0]);
    expect(card('Doppelganger').zone).toBe('front');
  });

  // VS-MEC-CLONE-06
  test('Look-alike: with nobody to be like he is himself', () => {
    const { ann, card } = scene('modern', {
      ann: { hand: ['boy-045'], resources: ['Energy Location x5'], deck: 9 },
      bob: { deck: 9 },
      at: 'recruit',
      open: true,
    });
    ann.recruit('Doppelganger', 'front');
    expect([card('Doppelganger').atk, card('Doppelganger').def]).toEqual([1, 1]);
  });
});
