import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import type { Command, Shell } from './command.ts';
import { help } from './commands/help.ts';
import { COMMANDS } from './commands.ts';

const OPTIONS = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } as const;

const TERMINAL: Shell = {
  commands: COMMANDS,
  out: (text) => console.log(text),
  err: (text) => console.error(text),
};

function findCommand(name: string, shell: Shell): Command | undefined {
  const command = shell.commands.find((candidate) => candidate.name === name);
  if (command === undefined) shell.err(`longbox has no command '${name}'. The list: longbox help`);
  return command;
}

/** Runs one command line, without the program's own name, and answers with the exit code. */
export async function main(args: readonly string[], shell: Shell = TERMINAL): Promise<number> {
  // Options before the command are ours, what follows its name belongs to the command.
  const at = args.findIndex((arg) => !arg.startsWith('-'));
  const own = at === -1 ? args : args.slice(0, at);
  try {
    const { values } = parseArgs({ args: [...own], options: OPTIONS });
    if (values.version) {
      shell.out(manifest.version);
      return 0;
    }
    const name = args[at];
    if (name === undefined || values.help) return await help.run([], shell);
    const command = findCommand(name, shell);
    return command === undefined ? 2 : await command.run(args.slice(at + 1), shell);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    shell.err(`${error.message}\nThe list: longbox help`);
    return 2;
  }
}
