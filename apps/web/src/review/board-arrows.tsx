import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import type { DecisionSheet, OptionMarks } from './review-api.ts';

interface Arrow {
  readonly kind: 'chosen' | 'better';
  readonly from: readonly [number, number] | undefined;
  readonly to: readonly [number, number];
}

/** What was chosen in dashed red and what was better in solid green, from card to card on the board. */
export function BoardArrows({ decision }: { readonly decision: DecisionSheet }) {
  const t = useText();
  const frame = useRef<SVGSVGElement>(null);
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { marks, better } = decision;
      const found = [arrowOf(frame.current, marks.chosen, 'chosen')];
      if (better !== undefined) found.push(arrowOf(frame.current, marks.best, 'better'));
      setArrows(found.flatMap((each) => each ?? []));
    };
    measure();
    // Cards settle into their places after they are drawn.
    const late = setTimeout(measure, 350);
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(late);
      window.removeEventListener('resize', measure);
    };
  }, [decision]);
  return (
    <svg ref={frame} className="board-arrows" aria-hidden="true">
      <defs>
        {(['chosen', 'better'] as const).map((kind) => (
          <marker
            key={kind}
            id={`arrow-${kind}`}
            className={`arrow-head-${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4"
            markerHeight="4"
            orient="auto"
          >
            <path d="M0 0 L10 5 L0 10 z" />
          </marker>
        ))}
      </defs>
      {arrows.map(({ kind, from, to }) =>
        from === undefined ? (
          <g key={kind} className={`arrow-spot arrow-${kind}`} transform={`translate(${to[0]} ${to[1]})`}>
            <rect x={-34} y={-13} width={68} height={26} />
            <text y={5} textAnchor="middle">
              {t(`review-${kind}-mark`)}
            </text>
          </g>
        ) : (
          <g key={kind} className={`arrow-${kind}`}>
            <path className="arrow-rim" d={bend(from, to)} />
            <path className="arrow-line" d={bend(from, to)} markerEnd={`url(#arrow-${kind})`} />
          </g>
        ),
      )}
    </svg>
  );
}

const bend = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string =>
  `M${x1} ${y1} Q${(x1 + x2) / 2 + (y2 - y1) * 0.12} ${(y1 + y2) / 2} ${x2} ${y2}`;

/** The middle of a card, where it is in sight. */
function middleOf(frame: SVGSVGElement, card: number | undefined): readonly [number, number] | undefined {
  const found = card === undefined ? null : frame.parentElement?.querySelector(`[data-card="${card}"]`);
  if (found === null || found === undefined) return undefined;
  const [own, whole] = [found.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (own.width === 0) return undefined;
  // A board that is drawn smaller measures its own lengths as if it were not.
  const scale = frame.clientWidth === 0 ? 1 : whole.width / frame.clientWidth;
  return [(own.left + own.width / 2 - whole.left) / scale, (own.top + own.height / 2 - whole.top) / scale];
}

function arrowOf(frame: SVGSVGElement | null, { card, target }: OptionMarks, kind: Arrow['kind']): Arrow | undefined {
  if (frame === null) return undefined;
  const [from, to] = [middleOf(frame, card), middleOf(frame, target)];
  if (to !== undefined) return { kind, from, to };
  return from === undefined ? undefined : { kind, from: undefined, to: from };
}
