import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

describe('prd-023 Vocal Mimicry', () => {
  const stage = (ko: readonly string[], main = 'prd-001 as Chief') =>
    scene('modern', {
      ann: { front: [main], hand: ['prd-023'], ko, deck: 9 },
      bob: { front: [body('B', 1, 1)], hand: [body('H', 1, 1)], ko: ['prd-022'], deck: 9 },
      open: true,
    });

  // VS-MEC-COPYPT-02
  test('has the text of each other Predators One of a Kind plot twist in that KO pile', () => {
    const at = stage(['prd-020', 'prd-021', 'prd-022', 'prd-023']);
    expect(at.ann.offered('play').toSorted()).toEqual([
      'Vocal Mimicry, Anytime',
      'Vocal Mimicry, Over Here',
      'Vocal Mimicry, Turn Around',
    ]);
    at.ann.play('Vocal Mimicry', 'Turn Around');
    at.ann.choose('H');
    expect(at.seat('bob').hand).toEqual([]);
    expect(at.seat('ann').ko).toContain('Vocal Mimicry');
  });

  test('has no text without one of them, and needs a Predators character', () => {
    expect(stage([]).ann.offered('play')).toEqual([]);
    expect(stage(['prd-020'], 'prd-031 as Chief').ann.offered('play')).toEqual([]);
  });
});
