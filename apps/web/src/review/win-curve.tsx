import { useText } from '../i18n/language.tsx';
import type { MomentSheet, SeatSheet } from './review-api.ts';
import '../styles/win-curve.css';

export const LETTERS = ['A', 'B', 'C'] as const;

interface Props {
  readonly sheet: SeatSheet;
  readonly isSmall: boolean;
  /** The decision that is looked at. */
  readonly at?: number | undefined;
  readonly onPick?: (seq: number) => void;
}

const toneOf = ({ kind, worth }: MomentSheet): string => (kind === 'luck' ? 'luck' : worth < 0 ? 'fall' : 'rise');

/** The chance to win over the turns, above and below even, with the moments that decided it. */
export function WinCurve({ sheet, isSmall, at, onPick }: Props) {
  const t = useText();
  const { curve, moments, even } = sheet;
  const [width, height, left, foot] = isSmall ? [380, 250, 42, 30] : [960, at === undefined ? 360 : 150, 54, 34];
  const steps = Math.max(1, curve.length - 1);
  const x = (i: number): number => left + ((width - left - 26) * i) / steps;
  const y = (chance: number): number => 22 + (height - 22 - foot - 8) * (1 - chance);
  const way = curve.map(({ chance }, i) => `${x(i)},${y(chance)}`).join(' ');
  const area = `${left},${y(even)} ${way} ${x(steps)},${y(even)}`;
  const turnAt = (seq: number): number =>
    Math.max(
      0,
      curve.findLastIndex((mark) => mark.seq <= seq),
    );
  const every = Math.ceil(curve.length / (isSmall ? 9 : 24));
  const spoken = curve.map(({ turn, chance }) => t('review-curve-point', { turn, chance: Math.round(100 * chance) }));
  return (
    <figure className="win-curve">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${t('review-curve')}: ${spoken.join(', ')}`}>
        <rect className="curve-ground" x={left} y={y(1)} width={width - left - 26} height={y(0) - y(1)} />
        <clipPath id="curve-above">
          <rect x={0} y={0} width={width} height={y(even)} />
        </clipPath>
        <clipPath id="curve-below">
          <rect x={0} y={y(even)} width={width} height={height} />
        </clipPath>
        <polygon className="curve-mine" points={area} clipPath="url(#curve-above)" />
        <polygon className="curve-theirs" points={area} clipPath="url(#curve-below)" />
        {[1, even, 0].map((share) => (
          <g key={share}>
            <line
              className={share === even ? 'curve-even' : 'curve-axis'}
              x1={left}
              x2={width - 26}
              y1={y(share)}
              y2={y(share)}
            />
            <text className="curve-scale" x={left - 6} y={y(share) + 5} textAnchor="end">
              {Math.round(100 * share)}%
            </text>
          </g>
        ))}
        <polyline className="curve-line" points={way} />
        {moments.map((moment) => {
          const i = turnAt(moment.seq);
          if (i >= curve.length - 1) return null;
          return (
            <line
              key={`${moment.kind} ${moment.seq}`}
              className={`curve-step curve-${toneOf(moment)}`}
              x1={x(i)}
              y1={y(curve[i].chance)}
              x2={x(i + 1)}
              y2={y(curve[i + 1].chance)}
            />
          );
        })}
        {curve.map(({ turn, chance, seq }, i) => (
          <g key={turn}>
            <circle className="curve-dot" cx={x(i)} cy={y(chance)} r={isSmall ? 4 : 5} />
            {i < steps && i % every === 0 && (
              <text className="curve-turn" x={(x(i) + x(i + 1)) / 2} y={height - 8} textAnchor="middle">
                {turn}
              </text>
            )}
            {at !== undefined && turnAt(at) === i && (
              <rect className="curve-now" x={x(i)} y={y(1)} width={x(1) - x(0)} height={y(0) - y(1)} />
            )}
            {onPick !== undefined && i < steps && (
              // biome-ignore lint/a11y/noStaticElementInteractions: the list of decisions does the same by keyboard
              <rect
                className="curve-hit"
                x={x(i)}
                y={y(1)}
                width={x(1) - x(0)}
                height={y(0) - y(1)}
                onClick={() => onPick(seq)}
              />
            )}
          </g>
        ))}
        {moments.map((moment, i) => (
          <Letter key={LETTERS[i]} letter={LETTERS[i]} moment={moment} place={placeOf(moment)} />
        ))}
      </svg>
    </figure>
  );

  /** Beside its step, above a rise and below a fall, inside the picture. */
  function placeOf({ seq, worth }: MomentSheet): readonly [number, number] {
    const i = Math.min(turnAt(seq), Math.max(0, steps - 1));
    const middle = (curve[i].chance + (curve[i + 1]?.chance ?? curve[i].chance)) / 2;
    const down = y(middle) + (worth > 0 ? -34 : 34);
    return [(x(i) + x(i + 1)) / 2, Math.max(y(1) + 12, Math.min(y(0) - 12, down))];
  }
}

interface LetterProps {
  readonly letter: string;
  readonly moment: MomentSheet;
  readonly place: readonly [x: number, y: number];
}

function Letter({ letter, moment, place: [x, y] }: LetterProps) {
  return (
    <g className={`curve-letter curve-letter-${moment.kind}`} transform={`translate(${x} ${y})`}>
      <rect x={-12} y={-12} width={24} height={24} />
      <text y={6} textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}
