/** A table whose players can be told to play, at a pace or flat out. */
export interface LoadTable {
  /** `pace`: milliseconds between moves; 0 for none. */
  play(pace: number, note: (milliseconds: number) => void): void;
  rest(): void;
  close(): void;
  readonly isOver: boolean;
}

/** When a move may be made at this table. */
export interface Pace {
  begin(pace: number): void;
  end(): void;
  readonly isPlaying: boolean;
  /** Runs it now or when it is time. */
  next(move: () => void): void;
}

export function createPace(): Pace {
  let pace = 0;
  let due = 0;
  let isPlaying = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    begin(milliseconds) {
      pace = milliseconds;
      due = performance.now() + Math.random() * pace;
      isPlaying = true;
    },
    end() {
      isPlaying = false;
      clearTimeout(timer);
    },
    get isPlaying() {
      return isPlaying;
    },
    next(move) {
      if (!isPlaying) return;
      if (pace === 0) return move();
      const wait = Math.max(0, due - performance.now());
      due += pace;
      timer = setTimeout(move, wait);
    },
  };
}
