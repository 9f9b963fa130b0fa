import type { Brand } from '../language/words.ts';

/** What the logos on cards are called, in every language. */
export const BRANDS: Readonly<Record<Brand, string>> = {
  marvel: 'Marvel',
  alien: 'Alien',
  predator: 'Predator',
  buffy: 'Buffy',
  theBoys: 'The Boys',
};
