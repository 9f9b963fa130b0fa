// npm run puzzles -- mine|grade|select|prove OPTIONS: finds puzzles in games of computers, see docs/puzzles.md.
const [command = 'prove'] = process.argv.slice(2);
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  mine: () => import('./puzzles/mine.ts'),
  grade: () => import('./puzzles/grade.ts'),
  select: () => import('./puzzles/select.ts'),
  prove: () => import('./puzzles/prove.ts'),
};
process.argv.splice(2, 1);
if (COMMANDS[command] === undefined) throw new Error(`say one of ${Object.keys(COMMANDS).join(', ')}`);
await COMMANDS[command]();
