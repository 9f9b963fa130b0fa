import type { Card } from '@longbox/vs/language';
import { plain, plainPower, printCard } from '@longbox/vs/print';

export interface PowerPair {
  readonly name: string;
  readonly theirs: string;
  readonly ours: string;
}

const ICONS = ['[Flight]', '[Ranged]'];

/** The powers of a facts file's text and ours, by name; what has no name is the rest of the card. */
export function pairPowers(rules: string, card: Card): PowerPair[] {
  const ours = ourTexts(card);
  const theirs = theirTexts(rules, [...ours.keys()]);
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((name) => ({
    name: name === '' ? 'text' : name,
    theirs: theirs.get(name) ?? '',
    ours: ours.get(name) ?? '',
  }));
}

function ourTexts(card: Card): Map<string, string> {
  const texts = new Map<string, string>();
  let name = '';
  const times = new Map<string, number>();
  for (const power of printCard(card, 'en', { reminders: true }).text) {
    const heading = plain(power.heading, 'en');
    if (ICONS.includes(heading)) continue;
    if (heading !== '') name = numbered(heading, times);
    const text = plainPower(power, 'en').replace(/^\((.*)\)$/, '$1');
    texts.set(name, `${texts.get(name) ?? ''} ${text}`.trim());
  }
  return texts;
}

function theirTexts(rules: string, names: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  const times = new Map<string, number>();
  const known = new Set(names.map((name) => name.replace(/ #\d+$/, '').toLowerCase()));
  for (const block of rules.split('\n\n')) {
    const [first = '', ...rest] = block.split('\n');
    const titled = rest.length > 0 || known.has(first.toLowerCase());
    const spelt = names.find((name) => name.replace(/ #\d+$/, '').toLowerCase() === first.toLowerCase());
    const name = titled ? numbered(spelt?.replace(/ #\d+$/, '') ?? first, times) : '';
    const text = (titled ? rest : [first]).join(' ');
    texts.set(name, `${texts.get(name) ?? ''} ${text}`.trim());
  }
  return texts;
}

/** Two powers of one name stay apart. */
function numbered(name: string, times: Map<string, number>): string {
  const count = (times.get(name) ?? 0) + 1;
  times.set(name, count);
  return count === 1 ? name : `${name} #${count}`;
}
