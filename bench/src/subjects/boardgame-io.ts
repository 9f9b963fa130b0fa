// boardgame.io: a card game with two decks of 60 through its reducer, and its own tree search on the same game.
import { createRequire } from 'node:module';
import { createDice } from '../workloads/dice.ts';
import type { Workload } from '../workloads/workload.ts';
import { duel, movesOf } from './boardgame-io-duel.ts';

// Its folders have no entries for `import`.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame }: typeof import('boardgame.io/internal') = require('boardgame.io/internal');
const { MCTSBot }: typeof import('boardgame.io/ai') = require('boardgame.io/ai');

const reducer = CreateGameReducer({ game: duel });
const roll = createDice(11);
type State = ReturnType<typeof InitializeGame>;
let number = 0;

const start = (): State => InitializeGame({ game: { ...duel, seed: number++ } });

function move(state: State): State {
  const playerID = state.ctx.currentPlayer;
  const options = movesOf(state.G, playerID);
  const { move: type, args } = options[roll(options.length)];
  return reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
}

function play(most = Number.POSITIVE_INFINITY): { state: State; moves: number } {
  let state = start();
  let moves = 0;
  for (; state.ctx.gameover === undefined && moves < most; moves++) state = move(state);
  return { state, moves };
}

/** Its games take some 50 moves: from here on a playout of that depth is not cut short by the end. */
const EARLY = 2;
const ITERATIONS = 50;
const PLAYOUT_DEPTH = 50;
const early = play(EARLY).state;
const enumerate = (G: unknown, _ctx: unknown, playerID: string) => movesOf(G as State['G'], playerID);
const bot = new MCTSBot({ game: duel, enumerate, iterations: ITERATIONS, playoutDepth: PLAYOUT_DEPTH, seed: 'bench' });

export const workloads: readonly Workload[] = [
  {
    name: 'play',
    step: () => ({ games: 1, decisions: play().moves }),
  },
  {
    name: 'search',
    async step() {
      await bot.play(early, early.ctx.currentPlayer);
      return { iterations: ITERATIONS };
    },
  },
];
