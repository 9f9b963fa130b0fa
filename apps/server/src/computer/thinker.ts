import { Worker } from 'node:worker_threads';
import { type Choice, listChoices, type Saved, type Seat, type Table } from '@longbox/kernel';
import { findSettings } from '@longbox/players';
import type { Fold } from '../match/fold.ts';

/** Lets the computer decide, where it disturbs nobody. */
export interface Thinker {
  think(fold: Fold, seat: Seat): Promise<Choice>;
  close(): Promise<void>;
}

export interface ThinkRequest {
  readonly id: number;
  readonly game: string;
  readonly table: Table;
  readonly saved: Saved;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

export interface ThinkAnswer {
  readonly id: number;
  readonly choice?: Choice;
  readonly error?: string;
}

interface Waiting {
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

/** A thought that has not come by then will not; the first option is taken instead. */
const PATIENCE = 20_000;

/**
 * The computer thinks in one thread beside the server's, begun when it is first needed and begun anew if it breaks. What
 * it is given is the whole state; its outlook shows it only what its seat sees.
 */
export function createThinker(report: (text: string) => void): Thinker {
  let worker: Worker | undefined;
  let next = 0;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const made = new Worker(new URL('./worker.mjs', import.meta.url));
    made.on('message', ({ id, choice, error }: ThinkAnswer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (choice !== undefined) one?.resolve(choice);
      else one?.reject(new Error(error));
    });
    const broke = (why: string): void => {
      if (worker === made) worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error(why));
      waiting.clear();
    };
    made.on('error', (error) => broke(String(error)));
    made.on('exit', (code) => broke(`the computer's thread ended with code ${code}`));
    made.unref();
    return made;
  };
  const ask = (request: Omit<ThinkRequest, 'id'>): Promise<Choice> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const id = next++;
      const timer = setTimeout(() => reject(new Error('the computer took too long')), PATIENCE);
      waiting.set(id, {
        resolve: (choice) => {
          clearTimeout(timer);
          resolve(choice);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      worker.postMessage({ ...request, id } satisfies ThinkRequest);
    });

  return {
    async think(fold, seat) {
      const { game, state, table, header, rows } = fold;
      const options = listChoices(game, state);
      if (options.length === 1) return options[0];
      const { level } = header.seats[seat];
      try {
        return await ask({
          game: game.name,
          table,
          saved: game.save(state),
          seat,
          level: findSettings(level) === undefined ? 'sidekick' : level,
          seed: `${header.id} ${seat} ${rows}`,
        });
      } catch (error) {
        report(String(error));
        return options[0];
      }
    },
    async close() {
      const ending = worker;
      worker = undefined;
      await ending?.terminate();
    },
  };
}
