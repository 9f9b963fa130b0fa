import type { Snapshot } from '../workers/game-api.ts';

type Asking = Pick<Snapshot, 'asked' | 'result' | 'deciding' | 'seat' | 'seq'>;

/** Which words the tab has: it is one's own move, somebody else's, or nobody's any more. */
export const tabWords = ({ asked, result, deciding }: Asking): 'tab-over' | 'tab-yours' | 'tab-theirs' | 'tab-table' =>
  result !== undefined
    ? 'tab-over'
    : asked !== undefined
      ? 'tab-yours'
      : deciding === undefined
        ? 'tab-table'
        : 'tab-theirs';

/** Whether to call somebody back: the page is away, and since the last look it has become their move. */
export const isCall = (before: Asking | undefined, now: Asking, isAway: boolean): boolean =>
  isAway && now.result === undefined && now.asked !== undefined && before?.asked === undefined;
