import type { Ink } from '../../inks.ts';
import type { MotifName } from '../../motifs/index.ts';
import type { AccentName } from '../accent.ts';

/** Motif, accent, largest ink, second ink. */
export type Entry = readonly [MotifName, AccentName, Ink, Ink];
