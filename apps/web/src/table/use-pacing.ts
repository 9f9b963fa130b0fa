import { useEffect } from 'react';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import { whenShown } from './theatre.ts';

/** Lets computers move in their time, and tells the rules where not to ask the person. */
export function usePacing(snapshot: Snapshot | undefined): void {
  const skipSingle = useSettings((s) => s.skipSingle);
  const passed = useSettings((s) => s.passed);
  useEffect(() => {
    void gameClient().behave({ skipSingle, passed: [...passed] });
  }, [skipSingle, passed]);
  useEffect(() => {
    if (snapshot === undefined || snapshot.result !== undefined) return;
    const { deciding, plan } = snapshot;
    if (deciding === undefined || plan.seats[deciding].player !== 'computer') return;
    // It thinks while the last beats are played, and moves once they are over.
    let isWanted = true;
    void useTable.getState().computer(whenShown, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [snapshot]);
}
