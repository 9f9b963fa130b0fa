/** One numbered rule of a game, as its `rulebook/rules.json` has it. */
export interface Rule {
  readonly id: string;
  /** Id of the section, which its rules' ids begin with. */
  readonly section: string;
  readonly sectionTitle: string;
  readonly text: string;
  readonly examples: readonly RuleExample[];
}

/** A worked example with exact numbers. */
export interface RuleExample {
  readonly id: string;
  readonly text: string;
}

export interface Rulebook<R extends Rule = Rule> {
  readonly title: string;
  readonly about: string;
  /** What the abbreviations in the rules stand for. */
  readonly codes: Readonly<Record<string, string>>;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly rules: readonly R[];
}

export const EDITIONS = ['MB15', 'CR21', 'MCU18', 'CW'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface VsRule extends Rule {
  /** Heading within the section. */
  readonly part?: string;
  /** Books that state the rule. */
  readonly editions: readonly Edition[];
  /** Said in so many words, following from what is said, or decided because the books are silent. */
  readonly basis: 'stated' | 'derived' | 'ruling';
  /** Headings in the books. */
  readonly source?: string;
  readonly differ?: string;
  readonly ruling?: string;
  /** A later official change, off unless the profile has the updates. */
  readonly update?: string;
  readonly examples: readonly (RuleExample & { readonly from: string })[];
  readonly cases: readonly string[];
}

/** One topic on which the editions differ; a missing edition is silent. */
export interface EditionRow {
  readonly id: string;
  readonly group: string;
  readonly topic: string;
  /** Rule ids, or a section's id for all of it. */
  readonly rules: readonly string[];
  readonly says: Readonly<Partial<Record<Edition, string>>>;
  readonly modern: string;
}

export interface OpenPoint {
  readonly id: string;
  readonly point: string;
  readonly ruling: string;
  readonly rules: readonly string[];
  readonly confidence: string;
}

export interface ArenaRule extends Rule {
  /** Phases of the turn that the section is about. */
  readonly phases: readonly number[];
  /** Cost and kind of the special ability that the section is about. */
  readonly ability?: string;
  readonly source: string;
  /** Ids of the rulings it rests on. */
  readonly rulings: readonly string[];
  readonly examples: readonly (RuleExample & { readonly book: boolean })[];
}

/** A question the book leaves open, and how it is decided. */
export interface ArenaRuling {
  readonly id: string;
  readonly question: string;
  readonly ruling: string;
  readonly why: string;
}
