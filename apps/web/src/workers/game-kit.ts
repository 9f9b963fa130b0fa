import type { GameDescription, LineKey, LogLine } from '@longbox/games';
import type { Option, Seat } from '@longbox/kernel';
import type { Cue } from './cue.ts';
import type { AttackPlan, Snapshot, TableFacts, TablePlan } from './game-api.ts';

/** What every game tells of its view in the same words. */
export type Glance = Pick<TableFacts, 'turn' | 'active' | 'deciding'>;

/** What a table must know of the game that is played on it. */
export interface GameKit<S, E, V extends Snapshot['view']> extends GameDescription<S, E, V> {
  glance(view: V): Glance;
  turnLimit(plan: TablePlan): number | undefined;
  /** Whether a combat or challenge is going on. */
  isFight(view: V): boolean;
  /** An option in terms of what lies on the table. */
  place(option: Option, view: V): Option;
  /** What an event is to eye and ear, between the table before it and after it. */
  cue(event: E, before: V, after: V): Cue | undefined;
  /** Which moment of the game this is, in public terms; passing may be left to the table there. */
  moment(view: V, seat: Seat): string | undefined;
  planAttacks(state: S, attackers: readonly number[]): readonly AttackPlan[];
  frame(facts: TableFacts, view: V): Snapshot;
}

/** What the table shows already: phases have a bar, challenges have lanes. */
const SHOWN: ReadonlySet<LineKey> = new Set<LineKey>([
  'passed',
  'shuffled',
  'arena-missions',
  'arena-challenge-number',
]);
const isShown = (key: LineKey): boolean => SHOWN.has(key) || key.startsWith('phase-') || key.startsWith('arena-phase-');

/** Leaves out of a story what the table shows. */
export function onScreen<Args extends readonly unknown[]>(
  tell: (...args: Args) => LogLine | undefined,
): (...args: Args) => LogLine | undefined {
  return (...args) => {
    const line = tell(...args);
    return line === undefined || isShown(line.key) ? undefined : line;
  };
}
