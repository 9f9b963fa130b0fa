import { readdirSync, readFileSync } from 'node:fs';
import type { Card } from '@longbox/vs';
import { LANGS, plain, plainPower, printCard } from '@longbox/vs/print';
import { spelled } from './find-uses.ts';

const sets = new URL('../../packages/vs-sets/src/', import.meta.url);
const files = readdirSync(sets, { recursive: true })
  .map(String)
  .filter((name) => /^\w+\/.*\.ts$/.test(name) && !name.endsWith('index.ts'))
  .map((name) => readFileSync(new URL(name, sets), 'utf8'));

/** A card as its file has it, with the parts it shares with others, and as it prints. */
export function makeTree(card: Card): string {
  return ['```ts', sourceOf(card.id), '```', '', ...LANGS.map((lang) => `- ${lang}: ${textOf(card, lang)}`)].join('\n');
}

/** Statements of a file, each from its first line to the last. */
const statementsOf = (file: string): string[] => file.split(/\n(?=(?:export )?const )/).map((text) => text.trim());

function sourceOf(id: string): string {
  for (const file of files) {
    const statements = statementsOf(file);
    const own = statements.find((text) => text.includes(`id: '${id}'`));
    if (own === undefined) continue;
    return [...partsOf(own, statements), own].map(withoutNotes).join('\n\n');
  }
  throw new Error(`no file of the sets has ${id}`);
}

/** Constants of the file that the statement names, those they name first. */
function partsOf(statement: string, statements: readonly string[]): string[] {
  const found: string[] = [];
  for (const other of statements) {
    const [, name] = /^const (\w+)\b/.exec(other) ?? [];
    if (name === undefined || other === statement || !new RegExp(`\\b${name}\\b`).test(statement)) continue;
    for (const part of [...partsOf(other, statements), other]) if (!found.includes(part)) found.push(part);
  }
  return found;
}

/** Comments between two statements belong to the second one. */
const withoutNotes = (text: string): string => text.replace(/\n\n(?:\/\*\*|\/\/)[\s\S]*$/, '');

function textOf(card: Card, lang: (typeof LANGS)[number]): string {
  return printCard(card, lang, { reminders: true })
    .text.map((power) => spelled(plain(power.heading, lang), plainPower(power, lang)))
    .join(' · ');
}
