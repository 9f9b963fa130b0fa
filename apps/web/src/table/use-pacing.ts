import { useEffect, useRef } from 'react';
import { type Pace, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';

/** Milliseconds a move stays before the next: one that showed something, and one that did not. */
const PAUSES: Readonly<Record<Pace, readonly [shown: number, silent: number]>> = {
  calm: [750, 220],
  quick: [260, 80],
  instant: [0, 0],
};

/** Lets computers move in their time, and tells the rules where not to ask the person. */
export function usePacing(snapshot: Snapshot | undefined): void {
  const pace = useSettings((s) => s.pace);
  const skipSingle = useSettings((s) => s.skipSingle);
  const passed = useSettings((s) => s.passed);
  const lines = useRef(0);
  useEffect(() => {
    void gameClient().behave({ skipSingle, passed: [...passed] });
  }, [skipSingle, passed]);
  useEffect(() => {
    if (snapshot === undefined || snapshot.result !== undefined) return;
    const isNews = snapshot.lines.length > lines.current;
    lines.current = snapshot.lines.length;
    const { deciding, plan } = snapshot;
    if (deciding === undefined || plan.seats[deciding].player !== 'computer') return;
    const [shown, silent] = PAUSES[pace];
    const timer = setTimeout(() => void useTable.getState().computer(), isNews ? shown : silent);
    return () => clearTimeout(timer);
  }, [snapshot, pace]);
}
