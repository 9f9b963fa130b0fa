import { type SceneTools, sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import type { CardSet } from '@longbox/vs/language';
import { VS_SETS } from '../src/index.ts';

/** The printed sets, for what is asked of decks without a table. */
export const printedSets = (): readonly CardSet[] => VS_SETS;

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

const canPass = (player: unknown): player is Passes =>
  typeof player === 'object' && player !== null && 'pass' in player;

/** Whoever must decide passes, until it is this moment of that player's turn: a phase, or a step of the Build Phase. */
export function passTo(at: SceneTools, turn: string, moment: string): void {
  for (let passes = 0; passes < 60; passes++) {
    const now = at.table();
    if (now.turn === turn && (now.phase === moment || now.step === moment)) return;
    const player: unknown = Reflect.get(at, at.decides() ?? '');
    if (!canPass(player)) break;
    player.pass();
  }
  throw new Error(`never came to ${moment} of ${turn}`);
}
