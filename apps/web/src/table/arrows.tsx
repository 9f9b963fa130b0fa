import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { Cue } from '../workers/cue.ts';
import { type Arrow, arrowsOn } from './arrow-shape.ts';
import { useTheatre } from './theatre.ts';

/** From whom to whom, for what is shown by arrows. */
function pairsOf(cues: readonly Cue[]): readonly (readonly [from: number, to: number, kind: Arrow['kind']])[] {
  return cues.flatMap((cue): (readonly [number, number, Arrow['kind']])[] => {
    if (cue.kind === 'attack') return cue.from.map((from) => [from, cue.to, 'attack'] as const);
    if (cue.kind === 'effect' && cue.source !== undefined && cue.source !== cue.card)
      return [[cue.source, cue.card, 'effect']];
    return [];
  });
}

/** Who attacks whom, and whose power works on whom, while that beat is on the table. */
export function Arrows() {
  const cues = useTheatre((s) => s.cues);
  const ref = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => setArrows(arrowsOn(ref.current, pairsOf(cues))), [cues]);
  return <ArrowLayer ref={ref} arrows={arrows} />;
}

export function ArrowLayer({ ref, arrows }: { readonly ref: Ref<SVGSVGElement>; readonly arrows: readonly Arrow[] }) {
  return (
    <svg ref={ref} className="arrows" aria-hidden="true">
      {arrows.map(({ d, head, kind }) => (
        <g key={d} className={`arrow-${kind}`}>
          <path className="arrow-ink" d={d} />
          <path className="arrow-core" d={d} />
          <path className="arrow-head" d={head} />
        </g>
      ))}
    </svg>
  );
}
