import type { Shell } from './command.ts';

export interface Progress {
  /** How much is done by now, and a word or two about it. */
  at(done: number, note?: string): void;
  /** Takes the line away. */
  end(): void;
}

export interface ProgressOptions {
  /** What is counted: `games`. */
  readonly unit: string;
  /** How much there is to do, if that is known, by now at least, or how long it may take. */
  readonly total?: number | (() => number);
  readonly seconds?: number;
  /** Milliseconds; a test has its own clock. */
  readonly now?: () => number;
}

const QUIET = 2000;
const EVERY = 200;
const WIDTH = 24;

/** A line with bar, rate and time left, for work that takes more than two seconds; nothing where no line can move. */
export function startProgress(shell: Shell, options: ProgressOptions): Progress {
  const { unit, seconds, now = Date.now } = options;
  const { progress } = shell;
  const from = now();
  let drawn = from + QUIET - EVERY;
  let isShown = false;
  return {
    at(done, note = '') {
      const time = now();
      if (progress?.isTty !== true || time - drawn < EVERY) return;
      drawn = time;
      isShown = true;
      const passed = (time - from) / 1000;
      const total = typeof options.total === 'function' ? options.total() : options.total;
      const share = total === undefined ? (seconds === undefined ? undefined : passed / seconds) : done / total;
      progress.write(`\r${progressLine({ done, unit, total, passed, share, note })}\u001b[K`);
    },
    end() {
      if (isShown) progress?.write('\r\u001b[K');
      isShown = false;
    },
  };
}

interface Shown {
  readonly done: number;
  readonly unit: string;
  readonly total: number | undefined;
  readonly passed: number;
  readonly share: number | undefined;
  readonly note: string;
}

/** "████░░░░  1,204 of 5,000 games  87/s  0:43 left  modern/duel" */
export function progressLine({ done, unit, total, passed, share, note }: Shown): string {
  const full = share === undefined ? 0 : Math.min(WIDTH, Math.floor(share * WIDTH));
  const bar = share === undefined ? '' : `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  `;
  const amount = total === undefined ? grouped(done) : `${grouped(done)} of ${grouped(total)}`;
  const rate = passed > 0 ? `  ${rateText(done / passed)}/s` : '';
  const left = share === undefined || share <= 0 ? '' : `  ${clock((passed / share) * (1 - Math.min(1, share)))} left`;
  return `${bar}${amount} ${unit}${rate}${left}${note === '' ? '' : `  ${note}`}`;
}

const rateText = (rate: number): string => (rate >= 10 ? grouped(Math.round(rate)) : rate.toFixed(1));
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');

/** 83 seconds are 1:23. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
