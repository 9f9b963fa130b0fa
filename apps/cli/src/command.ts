/** What a command may use of the world, so that tests can give it another one. */
export interface Shell {
  readonly commands: readonly Command[];
  out(text: string): void;
  err(text: string): void;
  /** The next line that a person types, `undefined` at the end of input; absent where nobody can type. */
  readLine?(prompt: string): Promise<string | undefined>;
  /** The lines of a program that talks to this one, without prompts. */
  readLines?(): AsyncIterable<string>;
  /** From the first call on, Ctrl-C aborts this signal instead of the program; a second Ctrl-C ends it as ever. */
  interrupt?(): AbortSignal;
  /** Where a moving line may be drawn, if anywhere. */
  readonly progress?: { readonly isTty: boolean; write(text: string): void };
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `longbox NAME --help` shows: usage, options, examples. */
  readonly help?: string;
  /** The command itself, where only its name is loaded so far. */
  load?(): Promise<Command>;
  /** Takes what stands after the command's name; answers with the exit code. */
  run(args: readonly string[], shell: Shell): number | Promise<number>;
}

/** A command line, or a file it names, that cannot be used; told without a stack, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command whose code is read when it is used: the engine and the cards take a while to load. */
export function lazyCommand(name: string, summary: string, load: () => Promise<Command>): Command {
  return { name, summary, load, run: async (args, shell) => (await load()).run(args, shell) };
}
