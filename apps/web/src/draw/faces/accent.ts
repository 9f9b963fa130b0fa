import type { SIGNS, WORN } from '../motifs/accents.ts';
import type { MotifName } from '../motifs/index.ts';

/** Beside or on a motif: a small sign, something worn, any motif drawn small; `ring` is none. */
export type AccentName = 'ring' | keyof typeof SIGNS | keyof typeof WORN | MotifName;
