import type { Column } from './columns.ts';
import { refuse } from './field.ts';
import { keyOf, wordKeys } from './key.ts';
import type { Query } from './parse.ts';
import { suggest } from './suggest.ts';
import type { Operator, Token } from './tokens.ts';

/** Whether the item with this number fits. */
export type Predicate = (item: number) => boolean;
type Term = Extract<Query, { kind: 'term' }>;

/** `bare` are the columns that words without a field are looked for in. Throws a `QueryError`. */
export function compileQuery(query: Query, columns: readonly Column[], bare: readonly Column[]): Predicate {
  const compile = (part: Query): Predicate => compileQuery(part, columns, bare);
  switch (query.kind) {
    case 'all':
      return () => true;
    case 'and': {
      const parts = query.of.map(compile);
      return (item) => parts.every((part) => part(item));
    }
    case 'or': {
      const parts = query.of.map(compile);
      return (item) => parts.some((part) => part(item));
    }
    case 'not': {
      const part = compile(query.of);
      return (item) => !part(item);
    }
    case 'bare':
      return compileBare(query.value, bare);
    case 'term':
      return compileTerm(query, columns);
  }
}

function compileBare({ text }: Token, bare: readonly Column[]): Predicate {
  const key = keyOf(text);
  const lists = bare.map((column) => column.keys());
  return (item) => lists.some((keys) => keys[item].some((value) => value.includes(key)));
}

function compileTerm(term: Term, columns: readonly Column[]): Predicate {
  const column = findColumn(term.field, columns);
  const parts = term.values.map((value) =>
    column.field.kind === 'number' ? compileNumber(column, term, value) : compileWord(column, term, value),
  );
  const any: Predicate = (item) => parts.some((part) => part(item));
  return term.operator === '!=' ? (item) => !any(item) : any;
}

function findColumn({ text, at, end }: Token, columns: readonly Column[]): Column {
  const key = keyOf(text);
  const found = columns.find(({ field }) => [field.name, ...(field.aliases ?? [])].some((name) => keyOf(name) === key));
  if (found !== undefined) return found;
  const names = columns.flatMap(({ field }) => [field.name, ...(field.aliases ?? [])]);
  const meant = suggest(text, names);
  const hint =
    meant === undefined ? `fields are ${columns.map(({ field }) => field.name).join(', ')}` : `did you mean ${meant}?`;
  return refuse('unknownField', at, end, `there is no field "${text}"; ${hint}`, { suggestion: meant });
}

const COMPARE: Readonly<Record<Operator, (value: number, than: number) => boolean>> = {
  ':': (value, than) => value === than,
  '=': (value, than) => value === than,
  '!=': (value, than) => value === than,
  '<': (value, than) => value < than,
  '<=': (value, than) => value <= than,
  '>': (value, than) => value > than,
  '>=': (value, than) => value >= than,
};

const RANGE = /^(-?\d+)\.\.(-?\d+)$/;

/** Whether a number fits a value as it is written; nothing if what is written is no number. */
export function numberTest(operator: Operator, text: string): ((value: number) => boolean) | undefined {
  const range = RANGE.exec(text);
  if (range !== null && (operator === ':' || operator === '=' || operator === '!=')) {
    const [least, most] = [Number(range[1]), Number(range[2])];
    return (value) => value >= least && value <= most;
  }
  if (!/^-?\d+$/.test(text)) return undefined;
  const than = Number(text);
  const compare = COMPARE[operator];
  return (value) => compare(value, than);
}

function compileNumber(column: Column, { operator }: Term, { text, at, end }: Token): Predicate {
  const { name } = column.field;
  const numbers = column.numbers();
  const fits = numberTest(operator, text);
  if (fits === undefined) {
    const hint = `${name} is a number: write ${name}:3, ${name}<=3 or ${name}:2..4`;
    return refuse('notANumber', at, end, hint, { field: name });
  }
  return (item) => numbers[item].some(fits);
}

function compileWord(column: Column, { operator, field }: Term, value: Token): Predicate {
  const { name, words } = column.field;
  if (operator.includes('<') || operator.includes('>')) {
    const hint = `${name} is a word and has no more or less: write ${name}:${value.text}`;
    refuse('noOrder', field.at, value.end, hint, { field: name });
  }
  const key = keyOf(value.text);
  const keys = column.keys();
  if (words !== undefined) {
    const wanted = new Set(wordsMeant(name, words, value).map(keyOf));
    return (item) => keys[item].some((one) => wanted.has(one));
  }
  if (operator === '=') return (item) => keys[item].includes(key);
  return (item) => keys[item].some((one) => one.includes(key));
}

/** The word itself, or else all that it is the beginning of, or of a word within them. */
export function wordsLike(words: readonly string[], text: string): readonly string[] {
  const key = keyOf(text);
  const exact = words.filter((word) => keyOf(word) === key);
  if (exact.length > 0 || key === '') return exact;
  return words.filter((word) => keyOf(word).startsWith(key) || wordKeys(word).some((part) => part.startsWith(key)));
}

function wordsMeant(name: string, words: readonly string[], { text, at, end }: Token): readonly string[] {
  const found = wordsLike(words, text);
  if (found.length > 0) return found;
  const meant = suggest(text, words);
  const list = words.slice(0, SHOWN).join(', ') + (words.length > SHOWN ? ' and more' : '');
  const hint = meant === undefined ? `it can be ${list}` : `did you mean ${meant}?`;
  return refuse('unknownWord', at, end, `${name} is never "${text}"; ${hint}`, { suggestion: meant, field: name });
}
const SHOWN = 12;
