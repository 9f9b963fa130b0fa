import type { Counter } from '../../language/counter.ts';
import { TEAMS } from '../../language/words.ts';
import { type Part, type Phrase, phrase, type Token, words } from '../token.ts';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
const TENS: Readonly<Record<number, string>> = { 15: 'fifteen', 20: 'twenty' };

export const numberWord = (count: number): string => NUMBERS[count] ?? TENS[count] ?? String(count);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export const ordinal = (at: number): string => ORDINALS[at] ?? `${at + 1}th`;

/** Written with a vowel but said without, or the other way round. */
const SAID_WITH_VOWEL = /^(X-|XP|MCU|KO|A-|8|11|18)/;
const SAID_WITHOUT = /^(uni|use|one|eu|U\.)/i;

function said(token: Token): string {
  if (token.kind === 'team') return TEAMS[token.team][0];
  if (token.kind === 'symbol') return token.symbol;
  if (token.kind === 'icon') return token.icon;
  return token.text;
}

export function article(noun: Phrase): 'a' | 'an' {
  const first = noun[0] === undefined ? '' : said(noun[0]);
  if (SAID_WITH_VOWEL.test(first)) return 'an';
  return /^[aeiou]/i.test(first) && !SAID_WITHOUT.test(first) ? 'an' : 'a';
}

export const withArticle = (...noun: Part[]): Phrase => {
  const whole = phrase(noun);
  return words`${article(whole)} ${whole}`;
};

/** The forms of a verb: draw, draws, drew, drawn. */
export interface EnglishVerb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
}

/** With one argument regular; otherwise the past, and the participle where it is different. */
export function verb(base: string, past?: string, participle?: string): EnglishVerb {
  const [head = '', ...rest] = base.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const regular = `${head.endsWith('e') ? `${head}d` : /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ied` : `${head}ed`}${tail}`;
  return { base, third: third(head) + tail, past: past ?? regular, participle: participle ?? past ?? regular };
}

function third(head: string): string {
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`;
  return /(s|sh|ch|x|o)$/.test(head) ? `${head}es` : `${head}s`;
}

export const BE: EnglishVerb = { base: 'be', third: 'is', past: 'was', participle: 'been' };
export const HAVE: EnglishVerb = { base: 'have', third: 'has', past: 'had', participle: 'had' };
export const KO: EnglishVerb = { base: 'KO', third: 'KOs', past: "KO'd", participle: "KO'd" };

/** Base after "may" and "to" and for "you" and plurals, third for one somebody else. */
export type Form = 'base' | 'third';
export const inForm = (verb: EnglishVerb, form: Form): string => verb[form];

export type Tense = 'present' | 'past' | 'notPast' | 'perfect' | 'notPerfect';

/** The verb as somebody's: "stuns", "stunned", "didn't stun", "has stunned". */
export function inTense(verb: EnglishVerb, tense: Tense, many: boolean): string {
  if (verb.base === 'be') return beInTense(tense, many);
  switch (tense) {
    case 'present':
      return many ? verb.base : verb.third;
    case 'past':
      return verb.past;
    case 'notPast':
      return `didn't ${verb.base}`;
    case 'perfect':
      return `${many ? 'have' : 'has'} ${verb.participle}`;
    case 'notPerfect':
      return `${many ? "haven't" : "hasn't"} ${verb.participle}`;
  }
}

function beInTense(tense: Tense, many: boolean): string {
  switch (tense) {
    case 'present':
      return many ? 'are' : 'is';
    case 'past':
      return many ? 'were' : 'was';
    case 'notPast':
      return many ? "weren't" : "wasn't";
    case 'perfect':
      return many ? 'have been' : 'has been';
    case 'notPerfect':
      return many ? "haven't been" : "hasn't been";
  }
}

const PLURALS: Readonly<Record<string, string>> = { equipment: 'equipment', XP: 'XP' };

export function plural(noun: string): string {
  const known = PLURALS[noun];
  if (known !== undefined) return known;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

const COUNTER_NAMES: Readonly<Record<Counter, string>> = {
  plus: '+1/+1 counter',
  minus: '-1/-1 counter',
  vitality: 'vitality counter',
};

export const counterName = (counter: Counter): string => COUNTER_NAMES[counter];
