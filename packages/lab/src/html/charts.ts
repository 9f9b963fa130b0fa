import type { Interval } from '../interval.ts';
import { escapeHtml } from './page.ts';

/** Numbers in a picture need no more than a tenth of a pixel; fewer digits are the same on every machine. */
const px = (value: number): string => String(Math.round(value * 10) / 10);

const ROW = 26;
const LABEL = 220;
const PLOT = 620;

export interface Whisker extends Interval {
  readonly label: string;
  readonly note: string;
}

/** Shares with their intervals on one axis, with a line where `even` is. */
export function whiskers(rows: readonly Whisker[], range: readonly [number, number], even: number): string {
  const [from, to] = range;
  const x = (value: number): number => LABEL + ((value - from) / (to - from)) * PLOT;
  const height = rows.length * ROW + 30;
  const ticks = Array.from({ length: 5 }, (_, i) => from + ((to - from) * i) / 4);
  const drawn = rows.map(({ label, note, share, low, high }, i) => {
    const y = i * ROW + 15;
    return [
      `<g><title>${escapeHtml(`${label}: ${note}`)}</title>`,
      `<text x="${LABEL - 10}" y="${y + 5}" text-anchor="end">${escapeHtml(shorten(label))}</text>`,
      `<line class="whisker" x1="${px(x(low))}" x2="${px(x(high))}" y1="${y}" y2="${y}"/>`,
      `<circle class="dot" cx="${px(x(share))}" cy="${y}" r="6"/></g>`,
    ].join('');
  });
  return [
    `<svg viewBox="0 0 ${LABEL + PLOT + 30} ${height}" width="${LABEL + PLOT + 30}" role="img" aria-label="Shares with intervals">`,
    ...ticks.map(
      (tick) =>
        `<line class="axis" x1="${px(x(tick))}" x2="${px(x(tick))}" y1="0" y2="${height - 22}"/>` +
        `<text x="${px(x(tick))}" y="${height - 6}" text-anchor="middle">${Math.round(tick * 100)}</text>`,
    ),
    `<line class="even" x1="${px(x(even))}" x2="${px(x(even))}" y1="0" y2="${height - 22}"/>`,
    ...drawn,
    '</svg>',
  ].join('\n');
}

const shorten = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text);

/** How many games for each number. */
export function histogram(counts: readonly { readonly turn: number; readonly games: number }[], label: string): string {
  if (counts.length === 0) return '<p>No games.</p>';
  const [first, last] = [counts[0].turn, counts[counts.length - 1].turn];
  const most = Math.max(...counts.map(({ games }) => games));
  const width = Math.max(8, Math.min(48, 800 / (last - first + 1)));
  const every = Math.ceil(24 / width);
  const bars = counts.map(({ turn, games }) => {
    const [x, height] = [(turn - first) * width, (games / most) * 140];
    const text =
      (turn - first) % every === 0 ? `<text x="${px(x + width / 2)}" y="166" text-anchor="middle">${turn}</text>` : '';
    return (
      `<g><title>${turn}: ${games} games</title><rect class="bar" x="${px(x + 1)}" y="${px(150 - height)}" ` +
      `width="${px(width - 2)}" height="${px(height)}"/>${text}</g>`
    );
  });
  const total = Math.max(120, (last - first + 1) * width);
  return [
    `<svg viewBox="0 0 ${px(total)} 172" width="${px(total)}" role="img" aria-label="${escapeHtml(label)}">`,
    `<line class="axis" x1="0" x2="${px(total)}" y1="150" y2="150"/>`,
    ...bars,
    '</svg>',
  ].join('\n');
}

/** From losing to winning, red to blue; even is paper. */
export function heat(share: number): string {
  const toward = (from: number, to: number, by: number): number => Math.round(from + (to - from) * by);
  const [r, g, b] = share >= 0.5 ? [120, 186, 224] : [240, 140, 110];
  const by = Math.min(1, Math.abs(share - 0.5) * 2);
  return `rgb(${toward(252, r, by)} ${toward(246, g, by)} ${toward(231, b, by)})`;
}
