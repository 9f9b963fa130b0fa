import { useTheatre } from './theatre.ts';

interface BeatMarks {
  readonly 'data-playing': 'yes' | 'no';
  readonly 'data-cues': string;
  /** Another number for each beat: two strikes in a row have the same cues. */
  readonly 'data-beat': number;
}

/** Says on the table which beat is on it, for styles, tests and films. */
export function useBeatMarks(): BeatMarks {
  const isPlaying = useTheatre((s) => s.isPlaying);
  const cues = useTheatre((s) => s.cues.map(({ kind }) => kind).join(' '));
  const tick = useTheatre((s) => s.tick);
  return { 'data-playing': isPlaying ? 'yes' : 'no', 'data-cues': isPlaying ? cues : '', 'data-beat': tick };
}
