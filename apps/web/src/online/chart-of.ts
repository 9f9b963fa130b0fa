import type { RatingStep } from '@longbox/protocol';

export const WIDTH = 640;
export const HEIGHT = 220;
export const LEFT = 52;
export const RIGHT = 16;
const TOP = 14;
const BOTTOM = 34;
/** Less than so much of a difference is not blown up to fill the picture. */
const LEAST_RANGE = 120;

interface ChartPoint {
  readonly x: number;
  readonly y: number;
  /** The match that led here; none for where it began. */
  readonly step: RatingStep | undefined;
}
interface Chart {
  readonly points: readonly ChartPoint[];
  readonly ticks: readonly { readonly rating: number; readonly y: number }[];
}

/** Where the points of a history lie, oldest first, and which round numbers stand beside them. */
export function chartOf(steps: readonly RatingStep[]): Chart {
  const ratings = [steps[0].before, ...steps.map(({ after }) => after)];
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const slack = Math.max(0, LEAST_RANGE - (most - least)) / 2;
  const [low, high] = [least - slack, most + slack];
  const y = (rating: number): number => Math.round(TOP + ((high - rating) / (high - low)) * (HEIGHT - TOP - BOTTOM));
  const x = (at: number): number => Math.round(LEFT + 8 + (at / steps.length) * (WIDTH - LEFT - RIGHT - 16));
  const every = [50, 100, 200, 500].find((each) => (high - low) / each <= 5) ?? 1000;
  const first = Math.ceil(low / every) * every;
  const count = Math.floor((high - first) / every) + 1;
  return {
    points: ratings.map((rating, i) => ({ x: x(i), y: y(rating), step: steps[i - 1] })),
    ticks: Array.from({ length: count }, (_, i) => first + i * every).map((rating) => ({ rating, y: y(rating) })),
  };
}
