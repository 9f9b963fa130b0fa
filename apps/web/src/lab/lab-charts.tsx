import type { DeckReport, Interval, LabReport } from '@longbox/lab';
import { useText } from '../i18n/language.tsx';
import { percentOf, reachOf } from './numbers.ts';

const ROW = 38;
const LEFT = 12;
const WIDTH = 336;

/** Decks from best to worst, each with the interval that narrows as games come in. */
export function Ranking({ decks }: { readonly decks: readonly DeckReport[] }) {
  const t = useText();
  const ranked = decks.toSorted((a, b) => b.share.share - a.share.share || (a.name < b.name ? -1 : 1));
  const height = ranked.length * ROW + 22;
  const x = (share: number): number => LEFT + share * WIDTH;
  return (
    <svg className="lab-chart" viewBox={`0 0 ${LEFT + WIDTH + 16} ${height}`} role="img" aria-label={t('lab-ranking')}>
      {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
        <g key={tick}>
          <line className={tick === 0.5 ? 'lab-even' : 'lab-axis'} x1={x(tick)} x2={x(tick)} y1={0} y2={height - 20} />
          <text x={x(tick)} y={height - 4} textAnchor="middle">
            {tick * 100}
          </text>
        </g>
      ))}
      {ranked.map(({ name, title, share }, i) => (
        <Whisker key={name} label={title} share={share} y={i * ROW + 27} x={x} />
      ))}
    </svg>
  );
}

interface WhiskerProps {
  readonly label: string;
  readonly share: Interval;
  readonly y: number;
  readonly x: (share: number) => number;
}

function Whisker({ label, share, y, x }: WhiskerProps) {
  return (
    <g>
      <title>{`${label}: ${percentOf(share.share)} ±${reachOf(share)}`}</title>
      <text className="lab-label" x={LEFT} y={y - 12}>
        {label}
      </text>
      <line className="lab-whisker" x1={x(share.low)} x2={x(share.high)} y1={y} y2={y} />
      <circle className="lab-dot" cx={x(share.share)} cy={y} r={6} />
    </g>
  );
}

/** How many games took how many turns. */
export function Turns({ turns }: Pick<LabReport, 'turns'>) {
  const t = useText();
  const { counts } = turns;
  if (counts.length === 0) return null;
  const [first, last] = [counts[0].turn, counts[counts.length - 1].turn];
  const most = Math.max(...counts.map(({ games }) => games));
  const width = Math.min(30, 360 / (last - first + 1));
  const every = Math.ceil(26 / width);
  const total = Math.max(120, (last - first + 1) * width);
  return (
    <svg className="lab-chart" viewBox={`0 0 ${total} 130`} role="img" aria-label={t('lab-turns')}>
      {counts.map(({ turn, games }) => {
        const [x, height] = [(turn - first) * width, (games / most) * 104];
        return (
          <g key={turn}>
            <title>{`${turn}: ${games}`}</title>
            <rect className="lab-bar" x={x + 1} y={108 - height} width={Math.max(1, width - 2)} height={height} />
            {(turn - first) % every === 0 && (
              <text x={x + width / 2} y={124} textAnchor="middle">
                {turn}
              </text>
            )}
          </g>
        );
      })}
      <line className="lab-axis" x1={0} x2={total} y1={108} y2={108} />
    </svg>
  );
}
