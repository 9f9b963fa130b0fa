import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rule } from '@longbox/testkit';
import { readBook } from '../rulebook/read-book.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SHOWN = 12;

export type FoundRule = Pick<Rule, 'id' | 'section' | 'sectionTitle' | 'text' | 'examples'>;

const books = new Map<string, readonly Rule[]>();

function rulesOf(game: string): readonly Rule[] {
  const known = books.get(game);
  if (known !== undefined) return known;
  // A package outside of a checkout carries no rulebook.
  const isHere = existsSync(path.join(ROOT, 'packages', game, 'rulebook', 'rules.json'));
  const rules = isHere ? readBook(ROOT, game).rules : [];
  books.set(game, rules);
  return rules;
}

/** A rule by its id, all rules of a section, or else those that have all these words. */
export function lookUpRules(game: string, query: string): readonly FoundRule[] {
  const wanted = query.trim().toUpperCase();
  const rules = rulesOf(game);
  const named = rules.filter(({ id, section }) => id === wanted || section === wanted);
  const words = query.toLowerCase().split(/\s+/);
  const found =
    named.length > 0
      ? named
      : rules.filter(({ text, sectionTitle }) => {
          const all = `${sectionTitle} ${text}`.toLowerCase();
          return words.every((word) => all.includes(word));
        });
  const most = named.length > 0 ? found : found.slice(0, SHOWN);
  return most.map(({ id, section, sectionTitle, text, examples }) => ({ id, section, sectionTitle, text, examples }));
}
