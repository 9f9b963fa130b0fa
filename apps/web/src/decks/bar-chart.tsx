import { useId } from 'react';

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** Stands for the label on the drawing, where it is short. */
  readonly short?: string;
}

interface Props {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly colour: string;
}

const WIDTH = 36;
const GAP = 10;
const HEIGHT = 120;
const TOP = 22;
const FOOT = 24;

/** Columns in ink and dots. The drawing is for eyes; the same numbers stand in a table for ears. */
export function BarChart({ title, bars, colour }: Props) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const width = bars.length * (WIDTH + GAP) + GAP;
  return (
    <figure className="chart">
      <figcaption className="chart-title">{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + TOP + FOOT}`}
        style={{ maxWidth: `${width * 1.3}px` }}
        aria-hidden="true"
        className="chart-columns"
      >
        <Dots id={id} />
        {bars.map(({ label, short, value }, i) => {
          const x = GAP + i * (WIDTH + GAP);
          const height = (value / most) * HEIGHT;
          const y = TOP + HEIGHT - height;
          return (
            <g key={label}>
              {value > 0 && (
                <>
                  <rect x={x + 3} y={y + 4} width={WIDTH} height={height - 2} className="chart-shadow" />
                  <rect x={x} y={y} width={WIDTH} height={height} fill={colour} className="chart-bar" />
                  <rect x={x} y={y} width={WIDTH} height={height} fill={`url(#${id})`} className="chart-bar" />
                  <text x={x + WIDTH / 2} y={y - 5} className="chart-value">
                    {value}
                  </text>
                </>
              )}
              <text x={x + WIDTH / 2} y={TOP + HEIGHT + 18} className="chart-label">
                {short ?? label}
              </text>
            </g>
          );
        })}
        <line x1={0} x2={width} y1={TOP + HEIGHT} y2={TOP + HEIGHT} className="chart-line" />
      </svg>
      <ChartTable title={title} bars={bars} />
    </figure>
  );
}

function Dots({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
        <circle cx="3" cy="3" r="1.5" fill="rgb(0 0 0 / 28%)" />
      </pattern>
    </defs>
  );
}

export function ChartTable({ title, bars }: Pick<Props, 'title' | 'bars'>) {
  return (
    <table className="unseen">
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowsProps extends Props {
  /** From where to where a bar should end, as the book advises. */
  readonly advice?: ReadonlyMap<string, { readonly least: number; readonly most: number; readonly text: string }>;
}

/** Rows, with what the book advises bracketed. */
export function RowChart({ title, bars, colour, advice }: RowsProps) {
  const most = Math.max(
    1,
    ...bars.map(({ value }) => value),
    ...[...(advice?.values() ?? [])].map((each) => each.most),
  );
  const share = (value: number): string => `${(value / most) * 100}%`;
  return (
    <figure className="chart">
      <figcaption className="chart-title">{title}</figcaption>
      <dl className="chart-rows">
        {bars.map(({ label, value }) => {
          const range = advice?.get(label);
          const isOff = range !== undefined && (value < range.least || value > range.most);
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className="row-track" aria-hidden="true">
                  <span className="row-fill" style={{ width: share(value), backgroundColor: colour }} />
                  {range !== undefined && (
                    <span
                      className="row-advice"
                      style={{ left: share(range.least), width: share(range.most - range.least) }}
                    />
                  )}
                </span>
                <b>{value}</b>
                {range !== undefined && <span className={isOff ? 'row-note row-off' : 'row-note'}>{range.text}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </figure>
  );
}
