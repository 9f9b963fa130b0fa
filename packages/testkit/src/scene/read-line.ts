import { type Line, MORE } from './format.ts';
import { unknownWord } from './problem.ts';
import { type Reading, readTexts, wrong } from './read.ts';
import type { Place, Tree } from './tree.ts';

/** `attack D, A, B` or `{ attack: [D, A, B] }`. */
export function readLine(reading: Reading, tree: Tree): Line | undefined {
  if (tree.kind === 'scalar' && tree.text !== '') return readLineText(reading, tree.text, tree.place);
  if (tree.kind === 'map' && tree.entries.length === 1) {
    const [{ key, keyPlace, value }] = tree.entries;
    const alone = value.kind === 'scalar' && value.value === true;
    return makeLine(reading, key, alone ? [] : readTexts(reading, value, key), keyPlace);
  }
  return wrong(reading, tree.place, 'expected one action, such as "pass" or { choose: [A, B] }');
}

export function readLineText(reading: Reading, text: string, place: Place): Line | undefined {
  const [, verb, rest] = /^(\S+)\s*([\s\S]*)$/.exec(text.trim()) ?? ['', '', ''];
  return makeLine(reading, verb, splitWords(rest), place);
}

export function makeLine(reading: Reading, verb: string, words: readonly string[], place: Place): Line | undefined {
  const known = Object.keys(reading.adapter.verbs);
  if (!known.includes(verb)) {
    reading.problems.push(unknownWord(place, 'unknown action', verb, known));
    return undefined;
  }
  const { most = words.length } = reading.adapter.verbs[verb];
  if (words.length > most)
    return wrong(reading, place, `${verb}: at most ${most} words in a line, found ${words.length}`);
  const more = words.at(-1) === MORE;
  return { verb, words: more ? words.slice(0, -1) : words, more };
}

/** At commas, except inside double quotes: one card's name has a comma. */
export function splitWords(text: string): string[] {
  const words = text.match(/(?:"[^"]*"|[^,])+/g) ?? [];
  return words.map((word) => word.trim().replace(/^"([^"]*)"$/, '$1')).filter((word) => word !== '');
}

/** A line as a player would write it. */
export const printLine = (line: Line): string =>
  `${line.verb} ${printWords([...line.words, ...(line.more ? [MORE] : [])])}`.trim();

export const printWords = (words: readonly string[]): string =>
  words.map((word) => (word.includes(',') ? `"${word}"` : word)).join(', ');
