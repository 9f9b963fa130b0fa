import type { Cards } from '../language/query.ts';
import type { Phrase } from './token.ts';

/** Somebody or something a text has spoken of, as far as pronouns are concerned. */
export interface Entity {
  /** What it is, in one word or two: "character". */
  readonly head: string;
  /** The same with what tells it apart: "enemy supporting character". */
  readonly full?: Phrase;
  /** Entities with one pronoun between them cannot both be "it". */
  readonly pronoun: string;
  readonly many: boolean;
  /** Where it was when it was mentioned. */
  readonly zone?: string;
  /** The words for it wherever it is spoken of again, where no pronoun would do. */
  readonly always?: Phrase;
}

/** What a text has mentioned so far. Filled while it is printed, so print in reading order. */
export interface Discourse {
  readonly entities: Map<string, Entity>;
  /** Keys, the latest mention last. */
  readonly recent: string[];
  /** Two keys for one thing: the subject of an event may be the character itself. */
  readonly alias: Map<string, string>;
  /** How a number was bound: chosen freely (then it is X), or counted. */
  readonly numbers: Map<string, 'x' | 'count' | 'points'>;
  /** Bound without a word; described where first used. */
  readonly later: Map<string, Cards>;
  /** Players chosen in passing, by the words for them: "an enemy player of your choice". */
  readonly passing: Map<string, string>;
}

export const discourse = (): Discourse => ({
  entities: new Map(),
  recent: [],
  alias: new Map(),
  numbers: new Map(),
  later: new Map(),
  passing: new Map(),
});

export const keyOf = (talk: Discourse, key: string): string => talk.alias.get(key) ?? key;

export function introduce(talk: Discourse, key: string, entity: Entity): void {
  talk.alias.delete(key);
  talk.entities.set(key, entity);
  mention(talk, key);
}

export function mention(talk: Discourse, key: string): void {
  const real = keyOf(talk, key);
  const at = talk.recent.indexOf(real);
  if (at >= 0) talk.recent.splice(at, 1);
  talk.recent.push(real);
}

/** A pronoun would be understood: of all with this pronoun, this one was mentioned last. */
export function isClear(talk: Discourse, key: string): boolean {
  const real = keyOf(talk, key);
  const pronoun = talk.entities.get(real)?.pronoun;
  return talk.recent.findLast((other) => talk.entities.get(other)?.pronoun === pronoun) === real;
}

/** Others that "that character" could mean just as well, in order of mention. */
export function rivals(talk: Discourse, key: string): string[] {
  const real = keyOf(talk, key);
  const head = talk.entities.get(real)?.head;
  return talk.recent.filter((other) => other !== real && other !== 'self' && talk.entities.get(other)?.head === head);
}
