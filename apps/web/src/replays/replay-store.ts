import { create } from 'zustand';
import { useTheatre } from '../table/theatre.ts';
import type { Eyes, ReplayInfo, Snapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';

/** Milliseconds a moment is shown, by speed. */
export const SPEEDS = { slow: 1600, usual: 800, fast: 250 } as const;
export type Speed = keyof typeof SPEEDS;

/** A game on show: where it stands, and who looks. */
interface ReplayStore {
  readonly info: ReplayInfo | undefined;
  readonly snapshot: Snapshot | undefined;
  readonly eyes: Eyes;
  readonly speed: Speed;
  readonly isPlaying: boolean;
  /** Why what was opened cannot be shown. */
  readonly trouble: string | undefined;

  open(source: string, at?: number): Promise<void>;
  go(seq: number): Promise<void>;
  look(eyes: Eyes): Promise<void>;
  setSpeed(speed: Speed): void;
  setPlaying(isPlaying: boolean): void;
}

export const useReplay = create<ReplayStore>((set, get) => {
  /** Scrubbing asks faster than answers come: only the last question counts. */
  let asked = 0;
  const see = async (seq: number, eyes: Eyes): Promise<void> => {
    const mine = ++asked;
    const snapshot = await gameClient().seeReplay(seq, eyes);
    if (mine === asked) set({ snapshot, eyes });
  };
  return {
    info: undefined,
    snapshot: undefined,
    eyes: 'all',
    speed: 'usual',
    isPlaying: false,
    trouble: undefined,
    async open(source, at = 0) {
      set({ info: undefined, snapshot: undefined, isPlaying: false, trouble: undefined, eyes: 'all' });
      try {
        const info = await gameClient().openReplay(source);
        set({ info });
        await see(at, 'all');
      } catch (error) {
        set({ trouble: error instanceof Error ? error.message : String(error) });
      }
    },
    async go(seq) {
      const { info, eyes } = get();
      if (info === undefined) return;
      useTheatre.getState().finish();
      const wanted = Math.max(0, Math.min(seq, info.length));
      if (wanted === info.length) set({ isPlaying: false });
      await see(wanted, eyes);
    },
    look: (eyes) => see(get().snapshot?.seq ?? 0, eyes),
    setSpeed: (speed) => set({ speed }),
    setPlaying: (isPlaying) => set({ isPlaying }),
  };
});
