import type { Happening } from './audience.ts';
import type { Fold } from './fold.ts';
import type { Recent } from './recent.ts';

/** What happened after row `from`, up to row `rows`. */
export interface Story {
  readonly from: number;
  readonly rows: number;
  readonly happenings: readonly Happening[];
  readonly edition: number;
}

/** A match up to date, and what somebody who comes is told of it. */
export interface ReadyWithStory {
  readonly fold: Fold;
  readonly story: readonly Happening[];
}

type Play = (from: number, rows: number, owner: string | undefined) => Promise<readonly Happening[]>;

/** How long a story is kept for others who come. */
const KEPT = 10_000;

/**
 * The story of a match for who enters it. It is played anew beside the queue of the match, so that nobody's move waits for it, and once
 * for all who come within some seconds.
 */
export class Stories {
  readonly #play: Play;
  #kept: { readonly from: number; readonly rows: number; readonly story: Promise<Story> } | undefined;
  #edition = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  /** Up to row `rows`, or to one that is at most `behind` rows before it. */
  tell(from: number, rows: number, behind: number, owner: string | undefined): Promise<Story> {
    const kept = this.#kept;
    if (kept !== undefined && kept.from <= from && kept.rows >= rows - behind) return kept.story;
    const edition = this.#edition;
    const story = this.#play(from, rows, owner).then((happenings) => ({ from, rows, happenings, edition }));
    this.#kept = { from, rows, story };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#drop(), KEPT);
    this.#timer.unref();
    // Whoever comes next tries again.
    story.catch(() => this.#drop());
    return story;
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#kept = undefined;
  }

  /** The log has become another one: what was told before is not to be believed, nor what is being told. */
  forget(): void {
    this.#drop();
    this.#edition++;
  }

  /** What was told ahead, and what has happened since; `undefined` if that is not known any more. */
  goOn(told: Story | undefined, from: number, rows: number, recent: Recent): readonly Happening[] | undefined {
    if (told === undefined || told.from > from || told.edition !== this.#edition) return undefined;
    const news = recent.since(told.rows, rows);
    return news === undefined ? undefined : [...told.happenings.filter((one) => one.told.row > from), ...news];
  }
}
