import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

const FILLERS = Array.from({ length: 12 }, (_, i) => body(`C${i}`, 1, 1));

test('sec-006 Storm wounds no flyer of her own side', () => {
  const { ann, card } = scene('modern', {
    ann: {
      back: ['sec-006 as Ororo'],
      front: [body('A', 1, 9, 'flight')],
      resources: ['Energy Location', 'Intellect Location', 'Might Location', 'Skill Location'],
    },
    bob: { front: [body('F', 1, 9, 'flight')] },
  });
  ann.use('Ororo', "I'm a Goddess");
  expect(['A', 'F', 'Ororo'].map((name) => card(name).wounds)).toEqual([0, 1, 0]);
});

test('sec-007 Multiple Man searches his own deck, which is shuffled', () => {
  const search = (deck: readonly string[], theirs: readonly string[]) => {
    const at = scene('modern', {
      ann: { front: ['sec-007 as Jamie'], deck: [...deck, ...FILLERS] },
      bob: { deck: [...theirs, 'mnb-009'] },
      at: 'formation',
      open: true,
    });
    at.ann.pass();
    if (at.ann.offered('yes').length > 0) at.ann.yes();
    return at;
  };
  const none = search([], ['sec-007 as Dupe']);
  expect([none.ann.offered('choose'), none.card('Dupe').zone]).toEqual([[], 'deck']);
  const at = search(['sec-007 as Dupe'], []);
  at.ann.choose('Dupe');
  at.ann.row('back');
  expect(at.seat('ann').deck?.toSorted()).toEqual(FILLERS.map((_, i) => `C${i}`).toSorted());
  expect(at.seat('ann').deck).not.toEqual(FILLERS.map((_, i) => `C${i}`));
});
