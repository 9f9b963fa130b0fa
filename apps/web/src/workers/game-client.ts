import { type Remote, wrap } from 'comlink';
import type { GameApi } from './game-api.ts';

let client: Remote<GameApi> | undefined;

/** The worker with the rules and the cards; started when it is first needed. */
export function gameClient(): Remote<GameApi> {
  client ??= wrap<GameApi>(new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'game' }));
  return client;
}
