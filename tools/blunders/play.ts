import type { Choice, Game, Table } from '@longbox/kernel';
import { createMind, lookFrom, parseSettings } from '@longbox/players';

/** A whole game of one kind of player at every seat; what they chose. */
export function playMatchGame<S>(
  game: Game<S, unknown, unknown>,
  table: Table,
  player: string,
): { readonly table: Table; readonly choices: readonly Choice[] } {
  const settings = parseSettings(player);
  if (settings === undefined) throw new Error(`there is no player "${player}"`);
  const minds = table.seats.map((_, seat) => createMind(game, { ...settings, seed: `${table.seed} mind ${seat}` }));
  const state = game.setup(table);
  const choices: Choice[] = [];
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    const choice = minds[open.seat].decide(lookFrom(game, state, open.seat));
    choices.push(choice);
    game.apply(state, choice);
  }
  return { table, choices };
}
