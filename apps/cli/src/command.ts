/** What a command may use of the world, so that tests can give it another one. */
export interface Shell {
  readonly commands: readonly Command[];
  out(text: string): void;
  err(text: string): void;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Takes what stands after the command's name; answers with the exit code. */
  run(args: readonly string[], shell: Shell): number | Promise<number>;
}
