import type { Command } from './command.ts';
import { coverage } from './commands/coverage.ts';
import { help } from './commands/help.ts';
import { scene } from './commands/scene.ts';

/** Every command, in the order in which help lists them. A new one is a file in `commands/` and a line here. */
export const COMMANDS: readonly Command[] = [scene, coverage, help];
