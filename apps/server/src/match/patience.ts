import type { Hearer } from '../store/group.ts';

/** Somebody whose time may be up. */
export interface Waiting {
  /** As `performance.now` tells it. */
  readonly until: number;
  giveUp(): void;
  /** Their place in the line, while they wait; nobody else's business. */
  before: Place | undefined;
  after: Place | undefined;
}

interface Place {
  before: Place | undefined;
  after: Place | undefined;
}

/** So long is waited for anything, and then no longer; what is waited for goes on. */
export interface Patience {
  readonly milliseconds: number;
  readonly complaint: string;
  within<T>(work: Promise<T>): Promise<T>;
  /** For who needs no promise; `until` is so many milliseconds from now. */
  begin(one: Waiting): void;
  /** False if it was given up on. */
  end(one: Waiting): boolean;
}

/**
 * All wait equally long, so that one timer, for the one who has waited longest, serves them all: a timer for each costs as much as
 * reading a message.
 */
export function createPatience(milliseconds: number, complaint: string): Patience {
  const line = createLine();
  let timer: NodeJS.Timeout | undefined;
  const wait = (left: number): void => {
    timer = setTimeout(look, left);
    timer.unref();
  };
  const look = (): void => {
    timer = undefined;
    const now = performance.now();
    for (let one = line.first(); one !== undefined; one = line.first()) {
      if (one.until > now) return wait(one.until - now);
      line.leave(one);
      one.giveUp();
    }
  };
  const begin = (one: Waiting): void => {
    line.join(one);
    if (timer === undefined) wait(milliseconds);
  };
  return {
    milliseconds,
    complaint,
    begin,
    end: line.leave,
    within: (work) =>
      new Promise((resolve, reject) => {
        const until = performance.now() + milliseconds;
        const giveUp = (): void => reject(new Error(complaint));
        const one: Waiting = { until, giveUp, before: undefined, after: undefined };
        begin(one);
        work.finally(() => line.leave(one)).then(resolve, reject);
      }),
  };
}

interface Line {
  first(): Waiting | undefined;
  join(one: Waiting): void;
  /** False if they were not in it. */
  leave(one: Waiting): boolean;
}

/**
 * In the order in which their time is up. Not a `Set`: one that many come to and leave is copied every so often, and each copy knows
 * the next; once the collector has taken one of them for old, it takes all that follow along, with everybody who was in them.
 */
function createLine(): Line {
  const ends: Place = { before: undefined, after: undefined };
  ends.before = ends;
  ends.after = ends;
  return {
    first: () => (ends.after === ends ? undefined : (ends.after as Waiting)),
    join(one) {
      const last = ends.before as Place;
      one.before = last;
      one.after = ends;
      last.after = one;
      ends.before = one;
    },
    leave(one) {
      const { before, after } = one;
      if (before === undefined || after === undefined) return false;
      before.after = after;
      after.before = before;
      one.before = undefined;
      one.after = undefined;
      return true;
    },
  };
}

/** Hears what was waited for, unless it was given up on before. */
export class PatientHearer<Answer> implements Waiting, Hearer<Answer> {
  readonly until: number;
  before: Place | undefined = undefined;
  after: Place | undefined = undefined;
  readonly #patience: Patience;
  readonly #hear: (answer: Answer) => void;
  readonly #fail: (error: unknown) => void;

  constructor(patience: Patience, now: number, hear: (answer: Answer) => void, fail: (error: unknown) => void) {
    this.until = now + patience.milliseconds;
    this.#patience = patience;
    this.#hear = hear;
    this.#fail = fail;
  }

  giveUp(): void {
    this.#fail(new Error(this.#patience.complaint));
  }

  done(answer: Answer): void {
    if (this.#patience.end(this)) this.#hear(answer);
  }

  failed(error: unknown): void {
    if (this.#patience.end(this)) this.#fail(error);
  }
}
