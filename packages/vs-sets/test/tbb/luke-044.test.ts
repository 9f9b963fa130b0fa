import { a, plotTwist, putVitality, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('tbb-044 Luke', () => {
  const stage = (back: readonly string[] = ['tbb-029 as Chief'], resources: readonly string[] = ['Energy Location']) =>
    scene('modern', {
      ann: { front: ['tbb-044 as Luke', body('X', 9, 9)], back, resources, deck: 9 },
      bob: { front: [{ body: 'B 1/1 health:1' }, { body: 'C 1/1 health:1' }], deck: 9 },
      open: true,
    });
  const fight = ({ ann, bob }: ReturnType<typeof stage>, whom: string, by = 'Luke') => {
    ann.attack(whom, by);
    pass(ann, bob);
  };

  // VS-MEC-REPLACE-03
  test.each(['Luke', 'Chief'])('The Vessel: the counter goes on %s, as his player likes', (whom) => {
    const at = stage();
    at.ann.use('Luke', 'The Vessel');
    expect(at.card('Luke').vitality).toBe(0);
    fight(at, 'B');
    expect(at.ann.offered('counter').toSorted()).toEqual(['vitality, Chief', 'vitality, Luke']);
    at.ann.counter('vitality', whom);
    expect([at.card('Luke').vitality, at.card('Chief').vitality]).toEqual(whom === 'Luke' ? [1, 0] : [0, 1]);
    expect(at.decides()).toBe('ann');
  });

  test('has Vampire: the counter is his own without it', () => {
    const at = stage();
    fight(at, 'B');
    expect([at.card('Luke').vitality, at.card('Chief').vitality, at.decides()]).toEqual([1, 0, 'ann']);
  });

  test('The Vessel: nowhere but on an Evil main character of that side', () => {
    const at = stage(['tbb-001 as Chief']);
    at.ann.use('Luke', 'The Vessel');
    fight(at, 'B');
    expect([at.card('Luke').vitality, at.decides()]).toEqual([1, 'ann']);
  });

  test('The Vessel: not on a supporting character, nor on an Evil main character of an enemy', () => {
    const at = scene('modern', {
      ann: { front: ['tbb-044 as Luke', 'tbb-042 as Minion'], resources: ['Energy Location'], deck: 9 },
      bob: { front: [{ body: 'B 1/1 health:1' }], back: ['tbb-029 as Chief'], deck: 9 },
      open: true,
    });
    at.ann.use('Luke', 'The Vessel');
    fight(at, 'B');
    expect([at.card('Luke').vitality, at.decides()]).toEqual([1, 'ann']);
    expect(at.ann.offered('counter')).toEqual([]);
  });

  test('The Vessel: a counter that another effect puts on him stays his', () => {
    const at = scene('modern', {
      cards: [
        plotTwist({
          id: 'xx-vigour',
          name: 'Vigour',
          timing: 'combat',
          effects: [putVitality(1, a(yours({ name: 'Luke' })))],
        }),
      ],
      ann: {
        front: ['tbb-044 as Luke'],
        back: ['tbb-029 as Chief'],
        hand: ['Vigour'],
        resources: ['Energy Location'],
        deck: 9,
      },
      bob: { front: [{ body: 'B 9/9' }], deck: 9 },
      open: true,
    });
    at.ann.use('Luke', 'The Vessel');
    at.ann.attack('B', 'Luke');
    at.ann.play('Vigour');
    expect(at.ann.offered('counter')).toEqual([]);
    expect(at.card('Luke').vitality).toBe(1);
  });

  test('The Vessel: for his next attack this turn', () => {
    const at = stage();
    at.ann.use('Luke', 'The Vessel');
    fight(at, 'B', 'X');
    nextMain(at.ann, at.bob);
    nextMain(at.bob, at.ann);
    fight(at, 'C');
    expect([at.card('Luke').vitality, at.decides()]).toEqual([1, 'ann']);
  });

  test('The Vessel costs Energy', () => {
    expect(stage(['tbb-029 as Chief'], ['Skill Location']).ann.offered('use')).toEqual([]);
  });
});
