import { type Remote, wrap } from 'comlink';
import type { ReviewApi } from './review-api.ts';

let review: Remote<ReviewApi> | undefined;

/** The script of the game worker once more: what is worked out here holds nobody up. */
export function reviewClient(): Remote<ReviewApi> {
  review ??= wrap<ReviewApi>(
    new Worker(new URL('../workers/game.worker.ts', import.meta.url), { type: 'module', name: 'review' }),
  );
  return review;
}
