import type { Command } from '../command.ts';
import { GAME_NAMES, loadGame } from '../games/games.ts';

/** What can follow a command: its options, and words of its own. */
export interface CommandWords {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly string[];
  readonly words: readonly string[];
}

const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  replay: ['print', 'table', 'step', 'verify', 'code', 'file', 'scene'],
  deck: ['list', 'validate', 'stats', 'odds', 'hand', 'convert'],
  coverage: ['rules', 'examples'],
  completion: ['bash', 'zsh', 'fish'],
};
const WITH_GAME = ['play', 'watch', 'sim', 'match', 'fuzz', 'dataset', 'agent', 'mcp', 'bench'];
const WITH_DECKS = ['sim', 'dataset', 'deck'];

/** Options are read from the help, which has them all. */
export async function wordsOf(commands: readonly Command[]): Promise<CommandWords[]> {
  const kits = await Promise.all(GAME_NAMES.map(loadGame));
  const decks = kits.flatMap((kit) => [...kit.decks.starters, ...kit.decks.played].map(({ key }) => key));
  return Promise.all(
    commands.map(async (found) => {
      const { name, summary, help = '' } = (await found.load?.()) ?? found;
      const options = new Set(['--help', ...(help.match(/--[a-z][a-z-]*/g) ?? [])]);
      const words = [
        ...(ACTIONS[name] ?? []),
        ...(WITH_GAME.includes(name) ? GAME_NAMES : []),
        ...(WITH_DECKS.includes(name) ? decks : []),
        ...(name === 'help' ? commands.map((command) => command.name) : []),
      ];
      return { name, summary, options: [...options].sort(), words };
    }),
  );
}
