import { expect, test } from 'vitest';
import { playQuickly } from './play-quickly.ts';
import { openHouse, sitDown } from './visit.ts';

const { visit, address } = openHouse();

const WATCH = `
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks.push(Math.round(entry.duration));
  }).observe({ entryTypes: ['longtask'] });
`;

/** Measured and told, not judged: how fast the machine is decides, and it may be busy. */
test.each(['vs', 'arena'])(
  'long tasks of the page while a searching computer thinks, %s',
  async (game) => {
    const { context, page } = await visit({}, { level: 'hero', pace: 'quick' });
    await page.addInitScript(WATCH);
    await sitDown(page, address(), { game, deck: 0 });
    await page.evaluate('window.longTasks.length = 0');
    await playQuickly(page, { seed: 3, until: '.end-panel', limit: 25 });
    const tasks = await page.evaluate<number[]>('window.longTasks');
    const over = tasks.filter((duration) => duration > 100).length;
    console.log(`${game}: ${tasks.length} long tasks, the longest ${Math.max(0, ...tasks)} ms, ${over} over 100 ms`);
    expect(Array.isArray(tasks)).toBe(true);
    await context.close();
  },
  180_000,
);
