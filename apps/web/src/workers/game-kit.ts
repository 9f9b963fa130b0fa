import type { GameDescription, NamedCard } from '@longbox/games';
import type { Option, Reason, Seat } from '@longbox/kernel';
import type { Language } from '../state/settings.ts';
import type { Cue } from './cue.ts';
import type { AttackPlan, PickSet, Snapshot, TableFacts } from './game-api.ts';
import type { LogLine } from './log-line.ts';

/** Where an event stands in the story. */
export interface Telling {
  readonly turn: number;
  readonly faceOf: (card: number) => NamedCard;
  readonly controllerOf: (card: number) => Seat | undefined;
}

/** What every game tells of its view in the same words. */
export type Glance = Pick<TableFacts, 'turn' | 'active' | 'deciding'>;

/** What a table must know of the game that is played on it. */
export interface GameKit<S, E, V extends Snapshot['view']> extends GameDescription<S, E, V> {
  glance(view: V): Glance;
  /** Whether a combat or challenge is going on. */
  isFight(view: V): boolean;
  /** What all seats see, as one: for games that are over. */
  together(views: readonly V[]): V;
  /** An option in terms of what lies on the table. */
  place(option: Option, view: V): Option;
  /** The line an event deserves. */
  tell(event: E, telling: Telling, before: V, after: V): LogLine | undefined;
  cue(event: E, before: V): Cue | undefined;
  /** Which moment of the game this is, in public terms; passing may be left to the table there. */
  moment(view: V, seat: Seat): string | undefined;
  /** Cards that belong together in the open decision of the seat. */
  pickSet(state: S, seat: Seat, view: V): PickSet | undefined;
  planAttacks(state: S, attackers: readonly number[]): readonly AttackPlan[];
  reasonWords(reason: Reason, language: Language): string | undefined;
  frame(facts: TableFacts, view: V): Snapshot;
}

type Parts = Partial<Pick<LogLine, 'seat' | 'cards' | 'numbers' | 'words' | 'rules' | 'spoken'>>;
export type MakeLine = (key: string, parts?: Parts) => LogLine;
export type LineParts = Parts;

/** Makes lines of one turn; what is not said is empty. */
export const lineMaker =
  (turn: number): MakeLine =>
  (key, parts = {}) => ({
    id: 0,
    key: `log-${key}`,
    turn,
    seat: parts.seat,
    cards: parts.cards ?? {},
    numbers: parts.numbers ?? {},
    words: parts.words ?? {},
    rules: parts.rules ?? [],
    ...(parts.spoken !== undefined && { spoken: parts.spoken }),
  });
