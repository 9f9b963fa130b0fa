import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { mayMove, useSettings } from '../state/settings.ts';
import type { Stage } from './motion.ts';
import { endMoves, startMoves } from './moves.ts';
import { useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';
import type { Places } from './use-flip.ts';

/** How things move comes after the table, which can be used before anything has. */
let moving: typeof import('./motion.ts') | undefined;

/** Moves what the beat on the table is about. Nothing waits for it, and the next beat ends what still moves. */
export function useMotion(container: RefObject<HTMLElement | null>, { before, now }: Places): void {
  const { t } = useTableContext();
  const tick = useTheatre((s) => s.tick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat is moved once, as it comes
  useLayoutEffect(() => {
    const { cues, speed } = useTheatre.getState();
    const board = container.current;
    endMoves();
    if (board === null || cues.length === 0 || moving === undefined) return;
    const { cueMotion, quietMark } = moving;
    const stage: Stage = {
      board,
      find: (card) => board.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? undefined,
      was: (card) => before.current.get(String(card)),
      rectOf: (card) => now.current.get(String(card))?.rect,
      words: { stunned: t('state-stunned'), ko: t('beat-ko') },
      speed,
    };
    if (!mayMove() || useSettings.getState().pace === 'off') {
      for (const cue of cues) quietMark(cue, stage);
      return;
    }
    startMoves(cues.flatMap((cue) => cueMotion(cue, stage)));
  }, [tick]);
  useEffect(() => {
    void import('./motion.ts').then((module) => {
      moving = module;
    });
    return endMoves;
  }, []);
}
