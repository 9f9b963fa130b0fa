import type { CommandWords } from './words.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

const names = (commands: readonly CommandWords[]): string => commands.map(({ name }) => name).join(' ');

/** Nothing but letters, digits and dashes comes in here, so nothing needs quoting but the summaries. */
export const SCRIPTS: Readonly<Record<ShellName, (commands: readonly CommandWords[]) => string>> = {
  bash: (commands) => `# longbox completion bash
_longbox() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${names(commands)} --help --version"
  else
    case "\${COMP_WORDS[1]}" in
${commands.map(({ name, options, words }) => `      ${name}) words="${[...words, ...options].join(' ')}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _longbox longbox`,

  zsh: (commands) => `#compdef longbox
# longbox completion zsh
_longbox() {
  local -a commands
  if (( CURRENT == 2 )); then
    commands=(
${commands.map(({ name, summary }) => `      ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`).join('\n')}
    )
    _describe command commands
    return
  fi
  case $words[2] in
${commands.map(({ name, options, words }) => `    ${name}) compadd -- ${[...words, ...options].join(' ')} ;;`).join('\n')}
  esac
  _files
}
compdef _longbox longbox`,

  fish: (commands) =>
    [
      '# longbox completion fish',
      'complete -c longbox -f -n __fish_use_subcommand -l help -s h',
      ...commands.flatMap(({ name, summary, options, words }) => [
        `complete -c longbox -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
        ...(words.length > 0
          ? [`complete -c longbox -n "__fish_seen_subcommand_from ${name}" -a ${quoted(words.join(' '))}`]
          : []),
        ...options.map(
          (option) => `complete -c longbox -n "__fish_seen_subcommand_from ${name}" -l ${option.slice(2)}`,
        ),
      ]),
    ].join('\n'),
};

const quoted = (text: string): string => `'${text.replaceAll("'", `'"'"'`)}'`;
