import type { Command } from '../command.ts';

export const help: Command = {
  name: 'help',
  summary: 'Show this list',
  run(_args, shell) {
    const width = Math.max(...shell.commands.map(({ name }) => name.length));
    shell.out('Usage: longbox COMMAND [OPTIONS]\n');
    for (const { name, summary } of shell.commands) shell.out(`  ${name.padEnd(width)}  ${summary}`);
    shell.out('\n  --help, -h     Show this list\n  --version, -v  Show the version');
    return 0;
  },
};
