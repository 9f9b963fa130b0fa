import type { FieldInfo } from '../library/library-api.ts';

/** What could be written where the caret stands, and which letters it would replace. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly options: readonly CompletionOption[];
}

export interface CompletionOption {
  readonly text: string;
  readonly kind: 'field' | 'word';
  /** The field it is, or is a word of. */
  readonly field: string;
}

const SHOWN = 8;
const OPERATOR = /^([\p{L}]+)(!=|<=|>=|[:=<>])(.*)$/u;

/** Completes the word under the caret: a field, or one of the words a field can be. */
export function complete(query: string, caret: number, fields: readonly FieldInfo[]): Completion {
  const before = query.slice(0, caret);
  const typed = /[^\s()|]*$/.exec(before)?.[0].replace(/^-/, '') ?? '';
  const match = OPERATOR.exec(typed);
  if (match === null) return { from: caret - typed.length, to: caret, options: fieldOptions(typed, fields) };
  const value = match[3].slice(match[3].lastIndexOf(',') + 1);
  const field = fields.find(({ name }) => keyOf(name) === keyOf(match[1]));
  const options = field === undefined ? [] : wordOptions(value.replace(/^"/, ''), field);
  return { from: caret - value.length, to: caret, options };
}

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function fieldOptions(typed: string, fields: readonly FieldInfo[]): readonly CompletionOption[] {
  const key = keyOf(typed);
  if (key === '') return [];
  // Fields that can say what they take are the better guess.
  return fields
    .filter(({ name }) => keyOf(name).startsWith(key))
    .toSorted((a, b) => Number(b.words.length > 0) - Number(a.words.length > 0))
    .slice(0, SHOWN)
    .map(({ name, kind }) => ({ text: kind === 'number' ? `${name}<=` : `${name}:`, kind: 'field', field: name }));
}

function wordOptions(typed: string, { name, words }: FieldInfo): readonly CompletionOption[] {
  const key = keyOf(typed);
  const begins = (word: string): boolean => keyOf(word).startsWith(key);
  const contains = (word: string): boolean => !begins(word) && keyOf(word).includes(key);
  const found = [...words.filter(begins), ...words.filter(contains)];
  // Nothing is left to complete once the word stands there.
  if (found.length === 1 && keyOf(found[0]) === key) return [];
  return found.slice(0, SHOWN).map((word) => ({ text: quoted(word), kind: 'word', field: name }));
}

const quoted = (word: string): string => (/[\s,()|]/.test(word) ? `"${word}"` : word);

/** The query with an option taken, and where the caret stands then. */
export function take(query: string, { from, to }: Completion, option: CompletionOption): readonly [string, number] {
  const text = option.kind === 'word' ? `${option.text} ` : option.text;
  const after = query.slice(to).replace(/^ /, option.kind === 'word' ? '' : ' ');
  return [query.slice(0, from) + text + after, from + text.length];
}
