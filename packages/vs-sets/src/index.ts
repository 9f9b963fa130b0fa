import type { CardSet } from '@longbox/vs/language';
import { theCivilWarBattles } from './civ/index.ts';
import { theMcuBattles } from './mcu1/index.ts';
import { theMarvelBattles } from './mnb/index.ts';

export { VS_DECKS } from './decks.ts';
export { type CardGap, VS_GAPS } from './gaps.ts';
export type { PlayedDeck } from './played-deck.ts';
export { PLAYED_DECKS } from './played-decks.ts';

export const VS_SETS: readonly CardSet[] = [theMarvelBattles, theMcuBattles, theCivilWarBattles];

/** The decks the rulebooks recommend for a first game; the other decks are theirs with another main character. */
export const FIRST_DECKS: readonly string[] = [
  'mnb-avengers',
  'mnb-x-men',
  'mnb-guardians',
  'mnb-super-villains',
  'mcu1-heroes',
  'mcu1-villains',
  'civ-iron-man',
  'civ-captain-america',
];
