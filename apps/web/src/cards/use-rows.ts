import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** Which part of a long grid is drawn, and how much room the rest takes above and below it. */
export interface DrawnRows {
  readonly from: number;
  readonly to: number;
  readonly above: number;
  readonly below: number;
  /** Whether the size of rows is known, so that the grid has its whole height. */
  readonly isMeasured: boolean;
}

interface Extent {
  readonly columns: number;
  readonly height: number;
  readonly gap: number;
}

/** Rows in the window: the first, and the one after the last. */
interface InSight {
  readonly first: number;
  readonly end: number;
}

/** Before anything was measured: what a wide window shows. */
const FIRST = 14;
/** Rows drawn beyond the edges of the window, once those within it stand. */
const BEYOND = 2;

function measure(list: HTMLElement): Extent | undefined {
  const item = list.firstElementChild;
  if (!(item instanceof HTMLElement)) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  return { columns, height: item.offsetHeight, gap: Number.parseFloat(rowGap) || 0 };
}

const isSame = (a: Extent | undefined, b: Extent): boolean =>
  a?.columns === b.columns && a.height === b.height && a.gap === b.gap;

/** Follows the sizes of a list's rows, and which of them are in the window. */
function useSight(list: RefObject<HTMLElement | null>): {
  readonly extent: Extent | undefined;
  readonly sight: InSight;
} {
  const [extent, setExtent] = useState<Extent>();
  const [sight, setSight] = useState<InSight>({ first: 0, end: 1 });
  const row = extent === undefined ? 0 : extent.height + extent.gap;
  useLayoutEffect(() => {
    const look = (): void => {
      const found = list.current === null ? undefined : measure(list.current);
      if (found !== undefined) setExtent((before) => (isSame(before, found) ? before : found));
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [list]);
  useLayoutEffect(() => {
    if (row === 0) return;
    const look = (): void => {
      const { top } = list.current?.getBoundingClientRect() ?? { top: 0 };
      const first = Math.max(0, Math.floor(-top / row));
      const end = Math.max(first + 1, Math.ceil((innerHeight - top) / row));
      setSight((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [list, row]);
  return { extent, sight };
}

/** Draws the rows of a grid near the window and no others: it costs the same, however many there are. */
export function useRows(list: RefObject<HTMLElement | null>, count: number, place: string): DrawnRows {
  const { extent, sight } = useSight(list);
  const [settled, settle] = useState<string>();
  // What answers a keystroke is drawn first; what is out of sight follows when nothing else is due.
  useEffect(() => startTransition(() => settle(place)), [place]);
  if (extent === undefined) return { from: 0, to: Math.min(FIRST, count), above: 0, below: 0, isMeasured: false };
  const { columns, height, gap } = extent;
  const beyond = settled === place ? BEYOND : 0;
  const rows = Math.ceil(count / columns);
  const end = Math.min(rows, sight.end + beyond);
  const first = Math.max(0, Math.min(sight.first - beyond, end - 1));
  return {
    from: first * columns,
    to: Math.min(count, end * columns),
    above: first * (height + gap),
    below: (rows - end) * (height + gap),
    isMeasured: true,
  };
}
