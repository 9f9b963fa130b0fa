import type { ReviewRecord } from '@longbox/players';
import { del, get, set, update } from 'idb-keyval';

/** Reviews that can be gone on with; the newest first. */
const INDEX = 'longbox.reviews';
const MOST = 30;

const keyOf = (code: string, sight: string): string => `longbox.review ${sight} ${code}`;

export const keptReview = (code: string, sight: string): Promise<ReviewRecord | undefined> =>
  get<ReviewRecord>(keyOf(code, sight));

export async function keepReview(code: string, record: ReviewRecord): Promise<void> {
  const key = keyOf(code, record.sight);
  await set(key, record);
  let gone: readonly string[] = [];
  await update<readonly string[]>(INDEX, (keys = []) => {
    const all = [key, ...keys.filter((each) => each !== key)];
    gone = all.slice(MOST);
    return all.slice(0, MOST);
  });
  await Promise.all(gone.map((each) => del(each)));
}
