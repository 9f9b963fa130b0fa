import type { CardSet } from '@longbox/vs/language';
import type { SetKey } from '@longbox/vs-sets/set-keys';

/** Each set by itself, for programs that cannot wait for all of them. In the order of `VS_SETS`, which numbers the cards. */
export const SET_LOADERS: Readonly<Record<SetKey, () => Promise<CardSet>>> = {
  mnb: () => import('@longbox/vs-sets/mnb/index').then(({ theMarvelBattles }) => theMarvelBattles),
  aff: () => import('@longbox/vs-sets/aff/index').then(({ aForceSet }) => aForceSet),
  def: () => import('@longbox/vs-sets/def/index').then(({ theDefendersSet }) => theDefendersSet),
  aln: () => import('@longbox/vs-sets/aln/index').then(({ theAlienBattlesSet }) => theAlienBattlesSet),
  leg: () => import('@longbox/vs-sets/leg/index').then(({ legacySet }) => legacySet),
  mcu1: () => import('@longbox/vs-sets/mcu1/index').then(({ theMcuBattles }) => theMcuBattles),
  civ: () => import('@longbox/vs-sets/civ/index').then(({ theCivilWarBattles }) => theCivilWarBattles),
  ban: () => import('@longbox/vs-sets/ban/index').then(({ bannedOriginalPrintingsSet }) => bannedOriginalPrintingsSet),
  mcu2: () => import('@longbox/vs-sets/mcu2/index').then(({ mcuHeroesSet }) => mcuHeroesSet),
  hox: () => import('@longbox/vs-sets/hox/index').then(({ houseOfXSet }) => houseOfXSet),
  mcu3: () => import('@longbox/vs-sets/mcu3/index').then(({ mcuVillainsSet }) => mcuVillainsSet),
  thu: () => import('@longbox/vs-sets/thu/index').then(({ thunderboltsSet }) => thunderboltsSet),
  sec: () => import('@longbox/vs-sets/sec/index').then(({ secretAvengersSet }) => secretAvengersSet),
  nbx: () => import('@longbox/vs-sets/nbx/index').then(({ theNewBrotherhoodSet }) => theNewBrotherhoodSet),
  vsp: () => import('@longbox/vs-sets/vsp/index').then(({ promoSet }) => promoSet),
  car: () => import('@longbox/vs-sets/car/index').then(({ maximumCarnageSet }) => maximumCarnageSet),
  boy: () => import('@longbox/vs-sets/boy/index').then(({ theBoysSet }) => theBoysSet),
  svh: () => import('@longbox/vs-sets/svh/index').then(({ shieldVsHydraSet }) => shieldVsHydraSet),
  tub: () => import('@longbox/vs-sets/tub/index').then(({ theUtopiaBattlesSet }) => theUtopiaBattlesSet),
  res: () => import('@longbox/vs-sets/res/index').then(({ resistanceSet }) => resistanceSet),
  prd: () => import('@longbox/vs-sets/prd/index').then(({ thePredatorBattlesSet }) => thePredatorBattlesSet),
  mmu: () => import('@longbox/vs-sets/mmu/index').then(({ monstersUnleashedSet }) => monstersUnleashedSet),
  tbb: () => import('@longbox/vs-sets/tbb/index').then(({ theBuffyBattlesSet }) => theBuffyBattlesSet),
};
