import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The rules code of each game, by folder; what is printed, drawn or judged by a player is none. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  vs: ['atoms', 'deck', 'derived', 'flow', 'keywords', 'queries', 'rules', 'state', 'verbs'],
  arena: ['atoms', 'flow', 'rules'],
};
export const PACKAGES = Object.keys(RULES);

export const readSource = (file: string): string => readFileSync(new URL(file, root), 'utf8');

function filesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

/** Sources that hold rules; with a pattern only those whose path it fits, `*` standing for anything. */
export function rulesFiles(game: string, pattern = '*'): string[] {
  const fits = new RegExp(
    pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );
  return (RULES[game] ?? [])
    .flatMap((folder) => filesIn(`packages/${game}/src/${folder}`))
    .filter((file) => !file.endsWith('.test.ts') && !NO_RULES.test(file) && fits.test(file));
}

/** Numbers about a deck, for people who build one. */
const NO_RULES = /\/deck\/(?:advice|odds|sample-hand|statistics)\.ts$/;

/** The rulebook tests; random games prove no rule. */
export function rulebookTests(game: string): string[] {
  return filesIn(`packages/${game}/rulebook`).filter(
    (file) => file.endsWith('.test.ts') && !file.endsWith('.slow.test.ts') && !file.includes('conformance'),
  );
}
