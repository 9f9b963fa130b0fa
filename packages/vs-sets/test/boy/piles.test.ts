import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('boy-039 Donna January', () => {
  const dream = (...more: (string | object)[]) =>
    scene('modern', {
      ann: {
        front: ['boy-039 as Donna', body('S', 1, 9, 'team:theSeven'), body('A', 1, 9), ...more],
        resources: [R('Skill', 2)],
      },
      bob: { front: [body('D', 1, 9, 'team:theSeven')] },
      open: true,
    });

  test('a +1/+1 counter on each other character of the Seven, for Skill, once a turn', () => {
    const { ann, card } = dream();
    ann.use('Donna', 'This Was our Dream');
    expect(['S', 'A', 'D', 'Donna'].map((name) => card(name).plus)).toEqual([1, 0, 0, 0]);
    expect(ann.offered('use')).toEqual([]);
  });

  test('for nothing while Starlight is face up on her side', () => {
    const annie = scene('modern', {
      ann: { front: ['boy-039 as Donna', 'boy-035 as Annie', body('S', 1, 9, 'team:theSeven')] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    annie.ann.use('Donna', 'This Was our Dream');
    expect([annie.card('S').plus, annie.card('Annie').plus, annie.ann.offered('use')]).toEqual([1, 1, []]);
  });

  test('not while she is stunned, or an enemy', () => {
    const offered = (mine: object, theirs: readonly string[]) =>
      scene('modern', {
        ann: { front: ['boy-039 as Donna', mine] },
        bob: { front: [body('D', 1, 9), ...theirs] },
        open: true,
      }).ann.offered('use');
    expect(offered({ body: 'Starlight 1/9', stunned: true }, [])).toEqual([]);
    expect(offered({ body: 'A 1/9' }, ['boy-035 as Annie'])).toEqual([]);
  });
});
