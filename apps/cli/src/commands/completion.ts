import { type Command, UsageError } from '../command.ts';
import { SCRIPTS, SHELLS } from '../completion/scripts.ts';
import { wordsOf } from '../completion/words.ts';

const HELP = `Usage: longbox completion bash|zsh|fish

Prints a script that completes commands, options and deck names in your shell.

  source <(longbox completion bash)                              for this shell
  longbox completion bash >> ~/.bash_completion                  for every one
  longbox completion zsh > "\${fpath[1]}/_longbox"
  longbox completion fish > ~/.config/fish/completions/longbox.fish

  --json  the words as data`;

export const completion: Command = {
  name: 'completion',
  summary: 'Print a script that completes commands in your shell',
  help: HELP,
  async run(args, shell) {
    const words = args.filter((arg) => arg !== '--json');
    const wanted = SHELLS.find((name) => name === words[0]);
    if (words.length > 1 || (wanted === undefined && words.length === args.length)) {
      throw new UsageError(
        `longbox completion is for ${SHELLS.join(', ')}${words[0] === undefined ? '' : `, not "${words[0]}"`}`,
      );
    }
    const commands = await wordsOf(shell.commands);
    shell.out(
      words.length < args.length || wanted === undefined ? JSON.stringify(commands) : SCRIPTS[wanted](commands),
    );
    return 0;
  },
};
