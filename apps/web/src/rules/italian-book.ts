import type { EditionRow, Note, Rule, Rulebook, Ruling } from './rulebook.ts';
import { current, type Translated } from './translation.ts';

/** The words of a rule; the same fields in both languages. */
export type Statement = {
  readonly text: string;
  readonly differ?: string;
  readonly ruling?: string;
  readonly update?: string;
  readonly examples?: readonly string[];
  readonly cases?: readonly string[];
};

type ByKey<Said> = Readonly<Record<string, Translated<Said> | undefined>>;
export type RulingWords = Pick<Ruling, 'question' | 'decision' | 'why'>;
export type RowWords = Pick<EditionRow, 'topic' | 'says' | 'modern'>;

/** What the files beside a rulebook say in Italian. */
export interface ItalianBook {
  readonly rules: ByKey<Statement>;
  readonly notes: readonly Translated<{ readonly title: string; readonly text: string }>[];
  readonly codes: Translated<{ readonly words: Readonly<Record<string, string>> }>;
  /** Headings and the like, by what they are in English. */
  readonly phrases: Readonly<Record<string, string | undefined>>;
  /** By the `key` of a ruling. */
  readonly rulings: ByKey<RulingWords>;
  readonly editions: ByKey<RowWords>;
}

export function statementOf({ text, differ, ruling, update, examples, cases = [] }: Rule): Statement {
  return {
    text,
    ...(differ !== undefined && { differ }),
    ...(ruling !== undefined && { ruling }),
    ...(update !== undefined && { update }),
    ...(examples.length > 0 && { examples: examples.map((example) => example.text) }),
    ...(cases.length > 0 && { cases }),
  };
}

export const rulingWords = ({ question, decision, why }: Ruling): RulingWords => ({ question, decision, why });
export const rowWords = ({ topic, says, modern }: EditionRow): RowWords => ({ topic, says, modern });

/** The book in Italian. What has no Italian of today stays English and says so. */
export function inItalian(book: Rulebook, italian: ItalianBook): Rulebook {
  const phrase = (english: string): string => italian.phrases[english] ?? english;
  const rules = book.rules.map((rule) => ruleInItalian(rule, italian, phrase));
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const codes = current(book.codes, italian.codes);
  return {
    ...book,
    lang: 'it',
    rules,
    byId,
    sections: book.sections.map((section) => ({
      ...section,
      rules: rules.filter((rule) => rule.section === section.id),
    })),
    notes: book.notes.map((note, i) => noteInItalian(note, italian.notes[i])),
    codes: codes?.words ?? book.codes,
    rulings: book.rulings.map((ruling) => ({
      ...ruling,
      group: phrase(ruling.group),
      ...said(current(rulingWords(ruling), italian.rulings[ruling.key])),
    })),
    editions: book.editions.map((row) => ({
      ...row,
      group: phrase(row.group),
      ...said(current(rowWords(row), italian.editions[row.id])),
    })),
  };
}

/** What is laid over the English. */
const said = <Said extends object>(found: Said | undefined): (Said & { lang: 'it' }) | undefined =>
  found && { ...found, lang: 'it' };

function noteInItalian({ lang, ...words }: Note, found: ItalianBook['notes'][number] | undefined): Note {
  return { ...words, lang, ...said(current(words, found)) };
}

function ruleInItalian(rule: Rule, italian: ItalianBook, phrase: (english: string) => string): Rule {
  const english = statementOf(rule);
  const found = current(english, italian.rules[rule.id]);
  const { part, ability } = rule;
  return {
    ...rule,
    ...(part !== undefined && { part: phrase(part) }),
    ...(ability !== undefined && { ability: phrase(ability) }),
    ...(found !== undefined && {
      ...found,
      lang: 'it',
      english,
      examples: rule.examples.map((example, i) => ({
        ...example,
        ...(example.from !== undefined && { from: phrase(example.from) }),
        text: found.examples?.[i] ?? example.text,
      })),
    }),
  };
}
