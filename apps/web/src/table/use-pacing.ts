import { useEffect, useRef } from 'react';
import { type Pace, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import type { Snapshot } from '../workers/game-api.ts';

/** Milliseconds a move stays before the next: one that showed something, and one that did not. */
const PAUSES: Readonly<Record<Pace, readonly [shown: number, silent: number]>> = {
  calm: [750, 220],
  quick: [260, 80],
  instant: [0, 0],
};

/** Lets computers move in their time, and answers for the person where there is nothing to choose. */
export function usePacing(snapshot: Snapshot | undefined): void {
  const pace = useSettings((s) => s.pace);
  const skipSingle = useSettings((s) => s.skipSingle);
  const lines = useRef(0);
  useEffect(() => {
    if (snapshot === undefined || snapshot.result !== undefined) return;
    const { asked } = snapshot;
    const isNews = snapshot.lines.length > lines.current;
    lines.current = snapshot.lines.length;
    const isSingle = asked?.offers.length === 1;
    if (asked !== undefined && !(isSingle && skipSingle)) return;
    const [shown, silent] = PAUSES[pace];
    const { computer, choose } = useTable.getState();
    const timer = setTimeout(
      () => void (asked === undefined ? computer() : choose([asked.offers[0].choice])),
      isNews ? shown : silent,
    );
    return () => clearTimeout(timer);
  }, [snapshot, pace, skipSingle]);
}
