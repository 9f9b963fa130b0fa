import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('vsp-023 Jungle Hunter', () => {
  const trophy = (team: string) => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: ['vsp-023 as Hunter'], ko: [body('Own', 1, 1)], resources: ['Alien Location'] },
      bob: { ko: [body('K', 1, 1, `team:${team}`), body('L', 1, 1), 'vsp-025 as Twist'] },
    });
    ann.use('Hunter', 'The Demon Who Makes Trophies of Man');
    expect(ann.offered('choose').toSorted()).toEqual(['K', 'L']);
    ann.choose('K');
    expect([card('K').zone, card('L').zone]).toEqual(['removed', 'ko']);
    close();
    return seat('ann').hand.length;
  };
  test('takes a character out of an enemy KO pile and draws by the colour of its health', () => {
    expect([trophy('avengers'), trophy('predators')]).toEqual([2, 3]);
  });

  test('gets two counters in combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['vsp-023 as Hunter'], resources: ['Might Location'] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Hunter');
    ann.use('Hunter', 'One Ugly Mother');
    expect(card('Hunter').plus).toBe(2);
    pass(bob, ann);
    close();
  });

  test('amplified gets four and cannot be stunned this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['vsp-023 as Hunter'], hand: ['Might Location as M'] },
      bob: { front: [body('D', 99, 99)] },
    });
    ann.attack('D', 'Hunter');
    ann.use('Hunter', 'One Ugly Mother', 'M');
    expect(card('Hunter').plus).toBe(4);
    pass(bob, ann);
    expect(card('Hunter').stunned).toBe(false);
    close();
  });
});
