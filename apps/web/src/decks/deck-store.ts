import { del, entries, set } from 'idb-keyval';
import { use } from 'react';
import { create } from 'zustand';
import type { GameName } from '../cards/card-facts.ts';
import { asDeck } from './check-shape.ts';
import type { DeckCards, OwnDeck } from './deck.ts';

/** Each deck under a key of its own, so that two tabs with two decks never overwrite each other. */
export const DECK_PREFIX = 'longbox.deck.';

interface DeckStore {
  readonly decks: readonly OwnDeck[];
  /** Set while the browser refuses to store. */
  readonly trouble: string | undefined;
  put(deck: OwnDeck): void;
  remove(id: string): void;
  /** Reads everything again, say after a restore. */
  reload(): Promise<void>;
}

const byChange = (a: OwnDeck, b: OwnDeck): number => b.changed - a.changed || (a.id < b.id ? -1 : 1);

async function readAll(): Promise<readonly OwnDeck[]> {
  const all = await entries<IDBValidKey, unknown>();
  const found = all.flatMap(([key, value]): readonly OwnDeck[] => {
    if (typeof key !== 'string' || !key.startsWith(DECK_PREFIX)) return [];
    const deck = asDeck(value);
    return deck === undefined ? [] : [deck];
  });
  return found.sort(byChange);
}

export const useDeckStore = create<DeckStore>((setState, get) => {
  const keep = (work: Promise<void>): void => {
    work.then(
      () => setState({ trouble: undefined }),
      (error: unknown) => setState({ trouble: error instanceof Error ? error.message : String(error) }),
    );
  };
  return {
    decks: [],
    trouble: undefined,
    put(deck) {
      const isNew = !get().decks.some(({ id }) => id === deck.id);
      // A deck keeps its place in the list while it is worked on.
      const decks = isNew ? [deck, ...get().decks] : get().decks.map((each) => (each.id === deck.id ? deck : each));
      setState({ decks });
      keep(set(DECK_PREFIX + deck.id, deck));
    },
    remove(id) {
      setState({ decks: get().decks.filter((deck) => deck.id !== id) });
      keep(del(DECK_PREFIX + id));
    },
    async reload() {
      setState({ decks: await readAll() });
    },
  };
});

let loading: Promise<void> | undefined;

/** Resolves once the stored decks are known; without a store there are none. */
export function loadDecks(): Promise<void> {
  loading ??= useDeckStore
    .getState()
    .reload()
    .catch((error: unknown) =>
      useDeckStore.setState({ trouble: error instanceof Error ? error.message : String(error) }),
    );
  return loading;
}

/** The person's decks, latest first; suspends until they are here. */
export function useOwnDecks(game?: GameName): readonly OwnDeck[] {
  use(loadDecks());
  const decks = useDeckStore((s) => s.decks);
  return game === undefined ? decks : decks.filter((deck) => deck.game === game);
}

const makeId = (): string => crypto.randomUUID().slice(0, 8);

type Fresh = Omit<OwnDeck, 'id' | 'changed'>;

/** Puts a new deck into the box and returns its id. */
export function addDeck(deck: Fresh): string {
  const { decks, put } = useDeckStore.getState();
  let id = makeId();
  while (decks.some((each) => each.id === id)) id = makeId();
  put({ ...deck, id, changed: Date.now() });
  return id;
}

export const emptyDeck = (game: GameName, title: string, profile: string): Fresh => ({
  game,
  title,
  profile,
  main: '',
  cards: [],
  side: [],
  notes: '',
});

/** Changes a deck that is in the box. */
export function changeDeck(
  deck: OwnDeck,
  part: Partial<DeckCards & Pick<OwnDeck, 'title' | 'profile' | 'notes'>>,
): void {
  useDeckStore.getState().put({ ...deck, ...part, changed: Date.now() });
}
