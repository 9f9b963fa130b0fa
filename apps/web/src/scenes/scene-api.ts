import type { EntryPlace, SceneEdit } from '@longbox/testkit/scene/edit-scene';
import type { EntryParts } from '@longbox/testkit/scene/entry';
import type { SceneSheet, SheetEntry, SheetSeat } from '@longbox/testkit/scene/read-sheet';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { Snapshot } from '../workers/game-api.ts';

export type { EntryParts, EntryPlace, SceneEdit, SceneSheet, SheetEntry, SheetSeat };

/** A fact that a scene can state. */
export interface FactWord {
  readonly name: string;
  readonly kind: 'flag' | 'number' | 'word' | 'seat' | 'cards' | 'counters';
  /** All words it can be; none where any word will do. */
  readonly words: readonly string[];
  /** Not so unless it is stated; otherwise the card itself decides. */
  readonly isOff: boolean;
}

/** What scenes of a game can say. */
export interface SceneWords {
  readonly profiles: readonly string[];
  readonly profile: string;
  readonly zones: readonly string[];
  readonly cardFacts: readonly FactWord[];
  readonly seatFacts: readonly FactWord[];
  readonly tableFacts: readonly FactWord[];
}

/** What became of an entry on the table. */
export interface LaidEntry {
  readonly ids: readonly number[];
  readonly face: string;
}

/** A scene's text, read: its parts, what is wrong with it, and the table it lays out. */
export interface SceneReading {
  readonly text: string;
  readonly sheet: SceneSheet;
  readonly words: SceneWords | undefined;
  /** As everybody sees it together; `undefined` while it cannot be laid out. */
  readonly snapshot: Snapshot | undefined;
  /** By seat, zone and place. */
  readonly laid: ReadonlyMap<string, LaidEntry>;
  /** Cards that only this scene has. */
  readonly cards: readonly CardFacts[];
}

export interface WrittenScene {
  readonly text: string;
  /** What the scene has no words for. */
  readonly differs: readonly string[];
}

export type InLanguages = Readonly<Record<Language, string>>;

/** A moment that was proved to be won, or why it is no puzzle. */
export type MomentPuzzle =
  | { readonly text: string; readonly solutions: number }
  | { readonly refusal: 'seats' | 'differs' | 'large' | 'notWon' | 'trivial' };

export interface SceneApi {
  readScene(text: string, language: Language): Promise<SceneReading>;
  /** The text with the changes made; all else in it stays as it is. */
  editScene(text: string, edits: readonly SceneEdit[]): Promise<string>;
  /** A moment of the game on show. */
  sceneOfReplay(seq: number, title: string): Promise<WrittenScene>;
  /** The same as a puzzle, if it is one: texts are by language. */
  puzzleOfReplay(seq: number, title: InLanguages, hint: InLanguages): Promise<MomentPuzzle>;
  /** The table as it stands. Cards that the person cannot see are dealt again. */
  sceneOfTable(title: string): Promise<WrittenScene>;
}
