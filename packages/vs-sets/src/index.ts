import type { CardSet } from '@longbox/vs/language';
import { theMarvelBattles } from './mnb/index.ts';

export const VS_SETS: readonly CardSet[] = [theMarvelBattles];
