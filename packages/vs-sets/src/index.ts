import type { CardSet } from '@longbox/vs/language';
import { theCivilWarBattles } from './civ/index.ts';
import { theMcuBattles } from './mcu1/index.ts';
import { theMarvelBattles } from './mnb/index.ts';

export const VS_SETS: readonly CardSet[] = [theMarvelBattles, theMcuBattles, theCivilWarBattles];
