import { create } from 'zustand';
import { useSettings } from '../state/settings.ts';
import { type BeatPlayer, createBeatPlayer, type Shown } from './beat-player.ts';
import { SPEEDS } from './beat-times.ts';

/**
 * What the table shows. Prompt, keys and clicks come from the newest snapshot; what is drawn may trail it by the beats that are
 * still to be played. Whoever acts meanwhile acts on the truth.
 */
type Theatre = Shown & Omit<BeatPlayer, 'whenShown'>;

const paceNow = (): number => SPEEDS[useSettings.getState().pace];
/** Stillness between what two players, or one twice, do. */
const STILL = 120;

let player: BeatPlayer | undefined;

export const useTheatre = create<Theatre>((set) => {
  player = createBeatPlayer({
    now: () => performance.now(),
    wait(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    pace: paceNow,
    isAway: () => document.hidden,
    draw: (part) => set(part),
  });
  const { receive, hurry, finish, clear } = player;
  return { shown: undefined, cues: [], tick: 0, speed: 1, isPlaying: false, receive, hurry, finish, clear };
});

/** Once everything has been shown, and a moment later. */
export async function whenShown(): Promise<void> {
  await player?.whenShown();
  const pause = STILL * paceNow();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
}
