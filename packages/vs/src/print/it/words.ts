import { type Phrase, text, words } from '../token.ts';
import { indefinite } from './articles.ts';
import { ADJECTIVES, type Agreement, agree, type Word } from './glossary.ts';
import type { Form, ItalianVerb } from './verbs.ts';

const NUMBERS = [
  'zero',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
] as const;
const TENS: Readonly<Record<number, string>> = { 15: 'quindici', 20: 'venti' };

export const numberWord = (count: number, as?: Agreement): string => {
  if (count === 1 && as?.gender === 'f') return 'una';
  return NUMBERS[count] ?? TENS[count] ?? String(count);
};

/** "una carta", "due carte". */
export function some(count: number, word: Word): Phrase {
  if (count === 1) return indefinite([text(word.one)], { gender: word.gender, many: false });
  return words`${numberWord(count)} ${word.many}`;
}

/** "altrettante carte" */
export const thatMany = (word: Word): Phrase =>
  words`${agree(ADJECTIVES.thatMany, { gender: word.gender, many: true })} ${word.many}`;

export type Tense = 'present' | 'past' | 'notPast' | 'perfect' | 'notPerfect';
export interface Person {
  readonly you: boolean;
  readonly many: boolean;
}

const AUXILIARIES = {
  avere: { tu: 'hai', sg: 'ha', pl: 'hanno' },
  essere: { tu: 'sei', sg: 'è', pl: 'sono' },
} as const;

export const personForm = ({ you, many }: Person): 'tu' | 'sg' | 'pl' => (you ? 'tu' : many ? 'pl' : 'sg');

/** A participle that agrees: stordito, stordita. */
export const participle = (of: string, { gender, many }: Agreement): string =>
  agree({ m: of, f: `${of.slice(0, -1)}a`, mp: `${of.slice(0, -1)}i`, fp: `${of.slice(0, -1)}e` }, { gender, many });

/** The verb as somebody's: "stordisce", "ha stordito", "non ha attaccato". */
export function inTense(verb: ItalianVerb, tense: Tense, person: Person, as: Agreement): string {
  const form = personForm(person);
  const si = verb.si ? (person.you ? 'ti ' : 'si ') : '';
  if (tense === 'present') return `${si}${verb[form]}${verb.tail === undefined ? '' : ` ${verb.tail}`}`;
  const not = tense === 'notPast' || tense === 'notPerfect' ? 'non ' : '';
  const done = verb.aux === 'essere' ? participle(verb.participle, as) : verb.participle;
  return `${not}${si}${AUXILIARIES[verb.aux][form]} ${done}${verb.tail === undefined ? '' : ` ${verb.tail}`}`;
}

/** "viene stordito", "è stata stordita", "non è stato stordito". */
export function passive(of: string, tense: Tense, person: Person, as: Agreement): string {
  const done = participle(of, as);
  if (tense === 'present') return `${{ tu: 'vieni', sg: 'viene', pl: 'vengono' }[personForm(person)]} ${done}`;
  const not = tense === 'notPast' || tense === 'notPerfect' ? 'non ' : '';
  return `${not}${AUXILIARIES.essere[personForm(person)]} ${participle('stato', as)} ${done}`;
}

/** The form a subject asks for. */
export const formOf = (many: boolean, mood: 'ind' | 'sub' = 'ind'): Form =>
  mood === 'ind' ? (many ? 'pl' : 'sg') : many ? 'subPl' : 'subSg';
