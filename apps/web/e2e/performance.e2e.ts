import { expect, test } from 'vitest';
import { mainThreadTasks } from './main-thread.ts';
import { playQuickly } from './play-quickly.ts';
import { openHouse, sitDown } from './visit.ts';

const { visit, address } = openHouse();

/** Milliseconds of its own time: no task of the page may take longer, and most decisions are drawn in less. */
const LONGEST = 100;
const DRAWN = 50;
/** A frame at sixty a second, and what counts as a long task. */
const FRAME = 1000 / 60;
const LONG = 50;

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
    const wall = tasks.filter((task) => task.wall > LONGEST).length;
    const inFrame = tasks.filter(({ cpu }) => cpu <= FRAME).length / tasks.length;
    const long = tasks.filter(({ cpu }) => cpu > LONG).length;
    console.log(
      `${game}: ${drawn.length} decisions drawn, half within ${half.toFixed(0)} ms, nine of ten within ${most.toFixed(0)} ms; ` +
        `longest task ${longest.toFixed(0)} ms; ${wall} over ${LONGEST} ms by the clock; ` +
        `${(inFrame * 100).toFixed(2)} % of ${tasks.length} tasks fit a frame, ${long} took over ${LONG} ms`,
    );
    expect(inFrame).toBeGreaterThan(0.98);
    expect(drawn.length).toBeGreaterThan(15);
    expect(most).toBeLessThan(DRAWN);
    expect(longest).toBeLessThan(LONGEST);
    await context.close();
  },
  180_000,
);
