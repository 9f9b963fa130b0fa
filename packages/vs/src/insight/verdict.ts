/** Why the judge likes or dislikes an option; the names are message keys. */
export const PRINCIPLES = [
  'equal',
  'winsNow',
  'takesStun',
  'woundsMain',
  'opensTheWay',
  'avoidsLosingTrade',
  'joinsForces',
  'savesStrength',
  'changesOutcome',
  'wastesNothing',
  'usesPower',
  'helpsOwn',
  'harmsEnemy',
  'keepsBest',
  'keepsHand',
  'seeksCurve',
  'buriesLeast',
  'keepsSymbols',
  'followsCurve',
  'savesDuplicate',
  'standsInFront',
  'staysBehind',
  'coversMain',
  'strikesBest',
  'paysCheapest',
  'goesFirst',
  'levelsUp',
  'stopsEnemy',
  'usesTricks',
  'hopeless',
] as const;
/** What no player chooses while there is anything else. */
export const FOOLISH: readonly Principle[] = ['hopeless'];
export type Principle = (typeof PRINCIPLES)[number];

/** Number of each principle. */
export const P = Object.fromEntries(PRINCIPLES.map((name, i) => [name, i])) as Readonly<Record<Principle, number>>;

/** Where a judgement is written: scores and principles by place of the choice. */
export interface Verdict {
  choices: Int32Array;
  count: number;
  scores: Int32Array;
  because: Int32Array;
}

export function rate(v: Verdict, i: number, score: number, principle: number): void {
  v.scores[i] = score;
  v.because[i] = principle;
}
