import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// What a card does when it appears itself, it does for nobody else.
test.each([
  'mmu-012',
  'mmu-047',
  'mmu-050',
  'mmu-056',
  'mmu-062',
  'mmu-064',
  'mmu-073',
  'mmu-076',
  'mmu-082',
  'mmu-086',
  'mmu-089',
  'mmu-090',
])('%s does nothing when somebody else appears', (id) => {
  const { ann, asks, card, seat, close } = scene('modern', {
    at: 'recruit',
    ann: {
      front: [`${id} as X`, { body: 'A 1/9 health:3 team:inhumans', wounds: 1 }],
      hand: [body('B', 1, 1)],
      points: 9,
    },
    bob: {
      front: [body('D', 1, 9), 'mmu-014', 'mmu-075'],
      hand: [body('E', 1, 1)],
      ko: [body('G', 1, 1)],
      resources: ['Energy Location as L'],
    },
  });
  const facts = () => [
    asks(),
    ...['X', 'A', 'D'].flatMap((name) => [card(name).plus, card(name).minus, card(name).wounds, card(name).zone]),
    card('L').faceDown,
    seat('bob').hand,
    seat('bob').ko,
  ];
  const before = facts();
  ann.recruit('B', 'front');
  expect(facts()).toEqual(before);
  close();
});
