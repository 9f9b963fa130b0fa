import type { Rule, Rulebook } from './rulebook.ts';

/** In small letters, without accents: who types “unicita” means “unicità”. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");

/** Everything about a rule in plain letters, made once per book. */
const indexes = new WeakMap<Rulebook, readonly string[]>();

function indexOf(book: Rulebook): readonly string[] {
  const known = indexes.get(book);
  if (known !== undefined) return known;
  const titles = new Map(book.sections.map(({ id, title }) => [id, title]));
  const made = book.rules.map((rule) =>
    plain(
      [
        rule.id,
        titles.get(rule.section),
        rule.part,
        rule.text,
        rule.differ,
        rule.ruling,
        ...rule.examples.map(({ text }) => text),
        // In its other language too.
        ...Object.values(rule.english ?? {}).flat(),
      ].join('\n'),
    ),
  );
  indexes.set(book, made);
  return made;
}

export const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Rules that contain every word: an id that begins so first, then statements that say the words themselves. */
export function findRules(book: Rulebook, query: string): readonly Rule[] {
  const words = wordsOf(plain(query));
  if (words.length === 0) return [];
  const index = indexOf(book);
  const rank = (rule: Rule): number => {
    if (rule.id.toLowerCase().startsWith(words[0])) return 0;
    const text = plain(rule.text);
    return words.every((word) => text.includes(word)) ? 1 : 2;
  };
  const found = book.rules.filter((_, i) => words.every((word) => index[i].includes(word)));
  return found
    .map((rule) => ({ rule, rank: rank(rule) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule);
}
