// What the process itself is doing.
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { DatabaseStats } from '../store/sql.ts';
import type { Metrics } from './metrics.ts';

const NANOSECONDS = 1e6;
const RESOLUTION = 10;

/** Since the last time somebody looked. The answer stops it. */
export function watchProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let looked = performance.eventLoopUtilization();
  // Timers are late by their own resolution even when nothing is going on.
  const late = (nanoseconds: number): number =>
    Math.max(0, (Number.isFinite(nanoseconds) ? nanoseconds : 0) / NANOSECONDS - RESOLUTION);
  metrics.gauge(
    'event_loop_delay_p99_milliseconds',
    'How late timers come, the worst hundredth since the last look.',
    () => late(delay.percentile(99)),
  );
  metrics.gauge('event_loop_delay_max_milliseconds', 'How late a timer came at worst since the last look.', () => {
    const most = late(delay.max);
    delay.reset();
    return most;
  });
  metrics.gauge('event_loop_utilization', 'Share of the time since the last look in which the thread worked.', () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, looked);
    looked = now;
    return utilization;
  });
  metrics.gauge('heap_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed);
  metrics.gauge('resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.counter('processor_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return () => delay.disable();
}

export function watchDatabase(metrics: Metrics, stats: () => DatabaseStats): void {
  metrics.gauge('rows_waiting', 'Log rows that wait to be written.', () => stats().rowsWaiting);
  metrics.gauge('row_batches_busy', 'Batches of log rows under way.', () => stats().batchesBusy);
  metrics.gauge('connections_busy', 'Connections to PostgreSQL in use.', () => stats().connectionsBusy);
  metrics.gauge('connections_wanted', 'Statements that wait for a connection.', () => stats().connectionsWanted);
  metrics.gauge(
    'matches_apart',
    'Matches written apart, since somebody holds a row of theirs.',
    () => stats().matchesApart,
  );
  metrics.counter('lock_timeouts_total', 'Statements that gave up waiting for a row.', () => stats().lockTimeouts);
}
