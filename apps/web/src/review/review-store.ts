import type { ReviewProgress, Sight } from '@longbox/players';
import { create } from 'zustand';
import { useSettings } from '../state/settings.ts';
import type { ReviewedGame, ReviewSheet } from './review-api.ts';
import { reviewClient } from './review-client.ts';

/** So long the worker works before it is asked again, and so often what it found is shown, in milliseconds. */
const SLICE = 150;
const SHOWING = 900;

interface ReviewStore {
  readonly game: ReviewedGame | undefined;
  readonly sheet: ReviewSheet | undefined;
  readonly progress: ReviewProgress | undefined;
  /** Why what was opened cannot be reviewed. */
  readonly trouble: string | undefined;
  /** Works on a game until it is done or somebody leaves; where it was left it goes on. */
  follow(source: string, sight?: Sight): () => void;
}

export const useReview = create<ReviewStore>((set) => {
  let following = 0;
  const work = async (mine: number, source: string, sight: Sight): Promise<void> => {
    const isLeft = (): boolean => mine !== following;
    set({ game: undefined, sheet: undefined, progress: undefined, trouble: undefined });
    try {
      const game = await reviewClient().beginReview(source, sight);
      if (isLeft()) return;
      set({ game });
      let shown = 0;
      for (let isDone = false; !isDone && !isLeft(); ) {
        const progress = await reviewClient().workOnReview(SLICE);
        isDone = progress.phase === 'done';
        if (isLeft()) return;
        if (!isDone && performance.now() < shown + SHOWING) {
          set({ progress });
          continue;
        }
        const sheet = await reviewClient().reviewSheet(useSettings.getState().language);
        shown = performance.now();
        if (!isLeft()) set({ sheet, progress });
      }
    } catch (error) {
      if (!isLeft()) set({ trouble: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    game: undefined,
    sheet: undefined,
    progress: undefined,
    trouble: undefined,
    follow(source, sight = 'seat') {
      const mine = ++following;
      void work(mine, source, sight);
      return () => {
        if (mine === following) following++;
      };
    },
  };
});
