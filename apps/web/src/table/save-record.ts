import { handOut } from '../shell/hand-out.ts';
import { gameClient } from '../workers/game-client.ts';

/** Hands the game out as a file that replays it. */
export async function saveRecord(): Promise<void> {
  handOut(await gameClient().record(), 'longbox-game.json');
}
