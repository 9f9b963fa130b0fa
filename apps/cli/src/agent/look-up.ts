import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rule } from '@longbox/testkit';
import { readBook, readItalian } from '../rulebook/read-book.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SHOWN = 12;

export interface FoundRule extends Pick<Rule, 'id' | 'section' | 'sectionTitle' | 'text' | 'examples'> {
  readonly italian: string;
}

const books = new Map<string, readonly FoundRule[]>();

function rulesOf(game: string): readonly FoundRule[] {
  const known = books.get(game);
  if (known !== undefined) return known;
  // A package outside of a checkout carries no rulebook.
  const isHere = existsSync(path.join(ROOT, 'packages', game, 'rulebook', 'rules.json'));
  const rules = isHere ? readRules(game) : [];
  books.set(game, rules);
  return rules;
}

function readRules(game: string): readonly FoundRule[] {
  const italian = readItalian(ROOT, game);
  return readBook(ROOT, game).rules.map(({ id, section, sectionTitle, text, examples }) => ({
    id,
    section,
    sectionTitle,
    text,
    italian: italian.get(id) ?? '',
    examples,
  }));
}

/** A rule by its id, all rules of a section, or else those that have all these words in one of the languages. */
export function lookUpRules(game: string, query: string): readonly FoundRule[] {
  const wanted = query.trim().toUpperCase();
  const rules = rulesOf(game);
  const named = rules.filter(({ id, section }) => id === wanted || section === wanted);
  const words = query.toLowerCase().split(/\s+/);
  const found =
    named.length > 0
      ? named
      : rules.filter(({ text, italian, sectionTitle }) =>
          [`${sectionTitle} ${text}`, italian].some((said) => {
            const all = said.toLowerCase();
            return words.every((word) => all.includes(word));
          }),
        );
  return named.length > 0 ? found : found.slice(0, SHOWN);
}
