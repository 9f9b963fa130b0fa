import type { GameName } from '../cards/card-facts.ts';

/** The books of the Vs. System, oldest first. */
export const EDITIONS = ['MB15', 'CR21', 'MCU18', 'CW'] as const;
export type Edition = (typeof EDITIONS)[number];

export interface Rule {
  readonly id: string;
  readonly section: string;
  /** Heading within the section. */
  readonly part?: string;
  readonly text: string;
  /** Vs. System: books that state it. */
  readonly editions?: readonly string[];
  readonly basis?: string;
  readonly source?: string;
  readonly differ?: string;
  readonly ruling?: string;
  readonly update?: string;
  readonly examples: readonly { readonly id: string; readonly text: string; readonly from?: string }[];
  readonly cases?: readonly string[];
  /** Mission Arena: cost and kind of the ability the section is about. */
  readonly ability?: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A question the books leave open, and how it is decided. */
export interface Ruling {
  /** Its own id, or those of the rules it is about. */
  readonly ids: readonly string[];
  readonly group: string;
  readonly question: string;
  readonly decision: string;
  readonly why: string;
}

/** One topic on which the editions differ; an edition that is missing is silent. */
export interface EditionRow {
  readonly id: string;
  readonly group: string;
  readonly topic: string;
  readonly rules: readonly string[];
  readonly says: Readonly<Partial<Record<Edition, string>>>;
  readonly modern: string;
}

export interface Rulebook {
  readonly game: GameName;
  readonly title: string;
  readonly about: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly notes: readonly { readonly title: string; readonly text: string }[];
  readonly sections: readonly Section[];
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  readonly rulings: readonly Ruling[];
  readonly editions: readonly EditionRow[];
}

/** What a rulebook file holds, as far as it is read here. */
interface BookFile {
  readonly title: string;
  readonly about: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly notes: Rulebook['notes'];
  readonly rules: readonly (Rule & { readonly sectionTitle: string })[];
}

export function makeRulebook(
  game: GameName,
  { rules, ...head }: BookFile,
  rulings: readonly Ruling[],
  editions: readonly EditionRow[],
): Rulebook {
  const titles = new Map(rules.map(({ section, sectionTitle }) => [section, sectionTitle]));
  const sections = [...titles].map(([id, title]) => ({
    id,
    title,
    rules: rules.filter(({ section }) => section === id),
  }));
  return { game, ...head, rules, sections, byId: new Map(rules.map((rule) => [rule.id, rule])), rulings, editions };
}

/** Rulings that name the rule, or rest on it. */
export const rulingsOn = ({ rulings }: Rulebook, id: string): readonly Ruling[] =>
  rulings.filter(({ ids }) => ids.includes(id));

/** Rows of the edition matrix about a rule or its whole section. */
export const editionsOn = ({ editions }: Rulebook, rule: Rule): readonly EditionRow[] =>
  editions.filter(({ rules }) => rules.includes(rule.id) || rules.includes(rule.section));

/** What an id stands for. Ids of examples stand for their rule, the beginning of several sections for all of them. */
export type Place =
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'sections'; readonly sections: readonly Section[] }
  | { readonly kind: 'edition'; readonly row: EditionRow }
  | { readonly kind: 'ruling'; readonly rulings: readonly Ruling[] };

export function placeOf(book: Rulebook, id: string): Place | undefined {
  const rule = book.byId.get(id) ?? book.rules.find(({ examples }) => examples.some((example) => example.id === id));
  if (rule !== undefined) return { kind: 'rule', rule };
  const sections = book.sections.filter((section) => section.id === id || section.id.startsWith(`${id}-`));
  if (sections.length > 0) return { kind: 'sections', sections };
  const row = book.editions.find((each) => each.id === id);
  if (row !== undefined) return { kind: 'edition', row };
  const rulings = rulingsOn(book, id);
  return rulings.length > 0 ? { kind: 'ruling', rulings } : undefined;
}
