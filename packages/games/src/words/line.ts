import type { CardId, Seat } from '@longbox/kernel';
import type { Phrase } from '@longbox/vs/print';
import type { NamedCard } from '../known-cards.ts';
import type { LineKey } from './catalogue.ts';
import type { InLanguages } from './language.ts';

/** Words printed from a card's own tree, in every language: a change of language needs no new line. */
export type Spoken = InLanguages<Phrase>;

/** What a card asks, in its own words. */
export interface CardQuestion {
  /** The face of the card whose power asks. */
  readonly source: string | undefined;
  readonly words: Spoken;
}

/** What a line may say. A word that is not here does not compile in any language. */
export interface Said {
  readonly who: string;
  /** The reader is meant: "You draw", not "You draws". */
  readonly isYou: boolean;
  readonly card: string;
  readonly cards: string;
  readonly other: string;
  readonly attackers: string;
  readonly defender: string;
  readonly target: string;
  readonly leader: string;
  readonly leaders: string;
  readonly back: string;
  readonly out: string;
  readonly power: string;
  readonly ability: string;
  readonly what: string;
  readonly said: string;
  readonly count: number;
  readonly number: number;
  readonly turn: number;
  readonly total: number;
  readonly level: number;
  readonly atk: number;
  readonly def: number;
  readonly attack: number;
  readonly defence: number;
  readonly sum: number;
  readonly amount: number;
}
export type Say = (said: Said) => string;

/** Who does it, and the verb as it is said to them and of others. */
export const does = ({ who, isYou }: Pick<Said, 'who' | 'isYou'>, you: string, they: string): string =>
  `${who} ${isYou ? you : they}`;

type CardPart =
  | 'card'
  | 'cards'
  | 'other'
  | 'attackers'
  | 'defender'
  | 'target'
  | 'leader'
  | 'leaders'
  | 'back'
  | 'out';
type WordPart = 'power' | 'ability' | 'what';
type NumberPart = { [Part in keyof Said]: Said[Part] extends number ? Part : never }[keyof Said];

/** One line of the log: a key, what stands in it, and the rules behind it. Every surface has the same words for it. */
export interface LogLine {
  /** The lines of a game are numbered, and a line that was taken back takes its number with it. */
  readonly id: number;
  readonly key: LineKey;
  readonly turn: number;
  /** Whose doing it was. */
  readonly seat: Seat | undefined;
  readonly cards: Readonly<Partial<Record<CardPart, readonly NamedCard[]>>>;
  readonly numbers: Readonly<Partial<Record<NumberPart, number>>>;
  readonly words: Readonly<Partial<Record<WordPart, string>>>;
  /** What the card itself says of it. */
  readonly spoken?: Spoken | undefined;
  readonly rules: readonly string[];
}

export type LineParts = Partial<Pick<LogLine, 'seat' | 'cards' | 'numbers' | 'words' | 'rules' | 'spoken'>>;

/** Where an event stands in the story. */
export interface Telling {
  readonly turn: number;
  readonly faceOf: (card: CardId) => NamedCard;
  readonly controllerOf: (card: CardId) => Seat | undefined;
}

/** A line of one turn; what is not said is empty. */
export const makeLine = (turn: number, key: LineKey, parts: LineParts = {}): LogLine => ({
  id: 0,
  key,
  turn,
  seat: parts.seat,
  cards: parts.cards ?? {},
  numbers: parts.numbers ?? {},
  words: parts.words ?? {},
  rules: parts.rules ?? [],
  ...(parts.spoken !== undefined && { spoken: parts.spoken }),
});
