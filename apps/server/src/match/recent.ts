import type { Happening } from './audience.ts';

/** The last rows of a match and what happened in them, each in its own place: the one before it there is forgotten. */
export class Recent {
  readonly #most: number;
  readonly #kept: (Happening | undefined)[] = [];

  constructor(most: number) {
    this.#most = most;
    for (let i = 0; i < most; i++) this.#kept.push(undefined);
  }

  /** The match was read anew. */
  begin(happenings: readonly Happening[]): void {
    for (let i = 0; i < this.#most; i++) this.#kept[i] = undefined;
    for (const happening of happenings) this.add(happening);
  }

  add(happening: Happening): void {
    this.#kept[happening.told.row % this.#most] = happening;
  }

  /** What happened after row `since`, in a match of so many rows; `undefined` if that is not known any more. */
  since(since: number, rows: number): readonly Happening[] | undefined {
    const happenings: Happening[] = [];
    for (let row = since + 1; row <= rows; row++) {
      const happening = this.#kept[row % this.#most];
      if (happening?.told.row !== row) return undefined;
      happenings.push(happening);
    }
    return happenings;
  }
}
