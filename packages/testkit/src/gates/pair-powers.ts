import type { Card } from '@longbox/vs/language';
import { plain, plainPower, printCard } from '@longbox/vs/print';

/** A power of a facts file's text and ours of the same name. */
export interface PowerPair {
  readonly name: string;
  readonly theirs: string;
  readonly ours: string;
  /** Ours is a keyword: the rulebook says what it means. */
  readonly isKeyword: boolean;
  /** The facts have a power of this name. */
  readonly isNamed: boolean;
}

const ICONS = ['[Flight]', '[Ranged]'];

interface Text {
  readonly text: string;
  readonly isKeyword: boolean;
}

/** The powers of a facts file's text and ours, by name; what has no name is the rest of the card. */
export function pairPowers(rules: string, card: Card): PowerPair[] {
  const ours = ourTexts(card);
  const theirs = theirTexts(rules, [...ours.keys()]);
  return [...new Set([...ours.keys(), ...theirs.keys()])].map((name) => ({
    name: name === '' ? 'text' : name,
    theirs: theirs.get(name) ?? '',
    ours: ours.get(name)?.text ?? '',
    isKeyword: ours.get(name)?.isKeyword === true,
    isNamed: theirs.has(name),
  }));
}

function ourTexts(card: Card): Map<string, Text> {
  const texts = new Map<string, Text>();
  let name = '';
  const times = new Map<string, number>();
  for (const power of printCard(card, 'en', { reminders: true }).text) {
    const heading = plain(power.heading, 'en');
    if (ICONS.includes(heading)) continue;
    if (heading !== '') name = numbered(heading, times);
    else if (power.kind === 'play' || power.kind === 'note') name = '';
    // How many symbols of its team a plot twist shows is a picture, which the words of the facts do not tell.
    if (power.kind === 'note' && plainPower(power, 'en').startsWith('Needs ')) continue;
    const text = plainPower(power, 'en').replace(/^\((.*)\)$/, '$1');
    texts.set(name, {
      text: `${texts.get(name)?.text ?? ''} ${text}`.trim(),
      isKeyword: power.kind === 'keyword' || (power.kind === 'note' && heading !== ''),
    });
  }
  return texts;
}

const HEADING = /^(?:\[Any Turn\] )?(?:Build|Main|Any Combat|Combat|Draw|Recovery)\b[^:]*:/;

/** What a plot twist does may follow a power with a name and a text on the next line. */
function apart(block: string): readonly string[] {
  const lines = block.split('\n');
  const at = lines.findIndex((line, index) => index >= 2 && HEADING.test(line));
  return at === -1 || HEADING.test(lines[1]) ? [block] : [lines.slice(0, at).join('\n'), lines.slice(at).join('\n')];
}

function theirTexts(rules: string, names: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  const times = new Map<string, number>();
  const spelt = new Map(names.map((name) => [name.replace(/ #\d+$/, '').toLowerCase(), name.replace(/ #\d+$/, '')]));
  const add = (title: string, text: string): void => {
    const name = title === '' ? '' : numbered(spelt.get(title.toLowerCase()) ?? title, times);
    texts.set(name, `${texts.get(name) ?? ''} ${text}`.trim());
  };
  for (const block of rules.split('\n\n').flatMap(apart)) {
    const [first = '', ...rest] = block.split('\n');
    const listed = first.split(', ');
    // Keywords side by side, then a power with a name, then what needs none.
    if (rest.length === 0 && listed.every((one) => spelt.has(one.toLowerCase())))
      for (const one of listed) add(one, '');
    else if (rest.length > 0 && !HEADING.test(first)) add(first, rest.join(' '));
    else add('', [first, ...rest].join(' '));
  }
  return texts;
}

/** Two powers of one name stay apart. */
function numbered(name: string, times: Map<string, number>): string {
  const count = (times.get(name) ?? 0) + 1;
  times.set(name, count);
  return count === 1 ? name : `${name} #${count}`;
}
