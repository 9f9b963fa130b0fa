import { type Command, lazyCommand } from './command.ts';
import { help } from './commands/help.ts';

/** Every command, in the order in which help lists them. A new one is a file in `commands/` and a line here. */
export const COMMANDS: readonly Command[] = [
  lazyCommand('play', 'Play either game at the terminal', async () => (await import('./commands/play.ts')).play),
  lazyCommand('watch', 'Watch computer players play', async () => (await import('./commands/watch.ts')).watch),
  lazyCommand(
    'sim',
    'Play many games and tell who wins, with error bars',
    async () => (await import('./commands/sim.ts')).sim,
  ),
  lazyCommand(
    'match',
    'Let two computer players meet and measure who is stronger',
    async () => (await import('./commands/match.ts')).match,
  ),
  lazyCommand(
    'replay',
    'Print, step through, verify and share played games',
    async () => (await import('./commands/replay.ts')).replay,
  ),
  lazyCommand(
    'review',
    'Tell which decisions of a played game gave something away',
    async () => (await import('./commands/review.ts')).review,
  ),
  lazyCommand(
    'cards',
    'Search the cards, show one, or tell what each set has',
    async () => (await import('./commands/cards.ts')).cards,
  ),
  lazyCommand(
    'deck',
    'Check decks against the rules, count them, convert them',
    async () => (await import('./commands/deck.ts')).deck,
  ),
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
  lazyCommand(
    'fuzz',
    'Play random games of all kinds and check everything',
    async () => (await import('./commands/fuzz.ts')).fuzz,
  ),
  lazyCommand(
    'dataset',
    'Write decisions of computer players for training',
    async () => (await import('./commands/dataset.ts')).dataset,
  ),
  lazyCommand(
    'agent',
    'Let a program play a seat, over JSON lines',
    async () => (await import('./commands/agent.ts')).agent,
  ),
  lazyCommand('mcp', 'Let a language model play a seat, over MCP', async () => (await import('./commands/mcp.ts')).mcp),
  lazyCommand(
    'bench',
    'Measure how many games this machine plays a second',
    async () => (await import('./commands/bench.ts')).bench,
  ),
  lazyCommand(
    'serve',
    'Serve the web app and tables for friends',
    async () => (await import('./commands/serve.ts')).serve,
  ),
  lazyCommand(
    'completion',
    'Print a script that completes commands in your shell',
    async () => (await import('./commands/completion.ts')).completion,
  ),
  help,
];
