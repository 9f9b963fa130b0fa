import type { GameName } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { Statement } from './italian-book.ts';

/** The books of the Vs. System, oldest first. */
export const EDITIONS = ['MB15', 'CR21', 'MCU18', 'CW'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Words, and the language they are in: English where there is no translation of today. */
interface Said {
  readonly lang: Language;
}

export interface Rule extends Said {
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
  /** What was translated, so that it is found by its English words too. */
  readonly english?: Statement;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A question the books leave open, and how it is decided. */
export interface Ruling extends Said {
  /** What tells it from every other one. */
  readonly key: string;
  /** Its own id, or those of the rules it is about. */
  readonly ids: readonly string[];
  readonly group: string;
  readonly question: string;
  readonly decision: string;
  readonly why: string;
}

/** One topic on which the editions differ; an edition that is missing is silent. */
export interface EditionRow extends Said {
  readonly id: string;
  readonly group: string;
  readonly topic: string;
  readonly rules: readonly string[];
  readonly says: Readonly<Partial<Record<Edition, string>>>;
  readonly modern: string;
}

export interface Note extends Said {
  readonly title: string;
  readonly text: string;
}

export interface Rulebook extends Said {
  readonly game: GameName;
  readonly title: string;
  readonly about: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly notes: readonly Note[];
  readonly sections: readonly Section[];
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  readonly rulings: readonly Ruling[];
  readonly editions: readonly EditionRow[];
}

/** What the English files hold, as far as it is read here. */
interface BookFile {
  readonly title: string;
  readonly about: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly notes: readonly Omit<Note, 'lang'>[];
  readonly rules: readonly (Omit<Rule, 'lang' | 'english'> & { readonly sectionTitle: string })[];
}

const inEnglish = <Words extends object>(words: Words): Words & Said => ({ ...words, lang: 'en' });

export function makeRulebook(
  game: GameName,
  { notes, ...file }: BookFile,
  rulings: readonly Omit<Ruling, 'lang'>[],
  editions: readonly Omit<EditionRow, 'lang'>[],
): Rulebook {
  const rules = file.rules.map(inEnglish);
  const titles = new Map(rules.map(({ section, sectionTitle }) => [section, sectionTitle]));
  const sections = [...titles].map(([id, title]) => ({
    id,
    title,
    rules: rules.filter(({ section }) => section === id),
  }));
  return {
    ...file,
    game,
    lang: 'en',
    notes: notes.map(inEnglish),
    rules,
    sections,
    byId: new Map(rules.map((rule) => [rule.id, rule])),
    rulings: rulings.map(inEnglish),
    editions: editions.map(inEnglish),
  };
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
