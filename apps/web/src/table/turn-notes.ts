import type { Snapshot } from '../workers/game-api.ts';

/** What is known of one part of a turn. */
interface PartNote {
  /** Something was done or happened in it. */
  readonly isFull: boolean;
  /** Somebody was asked in it. */
  readonly isAsked: boolean;
}

/** By turn and part; `begun` are turns that were seen from their beginning. */
export interface TurnNotes {
  readonly parts: ReadonlyMap<string, PartNote>;
  readonly begun: ReadonlySet<number>;
}

const EMPTY: PartNote = { isFull: false, isAsked: false };
const keyOf = (turn: number, part: string): string => `${turn}:${part}`;

/** The part of the turn a table is in. */
const partOf = (view: Snapshot['view']): string => {
  if ('challenges' in view) return view.phase;
  return view.combat !== undefined ? 'combat' : (view.step ?? view.phase);
};

/** The notes with what a snapshot adds: what happened on the way to it, and who is asked at its end. */
export function noteSnapshot({ parts, begun }: TurnNotes, snapshot: Snapshot): TurnNotes {
  const next = new Map(parts);
  const turns = new Set(begun);
  const note = (turn: number, part: string, more: Partial<PartNote>): void => {
    const key = keyOf(turn, part);
    next.set(key, { ...(next.get(key) ?? EMPTY), ...more });
  };
  for (const { turn, view, cues } of snapshot.beats) {
    for (const cue of cues) if (cue.kind === 'turn') turns.add(cue.turn);
    // The banner itself is nothing that happens in the first part.
    if (cues.some(({ kind }) => kind !== 'turn')) note(turn, partOf(view), { isFull: true });
  }
  if (snapshot.deciding !== undefined) note(snapshot.turn, partOf(snapshot.view), { isAsked: true });
  return { parts: next, begun: turns };
}

/** Why nothing happened in a part that is over: `passed`, or that there was `nothing`; no word where something did. */
export function skippedBy(notes: TurnNotes, turn: number, part: string): 'passed' | 'nothing' | undefined {
  if (!notes.begun.has(turn)) return undefined;
  const { isFull, isAsked } = notes.parts.get(keyOf(turn, part)) ?? EMPTY;
  return isFull ? undefined : isAsked ? 'passed' : 'nothing';
}

export const NO_NOTES: TurnNotes = { parts: new Map(), begun: new Set() };
