/** Counters and gauges in the text format of Prometheus. */
export interface Metrics {
  committed(milliseconds: number, isDone: boolean): void;
  refused(code: string): void;
  received(): void;
  /** The computer thought less than its level does, since many waited. */
  hastened(): void;
  sent(bytes: number): void;
  /** Read when asked for. */
  gauge(name: string, help: string, read: () => number): void;
  print(): string;
}

const BOUNDS = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

export function createMetrics(): Metrics {
  const refusals = new Map<string, number>();
  const gauges: { name: string; help: string; read: () => number }[] = [];
  const buckets = new Array<number>(BOUNDS.length + 1).fill(0);
  const total = { committed: 0, conflicts: 0, milliseconds: 0, received: 0, sent: 0, bytes: 0, hastened: 0 };
  return {
    committed(milliseconds, isDone) {
      if (isDone) total.committed++;
      else total.conflicts++;
      total.milliseconds += milliseconds;
      const at = BOUNDS.findIndex((bound) => milliseconds <= bound);
      buckets[at < 0 ? BOUNDS.length : at]++;
    },
    refused(code) {
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
    },
    received() {
      total.received++;
    },
    hastened() {
      total.hastened++;
    },
    sent(bytes) {
      total.sent++;
      total.bytes += bytes;
    },
    gauge(name, help, read) {
      gauges.push({ name, help, read });
    },
    print() {
      const lines: string[] = [];
      const one = (name: string, type: string, help: string, rows: readonly string[]): void => {
        lines.push(`# HELP longbox_${name} ${help}`, `# TYPE longbox_${name} ${type}`);
        lines.push(...rows.map((row) => `longbox_${name}${row}`));
      };
      one('rows_committed_total', 'counter', 'Log rows written.', [` ${total.committed}`]);
      one('row_conflicts_total', 'counter', 'Log rows another node had written first.', [` ${total.conflicts}`]);
      one('commit_milliseconds', 'histogram', 'Time to write a log row.', histogram(buckets, total.milliseconds));
      one('messages_received_total', 'counter', 'Socket messages from clients.', [` ${total.received}`]);
      one('messages_sent_total', 'counter', 'Socket messages to clients.', [` ${total.sent}`]);
      one('bytes_sent_total', 'counter', 'Socket bytes to clients.', [` ${total.bytes}`]);
      one('thoughts_hastened_total', 'counter', 'Thoughts of the computer that were shortened, since many waited.', [
        ` ${total.hastened}`,
      ]);
      const codes = [...refusals].map(([code, count]) => `{code="${code}"} ${count}`);
      one('refusals_total', 'counter', 'Messages and requests that changed nothing.', codes);
      for (const { name, help, read } of gauges) one(name, 'gauge', help, [` ${read()}`]);
      return `${lines.join('\n')}\n`;
    },
  };
}

function histogram(buckets: readonly number[], sum: number): string[] {
  let count = 0;
  const rows = buckets.map((inside, i) => {
    count += inside;
    return `_bucket{le="${BOUNDS[i] ?? '+Inf'}"} ${count}`;
  });
  return [...rows, `_sum ${sum}`, `_count ${count}`];
}
