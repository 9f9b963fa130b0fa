import type { RatingStep } from '@longbox/protocol';
import { useText } from '../i18n/language.tsx';
import { useSettings } from '../state/settings.ts';
import { chartOf, HEIGHT, LEFT, RIGHT, WIDTH } from './chart-of.ts';
import { dayWords } from './day-words.ts';

/** How a rating went, match by match; newest last. */
export function RatingChart({ steps }: { readonly steps: readonly RatingStep[] }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const { points, ticks } = chartOf(steps);
  const [first, last] = [steps[0], steps[steps.length - 1]];
  const said = t('online-rating-chart', { count: steps.length, from: first.before, to: last.after });
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const bottom = HEIGHT - 22;
  return (
    <svg className="rating-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
      {ticks.map(({ rating, y }) => (
        <g key={rating}>
          <line className="rating-tick" x1={LEFT} x2={WIDTH - RIGHT} y1={y} y2={y} />
          <text x={LEFT - 8} y={y + 5} textAnchor="end">
            {rating}
          </text>
        </g>
      ))}
      <polygon className="rating-under" points={`${points[0].x},${bottom} ${line} ${points.at(-1)?.x},${bottom}`} />
      <polyline className="rating-line" points={line} />
      {points.map(({ x, y, step }) => (
        <circle key={step?.match ?? 'start'} className={`rating-dot rating-dot-${dotOf(step)}`} cx={x} cy={y} r={5}>
          <title>{step === undefined ? first.before : `${dayWords(step.at, language)}: ${step.after}`}</title>
        </circle>
      ))}
      <text x={LEFT} y={HEIGHT - 4}>
        {dayWords(first.at, language)}
      </text>
      {steps.length > 1 && (
        <text x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {dayWords(last.at, language)}
        </text>
      )}
    </svg>
  );
}

const dotOf = (step: RatingStep | undefined): string => {
  if (step === undefined) return 'start';
  return step.after >= step.before ? 'up' : 'down';
};
