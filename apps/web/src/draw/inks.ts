/** The thirty inks emblems are printed in. A new one is a decision, not a convenience. */
export const INKS = {
  red: '#c8201e',
  'dark red': '#7d1420',
  blue: '#1f5fb0',
  navy: '#1b2a5e',
  sky: '#4fb3e8',
  yellow: '#f5c518',
  gold: '#c8961e',
  orange: '#e8741c',
  green: '#2f9e44',
  'dark green': '#14532d',
  'light green': '#8fd14f',
  purple: '#6a3fa0',
  violet: '#a47fdc',
  pink: '#e56aa6',
  magenta: '#b81e7d',
  'paper white': '#f6f1e4',
  silver: '#b9c2cc',
  grey: '#6d7680',
  black: '#1c1c22',
  brown: '#7a4a22',
  tan: '#c9a06a',
  teal: '#1a8f8a',
  cyan: '#3fd0d8',
  rose: '#d98c94',
  acid: '#c5e32b',
  maroon: '#5c1430',
  ivory: '#e9dcb8',
  rust: '#b5522b',
  slate: '#3d4a5c',
  olive: '#6b7a2a',
} as const;

export type Ink = keyof typeof INKS;

/** The colour of outlines, and of paper. */
export const OUTLINE = '#15161c';
export const PAPER = '#fff7e2';

/** Inks an outline cannot be seen on: inner lines on them are paper. */
const DEEP: ReadonlySet<Ink> = new Set(['black', 'navy', 'maroon', 'dark green', 'slate', 'dark red']);
export const isDeep = (ink: Ink): boolean => DEEP.has(ink);

/** Inks that paper swallows: an emblem in them stands on its team's colour. */
const PALE: ReadonlySet<Ink> = new Set(['paper white', 'ivory', 'silver']);
export const isPale = (ink: Ink): boolean => PALE.has(ink);
