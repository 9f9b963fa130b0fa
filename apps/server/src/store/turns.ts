import type { DatabaseSyncInstance } from './driver.ts';

type Connection = Pick<DatabaseSyncInstance, 'exec' | 'isTransaction'>;

/** The one connection of an embedded database, which does one thing after the other. */
export interface Turns {
  /** A statement. Waiting statements are committed together: one wait for the disk instead of one for each. */
  statement<T>(isWrite: boolean, work: () => T): Promise<T>;
  /** Something that begins and ends its own transaction. */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** The same, before everything that waits: moves. */
  first<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing waits. */
  rest(): Promise<void>;
}

interface Statement {
  readonly isWrite: boolean;
  readonly work: () => unknown;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Milliseconds after which everybody else on the thread has a turn. */
const WHILE = 4;
/** Statements that are committed together. */
const MOST = 64;

type Answer = { readonly answer: unknown } | { readonly error: unknown };

function attempt(work: () => unknown): Answer {
  try {
    return { answer: work() };
  } catch (error) {
    return { error };
  }
}

/** Callers are answered after the commit. A failing statement undoes its own changes and no others. */
function runTogether(db: Connection, statements: readonly Statement[]): void {
  const isWriting = statements.length > 1 && statements.some(({ isWrite }) => isWrite);
  let answers: readonly Answer[];
  try {
    if (isWriting) db.exec('BEGIN IMMEDIATE');
    answers = statements.map(({ work }) => {
      const answer = attempt(work);
      // A full disk, say, takes back everything.
      if ('error' in answer && isWriting && !db.isTransaction) throw answer.error;
      return answer;
    });
    if (isWriting) db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    for (const { reject } of statements) reject(error);
    return;
  }
  for (const [i, { resolve, reject }] of statements.entries()) {
    const answer = answers[i];
    if ('error' in answer) reject(answer.error);
    else resolve(answer.answer);
  }
}

export function createTurns(db: Connection): Turns {
  const moves: (() => Promise<unknown>)[] = [];
  const waiting: (Statement | (() => Promise<unknown>))[] = [];
  let isBusy = false;
  let idle: (() => void)[] = [];

  const takeStatements = (): Statement[] => {
    const taken: Statement[] = [];
    for (let next = waiting[0]; typeof next === 'object' && taken.length < MOST; next = waiting[0]) {
      taken.push(next);
      waiting.shift();
    }
    return taken;
  };
  const serve = async (): Promise<void> => {
    let until = performance.now() + WHILE;
    while (moves.length + waiting.length > 0) {
      const move = moves.shift();
      await move?.();
      if (typeof waiting[0] === 'function') await (waiting.shift() as () => Promise<unknown>)();
      else if (waiting.length > 0) runTogether(db, takeStatements());
      if (performance.now() < until) continue;
      await new Promise(setImmediate);
      until = performance.now() + WHILE;
    }
    isBusy = false;
    for (const done of idle.splice(0)) done();
  };
  const begin = (): void => {
    if (isBusy) return;
    isBusy = true;
    queueMicrotask(() => void serve());
  };
  const inTurn = <T>(queue: (() => Promise<unknown>)[] | typeof waiting, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      queue.push(() => work().then(resolve, reject));
      begin();
    });
  return {
    statement: <T>(isWrite: boolean, work: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ isWrite, work, resolve: resolve as (answer: unknown) => void, reject });
        begin();
      }),
    transaction: (work) => inTurn(waiting, work),
    first: (work) => inTurn(moves, work),
    rest: () =>
      new Promise((resolve) => {
        if (isBusy) idle = [...idle, resolve];
        else resolve();
      }),
  };
}
