import { useEffect, useLayoutEffect } from 'react';
import type { Snapshot } from '../workers/game-api.ts';
import { useTheatre } from './theatre.ts';

/** What to draw of a table whose truth is `snapshot`: the same, or where the beats that lead to it have come to. */
export function useShown(snapshot: Snapshot | undefined): Snapshot | undefined {
  const shown = useTheatre((s) => s.shown);
  const { receive, clear, leave } = useTheatre.getState();
  useLayoutEffect(() => {
    if (snapshot !== undefined) receive(snapshot);
  }, [snapshot, receive]);
  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) leave();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      clear();
    };
  }, [leave, clear]);
  // Of another table, until the first effect has run.
  if (snapshot === undefined || shown === undefined || shown.plan.seed !== snapshot.plan.seed) return snapshot;
  return shown;
}
