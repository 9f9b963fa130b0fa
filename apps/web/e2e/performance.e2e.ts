import { expect, test } from 'vitest';
import { mainThreadTasks } from './main-thread.ts';
import { playQuickly } from './play-quickly.ts';
import { openHouse, sitDown } from './visit.ts';

const { visit, address } = openHouse();

/** Milliseconds of its own time: a frame at sixty a second, in which half of the decisions are drawn, and most in twice as long. */
const FRAME = 1000 / 60;
/** What counts as a long task: the page has none. */
const LONG = 50;
/** Of the clock, which other programs share. */
const SLOW = 100;

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

test.each(['vs', 'arena'])(
  'the page stays quick while a searching computer thinks, %s',
  async (game) => {
    const { context, page } = await visit({ reducedMotion: 'no-preference' }, { level: 'hero', pace: 'quick' });
    await sitDown(page, address(), { game, deck: 0 });
    const tasks = await mainThreadTasks(page, () => playQuickly(page, { seed: 3, until: '.end-panel', limit: 40 }));
    const drawn = tasks
      .filter(({ isDrawing }) => isDrawing)
      .map(({ cpu }) => cpu)
      .toSorted((a, b) => a - b);
    const longest = Math.max(...tasks.map(({ cpu }) => cpu));
    const [half, most] = [share(drawn, 0.5), share(drawn, 0.9)];
    const wall = tasks.filter((task) => task.wall > SLOW).length;
    const inFrame = tasks.filter(({ cpu }) => cpu <= FRAME).length / tasks.length;
    const long = tasks.filter(({ cpu }) => cpu > LONG).length;
    console.log(
      `${game}: ${drawn.length} decisions drawn, half within ${half.toFixed(0)} ms, nine of ten within ${most.toFixed(0)} ms; ` +
        `longest task ${longest.toFixed(0)} ms; ${wall} over ${SLOW} ms by the clock; ` +
        `${(inFrame * 100).toFixed(2)} % of ${tasks.length} tasks fit a frame, ${long} took over ${LONG} ms`,
    );
    expect(inFrame).toBeGreaterThan(0.98);
    expect(drawn.length).toBeGreaterThan(15);
    expect(half).toBeLessThan(FRAME);
    expect(most).toBeLessThan(2 * FRAME);
    expect(long).toBe(0);
    await context.close();
  },
  180_000,
);
