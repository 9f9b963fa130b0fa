import { numberTest, wordsLike } from './compile.ts';
import { QueryError } from './field.ts';
import { keyOf } from './key.ts';
import { parseQuery, type Query } from './parse.ts';

/** A field of which a person picks values; picking them writes the query, and writing the query picks them. */
export interface Filter {
  readonly field: string;
  /** Other names of the field. */
  readonly aliases: readonly string[];
  readonly kind: 'word' | 'number';
  /** As they are written in a query. */
  readonly values: readonly string[];
  /** Everything the field can be, where a query may write it otherwise. */
  readonly words?: readonly string[];
}

type Term = Extract<Query, { kind: 'term' }>;

/** The parts of a query that must all hold; nothing where it cannot be read. */
function partsOf(query: string): readonly Query[] | undefined {
  try {
    const read = parseQuery(query);
    return read.kind === 'and' ? read.of : read.kind === 'all' ? [] : [read];
  } catch (error) {
    if (error instanceof QueryError) return undefined;
    throw error;
  }
}

const isAbout =
  ({ field, aliases }: Filter) =>
  (part: Query): part is Term =>
    part.kind === 'term' &&
    part.operator !== '!=' &&
    [field, ...aliases].some((name) => keyOf(name) === keyOf(part.field.text));

/** The values a query asks for: those that every term about the field lets through. None, if none is about it. */
export function pickedIn(query: string, filter: Filter): readonly string[] {
  const terms = (partsOf(query) ?? []).filter(isAbout(filter));
  if (terms.length === 0) return [];
  return filter.values.filter((value) => terms.every((term) => lets(term, value, filter)));
}

function lets({ operator, values }: Term, value: string, { kind, values: known, words = known }: Filter): boolean {
  return values.some(({ text }) =>
    kind === 'number'
      ? numberTest(operator, text)?.(Number(value)) === true
      : wordsLike(words, text).some((word) => keyOf(word) === keyOf(value)),
  );
}

/** The query that asks for these values of the field, and else for what it asked before. */
export function pickValues(query: string, filter: Filter, values: readonly string[]): string {
  const written = values.length === 0 ? '' : `${filter.field}:${values.join(',')}`;
  const parts = partsOf(query);
  if (parts === undefined) return `${query.trimEnd()} ${written}`.trim();
  if (parts.length === 1 && parts[0].kind === 'or') return written === '' ? query : `(${query.trim()}) ${written}`;
  const terms = parts.filter(isAbout(filter));
  if (terms.length === 0) return `${query.trimEnd()} ${written}`.trim();
  let out = '';
  let from = 0;
  for (const [i, { field, values: own }] of terms.entries()) {
    out += query.slice(from, field.at) + (i === 0 ? written : '');
    from = own[own.length - 1].end;
    // A quoted value ends after its mark.
    if (query[from] === '"') from++;
  }
  return tidy(out + query.slice(from));
}

/** Without what joined a term that is gone. */
const tidy = (query: string): string =>
  query
    .replace(/\s+/g, ' ')
    .replace(/^\s*(and |,)+/i, '')
    .replace(/( and|,)+\s*$/i, '')
    .replace(/ and and /gi, ' and ')
    .trim();

/** The query with one value more, or less. */
export function toggleValue(query: string, filter: Filter, value: string): string {
  const picked = pickedIn(query, filter);
  const next = picked.includes(value)
    ? picked.filter((each) => each !== value)
    : filter.values.filter((each) => each === value || picked.includes(each));
  return pickValues(query, filter, next);
}
