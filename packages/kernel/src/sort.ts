/** In place. Lists here are short and nearly in order, for which insertion is quickest and allocates nothing. */
export function sortAscending(list: number[]): number[] {
  if (list.length > 64) return list.sort((a, b) => a - b);
  for (let i = 1; i < list.length; i++) {
    const x = list[i];
    let k = i - 1;
    while (k >= 0 && list[k] > x) {
      list[k + 1] = list[k];
      k--;
    }
    list[k + 1] = x;
  }
  return list;
}
