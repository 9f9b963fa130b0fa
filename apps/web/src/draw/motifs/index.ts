import type { Motif } from '../motif.ts';
import { BEASTS } from './beasts.ts';
import { CREATURES } from './creatures.ts';
import { FIRST } from './first.ts';
import { HANDS } from './hands.ts';
import { HEADS } from './heads.ts';
import { KNOWN_BY } from './known-by.ts';
import { POWERS } from './powers.ts';
import { THINGS } from './things.ts';
import { TOOLS } from './tools.ts';
import { WEAPONS } from './weapons.ts';

const ALL = {
  ...FIRST,
  ...HANDS,
  ...WEAPONS,
  ...HEADS,
  ...BEASTS,
  ...POWERS,
  ...THINGS,
  ...CREATURES,
  ...TOOLS,
  ...KNOWN_BY,
};

/** What emblems are made of. A name that is not here does not compile. */
export type MotifName = keyof typeof ALL;

export const MOTIFS: Readonly<Record<MotifName, Motif>> = ALL;
export const MOTIF_NAMES = Object.keys(ALL) as readonly MotifName[];
