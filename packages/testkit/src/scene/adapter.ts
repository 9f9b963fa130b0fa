import type { CardId, Decision, Game, Option, Reason, Result, Saved, Seat, Table, Viewer } from '@longbox/kernel';
import type { Position } from './format.ts';
import type { Place } from './tree.ts';

/**
 * What a game tells the scenes: the words players use for its zones, facts and actions, and how a position becomes a
 * state. Everything else about scenes is the same for every game.
 */
export interface SceneAdapter<Verb extends string = string> {
  readonly game: string;
  readonly profiles: readonly string[];
  /** The profile of a scene that names none. */
  readonly profile: string;
  /** Every kind of decision. */
  readonly asks: readonly string[];
  readonly verbs: Readonly<Record<Verb, VerbSpelling>>;
  readonly zones: Readonly<Record<string, ZoneSpelling>>;
  readonly cardFacts: Readonly<Record<string, FactSpelling>>;
  readonly seatFacts: Readonly<Record<string, FactSpelling>>;
  readonly tableFacts: Readonly<Record<string, FactSpelling>>;
  /** Absent if the game has no invented cards. */
  readonly bodies?: BodySpelling;
  /** The entry, as a scene would write it, that fills a pile where only the number of cards matters. */
  readonly filler?: string;

  /** Keys of all cards with this name or key, and the names for suggestions. */
  keysOf(name: string): readonly string[];
  cardNames(): readonly string[];
  /** The same adapter for a scene with cards of its own; absent if the game has no such cards. */
  withCards?(cards: readonly unknown[]): SceneAdapter<Verb>;
  /** Tells `problem` what cannot be laid out; the answer is then not used. */
  layOut(position: Position, problem: (place: Place, text: string) => void): Stage | undefined;
}

export const OPTION_PARTS = ['card', 'target', 'seat', 'value', 'name'] as const;
export type OptionPart = (typeof OPTION_PARTS)[number];

/** How players write one kind of option: `attack D, A` is a verb and its words. */
export interface VerbSpelling<Verb extends string = string> {
  readonly summary: string;
  /** How the documentation writes its words, where they are not simply all of `words`. */
  readonly usage?: string;
  /** Verbs of the game's options it stands for; its own name unless given. */
  readonly means?: readonly Verb[];
  /** Parts of an option in the order in which a line names them; a part that an option has not is left out. */
  readonly words?: readonly OptionPart[];
  /** Parts the option must have, for words like `yes` and `no`. */
  readonly where?: Partial<Option<Verb>>;
  /** Words of later decisions that the same line may answer: `attack` goes on with `join`. */
  readonly goesOn?: readonly string[];
  /** The word that closes such a list; the line says it by ending. */
  readonly ends?: string;
  /** The line also answers what follows as long as that leaves no choice, such as the only way to pay. */
  readonly forced?: true;
  /** More words than this are no line: it would not say which list they belong to. */
  readonly most?: number;
  /** The line's words are answered from left to right and not in any order. */
  readonly ordered?: true;
  /** Parts no line can name: options that differ only in them are as good as equal. */
  readonly ignores?: readonly OptionPart[];
}

export interface ZoneSpelling {
  readonly summary: string;
  /** The order of its cards means something; the first is the top. */
  readonly ordered?: true;
}

export const FACT_KINDS = ['flag', 'number', 'word', 'seat', 'cards', 'counters'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export interface FactSpelling {
  readonly kind: FactKind;
  readonly summary: string;
  /** All words it can be, for kind `word`; the names of the counters, for kind `counters`. */
  readonly words?: readonly string[];
  /** The value of most cards; in TypeScript a fact at rest is readable but not part of a comparison. */
  readonly rest?: Fact;
  /** Another flag that says this one too: while it is up, this is no part of a comparison. */
  readonly impliedBy?: string;
  /** Never part of a comparison of all facts, only when named. */
  readonly quiet?: true;
  /** Can be expected but not laid out. */
  readonly readOnly?: true;
}

/** A fact as the game reads it: seats as numbers, `cards` as ids. */
export type Fact = boolean | number | string | readonly number[] | Readonly<Record<string, number>>;
export type Facts = Readonly<Record<string, Fact>>;

export interface BodySpelling {
  readonly summary: string;
  /** What the numbers stand for: `2/3` is ATK 2 and DEF 3. */
  readonly stats: readonly string[];
  /** Plain words that may follow, such as keywords. */
  readonly words: readonly string[];
  /** `key:value` words. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A game in play without the types of its state; `makeStage` makes one. */
export interface Stage {
  readonly table: Table;
  /** Names that the scene itself gave to cards; a card that was shuffled away has lost its own. */
  labels(): ReadonlyMap<string, CardId>;
  decision(): Decision | undefined;
  options(): readonly Offered[];
  /** What a seat may do at any time, whichever seat decides, such as conceding. */
  always(seat: Seat): readonly Offered[];
  apply(choice: number): void;
  explain(seat: Seat, intent: Option): readonly Reason[];
  result(): Result | undefined;
  view(viewer: Viewer): unknown;
  sees(viewer: Viewer, card: CardId): boolean;

  cards(): readonly CardId[];
  nameOf(card: CardId): string;
  keyOf(card: CardId): string;
  /** Who has it: the controller in play, the owner elsewhere. */
  holderOf(card: CardId): Seat;
  zone(seat: Seat, zone: string): readonly CardId[];
  cardFacts(card: CardId): Facts;
  seatFacts(seat: Seat): Facts;
  tableFacts(): Facts;

  /** See `scriptRandom` of the kernel. */
  script(results: readonly number[]): void;
  scriptLeft(): number;
  /** Puts the cards on top of their pile, in this order; whatever lay there takes their places. */
  arrange(seat: Seat, zone: string, cards: readonly CardId[]): void;
  clone(): Stage;
  /** Hands game and state to somebody who can do with any game, such as a computer player. */
  hand<T>(to: <S>(game: Game<S, unknown, unknown>, state: S) => T): T;
  save(): Saved;
  /** What is wrong with cloning, saving and loading, if anything. */
  fault(): string | undefined;
}

export interface Offered {
  readonly choice: number;
  readonly option: Option;
}
