import { type Column, createColumn } from './columns.ts';
import { compileQuery } from './compile.ts';
import { type Field, QueryError, type QueryProblem } from './field.ts';
import { parseQuery } from './parse.ts';

export type Found<Item> =
  | { readonly items: readonly Item[]; readonly problem?: undefined }
  | { readonly items?: undefined; readonly problem: QueryProblem };

export interface Search<Item> {
  readonly fields: readonly Field<Item>[];
  /** The items that fit, in their order; all of them for an empty query. */
  find(query: string): Found<Item>;
}

export interface SearchOptions {
  /** Fields in which words without a field are looked for. */
  readonly bare?: readonly string[];
}

/** Items are read once per field, when a query first asks for it; after that a query costs a loop. */
export function createSearch<Item>(
  fields: readonly Field<Item>[],
  items: readonly Item[],
  { bare = ['name', 'text'] }: SearchOptions = {},
): Search<Item> {
  const columns: Column[] = fields.map((field) => createColumn(field, items));
  const bareColumns = columns.filter((column) => bare.includes(column.field.name));
  return {
    fields,
    find(query) {
      try {
        const fits = compileQuery(parseQuery(query), columns, bareColumns);
        return { items: items.filter((_, item) => fits(item)) };
      } catch (error) {
        if (error instanceof QueryError) return { problem: error.problem };
        throw error;
      }
    },
  };
}

/** The query with a mark under what is wrong, for a terminal. */
export function showProblem(query: string, { at, end, text }: QueryProblem): string {
  return `${query}\n${' '.repeat(at)}${'^'.repeat(Math.max(1, end - at))} ${text}`;
}
