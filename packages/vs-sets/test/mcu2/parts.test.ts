import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// Clauses of the films’ heroes that the other files leave untested.

test('mcu2-011 Ant-Man hurts nobody when another appears', () => {
  const { ann, card, asks } = scene('modern', {
    at: 'recruit',
    ann: { front: ['mcu2-011 as Scott'], hand: [body('A', 1, 1)], points: 9 },
    bob: { back: [body('Boss', 9, 9, 'main')] },
    open: true,
  });
  ann.recruit('A', 'front');
  expect([asks(), card('Boss').minus]).toEqual(['playOrPass', 0]);
});

test('mcu2-021 Christine Palmer heals no supporting Doctor Strange', () => {
  const { ann, card } = scene('modern', {
    at: 'mainStart',
    ann: { front: ['mcu2-021 as Chris', { card: 'sec-017', as: 'Stephen', wounds: 1 }] },
    bob: {},
    open: true,
  });
  if (ann.offered('yes').length > 0) ann.yes();
  expect(card('Stephen').wounds).toBe(1);
});
