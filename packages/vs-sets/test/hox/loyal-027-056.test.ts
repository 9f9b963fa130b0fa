import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('hox-027 Burn It Down', () => {
  test('turns up to two enemy basic locations of different names face down', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 1, 'team:brotherhood')], hand: ['hox-027'], resources: [R('Might')] },
      bob: { resources: ['Skill Location as S1', 'Skill Location as S2', R('Energy'), 'hox-028 as Asteroid'] },
    });
    ann.play('hox-027');
    expect(ann.offered('choose').toSorted()).toEqual(['Energy Location', 'S1', 'S2']);
    ann.choose('S1', '...');
    expect(ann.offered('choose')).toEqual(['Energy Location']);
    ann.choose('Energy Location');
    expect(['S1', 'S2', 'Energy Location', 'Asteroid'].map((name) => card(name).faceDown)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    close();
  });

  test('need turn none', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 1, 'team:brotherhood')], hand: ['hox-027'] },
      bob: { resources: [R('Skill')] },
    });
    ann.play('hox-027');
    ann.done();
    expect(card('Skill Location').faceDown).toBe(false);
    close();
  });
});

describe('hox-056 Build It Up', () => {
  test('turns up to two of your face-down basic locations of different names face up', () => {
    const down = (card: string, as: string) => ({ card, as, faceDown: true });
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('A', 1, 1, 'team:xmen')],
        hand: ['hox-056'],
        resources: [
          down('Skill Location', 'S1'),
          down('Skill Location', 'S2'),
          down('Energy Location', 'E1'),
          down('hox-028', 'Special'),
          R('Might'),
        ],
      },
      bob: { resources: [down('Skill Location', 'Foe')] },
    });
    ann.play('hox-056');
    expect(ann.offered('choose').toSorted()).toEqual(['E1', 'S1', 'S2']);
    ann.choose('S1', 'E1');
    expect(['S1', 'S2', 'E1', 'Special', 'Foe'].map((name) => card(name).faceDown)).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
    close();
  });
});
