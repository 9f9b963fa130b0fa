import type { ArenaGame } from '@longbox/arena';
import type { Card } from '@longbox/arena/language';
import { listChoices, type Seat, type Table } from '@longbox/kernel';
import { judge } from './player.ts';
import { look } from './table-sight.ts';

export interface Played {
  readonly winner: Seat | undefined;
  readonly first: Seat;
  readonly reason: string;
  readonly turns: number;
}

/** One game between two simple players. */
export function playGame(game: ArenaGame, pool: ReadonlyMap<string, Card>, table: Table): Played {
  const state = game.setup(table);
  for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
    const choices = listChoices(game, state);
    if (choices.length === 1) game.apply(state, choices[0]);
    else {
      const sight = look(game.view(state, decision.seat), decision.seat, pool);
      game.apply(state, choices[best(choices.map((choice) => judge(sight, game.option(state, choice))))]);
    }
  }
  const result = game.result(state);
  const view = game.view(state, 'watcher');
  const [one, two] = result?.places ?? [1, 1];
  return {
    winner: one === two ? undefined : one === 1 ? 0 : 1,
    first: view.first ?? 0,
    reason: result?.reason.code ?? '',
    turns: view.turn,
  };
}

function best(values: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[at]) at = i;
  return at;
}
