import { type Game, listChoices } from '@longbox/kernel';
import { type Solution, solve } from '@longbox/players';
import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { readTactics, type Tactic } from '@longbox/testkit/tactics/tactic';

export interface Examined extends Solution {
  readonly options: number;
  readonly tactic: Tactic;
}

/** What the solver finds in a scene; `undefined` where it takes too long, or where the position cannot be laid out. */
export function examine(scene: string, positions: number): Examined | undefined {
  try {
    const [tactic] = readTactics(scene, 'mined', SCENE_GAMES);
    const { stage } = tactic.open();
    const options = stage.decision()?.count ?? 0;
    return { ...stage.hand((rules, state) => solve(rules, state, { positions })), options, tactic };
  } catch {
    return undefined;
  }
}

/** Does the first thing offered, which is to pass where that is possible, to the end of the turn. */
export function idles<S>(game: Game<S, unknown, unknown>, from: S): boolean {
  const state = game.clone(from);
  const [seat, turn] = [game.decision(state)?.seat ?? 0, game.insight?.turn?.(state)];
  while (game.decision(state) !== undefined && game.insight?.turn?.(state) === turn)
    game.apply(state, listChoices(game, state)[0]);
  return game.result(state)?.places[seat] === 1;
}
