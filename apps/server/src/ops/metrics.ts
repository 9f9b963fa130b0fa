import { createHistogram } from './histogram.ts';
import { STAGES, type StageTimes } from './move-trace.ts';

/** Counters and gauges in the text format of Prometheus. */
export interface Metrics {
  committed(milliseconds: number, isDone: boolean): void;
  /** A move of a person went through all its stages. */
  moved(times: StageTimes): void;
  refused(code: string): void;
  received(): void;
  /** The computer thought less than its level does, since many waited. */
  hastened(): void;
  /** The computer has come to an answer, so long after it was asked. */
  thought(milliseconds: number): void;
  sent(bytes: number): void;
  /** Read when asked for. */
  gauge(name: string, help: string, read: () => number): void;
  /** The same for what only grows. */
  counter(name: string, help: string, read: () => number): void;
  print(): string;
}

interface Read {
  readonly name: string;
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  readonly read: () => number;
}

export function createMetrics(): Metrics {
  const refusals = new Map<string, number>();
  const reads: Read[] = [];
  const [commits, thoughts] = [createHistogram(), createHistogram()];
  const stages = STAGES.map((stage) => ({ stage, times: createHistogram() }));
  const total = { committed: 0, conflicts: 0, received: 0, sent: 0, bytes: 0, hastened: 0 };
  return {
    committed(milliseconds, isDone) {
      if (isDone) total.committed++;
      else total.conflicts++;
      commits.add(milliseconds);
    },
    moved(times) {
      for (const { stage, times: spent } of stages) spent.add(times[stage]);
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
    thought: thoughts.add,
    sent(bytes) {
      total.sent++;
      total.bytes += bytes;
    },
    gauge: (name, help, read) => void reads.push({ name, type: 'gauge', help, read }),
    counter: (name, help, read) => void reads.push({ name, type: 'counter', help, read }),
    print() {
      const lines: string[] = [];
      const one = (name: string, type: string, help: string, rows: readonly string[]): void => {
        lines.push(`# HELP longbox_${name} ${help}`, `# TYPE longbox_${name} ${type}`);
        lines.push(...rows.map((row) => `longbox_${name}${row}`));
      };
      one('rows_committed_total', 'counter', 'Log rows written.', [` ${total.committed}`]);
      one('row_conflicts_total', 'counter', 'Log rows another node had written first.', [` ${total.conflicts}`]);
      one('commit_milliseconds', 'histogram', 'Time to write a log row.', commits.rows());
      one(
        'move_stage_milliseconds',
        'histogram',
        "Time of a person's move in each stage on this node.",
        stages.flatMap(({ stage, times }) => times.rows(`stage="${stage}"`)),
      );
      one('messages_received_total', 'counter', 'Socket messages from clients.', [` ${total.received}`]);
      one('messages_sent_total', 'counter', 'Socket messages to clients.', [` ${total.sent}`]);
      one('bytes_sent_total', 'counter', 'Socket bytes to clients.', [` ${total.bytes}`]);
      one('thoughts_hastened_total', 'counter', 'Thoughts of the computer that were shortened, since many waited.', [
        ` ${total.hastened}`,
      ]);
      one(
        'thought_milliseconds',
        'histogram',
        'Time from a question to the computer until its answer.',
        thoughts.rows(),
      );
      const codes = [...refusals].map(([code, count]) => `{code="${code}"} ${count}`);
      one('refusals_total', 'counter', 'Messages and requests that changed nothing.', codes);
      for (const { name, type, help, read } of reads) one(name, type, help, [` ${read()}`]);
      return `${lines.join('\n')}\n`;
    },
  };
}
