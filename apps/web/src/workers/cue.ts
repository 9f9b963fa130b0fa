/**
 * Something that happened and can be shown and heard. Cards are named by id, as they stand on the table; `face` is there where the
 * viewer may know it and the table need not show it.
 */
export type Cue =
  | { readonly kind: 'turn'; readonly seat: number; readonly turn: number }
  | { readonly kind: 'attack'; readonly seat: number; readonly from: readonly number[]; readonly to: number }
  | {
      readonly kind: 'strike';
      readonly from: readonly number[];
      readonly to: number;
      readonly hits: boolean;
      readonly isBack: boolean;
      readonly force: number;
      readonly against: number;
      /** Arena: how it ends for the one who is challenged. */
      readonly outcome?: 'ineffective' | 'exhausted' | 'defeated';
    }
  | { readonly kind: 'stun' | 'recover' | 'wound' | 'gain' | 'ready'; readonly card: number }
  | { readonly kind: 'ko'; readonly card: number; readonly isMain: boolean }
  | {
      readonly kind: 'levelUp';
      readonly card: number;
      readonly face: string;
      /** The face it had before. */
      readonly was: string | undefined;
      readonly level: number | undefined;
    }
  /** A card comes from a hand onto the table. */
  | {
      readonly kind: 'recruit';
      readonly seat: number;
      readonly card: number;
      readonly face: string;
      /** What was paid for it, where it was recruited. */
      readonly cost?: number;
    }
  | { readonly kind: 'play'; readonly seat: number; readonly card: number; readonly face: string }
  | { readonly kind: 'resource'; readonly seat: number; readonly face: string | undefined; readonly isUp: boolean }
  | { readonly kind: 'power'; readonly card: number; readonly name: string; readonly seat: number | undefined }
  /** Something lasts for a card from now on, and where that comes from. */
  | { readonly kind: 'effect'; readonly card: number; readonly source: number | undefined }
  | { readonly kind: 'draw'; readonly seat: number; readonly count: number }
  | { readonly kind: 'boost'; readonly seat: number; readonly card: number; readonly count: number }
  | { readonly kind: 'superHit'; readonly seat: number; readonly face: string }
  | { readonly kind: 'mission'; readonly seat: number; readonly face: string; readonly points: number }
  /** Something of less weight changed: of a card, or of no card in particular. */
  | { readonly kind: 'change'; readonly card: number | undefined }
  | { readonly kind: 'score'; readonly seat: number; readonly points: number }
  | { readonly kind: 'end'; readonly winners: readonly number[] };
export type CueKind = Cue['kind'];
