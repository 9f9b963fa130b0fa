import { refuse } from './field.ts';

export const OPERATORS = [':', '=', '!=', '<', '<=', '>', '>='] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Token {
  readonly kind: 'word' | 'string' | 'operator' | 'mark';
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const TOKEN =
  /"(?<string>[^"]*)(?<close>"?)|(?<operator>!=|<=|>=|[:=<>])|(?<mark>[(),|]|-(?=[\p{L}("]))|(?<word>(?:[^\s()",|:=<>!]|!(?!=))+)/gu;

export function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  for (const match of query.matchAll(TOKEN)) {
    const { string, close, operator, mark, word } = match.groups ?? {};
    const at = match.index;
    const end = at + match[0].length;
    if (string !== undefined && close === '') {
      refuse('openQuote', at, end, 'this quotation mark is never closed', { suggestion: `${match[0]}"` });
    }
    if (string !== undefined) tokens.push({ kind: 'string', text: string, at, end });
    else if (operator !== undefined) tokens.push({ kind: 'operator', text: operator, at, end });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark, at, end });
    else tokens.push({ kind: 'word', text: word, at, end });
  }
  return tokens;
}
