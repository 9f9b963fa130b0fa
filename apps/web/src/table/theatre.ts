import { create } from 'zustand';
import { useSettings } from '../state/settings.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { type BeatPlayer, createBeatPlayer, type Shown } from './beat-player.ts';
import { SPEEDS } from './beat-times.ts';

/**
 * What the table shows. Prompt, keys and clicks come from the newest snapshot; what is drawn may trail it by the beats that are
 * still to be played. Actions taken meanwhile act on the truth.
 */
type Theatre = Shown & Omit<BeatPlayer, 'whenShown'>;

const paceNow = (): number => SPEEDS[useSettings.getState().pace];
/** Stillness between what two players, or one twice, do. */
const STILL = 120;

let player: BeatPlayer | undefined;
/** What comes first after a lost line was missed. */
let isLineLost = false;

export function loseLine(): void {
  isLineLost = true;
}

export const useTheatre = create<Theatre>((set) => {
  player = createBeatPlayer({
    now: () => performance.now(),
    wait(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    pace: paceNow,
    isAway: () => document.hidden || isLineLost,
    draw: (part) => set(part),
  });
  const { hurry, finish, clear, leave, watch, forget } = player;
  const receive = (next: Snapshot): void => {
    player?.receive(next);
    isLineLost = false;
  };
  const nothing = { shown: undefined, cues: [], tick: 0, speed: 1, isPlaying: false, missed: undefined };
  return { ...nothing, receive, hurry, finish, clear, leave, watch, forget };
});

/** Once everything has been shown, and a moment later. */
export async function whenShown(): Promise<void> {
  await player?.whenShown();
  const pause = STILL * paceNow();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
}
