/** A day where this visitor is, as `2026-11-18`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const MILLISECONDS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const THURSDAY = 3;

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / MILLISECONDS);

/** Which of `count` puzzles is that of the day: the same for everybody, and weeks begin with an easy one. */
export function dailyOf(day: string, count: number): number {
  const number = numberOf(day) + THURSDAY;
  return ((number % count) + count) % count;
}

/** Days in a row up to today; yesterday's still counts while today is not over. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days.map(numberOf));
  let last = numberOf(today);
  if (!solved.has(last)) last--;
  let length = 0;
  while (solved.has(last - length)) length++;
  return length;
}
