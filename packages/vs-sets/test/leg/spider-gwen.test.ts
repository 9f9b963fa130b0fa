import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// VS-KW-DIMENSIONAL-WRISTWATCH
test('leg-061 Spider-Gwen is recruited from the deck for her cost', () => {
  const { ann, card, seat, close } = scene('modern', {
    ann: { deck: [body('A', 1, 1), 'leg-061 as Gwen', body('B', 1, 1)], points: 5 },
    bob: {},
    at: 'recruit',
  });
  expect(ann.offered('fetch').toSorted()).toEqual(['Spider-Gwen, 0', 'Spider-Gwen, 1']);
  ann.fetch('Spider-Gwen', 1);
  expect([card('Spider-Gwen').zone, seat('ann').points, ann.offered('fetch')]).toEqual(['back', 1, []]);
  close();
});

// VS-KW-DODGE
test('leg-061 Spider-Gwen cannot be ranged attacked', () => {
  const { ann, close } = scene('modern', {
    ann: { back: [body('R', 1, 9, 'ranged')], front: [body('M', 1, 9)] },
    bob: { front: ['leg-061 as Gwen'] },
  });
  expect(ann.offered('attack')).toContain('Gwen, M');
  expect(ann.offered('attack')).not.toContain('Gwen, R');
  close();
});
