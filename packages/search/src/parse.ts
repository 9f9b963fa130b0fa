import { refuse } from './field.ts';
import { OPERATORS, type Operator, type Token, tokensOf } from './tokens.ts';

export type Query =
  | { readonly kind: 'all' }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query }
  /** A word that names no field. */
  | { readonly kind: 'bare'; readonly value: Token }
  /** Any of the values will do. */
  | { readonly kind: 'term'; readonly field: Token; readonly operator: Operator; readonly values: readonly Token[] };

/**
 * Reads `team:x-men cost<=3 (has:flight or has:ranged) -type:main "iron man"`. Terms side by side must all hold; `or` is
 * weaker, `not` or `-` stronger. Throws a `QueryError`.
 */
export function parseQuery(query: string): Query {
  const reader = new Reader(tokensOf(query));
  const read = reader.isDone() ? { kind: 'all' as const } : reader.either();
  const rest = reader.peek();
  if (rest !== undefined) refuse('strayEnd', rest.at, rest.end, `nothing is open that this "${rest.text}" could close`);
  return read;
}

/** Has a lifetime: it exists while a query is read. */
class Reader {
  private at = 0;
  readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(): Token | undefined {
    return this.tokens[this.at];
  }

  isDone(): boolean {
    return this.at >= this.tokens.length;
  }

  /** Takes the next token if it is this word or mark; a quoted one is text. */
  private take(...texts: string[]): Token | undefined {
    const token = this.peek();
    if (token === undefined || token.kind === 'string' || !texts.includes(token.text.toLowerCase())) return undefined;
    this.at++;
    return token;
  }

  either(): Query {
    const of = [this.both()];
    while (this.take('or', '|')) of.push(this.both());
    return of.length === 1 ? of[0] : { kind: 'or', of };
  }

  private both(): Query {
    const of = [this.one()];
    while (!this.isDone() && !['or', '|', ')'].includes(this.nextWord())) {
      this.take('and', ',');
      of.push(this.one());
    }
    return of.length === 1 ? of[0] : { kind: 'and', of };
  }

  private nextWord(): string {
    const token = this.peek();
    return token === undefined || token.kind === 'string' ? '' : token.text.toLowerCase();
  }

  private one(): Query {
    if (this.take('not', '-')) return { kind: 'not', of: this.one() };
    const open = this.take('(');
    if (open !== undefined) {
      const inner = this.either();
      if (!this.take(')')) refuse('openBracket', open.at, open.end, 'this bracket is never closed');
      return inner;
    }
    const token = this.peek();
    if (token === undefined) return this.missing('something to search for');
    if (token.kind === 'operator')
      refuse('noField', token.at, token.end, `"${token.text}" needs a field before it, as in cost<=3`);
    if (token.kind === 'mark')
      refuse('strayMark', token.at, token.end, `"${token.text}" stands where a search term is expected`);
    this.at++;
    return this.term(token);
  }

  private term(word: Token): Query {
    const next = this.peek();
    if (word.kind === 'string' || next?.kind !== 'operator') return { kind: 'bare', value: word };
    this.at++;
    const operator = OPERATORS.find((one) => one === next.text) ?? ':';
    const values = [this.value(word, next)];
    // A comma goes on with the list only if it touches what is before it.
    while (this.peek()?.text === ',' && this.peek()?.at === values[values.length - 1].end) {
      this.at++;
      values.push(this.value(word, next));
    }
    return { kind: 'term', field: word, operator, values };
  }

  private value(field: Token, operator: Token): Token {
    const token = this.peek();
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'string')) {
      const text = `${field.text}${operator.text} needs a value after it`;
      return refuse('noValue', field.at, operator.end, text, { field: field.text });
    }
    this.at++;
    return token;
  }

  private missing(what: string): never {
    const last = this.tokens[this.tokens.length - 1];
    return refuse('cutShort', last.at, last.end, `after "${last.text}" comes ${what}`);
  }
}
