/** The whole pool: which sets there are, and what their cards need. Facts only; `tools/import-pool.ts` writes it. */
export interface Pool {
  readonly sets: readonly PoolSet[];
  readonly needs: readonly Need[];
}

export interface PoolSet {
  readonly key: string;
  readonly name: string;
  readonly cards: number;
  /** Of these, cards that only other modes use: terrain, story and such. */
  readonly modes: number;
}

/** Something of the rules that cards use. */
export interface Need {
  readonly kind: 'mechanism' | 'keyword';
  /** As in the ids of its rules: VS-MEC-EQUIP, VS-KW-CLIMB. */
  readonly rule: string;
  readonly title: string;
  /** How many rules it has. */
  readonly rules: number;
  readonly cards: readonly string[];
}
