import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rulebook } from '@longbox/testkit';
import { type Gap, knownIds, type SourceFile } from '@longbox/testkit/coverage';

/** A game's rules and what is told beside them. */
export interface Book extends Pick<Rulebook, 'title' | 'rules'> {
  readonly gaps: readonly Gap[];
  /** Further things with an id that a test may name. */
  readonly more: readonly { readonly id: string }[];
}

/** Our own data, written by `tools/import-rules.ts`. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function readBook(root: string, game: string): Book {
  const folder = path.join(root, 'packages', game, 'rulebook');
  const list = <T>(name: string): T[] => {
    const file = path.join(folder, name);
    return existsSync(file) ? readJson<T[]>(file) : [];
  };
  const { title, rules } = readJson<Rulebook>(path.join(folder, 'rules.json'));
  return { title, rules, gaps: list<Gap>('gaps.json'), more: list<{ id: string }>('rulings.json') };
}

/** The statements of a game's rules in Italian, by id. */
export function readItalian(root: string, game: string): ReadonlyMap<string, string> {
  const file = path.join(root, 'packages', game, 'rulebook', 'rules.it.json');
  const { rules } = readJson<{ readonly rules: Readonly<Record<string, { readonly text: string }>> }>(file);
  return new Map(Object.entries(rules).map(([id, { text }]) => [id, text]));
}

export function knownEverywhere(books: readonly Book[]): Set<string> {
  return knownIds(
    books.flatMap((book) => book.rules),
    books.flatMap((book) => book.more),
  );
}

const FOLDERS = ['/rulebook', '/test', '/src', '-sets/test'];

/** The tests and scenes of a game's rules, and those of its cards. */
export function testFiles(root: string, game: string): SourceFile[] {
  return FOLDERS.flatMap((folder) => filesUnder(root, `packages/${game}${folder}`))
    .filter((file) => /\.test\.ts$|\.ya?ml$/.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .sort();
}
