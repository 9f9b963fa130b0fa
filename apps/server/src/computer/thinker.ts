import { Worker } from 'node:worker_threads';
import { type Choice, catalogueOf, type Log, listChoices, type Saved, type Seat, type Table } from '@longbox/kernel';
import { findSettings, type MindSettings } from '@longbox/players';
import type { Fold } from '../match/fold.ts';
import { createFairQueue } from '../ops/fair-queue.ts';
import type { Metrics } from '../ops/metrics.ts';

/** What the computer is to decide. */
export interface Question {
  readonly fold: Fold;
  readonly seat: Seat;
  /** The owner of the request; the owner served least recently comes first. */
  readonly owner: string;
  /** Called when its turn comes: by then the match may have moved on, or everybody may have left. */
  isWanted(): boolean;
}

/** Lets the computer decide, where it disturbs nobody. */
export interface Thinker {
  /** `undefined` if the answer is no longer wanted or the node stops. */
  think(question: Question): Promise<Choice | undefined>;
  /** Thoughts that wait for their turn. */
  readonly waiting: () => number;
  /** A thought that is stopped is no move. */
  close(): Promise<void>;
}

export interface ThinkRequest {
  readonly id: number;
  readonly game: string;
  /** The cards the match is played with. */
  readonly cards: Pick<Log, 'catalogueHash' | 'sets'>;
  readonly table: Table;
  readonly saved: Saved;
  readonly seat: Seat;
  readonly settings: MindSettings;
  readonly seed: string;
}

export interface ThinkAnswer {
  readonly id: number;
  readonly choice?: Choice;
  readonly error?: string;
}

/** As much of a worker thread as is needed. */
export interface ThinkWorker {
  postMessage(request: ThinkRequest): void;
  on(event: 'message', hear: (answer: ThinkAnswer) => void): void;
  on(event: 'error', hear: (error: Error) => void): void;
  on(event: 'exit', hear: (code: number) => void): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

/** Timeout for one answer; then the thread is restarted. */
const TIMEOUT = 20_000;
/** How often a request is tried before the first option is taken instead. */
const TRIES = 2;
/** With this many waiting, everybody gets half the time; with twice as many a third, and so on. */
const CROWD = 4;
/** With this many waiting, only the principles decide, which takes almost no time. */
const CROWD_MOST = 32;

const RULES: MindSettings = { rung: 'rules', noise: 0.1 };

/** The budget of a level while so many others wait: less, so that nobody waits long. */
export function settingsUnder(level: string, waiting: number): MindSettings {
  const settings = findSettings(level) ?? RULES;
  const milliseconds = settings.budget?.milliseconds;
  if (milliseconds === undefined || waiting < CROWD) return settings;
  if (waiting >= CROWD_MOST) return RULES;
  return { ...settings, budget: { milliseconds: Math.ceil(milliseconds / (1 + Math.floor(waiting / CROWD))) } };
}

interface Task extends Question {
  tries: number;
  begunAt: number;
  resolve(choice: Choice | undefined): void;
}

interface ThinkerWorld {
  readonly report: (text: string) => void;
  readonly metrics: Pick<Metrics, 'hastened' | 'thought'>;
  /** For tests; a thread by itself. */
  readonly start?: () => ThinkWorker;
}

const startThread = (): ThinkWorker => new Worker(new URL('./worker.mjs', import.meta.url));

/**
 * The computer thinks in one thread beside the server's, one request at a time. The thread starts on first use and restarts if it fails.
 * What it is given is the whole state; its outlook shows it only what its seat sees.
 */
export function createThinker({ report, metrics, start = startThread }: ThinkerWorld): Thinker {
  const queue = createFairQueue<Task>();
  let worker: ThinkWorker | undefined;
  let running: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let id = 0;
  let isClosed = false;

  const finish = (choice: Choice | undefined): void => {
    const task = running;
    clearTimeout(timer);
    running = undefined;
    if (task !== undefined) queue.spent(task.owner, performance.now() - task.begunAt);
    task?.resolve(choice);
    begin();
  };
  const fail = (why: string): void => {
    if (running === undefined) return;
    report(why);
    if (running.tries < TRIES) return ask(running);
    const [first] = listChoices(running.fold.game, running.fold.state);
    finish(first);
  };
  const restart = (made: ThinkWorker, why: string): void => {
    if (worker !== made) return;
    worker = undefined;
    fail(why);
  };
  const open = (): ThinkWorker => {
    const made = start();
    made.on('message', (answer) => {
      if (answer.id !== id || running === undefined) return;
      if (answer.choice === undefined) fail(answer.error ?? 'the computer had no answer');
      else finish(answer.choice);
    });
    made.on('error', (error) => restart(made, String(error)));
    made.on('exit', (code) => restart(made, `the computer's thread ended with code ${code}`));
    made.unref();
    return made;
  };
  const ask = (task: Task): void => {
    const { fold, seat } = task;
    const { game, state, table, header, rows } = fold;
    task.tries++;
    worker ??= open();
    const using = worker;
    const settings = settingsUnder(header.seats[seat].level, queue.size);
    if (settings !== settingsUnder(header.seats[seat].level, 0)) metrics.hastened();
    clearTimeout(timer);
    timer = setTimeout(() => {
      void using.terminate();
      restart(using, 'the computer took too long');
    }, TIMEOUT);
    const seed = `${header.id} ${seat} ${rows}`;
    const cards = catalogueOf(game);
    using.postMessage({ id: ++id, game: game.name, cards, table, saved: game.save(state), seat, settings, seed });
  };
  const begin = (): void => {
    while (running === undefined && !isClosed) {
      const task = queue.next();
      if (task === undefined) return;
      if (!task.isWanted()) task.resolve(undefined);
      else {
        running = task;
        task.begunAt = performance.now();
        ask(task);
      }
    }
  };

  return {
    think(question) {
      if (isClosed) return Promise.resolve(undefined);
      const options = listChoices(question.fold.game, question.fold.state);
      if (options.length === 1) return Promise.resolve(options[0]);
      const asked = performance.now();
      return new Promise((done) => {
        const resolve = (choice: Choice | undefined): void => {
          if (choice !== undefined) metrics.thought(performance.now() - asked);
          done(choice);
        };
        queue.add({ ...question, tries: 0, begunAt: 0, resolve, isWanted: () => question.isWanted() });
        begin();
      });
    },
    waiting: () => queue.size,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const stopped = running === undefined ? queue.clear() : [running, ...queue.clear()];
      running = undefined;
      for (const { resolve } of stopped) resolve(undefined);
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
