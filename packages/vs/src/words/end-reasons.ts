/** How a game can end; the order is part of saved games. */
export const END_REASONS = [
  'none',
  'mainsKod',
  'woundsCounted',
  'effect',
  'conceded',
  'endlessLoop',
  'turnLimit',
] as const;
export type EndReason = (typeof END_REASONS)[number];
