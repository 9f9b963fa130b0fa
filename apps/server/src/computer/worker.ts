import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createMind, lookFrom } from '@longbox/players';
import { entryWith } from '../games/game-entry.ts';
import { createGames } from '../games/games.ts';
import type { ThinkAnswer, ThinkRequest } from './thinker.ts';

const YIELD = 10;
const LOWEST = 19;

/** Moves have priority over computer players on a shared core. Only Linux has priorities for single threads. */
function yieldToMoves(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(LOWEST, getPriority() + YIELD));
  } catch {
    // Not allowed here: then thoughts and moves share.
  }
}

yieldToMoves();
const games = createGames();

function decide({ game: name, cards, table, saved, seat, settings, seed }: ThinkRequest): number {
  const game = entryWith(games.get(name), cards)?.game;
  if (game === undefined) throw new Error(`nobody plays ${name}`);
  const mind = createMind(game, { ...settings, seed });
  return mind.decide(lookFrom(game, game.load(saved, table), seat));
}

parentPort?.on('message', (request: ThinkRequest) => {
  let answer: ThinkAnswer;
  try {
    answer = { id: request.id, choice: decide(request) };
  } catch (error) {
    answer = { id: request.id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
