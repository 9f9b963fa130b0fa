import { create } from 'zustand';

export const DONE_KEY = 'longbox.learned';

interface DoneStore {
  readonly done: ReadonlySet<string>;
  mark(id: string): void;
  /** All there is, as another device knows it too. */
  replace(done: ReadonlySet<string>): void;
}

function stored(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DONE_KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []);
  } catch {
    // Storage may be closed to us, or hold what we did not write.
    return new Set();
  }
}

/** Lessons finished and puzzles solved by this visitor. */
export const useDone = create<DoneStore>((set, get) => ({
  done: stored(),
  mark: (id) => get().replace(new Set([...get().done, id])),
  replace(done) {
    set({ done });
    try {
      localStorage.setItem(DONE_KEY, JSON.stringify([...done]));
    } catch {
      // It is remembered until the page is closed.
    }
  },
}));

addEventListener('storage', ({ key }) => {
  if (key === DONE_KEY) useDone.setState({ done: stored() });
});
