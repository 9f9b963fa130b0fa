import { COMMANDS } from '../src/commands.ts';
import { main } from '../src/main.ts';

/** A command that is talked to line by line, in this process. */
export interface Talk {
  send(message: unknown): void;
  /** The next line it says. */
  hear(): Promise<Heard>;
  /** Ends the input and answers with the exit code. */
  end(): Promise<number>;
}

/** A message as it came; tests look at what they expect. */
export type Heard = Record<string, ReturnType<typeof JSON.parse>>;

export function talkTo(args: readonly string[]): Talk {
  const [typed, said]: [string[], string[]] = [[], []];
  let isOver = false;
  let wake = (): void => {};
  let told = (): void => {};
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const line = typed.shift();
      if (line !== undefined) yield line;
      else if (isOver) return;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  const code = main(args, {
    commands: COMMANDS,
    out: (text) => {
      said.push(text);
      told();
    },
    err: (text) => {
      throw new Error(text);
    },
    readLines: lines,
  });
  return {
    send(message) {
      typed.push(typeof message === 'string' ? message : JSON.stringify(message));
      wake();
    },
    async hear() {
      while (said.length === 0) {
        await Promise.race([
          code.then(() => {
            if (said.length === 0) throw new Error('it has ended');
          }),
          new Promise<void>((resolve) => {
            told = resolve;
          }),
        ]);
      }
      return JSON.parse(said.shift() ?? '');
    },
    end() {
      isOver = true;
      wake();
      return code;
    },
  };
}
