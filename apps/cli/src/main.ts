import { parseArgs } from 'node:util';
import manifest from '../package.json' with { type: 'json' };
import { type Command, type Shell, UsageError } from './command.ts';
import { help } from './commands/help.ts';
import { createTerminal } from './terminal.ts';

const OPTIONS = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } } as const;

function findCommand(name: string, shell: Shell): Command | undefined {
  const command = shell.commands.find((candidate) => candidate.name === name);
  if (command === undefined) shell.err(`longbox has no command '${name}'. The list: longbox help`);
  return command;
}

/** Runs one command line, without the program's own name, and answers with the exit code. */
export async function main(args: readonly string[], given?: Shell): Promise<number> {
  if (given !== undefined) return runLine(args, given);
  const terminal = createTerminal();
  // The reader of our output may stop, as `head` does; that is not our error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    return await runLine(args, terminal);
  } finally {
    terminal.close();
  }
}

async function runLine(args: readonly string[], shell: Shell): Promise<number> {
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
    if (name === undefined || values.help) return await help.run(name === undefined ? [] : [name], shell);
    const found = findCommand(name, shell);
    if (found === undefined) return 2;
    const command = (await found.load?.()) ?? found;
    const rest = args.slice(at + 1);
    if (command.help !== undefined && asksForHelp(rest)) return await help.run([name], shell);
    return await command.run(rest, shell);
  } catch (error) {
    return tell(error, shell, args[at]);
  }
}

/** What stands after `--` is never an option. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

function tell(error: unknown, shell: Shell, name: string | undefined): number {
  const isArgs = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isArgs && !(error instanceof UsageError)) throw error;
  shell.err(`${error.message}\n${name === undefined ? 'The list: longbox help' : `More: longbox help ${name}`}`);
  return 2;
}
