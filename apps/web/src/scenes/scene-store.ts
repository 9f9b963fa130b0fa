import { create } from 'zustand';
import { GAMES } from '../cards/card-facts.ts';
import { useSettings } from '../state/settings.ts';
import { gameClient } from '../workers/game-client.ts';
import { keepScene } from './kept-scenes.ts';
import type { EntryPlace, SceneEdit, SceneReading } from './scene-api.ts';

/** Where a card that is found goes to: a zone, or a list of the card that is selected, such as its equipment. */
export interface Aim {
  readonly seat: string;
  readonly zone: string;
  readonly attach?: { readonly at: number; readonly fact: string };
}

interface SceneStore {
  readonly id: string;
  readonly text: string;
  /** What the text says; a moment behind while the worker reads. */
  readonly reading: SceneReading | undefined;
  readonly past: readonly string[];
  readonly future: readonly string[];
  readonly selected: EntryPlace | undefined;
  readonly aim: Aim | undefined;
  /** Why the browser does not keep it, if it does not. */
  readonly trouble: string | undefined;

  open(id: string, text: string): void;
  edit(...edits: readonly SceneEdit[]): Promise<void>;
  type(text: string): void;
  undo(): void;
  redo(): void;
  select(place: EntryPlace | undefined): void;
  aimAt(aim: Aim): void;
  /** Reads the text again, say in another language. */
  read(): Promise<void>;
}

const MOST = 200;

export const useScene = create<SceneStore>((set, get) => {
  let asked = 0;
  /** Letters typed in a row are taken back together. */
  let isTyping = false;
  const read = async (): Promise<void> => {
    const mine = ++asked;
    const { text, id } = get();
    const reading = await gameClient().readScene(text, useSettings.getState().language);
    if (mine !== asked) return;
    set({ reading, ...settled(reading, get()) });
    const game = GAMES.find((each) => each === reading.sheet.game);
    keepScene({ id, text, title: reading.sheet.title, game }).then(
      () => set({ trouble: undefined }),
      (error: unknown) => set({ trouble: error instanceof Error ? error.message : String(error) }),
    );
  };
  const change = (text: string, past: readonly string[], future: readonly string[]): Promise<void> => {
    set({ text, past: past.slice(-MOST), future });
    return read();
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    id: '',
    text: '',
    reading: undefined,
    past: [],
    future: [],
    selected: undefined,
    aim: undefined,
    trouble: undefined,
    open(id, text) {
      set({ id, text, reading: undefined, past: [], future: [], selected: undefined, aim: undefined });
      isTyping = false;
      void read();
    },
    edit(...edits) {
      isTyping = false;
      // One after the other: each stands on the text the one before has made.
      const done = last.then(async () => {
        const { text, past } = get();
        const next = await gameClient().editScene(text, edits);
        if (next !== text) await change(next, [...past, text], []);
      });
      last = done.catch(() => undefined);
      return done;
    },
    type(next) {
      const { text, past } = get();
      if (next === text) return;
      void change(next, isTyping ? past : [...past, text], []);
      isTyping = true;
    },
    undo() {
      const { text, past, future } = get();
      const before = past.at(-1);
      isTyping = false;
      if (before !== undefined) void change(before, past.slice(0, -1), [text, ...future]);
    },
    redo() {
      const { text, past, future } = get();
      isTyping = false;
      if (future.length > 0) void change(future[0], [...past, text], future.slice(1));
    },
    select: (selected) => set({ selected }),
    aimAt: (aim) => set({ aim }),
    read,
  };
});

/** What was pointed at may be gone. */
function settled({ sheet, words }: SceneReading, { selected, aim }: Pick<SceneStore, 'selected' | 'aim'>) {
  const entryAt = ({ seat, zone, at }: EntryPlace) => sheet.seats.find(({ name }) => name === seat)?.zones[zone]?.[at];
  const isThere =
    aim !== undefined && sheet.seats.some(({ name }) => name === aim.seat) && words?.zones.includes(aim.zone);
  const first = sheet.seats[0]?.name;
  const usual = first === undefined || words === undefined ? undefined : { seat: first, zone: words.zones[0] };
  return {
    selected: selected !== undefined && entryAt(selected) !== undefined ? selected : undefined,
    aim: isThere ? aim : usual,
  };
}
