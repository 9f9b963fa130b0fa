import { TEAMS } from '../../language/words.ts';
import { type Phrase, type Token, words } from '../token.ts';
import type { Agreement } from './glossary.ts';

export type Preposition = 'di' | 'a' | 'da' | 'in' | 'su' | 'con' | 'per' | 'contro' | 'tra';

function said(token: Token | undefined): string {
  if (token === undefined) return '';
  if (token.kind === 'team') return TEAMS[token.team][0];
  return 'text' in token ? token.text : '';
}

const VOWEL = /^[aeiouàèéìòùh]/i;
/** Impure s, z, gn, ps, x and the like take "lo", "gli" and "uno". */
const IMPURE = /^(s[^aeiou]|z|gn|ps|pn|x|y|i[aeou])/i;
/** Abbreviations are said letter by letter, or as the word they stand for. */
const SAID_WITH_VOWEL = /^(ATK|XP|MCU|S\.H)/;

type Sound = 'vowel' | 'impure' | 'plain';

function soundOf(noun: Phrase): Sound {
  const first = said(noun[0]).replace(/^[“"‘']/, '');
  if (SAID_WITH_VOWEL.test(first)) return 'vowel';
  if (IMPURE.test(first)) return 'impure';
  return VOWEL.test(first) ? 'vowel' : 'plain';
}

const DEFINITE = {
  m: { vowel: "l'", impure: 'lo', plain: 'il' },
  f: { vowel: "l'", impure: 'la', plain: 'la' },
  mp: { vowel: 'gli', impure: 'gli', plain: 'i' },
  fp: { vowel: 'le', impure: 'le', plain: 'le' },
} as const;

const INDEFINITE = {
  m: { vowel: 'un', impure: 'uno', plain: 'un' },
  f: { vowel: "un'", impure: 'una', plain: 'una' },
} as const;

const THAT = {
  m: { vowel: "quell'", impure: 'quello', plain: 'quel' },
  f: { vowel: "quell'", impure: 'quella', plain: 'quella' },
  mp: { vowel: 'quegli', impure: 'quegli', plain: 'quei' },
  fp: { vowel: 'quelle', impure: 'quelle', plain: 'quelle' },
} as const;

/** How a preposition and the article behind it become one word. */
const MERGED: Readonly<Partial<Record<Preposition, string>>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

const numbered = ({ gender, many }: Agreement): 'm' | 'f' | 'mp' | 'fp' => (many ? `${gender}p` : gender);

/** No space after an apostrophe. */
const before = (word: string, noun: Phrase): Phrase =>
  word.endsWith("'") ? words`${word}${noun}` : words`${word} ${noun}`;

export const definite = (noun: Phrase, as: Agreement): Phrase => before(DEFINITE[numbered(as)][soundOf(noun)], noun);
export const indefinite = (noun: Phrase, as: Agreement): Phrase => before(INDEFINITE[as.gender][soundOf(noun)], noun);
export const that = (noun: Phrase, as: Agreement): Phrase => before(THAT[numbered(as)][soundOf(noun)], noun);

/** "del mazzo", "sulla carta", "nell'ATK": preposition and article in one. */
export function merged(preposition: Preposition, noun: Phrase, as: Agreement): Phrase {
  const stem = MERGED[preposition];
  const article = DEFINITE[numbered(as)][soundOf(noun)];
  if (stem === undefined) return words`${preposition} ${definite(noun, as)}`;
  if (article === 'il') return before(`${stem}l`, noun);
  if (article === 'i') return before(`${stem}i`, noun);
  return before(article === 'gli' ? `${stem}gli` : `${stem}l${article}`, noun);
}
