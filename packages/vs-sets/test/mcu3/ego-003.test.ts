import { specialLocation } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('mcu3-003, mcu3-004 Ego', () => {
  const POWER = 'Soon We Will Be All There Is';
  const grown = (resources: readonly (string | object)[]) =>
    scene('modern', {
      ann: { front: ['mcu3-004 as Ego'], resources, deck: 9 },
      bob: { front: [body('D', 1, 6)], resources: [{ card: 'Skill Location', as: 'Theirs', faceDown: true }], deck: 9 },
      at: 'recruit',
      open: true,
    });
  const down = (card: string) => ({ card, faceDown: true });

  // VS-LVL-12
  test('Level 1 gains an XP when a supporting character named Star-Lord appears, and goes to Level 2', () => {
    const at = scene('modern', {
      ann: { front: ['mcu3-003 as Ego'], deck: 9 },
      bob: { hand: ['mnb-069', body('B', 1, 1)], resources: ['Energy Location x7'], deck: 9 },
      turn: 'bob',
      at: 'recruit',
      open: true,
    });
    at.bob.recruit('B', 'front');
    expect(at.card('mcu3-004').zone).toBe('levelUp');
    at.bob.recruit('Star-Lord', 'front');
    expect(at.card('mcu3-004').zone).toBe('front');
  });

  test('Level 1 gains none for something else of that name', () => {
    const home = specialLocation('xx-home', 'Star-Lord', 'guardians');
    const at = scene('modern', {
      cards: [home],
      ann: { front: ['mcu3-003 as Ego'], hand: ['xx-home as Home'], deck: 9 },
      bob: {},
      at: 'resource',
      open: true,
    });
    at.ann.resource('Home', 'up');
    expect([at.card('Home').zone, at.card('Home').faceDown, at.card('mcu3-004').zone]).toEqual([
      'resources',
      false,
      'levelUp',
    ]);
  });

  test('Level 1 is Friendly: he cannot attack', () => {
    const at = scene('modern', { ann: { front: ['mcu3-003 as Ego'] }, bob: { front: [body('D', 1, 6)] }, open: true });
    expect(at.ann.offered('attack')).toEqual([]);
  });

  // VS-MEC-RESOURCE-05
  test('Level 2 makes a face-down location of his player a 6/6 character in the front row', () => {
    const { ann, card, seat } = grown(['Energy Location', down('Might Location'), down('mnb-080')]);
    ann.use('Ego', POWER);
    expect(ann.offered('choose')).toEqual(['Energy Location', 'Might Location']);
    ann.choose('Might Location');
    const it = card("Ego's Expansion");
    expect([it.atk, it.def, it.health, it.zone, it.teams, it.keywords]).toEqual([
      6,
      6,
      1,
      'front',
      'mcuVillains',
      'swarm',
    ]);
    expect(seat('ann').resources).toHaveLength(2);
  });

  test('Level 2: it costs Energy', () => {
    expect(grown(['Skill Location', down('Might Location')]).ann.offered('use')).toEqual([]);
  });

  // VS-KW-ANGRY
  test('Level 2 must be in the first attack', () => {
    const at = scene('modern', {
      ann: { front: ['mcu3-004 as Ego', body('A', 3, 3)] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    expect(at.ann.offered('attack').filter((one) => one.startsWith('D'))).toEqual(['D, Ego']);
    at.ann.attack('D', 'Ego');
    pass(at.ann, at.bob);
    expect(at.ann.offered('attack')).toContain('D, A');
  });
});
