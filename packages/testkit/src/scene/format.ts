import type { Seat, Viewer } from '@longbox/kernel';
import type { Facts } from './adapter.ts';
import type { Place } from './tree.ts';

// The keys of a scene, with what they are for: errors, editors and documentation all take them from here.

export const SCENE_KEYS = {
  scene: 'What the scene shows, in one sentence.',
  game: 'Which game is played.',
  profile: 'Edition and mode.',
  seed: 'Any text; the same seed gives the same luck.',
  cards: 'Cards invented for this scene, in the language of the game.',
  rules: 'Ids of the rules the scene is about.',
  note: 'A remark for the reader.',
  open: 'The scene may end in the middle of a question.',
  tags: 'What the scene is about, in words of your own.',
  best: 'Answers that are right at the end of the scene; any one of them will do.',
  worst: 'Answers that are wrong at the end of the scene; any other will do.',
  wins: 'Whoever must decide at the end of the scene can win before the turn is over.',
  puzzle: 'What makes the scene a puzzle: its id, texts, difficulty and how it can be solved.',
  steps: 'What happens and what is expected, from top to bottom.',
} as const;

export const PUZZLE_KEYS = {
  id: 'A short name that never changes.',
  difficulty: 'From 1, plain to see, to 5.',
  title: 'The title, by language.',
  hint: 'A hint, by language.',
  solutions: 'How many first answers win.',
  lines: 'How many ways to choose to the end win against the best defence.',
} as const;

/** The languages a puzzle speaks. */
export const PUZZLE_LANGUAGES = ['en', 'it'] as const;
export type PuzzleText = Readonly<Record<(typeof PUZZLE_LANGUAGES)[number], string>>;

/** A position to win before the turn ends, with what is known of it. */
export interface Puzzle {
  readonly id: string;
  readonly difficulty: number;
  readonly title: PuzzleText;
  readonly hint: PuzzleText;
  readonly solutions: number;
  readonly lines: number;
}

export const STEP_KEYS = {
  expect: 'What must be so at this point.',
  random: 'What chance decides next: numbers counted from 0, or the names of cards.',
  arrange: 'Cards that are now on top of a pile, by seat and zone.',
  note: 'A remark for the reader.',
} as const;

export const EXPECT_KEYS = {
  decides: 'The seat that must decide, or nobody.',
  asks: 'What kind of decision it is.',
  winner: 'The seat or seats that won, or nobody while the game goes on.',
  ended: 'Why the game ended: a reason or a rule id.',
} as const;

export const VIEWER_EXPECT_KEYS = {
  sees: 'Cards this viewer can tell apart.',
  seesNot: 'Cards hidden from this viewer.',
  view: 'A part of the view this viewer is sent.',
} as const;

export const SEAT_EXPECT_KEYS = {
  offered: 'All options of this seat, or exactly those of the named verbs.',
  notOffered: 'What this seat cannot do now, and optionally the rules that say so.',
  ...VIEWER_EXPECT_KEYS,
} as const;

export const CARD_KEYS = {
  card: "A card's name, or its key where several cards share the name.",
  body: 'An invented plain character.',
  as: 'A name for this very card.',
  copies: 'How many of them.',
} as const;

export const NOBODY = 'nobody';
export const WATCHER = 'watcher';
/** As the last word: more of the list follows in the next line, or lies deeper in the pile. */
export const MORE = '...';

/** A card to lay out. */
export interface CardSpec {
  readonly place: Place;
  readonly kind: 'card' | 'body';
  readonly name: string;
  /** Key of the game's catalogue; of a body, its text. */
  readonly key: string;
  readonly label?: string;
  readonly body?: Body;
  readonly facts: Facts;
  /** Facts of kind `cards`, such as equipment. */
  readonly attached: Readonly<Record<string, readonly CardSpec[]>>;
}

export interface Body {
  readonly name: string;
  readonly stats: readonly number[];
  readonly words: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
}

export interface SeatPosition {
  readonly name: string;
  readonly place: Place;
  /** Every zone of the game, empty where the scene says nothing. */
  readonly zones: Readonly<Record<string, readonly CardSpec[]>>;
  /** The zones the scene names. */
  readonly named: readonly string[];
  readonly facts: Facts;
}

/** A laid-out position, understood. */
export interface Position {
  readonly place: Place;
  readonly game: string;
  readonly profile: string;
  readonly seed: string;
  readonly seats: readonly SeatPosition[];
  readonly facts: Facts;
  /** Cards invented for the scene, as plain data of the game's language. */
  readonly cards: readonly unknown[];
}

export interface Scene {
  readonly place: Place;
  readonly title: string | undefined;
  readonly rules: readonly string[];
  readonly open: boolean;
  readonly advice: Advice;
  readonly puzzle: Puzzle | undefined;
  readonly position: Position;
  readonly steps: readonly Step[];
}

/** What a good player would do at the end of the scene. */
export interface Advice {
  readonly tags: readonly string[];
  readonly best: readonly Line[];
  readonly worst: readonly Line[];
  readonly wins: boolean;
}

/** What a player does, in words. */
export interface Line {
  readonly verb: string;
  readonly words: readonly string[];
  /** The list goes on in a later line. */
  readonly more: boolean;
}

export type Step =
  | { readonly kind: 'line'; readonly place: Place; readonly seat: Seat; readonly line: Line }
  | { readonly kind: 'expect'; readonly place: Place; readonly expectations: readonly Expectation[] }
  | { readonly kind: 'random'; readonly place: Place; readonly results: readonly (number | string)[] }
  | {
      readonly kind: 'arrange';
      readonly place: Place;
      readonly seat: Seat;
      readonly zone: string;
      readonly cards: readonly string[];
    };

/** A value that is expected; cards by their names. */
export type Expected = boolean | number | string | readonly string[] | Readonly<Record<string, number>>;

export type Expectation = { readonly place: Place } & (
  | { readonly kind: 'decides'; readonly seat: Seat | undefined }
  | { readonly kind: 'asks'; readonly ask: string }
  | { readonly kind: 'winner'; readonly seats: readonly Seat[] }
  | { readonly kind: 'ended'; readonly reason: string }
  | { readonly kind: 'table'; readonly fact: string; readonly value: Expected }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly fact: string; readonly value: Expected }
  | { readonly kind: 'zone'; readonly seat: Seat; readonly zone: string; readonly value: number | readonly string[] }
  | { readonly kind: 'card'; readonly card: string; readonly fact: string; readonly value: Expected }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly verb: string; readonly words: boolean | WordsList }
  | { readonly kind: 'offeredOnly'; readonly seat: Seat; readonly lines: readonly Line[] }
  | { readonly kind: 'notOffered'; readonly seat: Seat; readonly line: Line; readonly rules: readonly string[] }
  | { readonly kind: 'sees'; readonly viewer: Viewer; readonly card: string; readonly can: boolean }
  | { readonly kind: 'view'; readonly viewer: Viewer; readonly value: unknown }
);

/** The words of several lines of one verb. */
export type WordsList = readonly (readonly string[])[];
