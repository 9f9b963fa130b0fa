/** Something that happened and can be shown by motion. Cards are named by id, as they stand on the table. */
export type Cue =
  | { readonly kind: 'strike'; readonly from: readonly number[]; readonly to: number; readonly hits: boolean }
  | { readonly kind: 'stun' | 'ko' | 'levelUp' | 'defeat' | 'recover' | 'wound' | 'gain'; readonly card: number }
  | { readonly kind: 'draw'; readonly seat: number; readonly count: number }
  | { readonly kind: 'score'; readonly seat: number };
