import { type Command, lazyCommand } from './command.ts';
import { help } from './commands/help.ts';

/** Every command, in the order in which help lists them. A new one is a file in `commands/` and a line here. */
export const COMMANDS: readonly Command[] = [
  lazyCommand(
    'scene',
    'Play scenes and check what they expect',
    async () => (await import('./commands/scene.ts')).scene,
  ),
  lazyCommand(
    'coverage',
    'Show which rules and worked examples have tests',
    async () => (await import('./commands/coverage.ts')).coverage,
  ),
  help,
];
