import { PROHIBITIONS, type Prohibition } from '../language/index.ts';

/** A bit for each thing that can be forbidden; asking by bit keeps a frequent question of the rules cheap. */
export const CANT = Object.fromEntries(PROHIBITIONS.map((what, i) => [what, 1 << i])) as Readonly<
  Record<Prohibition, number>
>;
