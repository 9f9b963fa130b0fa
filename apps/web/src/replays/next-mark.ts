/** The mark before or after a moment; the ends where there is none. */
export function nextMark(marks: readonly number[], seq: number, way: 1 | -1, length: number): number {
  const found = way === 1 ? marks.find((mark) => mark > seq) : marks.findLast((mark) => mark < seq);
  return found ?? (way === 1 ? length : 0);
}
