import type { GameName } from '../cards/card-facts.ts';

/** Ids of rules, rulings, open points and rows of the edition matrix, as they stand in running text. */
const ID = /\b(?:(?:VS|MA)-[A-Z]{2,}(?:-[A-Z0-9]+)*|OP-\d{2}|E-\d{3})\b/;

export const gameOfRule = (id: string): GameName => (id.startsWith('MA-') ? 'arena' : 'vs');

/** Where a rule can be read. Lasting: these addresses are shared. */
export const ruleHref = (id: string): string => `/rules/${gameOfRule(id)}/${id}`;

export type TextPart = { readonly kind: 'text' | 'rule' | 'emphasis' | 'code'; readonly text: string };

const MARKED = new RegExp(`\\*(?<emphasis>[^*]+)\\*|\`(?<code>[^\`]+)\`|(?<rule>${ID.source})`, 'g');

/** A statement with its ids, *stressed* and `literal` words told apart. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const add = (kind: TextPart['kind'], part: string): void => {
    if (part !== '') parts.push({ kind, text: part });
  };
  for (const match of text.matchAll(MARKED)) {
    add('text', text.slice(at, match.index));
    const { emphasis = '', code = '', rule = '' } = match.groups ?? {};
    add('emphasis', emphasis);
    add('code', code);
    add('rule', rule);
    at = match.index + match[0].length;
  }
  add('text', text.slice(at));
  return parts;
}

export const idsIn = (text: string): readonly string[] => text.match(new RegExp(ID, 'g')) ?? [];
