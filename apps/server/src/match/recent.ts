import type { Happening } from './audience.ts';

/** The last rows of a match and what happened in them, without a gap. */
export class Recent {
  readonly #most: number;
  #kept: Happening[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** The match was read anew. */
  begin(happenings: readonly Happening[]): void {
    this.#kept = happenings.slice(-this.#most);
  }

  add(happening: Happening): void {
    this.#kept.push(happening);
    if (this.#kept.length > this.#most) this.#kept.shift();
  }

  /** What happened after row `since`, in a match of so many rows; `undefined` if that is not known any more. */
  since(since: number, rows: number): readonly Happening[] | undefined {
    if (since >= rows) return [];
    const [first] = this.#kept;
    if (first === undefined || first.told.row > since + 1) return undefined;
    return this.#kept.filter(({ told }) => told.row > since);
  }
}
