import type { Happening } from './audience.ts';

/** The last rows of a match and what happened in them. */
export class Recent {
  readonly #most: number;
  readonly #kept: Happening[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** The match was read anew. */
  begin(happenings: readonly Happening[]): void {
    this.#kept.length = 0;
    for (const happening of happenings) this.add(happening);
  }

  /** Without its moments, which are shown once and weigh much. */
  add({ told, events }: Happening): void {
    this.#kept.push({ told, events });
    if (this.#kept.length > this.#most) this.#kept.shift();
  }

  /** What happened after row `since`, in a match of so many rows; `undefined` if that is not known any more. */
  since(since: number, rows: number): readonly Happening[] | undefined {
    const happenings = this.#kept.filter(({ told }) => told.row > since);
    return happenings.length === Math.max(0, rows - since) ? happenings : undefined;
  }
}
