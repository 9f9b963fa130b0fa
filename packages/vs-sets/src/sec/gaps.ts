import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'sec-001', reason: 'becomes sec-002, which is missing' },
  { card: 'sec-002', reason: 'Telepathic: turning a face-down character face up is missing' },
  { card: 'sec-009', reason: 'Criminal Mastermind: any number of counters of any kind is missing' },
  { card: 'sec-013', reason: 'I Use My Words: any number of counters of any kind is missing' },
  { card: 'sec-014', reason: 'Half-Skrull Shapeshifter: appearing on an enemy side is missing' },
  { card: 'sec-016', reason: 'Physical Disruption: a wound in place of a strike is missing' },
  { card: 'sec-017', reason: 'a power that only limits another is missing' },
];
