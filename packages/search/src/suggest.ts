import { keyOf } from './key.ts';

/** The word most like `wanted`, if any is so like it that it was probably meant. */
export function suggest(wanted: string, words: readonly string[]): string | undefined {
  const key = keyOf(wanted);
  let best: string | undefined;
  let least = Math.min(3, Math.ceil(key.length / 2) + 1);
  for (const word of words) {
    const distance = isPart(key, keyOf(word)) ? 1 : editsBetween(key, keyOf(word));
    if (distance >= least) continue;
    best = word;
    least = distance;
  }
  return best;
}

const isPart = (key: string, word: string): boolean => key.length >= 3 && (word.includes(key) || key.includes(word));

/** Letters to add, drop, change or swap with the next. */
function editsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let k = 1; k <= other.length; k++) {
      const change = rows[i - 1][k - 1] + (one[i - 1] === other[k - 1] ? 0 : 1);
      const isSwap = i > 1 && k > 1 && one[i - 1] === other[k - 2] && one[i - 2] === other[k - 1];
      row.push(Math.min(change, rows[i - 1][k] + 1, row[k - 1] + 1, isSwap ? rows[i - 2][k - 2] + 1 : change));
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}
