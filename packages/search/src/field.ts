/** One thing that items can be searched by. A game's facets are such fields; nothing here knows a game. */
export interface Field<Item> {
  readonly name: string;
  readonly kind: 'word' | 'number';
  /** Other spellings of its name. */
  readonly aliases?: readonly string[];
  /** Everything it can be, where that is little and fixed. A query may then shorten a word, and is told of a wrong one. */
  readonly words?: readonly string[];
  /** For the list of fields that help shows. */
  readonly summary?: string;
  /** None if the item has nothing of the kind, say the cost of a location. */
  values(item: Item): readonly (string | number)[];
}

export const QUERY_PROBLEMS = [
  'strayEnd',
  'openBracket',
  'openQuote',
  'noField',
  'strayMark',
  'noValue',
  'cutShort',
  'unknownField',
  'notANumber',
  'noOrder',
  'unknownWord',
] as const;
export type QueryProblemCode = (typeof QUERY_PROBLEMS)[number];

/** Why a query cannot be understood: where in it, what is wrong, and what might have been meant. */
export interface QueryProblem {
  /** What is wrong, as data for other languages. */
  readonly code: QueryProblemCode;
  /** Name of the field it is about. */
  readonly field?: string;
  /** From and to which character. */
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /** What to write there instead. */
  readonly suggestion?: string;
}

export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly problem: QueryProblem;
  constructor(problem: QueryProblem) {
    super(problem.text);
    this.problem = problem;
  }
}

type Details = Pick<QueryProblem, 'suggestion' | 'field'>;
type Loose<Part> = { readonly [Key in keyof Part]: Part[Key] | undefined };

export function refuse(
  code: QueryProblemCode,
  at: number,
  end: number,
  text: string,
  { suggestion, field }: Loose<Details> = {},
): never {
  throw new QueryError({
    code,
    at,
    end,
    text,
    ...(suggestion !== undefined && { suggestion }),
    ...(field !== undefined && { field }),
  });
}
