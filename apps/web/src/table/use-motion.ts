import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mayMove, useSettings } from '../state/settings.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { cueMotion, quietMark, type Stage } from './motion.ts';
import type { Spots } from './use-flip.ts';

/** Cues follow each other at this distance, and a chain is cut after so long in all. */
const STEP = 140;
const CHAIN = 900;

/** Shows what just happened. Nothing waits for it: the next key or click ends what still moves. */
export function useMotion(
  container: RefObject<HTMLElement | null>,
  previous: RefObject<Spots>,
  { seq, cues }: Snapshot,
): void {
  const running = useRef<Animation[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cue is shown once, when the game has moved
  useLayoutEffect(() => {
    const board = container.current;
    if (board === null || cues.length === 0 || useSettings.getState().pace === 'instant') return;
    const stage: Stage = {
      board,
      find: (card) => board.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? undefined,
      rectOf: (card) => previous.current.get(String(card))?.rect,
    };
    if (!mayMove()) {
      for (const cue of cues) quietMark(cue, stage);
      return;
    }
    const shown = cues.slice(0, Math.floor(CHAIN / STEP));
    running.current = shown.flatMap((cue, i) => cueMotion(cue, stage, i * STEP));
  }, [seq]);
  useEffect(() => {
    const end = () => {
      for (const animation of running.current) animation.finish();
      running.current = [];
    };
    document.addEventListener('pointerdown', end, true);
    document.addEventListener('keydown', end, true);
    return () => {
      document.removeEventListener('pointerdown', end, true);
      document.removeEventListener('keydown', end, true);
    };
  }, []);
}
