import { type Choice, type Game, type Log, makeLog, type Table } from '@longbox/kernel';
import { createMind, lookFrom, type MindSettings } from '@longbox/players';

/** Plays a game on from `choices` to its end, the same player at all seats. */
export function playOut<S>(
  game: Game<S, unknown, unknown>,
  table: Table,
  settings: MindSettings,
  choices: readonly Choice[] = [],
): Log {
  const state = game.setup(table);
  const minds = table.seats.map((_, seat) => createMind(game, { ...settings, seed: `${table.seed} ${seat}` }));
  const played = choices.slice();
  for (const choice of choices) game.apply(state, choice);
  for (let next = game.decision(state); next !== undefined; next = game.decision(state)) {
    const choice = minds[next.seat].decide(lookFrom(game, state, next.seat));
    played.push(choice);
    game.apply(state, choice);
  }
  return makeLog(game, table, played);
}
