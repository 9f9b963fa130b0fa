import type { Command } from '../command.ts';

export const help: Command = {
  name: 'help',
  summary: 'Show this list, or the help of one command',
  async run([name], shell) {
    if (name !== undefined && name !== 'help') {
      const found = shell.commands.find((candidate) => candidate.name === name);
      const command = (await found?.load?.()) ?? found;
      if (command === undefined) {
        shell.err(`longbox has no command '${name}'. The list: longbox help`);
        return 2;
      }
      shell.out(command.help ?? `longbox ${command.name}: ${command.summary}`);
      return 0;
    }
    const width = Math.max(...shell.commands.map((command) => command.name.length));
    shell.out('Usage: longbox COMMAND [OPTIONS]\n');
    for (const command of shell.commands) shell.out(`  ${command.name.padEnd(width)}  ${command.summary}`);
    shell.out('\n  --help, -h     Show this list, or with a command its help\n  --version, -v  Show the version');
    return 0;
  },
};
