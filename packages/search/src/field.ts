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

/** Why a query cannot be understood: where in it, what is wrong, and what might have been meant. */
export interface QueryProblem {
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

export function refuse(at: number, end: number, text: string, suggestion?: string): never {
  throw new QueryError({ at, end, text, ...(suggestion !== undefined && { suggestion }) });
}
