import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadRulebook } from '../rules/load-rulebook.ts';
import { idsIn } from '../rules/rule-ids.ts';

const SOURCES = path.join(import.meta.dirname, '..');

function idsUnder(folder: string): readonly string[] {
  const files = readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => idsIn(readFileSync(path.join(SOURCES, folder, file), 'utf8')));
}

test('every rule that prompts, lanes, guides and log lines link to can be read', async () => {
  const books = [await loadRulebook('vs'), await loadRulebook('arena')];
  const named = new Set(['table', 'workers', 'learn', '../../../packages/games/src'].flatMap(idsUnder));
  expect(named.size).toBeGreaterThan(40);
  expect([...named].filter((id) => !books.some((book) => book.byId.has(id)))).toEqual([]);
});
