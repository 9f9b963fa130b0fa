import { type Game, listChoices } from '@longbox/kernel';
import { arenaKit } from './arena-kit.ts';
import { answerFor } from './computer.ts';
import type { Position } from './game-api.ts';
import { tableOf } from './plan-table.ts';
import { vsKit } from './vs-kit.ts';

/** Follows a game so that only what is new is played again. */
interface Follower {
  /** Which game it is. */
  readonly key: string;
  think(position: Position): number | undefined;
}

let follower: Follower | undefined;

export async function think(position: Position): Promise<number | undefined> {
  const { plan } = position;
  if (follower?.key !== JSON.stringify(plan)) {
    follower = plan.game === 'vs' ? followerOf(vsKit(), position) : followerOf(arenaKit(), position);
  }
  return follower.think(position);
}

function followerOf<S>(
  kit: { readonly game: Game<S, unknown, unknown> } & Parameters<typeof tableOf>[0],
  { plan }: Position,
): Follower {
  const { game } = kit;
  const table = tableOf(kit, plan);
  let state = game.setup(table);
  let played: number[] = [];
  const follow = (choices: readonly number[]): void => {
    if (played.some((choice, i) => choice !== choices[i])) {
      state = game.setup(table);
      played = [];
    }
    for (const choice of choices.slice(played.length)) {
      game.apply(state, choice);
      played.push(choice);
    }
  };
  return {
    key: JSON.stringify(plan),
    think({ choices }) {
      follow(choices);
      if (game.decision(state) === undefined) return undefined;
      const offers = listChoices(game, state).map((choice) => ({ choice, option: game.option(state, choice) }));
      return answerFor(offers, Math.random);
    },
  };
}
