// Proves every mined puzzle again: npx tsx tools/puzzles/prove.ts [--game vs|arena]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type MinedGame, type MinedPuzzle, minedId, minedScene } from '@longbox/testkit/scene/mined';
import { examine, idles } from './examine.ts';

const { values } = parseArgs({ options: { game: { type: 'string' } } });
const games: readonly MinedGame[] = values.game === 'vs' || values.game === 'arena' ? [values.game] : ['vs', 'arena'];
let wrong = 0;
for (const game of games) {
  const file = new URL(`../../packages/puzzles/mined/${game}.json`, import.meta.url);
  const puzzles = JSON.parse(readFileSync(file, 'utf8')) as readonly MinedPuzzle[];
  for (const [i, puzzle] of puzzles.entries()) {
    const found = examine(minedScene(game, puzzle), 500_000);
    const isRight =
      found?.isWon === true &&
      found.first.length === puzzle.solutions &&
      found.lines === puzzle.lines &&
      !found.tactic.open().stage.hand(idles);
    if (isRight) continue;
    wrong++;
    console.error(`${minedId(game, i)}: found ${found?.first.length} first answers and ${found?.lines} lines`);
  }
  console.log(`${game}: ${puzzles.length} puzzles proven, ${wrong} wrong`);
}
process.exitCode = wrong === 0 ? 0 : 1;
