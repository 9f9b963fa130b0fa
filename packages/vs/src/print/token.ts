import type { Keyword } from '../language/keyword.ts';
import { type PowerSymbol, TEAMS, type Team } from '../language/words.ts';

export const LANGS = ['en', 'it'] as const;
export type Lang = (typeof LANGS)[number];

export const ICONS = ['flight', 'ranged', 'anyTurn'] as const;
export type Icon = (typeof ICONS)[number];

/** A piece of printed text. Screens draw symbols, icons and teams and link keywords, names and rules. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'symbol'; readonly symbol: PowerSymbol }
  | { readonly kind: 'icon'; readonly icon: Icon }
  | { readonly kind: 'team'; readonly team: Team }
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly text: string }
  | { readonly kind: 'cardName'; readonly text: string }
  /** A term with a rule of its own. */
  | { readonly kind: 'rule'; readonly id: string; readonly text: string };

export type Phrase = readonly Token[];
/** What can stand in a template. */
export type Part = string | number | Token | Phrase | undefined;

export const NOTHING: Phrase = [];
export const text = (text: string): Token => ({ kind: 'text', text });
export const symbol = (symbol: PowerSymbol): Token => ({ kind: 'symbol', symbol });
export const icon = (icon: Icon): Token => ({ kind: 'icon', icon });
export const team = (team: Team): Token => ({ kind: 'team', team });
export const cardName = (text: string): Token => ({ kind: 'cardName', text });
export const rule = (id: string, text: string): Token => ({ kind: 'rule', id, text });

/** `words`Put ${counters} on ${card}`` makes a phrase; what is empty leaves no gap. */
export function words(strings: TemplateStringsArray, ...parts: readonly Part[]): Phrase {
  const all: Part[] = [];
  strings.forEach((string, at) => {
    all.push(string, parts[at]);
  });
  return phrase(all);
}

export function phrase(parts: readonly Part[]): Phrase {
  const out: Token[] = [];
  for (const part of parts) {
    if (part === undefined) continue;
    if (typeof part === 'string' || typeof part === 'number') append(out, text(String(part)));
    else if (isPhrase(part)) for (const token of part) append(out, token);
    else append(out, part);
  }
  return out;
}

const isPhrase = (part: Token | Phrase): part is Phrase => Array.isArray(part);

const STICKS_LEFT = /^ ([,.;:)?’])/;

/** Joins text to text and drops the space an empty part left behind. */
function append(out: Token[], token: Token): void {
  if (token.kind !== 'text') {
    out.push(token);
    return;
  }
  const last = out.at(-1);
  const before = last?.kind === 'text' ? last.text : '';
  let after = token.text;
  if (after.startsWith(' ') && before.endsWith(' ')) after = after.replace(/^ +/, '');
  if (last?.kind === 'text') {
    const joined = (before.endsWith(' ') && /^[,.;:)?]/.test(after) ? before.trimEnd() : before) + after;
    out[out.length - 1] = text(joined.replace(/ {2,}/g, ' '));
  } else if (after !== '') {
    out.push(text(out.length > 0 ? after.replace(STICKS_LEFT, '$1') : after));
  }
}

/** Parts with one space between those that are not empty. */
export function spaced(...parts: readonly Part[]): Phrase {
  const all: Part[] = [];
  for (const part of parts) {
    const one = trimmed(phrase([part]));
    if (one.length === 0) continue;
    if (all.length > 0) all.push(' ');
    all.push(one);
  }
  return phrase(all);
}

export function join(
  parts: readonly Part[],
  between: string,
  last: string = between,
  lastOfTwo: string = last,
): Phrase {
  const all: Part[] = [];
  parts.forEach((part, at) => {
    const final = at === parts.length - 1;
    if (at > 0) all.push(final ? (parts.length === 2 ? lastOfTwo : last) : between);
    all.push(part);
  });
  return phrase(all);
}

export const isEmpty = (phrase: Phrase): boolean => phrase.length === 0;

/** The phrase with a capital at its start, if it starts with a word. */
export function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = trimmed(phrase);
  if (first === undefined || !('text' in first) || first.kind === 'keyword') return phrase;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** With a capital and a stop, unless a quotation has brought one. */
export function sentence(phrase: Phrase): Phrase {
  const last = phrase.at(-1);
  // A remark between commas needs no second one where the sentence ends.
  if (last?.kind === 'text' && last.text.endsWith(',')) {
    return sentence([...phrase.slice(0, -1), text(last.text.slice(0, -1))]);
  }
  const stopped = last?.kind === 'text' && /[.!?]”$/.test(last.text);
  return stopped ? capital(phrase) : words`${capital(phrase)}.`;
}

/** The phrase without the spaces at its ends. */
export function trimmed(phrase: Phrase): Phrase {
  const out = [...phrase];
  const last = out.at(-1);
  if (last?.kind === 'text') out[out.length - 1] = text(last.text.trimEnd());
  const first = out[0];
  if (first?.kind === 'text') out[0] = text(first.text.trimStart());
  return out.filter((token) => token.kind !== 'text' || token.text !== '');
}

type Names = Readonly<Record<PowerSymbol | Icon, string>>;

export const SYMBOL_NAMES: Readonly<Record<Lang, Names>> = {
  en: {
    energy: 'Energy',
    intellect: 'Intellect',
    might: 'Might',
    skill: 'Skill',
    alien: 'Alien',
    humanity: 'Humanity',
    flight: 'Flight',
    ranged: 'Ranged',
    anyTurn: 'Any Turn',
  },
  it: {
    energy: 'Energia',
    intellect: 'Intelletto',
    might: 'Forza',
    skill: 'Abilità',
    alien: 'Alieno',
    humanity: 'Umanità',
    flight: 'Volo',
    ranged: 'Distanza',
    anyTurn: 'Ogni turno',
  },
};

/** As a string, with what a screen draws in square brackets. */
export function plain(phrase: Phrase, lang: Lang): string {
  return phrase.map((token) => plainToken(token, lang)).join('');
}

function plainToken(token: Token, lang: Lang): string {
  switch (token.kind) {
    case 'symbol':
      return `[${SYMBOL_NAMES[lang][token.symbol]}]`;
    case 'icon':
      return `[${SYMBOL_NAMES[lang][token.icon]}]`;
    case 'team':
      return `[${TEAMS[token.team][0]}]`;
    default:
      return token.text;
  }
}
