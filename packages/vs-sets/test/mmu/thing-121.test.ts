import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('mmu-121 Thing That Crawls By Night', () => {
  const THING = 'mmu-121 as Thing';
  const down = { body: 'Boss 1/9 main', stunned: true };

  // VS-MEC-ATTACK-09
  test('attacks a location of a side where all are stunned, and its strike KOs it', () => {
    const at = scene('modern', {
      ann: { front: [THING, body('A', 9, 9)], deck: 9 },
      bob: { back: [down], resources: ['Might Location', { card: 'Skill Location', faceDown: true }], deck: 9 },
      open: true,
    });
    expect(at.ann.offered('attack')).toEqual(['Might Location, Thing']);
    at.ann.attack('Might Location', 'Thing');
    pass(at.ann, at.bob);
    expect([at.seat('bob').ko, at.card('Thing').exhausted, at.card('Thing').stunned]).toEqual([
      ['Might Location'],
      true,
      false,
    ]);
  });

  test('does not while one of them stands, nor on its own side', () => {
    const at = scene('modern', {
      ann: { front: [THING], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 1)], back: [down], resources: ['Skill Location'] },
    });
    expect(at.ann.offered('attack')).toEqual(['D, Thing']);
  });

  // VS-ATK-05
  test('does not from the back row', () => {
    const at = scene('modern', { ann: { back: [THING] }, bob: { back: [down], resources: ['Skill Location'] } });
    expect(at.ann.offered('attack')).toEqual([]);
  });
});
