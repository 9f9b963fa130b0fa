import { sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';

export { body } from '@longbox/testkit/scene/builder';

/** Scenes with the printed cards. */
export const scene = sceneFor(vsScenes);

interface Passes {
  pass(): void;
}

/** Each of them passes once, in this order: a combat in which nobody acts any more resolves. */
export function pass(...players: Passes[]): void {
  for (const player of players) player.pass();
}

/** From the Main Phase of one player to that of the next, who has nothing to decide on the way. */
export function nextMain(player: Passes, next: Passes): void {
  pass(player, next, next, next);
}
