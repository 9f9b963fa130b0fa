import type { Decision, Option, Reason, Result, Seat } from '@longbox/kernel';
import type { VsView } from '@longbox/vs';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { LogLine } from './log-line.ts';

export interface DeckInfo {
  readonly key: string;
  readonly title: string;
  /** Card whose picture stands for the deck. */
  readonly face: string;
  readonly set: string;
  readonly isFirst: boolean;
  readonly cards: readonly { readonly key: string; readonly count: number }[];
}

export interface SeatPlan {
  readonly deck: string;
  readonly player: 'person' | 'computer';
  readonly name: string;
}

/** What a person asks for: the decks are the built-in ones. */
export interface TablePlan {
  readonly game: 'vs';
  readonly profile: string;
  readonly seed: string;
  readonly seats: readonly SeatPlan[];
}

/** An option of the open decision, with the face of its card where the person may know it. */
export interface Offer extends Option {
  readonly choice: number;
  readonly face: string | undefined;
}

export interface Asked {
  readonly ask: Decision['ask'];
  readonly source: number | undefined;
  readonly offers: readonly Offer[];
}

/** Everything a screen needs to draw the table and to answer. */
export interface Snapshot {
  readonly plan: TablePlan;
  /** The person's seat. */
  readonly seat: Seat;
  readonly seq: number;
  readonly view: VsView;
  /** What the person is asked; `undefined` while somebody else decides. */
  readonly asked: Asked | undefined;
  readonly result: Result | undefined;
  /** The whole log up to here. */
  readonly lines: readonly LogLine[];
  readonly canUndo: boolean;
}

/** A way to send the chosen characters against one target: the choices to make, in order. */
export interface AttackPlan {
  readonly target: number;
  readonly choices: readonly number[];
}

export interface GameApi {
  catalogue(language: Language): readonly CardFacts[];
  decks(): readonly DeckInfo[];
  start(plan: TablePlan): Snapshot;
  /** The game of the last visit, if there is one and its cards are still the same. */
  resume(): Promise<Snapshot | undefined>;
  hasSaved(): Promise<boolean>;
  leave(): Promise<void>;
  choose(choices: readonly number[]): Snapshot;
  /** Lets the computer answer one decision. */
  computer(): Snapshot;
  undo(): Snapshot;
  planAttacks(attackers: readonly number[]): readonly AttackPlan[];
  explain(intent: Option): readonly Reason[];
  /** The game as a file that replays it. */
  record(): string;
}
