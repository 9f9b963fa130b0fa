import { useRef } from 'react';
import { useSettings } from '../state/settings.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { useTableContext } from './table-context.tsx';
import { NO_NOTES, noteSnapshot, skippedBy, type TurnNotes } from './turn-notes.ts';

/** Notes of the table on the screen, from the first snapshot that was shown of it. */
function useTurnNotes(snapshot: Snapshot): TurnNotes {
  const held = useRef({ seed: '', of: snapshot.beats, seq: -1, notes: NO_NOTES });
  const { current } = held;
  if (current.seed !== snapshot.plan.seed)
    held.current = { seed: snapshot.plan.seed, of: [], seq: -1, notes: NO_NOTES };
  if (held.current.of !== snapshot.beats || held.current.seq !== snapshot.seq) {
    const notes = noteSnapshot(held.current.notes, snapshot);
    held.current = { seed: snapshot.plan.seed, of: snapshot.beats, seq: snapshot.seq, notes };
  }
  return held.current.notes;
}

/** In a word, why nothing happened in a part of this turn. */
export function useSkipped(): (part: string) => string | undefined {
  const { snapshot, t } = useTableContext();
  const notes = useTurnNotes(snapshot);
  const passed = useSettings((s) => s.passed);
  return (part) => {
    const by = skippedBy(notes, snapshot.turn, part);
    if (by === undefined) return undefined;
    if (snapshot.active === snapshot.seat && passed.includes(`mine-${part}`)) return t('skip-stop');
    return t(by === 'passed' ? 'skip-passed' : `skip-${part}`);
  };
}
