import type { Page } from 'playwright-core';

/** A piece of work the page's main thread did in one go, in milliseconds of its own time. */
export interface Task {
  readonly cpu: number;
  /** By the clock, as the Long Tasks API would have it: the time others had the processor counts too. */
  readonly wall: number;
  /** It took news of the game and drew them. */
  readonly isDrawing: boolean;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Everything the page's main thread does meanwhile. A trace knows how long the thread itself worked, which a busy machine
 * does not change, while the Long Tasks API goes by the clock.
 */
export async function mainThreadTasks(page: Page, act: () => Promise<unknown>): Promise<readonly Task[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('nobody can be traced here');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const ours = busiest(traceEvents);
  const news = ours.filter(({ name }) => name === 'HandlePostMessage');
  const layouts = ours.filter(({ name }) => name === 'Layout');
  const isIn = (task: TraceEvent) => (event: TraceEvent) =>
    event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0);
  return ours
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => ({
      cpu: (task.tdur ?? 0) / 1000,
      wall: (task.dur ?? 0) / 1000,
      isDrawing: news.some(isIn(task)) && layouts.some(isIn(task)),
    }));
}

/** What the busiest main thread of a page did: a browser keeps others at hand that only wait. */
function busiest(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid));
  return threads.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
