import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'nbx-003', reason: 'Hypnotism: the keyword Lumbering is missing' },
  { card: 'nbx-004', reason: 'Hypnotism: the keyword Lumbering is missing' },
  { card: 'nbx-007', reason: 'Hypnotism: the keyword Lumbering is missing' },
  { card: 'nbx-010', reason: 'Twelve Volumes of Predictions: naming a card of one kind is missing' },
  { card: 'nbx-011', reason: 'Twelve Volumes of Predictions: naming a card of one kind is missing' },
  { card: 'nbx-012', reason: 'Twelve Volumes of Predictions: naming a card of one kind is missing' },
  { card: 'nbx-013', reason: 'Twelve Volumes of Predictions: naming a card of one kind is missing' },
  { card: 'nbx-022', reason: 'a choice of one of your own rows is missing' },
];
