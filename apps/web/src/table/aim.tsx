import { useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../state/table-store.ts';
import { type Arrow, arrowsOn } from './arrow-shape.ts';
import { ArrowLayer } from './arrows.tsx';
import { useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';

/** With these the card that asks does something to the one that is pointed at. */
const AIMED = new Set(['choose', 'target']);

/** From whom to whom it would go: what is selected and the target pointed at, or the only one there is. */
function useAim(): readonly [from: readonly number[], to: number | undefined] {
  const { intents, selected, snapshot } = useTableContext();
  const shown = useTable((s) => s.shown?.id);
  const { targets, byCard } = intents;
  if (selected.length > 0) {
    if (shown !== undefined && targets.has(shown)) return [selected, shown];
    return [selected, targets.size === 1 ? [...targets.keys()][0] : undefined];
  }
  const source = snapshot.asked?.source;
  const verb = shown === undefined ? undefined : byCard.get(shown)?.[0]?.verb;
  const isAimed = source !== undefined && source !== shown && verb !== undefined && AIMED.has(verb);
  return isAimed ? [[source], shown] : [[], undefined];
}

/** Arrows while a target is chosen. */
export function Aim() {
  const [from, to] = useAim();
  const isPlaying = useTheatre((s) => s.isPlaying);
  const ref = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const pairs = isPlaying || to === undefined ? '' : from.map((card) => `${card}>${to}`).join();
  useLayoutEffect(() => {
    const each = pairs === '' ? [] : pairs.split(',').map((pair) => pair.split('>').map(Number));
    setArrows(
      arrowsOn(
        ref.current,
        each.map(([a, b]) => [a, b, 'aim'] as const),
      ),
    );
  }, [pairs]);
  return (
    <div className="stage" aria-hidden="true">
      <ArrowLayer ref={ref} arrows={arrows} />
    </div>
  );
}
