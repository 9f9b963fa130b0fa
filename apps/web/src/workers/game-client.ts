import { type Remote, wrap } from 'comlink';
import type { SceneApi } from '../scenes/scene-api.ts';
import type { GameApi, MindApi } from './game-api.ts';
import type { OnlineApi } from './online-api.ts';

let game: Remote<GameApi & OnlineApi & SceneApi> | undefined;
let mind: Remote<MindApi> | undefined;

/** The worker with the rules and the cards; started when it is first needed. */
export function gameClient(): Remote<GameApi & OnlineApi & SceneApi> {
  if (game === undefined) {
    const worker = new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'game' });
    watch(worker);
    game = wrap<GameApi & OnlineApi & SceneApi>(worker);
  }
  return game;
}

/** The same script once more, where computer players think: the table answers meanwhile. */
export function mindClient(): Remote<MindApi> {
  mind ??= startMind('mind');
  return mind;
}

/** One more of these. */
export function startMind(name: string): Remote<MindApi> {
  const worker = new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name });
  watch(worker);
  return wrap<MindApi>(worker);
}

const listeners = new Set<(error: Error) => void>();

/** A worker that breaks answers nobody any more, so somebody must hear of it. */
export function onWorkerTrouble(listener: (error: Error) => void): void {
  listeners.add(listener);
}

function watch(worker: Worker): void {
  worker.addEventListener('error', (event) => {
    for (const listener of listeners) listener(new Error(event.message || 'the worker could not be started'));
  });
}
