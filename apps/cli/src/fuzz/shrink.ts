/**
 * Delta debugging: leaves out ever smaller parts of a list as long as it still fails. `fails` answers with what it really
 * used of the list, or `undefined` if that does not fail; it is asked at most `tries` times.
 */
export function shrink<T>(
  list: readonly T[],
  fails: (list: readonly T[]) => readonly T[] | undefined,
  tries: number,
): readonly T[] {
  let best = list;
  let parts = 2;
  let left = tries;
  while (best.length > 0 && left > 0) {
    const size = Math.ceil(best.length / parts);
    let smaller: readonly T[] | undefined;
    for (let from = 0; from < best.length && left > 0 && smaller === undefined; from += size) {
      left--;
      smaller = fails([...best.slice(0, from), ...best.slice(from + size)]);
    }
    if (smaller !== undefined) {
      best = smaller;
      parts = Math.max(2, parts - 1);
    } else if (size === 1) break;
    else parts = Math.min(best.length, parts * 2);
  }
  return best;
}
