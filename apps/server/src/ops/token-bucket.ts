/** How often something may be done: `burst` times at once, and `perSecond` in the long run. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Never set back, unlike the clock on the wall: a bucket that owes an hour refuses everybody. */
const monotonic = (): number => performance.now();

export interface Bucket {
  /** False if there is none left to take. */
  take(count?: number): boolean;
}

export function createBucket({ burst, perSecond }: Limit, now: () => number = monotonic): Bucket {
  let tokens = burst;
  let filled = now();
  return {
    take(count = 1) {
      const time = now();
      tokens = Math.min(burst, tokens + ((time - filled) * perSecond) / 1000);
      filled = time;
      if (tokens < count) return false;
      tokens -= count;
      return true;
    },
  };
}

/**
 * A bucket for each of many, forgotten when it is full again.
 * @param cost what one takes; never more than the bucket holds
 */
export function createBuckets(
  limit: Limit,
  now: () => number = monotonic,
  cost: () => number = () => 1,
): (key: string) => boolean {
  const buckets = new Map<string, { bucket: Bucket; used: number }>();
  const fullAfter = (limit.burst / limit.perSecond) * 1000;
  let tidied = now();
  return (key) => {
    const time = now();
    if (time - tidied > fullAfter) {
      for (const [one, { used }] of buckets) if (time - used > fullAfter) buckets.delete(one);
      tidied = time;
    }
    const known = buckets.get(key) ?? { bucket: createBucket(limit, now), used: time };
    known.used = time;
    buckets.set(key, known);
    return known.bucket.take(Math.min(limit.burst, cost()));
  };
}

export const scaled = ({ burst, perSecond }: Limit, by: number): Limit => ({
  burst: Math.ceil(burst * by),
  perSecond: perSecond * by,
});
