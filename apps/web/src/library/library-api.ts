import type { DeckFault } from '@longbox/games';
import type { Filter, QueryProblem } from '@longbox/search';
import type { DeckAdvice, DeckStatistics } from '@longbox/vs';
import type { CardFacts, GameName } from '../cards/card-facts.ts';
import type { DeckCards, DeckLine } from '../decks/deck.ts';
import type { Language } from '../state/settings.ts';

/** A field of the query language. */
export interface FieldInfo {
  readonly name: string;
  readonly kind: 'word' | 'number';
  /** Everything it can be, where that is little. */
  readonly words: readonly string[];
}

/** A value people pick cards by. */
export interface FilterOption {
  /** As a query writes it. */
  readonly value: string;
  readonly label: string;
  /** Values that belong together stand together; empty where there are no groups. */
  readonly group: string;
  /** How many cards have it. */
  readonly count: number;
}

export interface FilterInfo extends Filter {
  readonly options: readonly FilterOption[];
}

export type Finding =
  | { readonly keys: readonly string[]; readonly problem?: undefined }
  | { readonly keys?: undefined; readonly problem: QueryProblem };

/** A node of a card's tree, as the engine reads it. */
export interface TreePart {
  /** The field of its parent it stands under. */
  readonly field: string;
  /** What it is, or its plain value. */
  readonly word: string;
  readonly rules: readonly string[];
  readonly parts: readonly TreePart[];
}

export interface CardPage {
  readonly facts: Readonly<Record<Language, CardFacts>>;
  /** Rules, or whole sections of them, that the card rests on. */
  readonly rules: readonly string[];
  /** The rules of each keyword the card names. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly powers: readonly TreePart[];
  /** Other cards of the same character. */
  readonly versions: readonly string[];
}

/** A deck that comes with the program. */
export interface Starter extends DeckCards {
  readonly key: string;
  readonly title: string;
  /** By which its introduction is known. */
  readonly noteKey: string;
  /** For a first game. */
  readonly isFirst: boolean;
}

export type { DeckFault };

/** So many cards of a kind. */
export interface Share {
  readonly key: string;
  readonly count: number;
}

export interface ArenaNumbers {
  readonly abilities: readonly Share[];
  readonly skills: readonly Share[];
  readonly affiliations: readonly Share[];
  /** Cards by Mission Points, from 0 up. */
  readonly points: readonly number[];
  readonly teams: number;
}

/** Everything the builder shows about a deck, computed again at each change. */
export interface Examination {
  readonly faults: readonly DeckFault[];
  readonly size: number;
  readonly wanted: number;
  readonly vs: { readonly statistics: DeckStatistics; readonly advice: readonly DeckAdvice[] } | undefined;
  readonly arena: ArenaNumbers | undefined;
}

export interface OddsRow {
  readonly turn: number;
  /** Parts in ten thousand, going first and going second. */
  readonly first: number;
  readonly second: number;
}

export type OddsAnswer =
  | {
      readonly hits: number;
      readonly deck: number;
      readonly opening: number;
      /** `undefined` in a game without one. */
      readonly mulligan: number | undefined;
      readonly rows: readonly OddsRow[];
      readonly problem?: undefined;
    }
  | { readonly problem: QueryProblem };

export interface OddsQuestion {
  readonly query: string;
  readonly least: number;
  readonly language: Language;
}

/** What a text says, and what is wrong with how it says it. */
export interface ReadText {
  readonly deck: DeckCards & { readonly title: string };
  readonly problems: readonly { readonly line: number; readonly text: string }[];
}

export interface CataloguePart {
  readonly cards: readonly CardFacts[];
  /** Where the next part begins; nothing after the last. */
  readonly next: number | undefined;
}

/** What cards and decks are, off the main thread: a keystroke never waits for a table, nor a table for a search. */
export interface LibraryApi {
  /** Every card, a part at a time: a page that takes them all at once stands still meanwhile. */
  catalogue(language: Language, from: number): CataloguePart;
  fields(game: GameName): readonly FieldInfo[];
  filters(game: GameName): readonly FilterInfo[];
  find(game: GameName, language: Language, query: string): Finding;
  page(key: string): CardPage | undefined;
  /** Keys of the cards that rest on a rule. */
  users(rule: string): readonly string[];
  starters(): readonly Starter[];
  examine(deck: DeckCards, profile: string): Examination;
  odds(deck: DeckCards, profile: string, question: OddsQuestion): OddsAnswer;
  /** The top cards of the shuffled deck: the opening hand, then the draws to come. */
  hand(deck: DeckCards, profile: string, seed: string): { readonly hand: string[]; readonly draws: string[] };
  read(text: string, game?: GameName): ReadText;
  write(deck: DeckCards, title: string): string;
}

export type { DeckCards, DeckLine };
