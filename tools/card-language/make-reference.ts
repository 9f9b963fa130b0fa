import type { Card } from '@longbox/vs';
import { LANGS } from '@longbox/vs/print';
import { findUses, plainest, textOf, type Use } from './find-uses.ts';
import { type Entry, type Section, sections } from './sections.ts';

/** More ids than this say no more. */
const MOST_IDS = 12;

/** The reference as Markdown: every word of the language, how it reads, and who uses it. */
export function makeReference(cards: readonly Card[]): string {
  const uses = findUses(cards);
  return sections()
    .map((section) => sectionText(section, uses))
    .join('\n\n');
}

function sectionText({ title, about, entries }: Section, uses: ReadonlyMap<string, readonly Use[]>): string {
  const used = (entry: Entry): readonly Use[] => uses.get(entry.use) ?? [];
  return [`## ${title}`, about, ...entries.map((entry) => entryText(entry, used(entry)))].join('\n\n');
}

function entryText({ name, written, meaning, rules, said }: Entry, uses: readonly Use[]): string {
  const head = [
    written.length === 0 ? '' : `${written.map((form) => `\`${form}\``).join(', ')}.`,
    ended(meaning),
    rules.length === 0 ? '' : `Rules: ${rules.join(', ')}.`,
  ].filter((part) => part !== '');
  const example = plainest(uses);
  const lines = LANGS.flatMap((lang) => {
    if (example !== undefined) return [`- ${lang}: ${example.card.name}: ${textOf(example, lang)}`];
    return said === undefined || said[lang] === '' ? [] : [`- ${lang}: ${said[lang]}`];
  });
  return [`### \`${name}\``, ...(head.length > 0 ? [head.join(' ')] : []), [...lines, users(uses)].join('\n')].join(
    '\n\n',
  );
}

const ended = (text: string): string => (text === '' || /[.…]$/.test(text) ? text : `${text}.`);

function users(uses: readonly Use[]): string {
  const ids = [...new Set(uses.map(({ card }) => card.id))];
  if (ids.length === 0) return '- no card of these sets';
  const shown = ids.slice(0, MOST_IDS).join(', ');
  const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : '';
  return `- ${ids.length} ${ids.length === 1 ? 'card' : 'cards'}: ${shown}${more}`;
}
