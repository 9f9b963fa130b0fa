import type { CardSet } from '@longbox/vs/language';
import { aForceSet } from './aff/index.ts';
import { theAlienBattlesSet } from './aln/index.ts';
import { bannedOriginalPrintingsSet } from './ban/index.ts';
import { theBoysSet } from './boy/index.ts';
import { maximumCarnageSet } from './car/index.ts';
import { theCivilWarBattles } from './civ/index.ts';
import { theDefendersSet } from './def/index.ts';
import { houseOfXSet } from './hox/index.ts';
import { legacySet } from './leg/index.ts';
import { theMcuBattles } from './mcu1/index.ts';
import { mcuHeroesSet } from './mcu2/index.ts';
import { mcuVillainsSet } from './mcu3/index.ts';
import { monstersUnleashedSet } from './mmu/index.ts';
import { theMarvelBattles } from './mnb/index.ts';
import { theNewBrotherhoodSet } from './nbx/index.ts';
import { thePredatorBattlesSet } from './prd/index.ts';
import { resistanceSet } from './res/index.ts';
import { secretAvengersSet } from './sec/index.ts';
import { shieldVsHydraSet } from './svh/index.ts';
import { theBuffyBattlesSet } from './tbb/index.ts';
import { thunderboltsSet } from './thu/index.ts';
import { theUtopiaBattlesSet } from './tub/index.ts';
import { promoSet } from './vsp/index.ts';

export { VS_DECKS } from './decks.ts';
export { FIRST_DECKS } from './first-decks.ts';
export { type CardGap, VS_GAPS } from './gaps.ts';
export type { PlayedDeck } from './played-deck.ts';
export { PLAYED_DECKS } from './played-decks.ts';
export * from './set-keys.ts';

export const VS_SETS: readonly CardSet[] = [
  theMarvelBattles,
  aForceSet,
  theDefendersSet,
  theAlienBattlesSet,
  legacySet,
  theMcuBattles,
  theCivilWarBattles,
  bannedOriginalPrintingsSet,
  mcuHeroesSet,
  houseOfXSet,
  mcuVillainsSet,
  thunderboltsSet,
  secretAvengersSet,
  theNewBrotherhoodSet,
  promoSet,
  maximumCarnageSet,
  theBoysSet,
  shieldVsHydraSet,
  theUtopiaBattlesSet,
  resistanceSet,
  thePredatorBattlesSet,
  monstersUnleashedSet,
  theBuffyBattlesSet,
];
