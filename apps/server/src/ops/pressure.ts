/**
 * How busy this process is, as what one message or request costs of its limit: 1 while timers come in time, up to 4 while they come
 * late. So limits shrink for everybody, and only who asks for much meets them.
 */
export interface Pressure {
  readonly cost: () => number;
  stop(): void;
}

const LOOK = 100;
/** Timers so late on average, in milliseconds, are no reason for anything; every so many more cost one more. */
const USUAL = 50;
const STEP = 50;
const MOST = 4;
/** The share of the newest look in the average: it follows within about a second. */
const SHARE = 0.15;

export function costAt(late: number): number {
  return Math.min(MOST, Math.max(1, 1 + (late - USUAL) / STEP));
}

/** @param isOn without it everything always costs the same */
export function createPressure(isOn: boolean, now: () => number = () => performance.now()): Pressure {
  let late = 0;
  let looked = now();
  const timer = setInterval(() => {
    const time = now();
    late += SHARE * (Math.max(0, time - looked - LOOK) - late);
    looked = time;
  }, LOOK);
  timer.unref();
  return { cost: () => (isOn ? costAt(late) : 1), stop: () => clearInterval(timer) };
}
