import { create } from 'zustand';

const KEY = 'longbox.learned';

interface DoneStore {
  readonly done: ReadonlySet<string>;
  mark(id: string): void;
}

function stored(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []);
  } catch {
    // Storage may be closed to us, or hold what we did not write.
    return new Set();
  }
}

/** Lessons finished and puzzles solved on this device. */
export const useDone = create<DoneStore>((set, get) => ({
  done: stored(),
  mark(id) {
    const done = new Set([...get().done, id]);
    set({ done });
    try {
      localStorage.setItem(KEY, JSON.stringify([...done]));
    } catch {
      // It is remembered until the page is closed.
    }
  },
}));
