/** How often something took how long, in the text format of Prometheus. */
export interface Histogram {
  add(milliseconds: number): void;
  /** @param label such as `stage="queue"`; empty for none */
  rows(label?: string): string[];
}

const BOUNDS = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000];

export function createHistogram(): Histogram {
  const buckets = new Array<number>(BOUNDS.length + 1).fill(0);
  let sum = 0;
  return {
    add(milliseconds) {
      sum += milliseconds;
      const at = BOUNDS.findIndex((bound) => milliseconds <= bound);
      buckets[at < 0 ? BOUNDS.length : at]++;
    },
    rows(label = '') {
      let count = 0;
      const [first, alone] = label === '' ? ['', ''] : [`${label},`, `{${label}}`];
      const rows = buckets.map((inside, i) => {
        count += inside;
        return `_bucket{${first}le="${BOUNDS[i] ?? '+Inf'}"} ${count}`;
      });
      return [...rows, `_sum${alone} ${sum}`, `_count${alone} ${count}`];
    },
  };
}
