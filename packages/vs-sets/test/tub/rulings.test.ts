import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// Ruling: good or evil is what the team says; a book without one is neither, whoever may wear it.
test('ruling: tub-042 Dark Beast makes no Darkhold cheaper', () => {
  const offered = (points: number) =>
    scene('modern', {
      at: 'recruit',
      ann: { front: ['tub-042 as Beast'], hand: ['svh-055 as Book', 'tub-056 as Part'], points },
      bob: {},
    })
      .ann.offered('equip')
      .filter((words) => words.endsWith('Beast'))
      .toSorted();
  expect([offered(1), offered(3)]).toEqual([['Part, Beast'], ['Book, Beast', 'Part, Beast']]);
});

// Ruling: equipment is not unique, and its team symbol asks for a face-up character of the team.
test.each(['tub-054', 'tub-055', 'tub-056', 'tub-057'])(
  'ruling: %s stands beside others of its name, and asks for a face-up character of H.A.M.M.E.R.',
  (id) => {
    const other = id === 'tub-054' ? 'tub-055' : 'tub-054';
    const offered = (...words: string[]) => {
      const at = scene('modern', {
        at: 'recruit',
        ann: {
          front: [{ body: `H 1/9 ${words.join(' ')}`, equipment: [`${other} as Old`] }, body('W', 1, 9)],
          hand: [`${id} as New`],
          points: 9,
        },
        bob: {},
        open: true,
      });
      if (at.ann.offered('equip').includes('New, W')) at.ann.equip('New', 'W');
      return [at.card('Old').zone, at.card('New').zone];
    };
    expect([offered('team:hammer'), offered()]).toEqual([
      ['equipped', 'equipped'],
      ['equipped', 'hand'],
    ]);
  },
);
