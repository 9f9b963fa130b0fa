/** How many letters must be added, dropped, changed or swapped to get from one word to the other. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let k = 1; k <= b.length; k++) {
      const change = a[i - 1] === b[k - 1] ? 0 : 1;
      row[k] = Math.min(last[k] + 1, row[k - 1] + 1, last[k - 1] + change);
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1])
        row[k] = Math.min(row[k], before[k - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length];
}

/** The same word for our purposes: letter case and the shape of apostrophes and hyphens do not matter. */
export function fold(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ');
}

/** The candidate most like the word, if any is near enough to be meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const folded = fold(word);
  // Any letter is one change away from any other.
  if (folded.length < 2) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(folded.length / 3)) + 1;
  for (const candidate of candidates) {
    const other = fold(candidate);
    const begins = folded.length >= 3 && other.startsWith(folded);
    const far = begins ? 1 : Math.abs(other.length - folded.length) >= least ? least : distance(folded, other);
    if (far < least) {
      best = candidate;
      least = far;
    }
  }
  return best;
}
