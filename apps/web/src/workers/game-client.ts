import { type Remote, wrap } from 'comlink';
import type { GameApi, MindApi } from './game-api.ts';

let game: Remote<GameApi> | undefined;
let mind: Remote<MindApi> | undefined;

/** The worker with the rules and the cards; started when it is first needed. */
export function gameClient(): Remote<GameApi> {
  game ??= wrap<GameApi>(new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'game' }));
  return game;
}

/** The same script once more, where computer players think: the table answers meanwhile. */
export function mindClient(): Remote<MindApi> {
  mind ??= wrap<MindApi>(new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'mind' }));
  return mind;
}
