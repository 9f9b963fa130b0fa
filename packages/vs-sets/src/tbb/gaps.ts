import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'tbb-011', reason: "not written: The Key, Made From Buffy's Essence, Dawn's in Trouble. Must Be Tuesday." },
  { card: 'tbb-012', reason: 'not written: Get the Hell Away From My Daughter!' },
  { card: 'tbb-019', reason: 'not written: Lose Control' },
  { card: 'tbb-023', reason: 'not written: Spell Research, Spellcasting' },
  { card: 'tbb-034', reason: 'not written: The First, From Beneath You, It Devours.' },
  { card: 'tbb-035', reason: 'not written: Appear as the Dead' },
  { card: 'tbb-043', reason: 'not written: Hush' },
  { card: 'tbb-044', reason: 'not written: Vampire, The Vessel' },
  { card: 'tbb-049', reason: 'not written: Drain Sanity' },
  { card: 'tbb-057', reason: 'not written: effects' },
];
